import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { addressActions, suggestTowns, queryOf, selectDraft, selectTowns } from '../../../src/features/address';
import type { AddressKind, Town } from '../../../src/features/address';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { VisuallyHidden } from '../../../src/ui/text/VisuallyHidden';
import type { CustomerValues } from '../../../src/connected/customerForm/formRules';
import type { OnWarned } from '../../../src/connected/customerForm/useWarnings';

const NOTHING: Town = { zip: '', city: '' };

interface TownSuggestionProps {
  form: UseFormReturn<CustomerValues>;
  kind: AddressKind;
  onWarned: OnWarned;
}

/** What was filled in, what may be intended, and whether post code and town match. */
function useTownSuggestion({ form, kind, onWarned }: TownSuggestionProps) {
  const { countryCode } = useShop();
  const dispatch = useAppDispatch();
  const towns = useAppSelector((state) => selectTowns(state, kind));
  const box = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(NOTHING);
  const [zip, city] = form.watch([`${kind}.zip`, `${kind}.city`]);
  const place = { typed: { zip, city }, filled };
  const query = queryOf(place, countryCode);
  const suggestion = suggestTowns(place, towns, countryCode);
  const { errors } = form.formState;
  const isRefused = get(errors, `${kind}.zip`) !== undefined || get(errors, `${kind}.city`) !== undefined;
  const warning = isRefused ? null : suggestion.warning; // D2: never beside an error

  const mismatch = warning === null ? null : `${zip} ${city}`;
  const noteWarning = useEffectEvent(() => onWarned(kind, 'city'));
  useEffect(() => {
    if (mismatch !== null) noteWarning();
  }, [mismatch]);

  const isDraft = useAppSelector(selectDraft) !== null;
  // The shop's values need no suggestion. A draft's pair is checked, so that a mismatch is shown before it is submitted (D2).
  const requested = useRef(isDraft && zip !== '' && city !== '' ? null : query);
  useEffect(() => {
    if (requested.current !== query && query !== null) dispatch(addressActions.townsRequested({ kind, query }));
    requested.current = query;
  }, [kind, query, dispatch]);

  const write = (name: keyof Town, value: string) => form.setValue(`${kind}.${name}`, value, { shouldValidate: true });
  const fillIn = useEffectEvent(() => {
    if (suggestion.fill === null) return;
    const name = suggestion.fill.zip === query ? 'city' : 'zip';
    setFilled({ ...NOTHING, [name]: suggestion.fill[name] });
    if (form.getValues(`${kind}.${name}`) === suggestion.fill[name]) return;
    write(name, suggestion.fill[name]);
    // A shopper who has moved on to this field overwrites the value by typing.
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const input = root?.activeElement;
    if (input instanceof HTMLInputElement && input.name === `${kind}.${name}`) input.select();
  });
  const answered = useRef(towns);
  useEffect(() => {
    if (answered.current !== towns) fillIn(); // once per response: a field that the shopper empties stays empty
    answered.current = towns;
  }, [towns]);

  const take = (town: Town) => {
    write('zip', town.zip);
    write('city', town.city);
    setFilled(town);
    form.setFocus(`${kind}.city`); // the pressed button unmounts
  };
  return { box, warning, offers: suggestion.offers, isRefused, filled, take };
}

/** Below post code and town; purely optional. */
export function TownSuggestion(props: TownSuggestionProps) {
  const { t } = useShop();
  const id = useId();
  const { box, filled, offers, warning, isRefused, take } = useTownSuggestion(props);
  return (
    <div ref={box} className="town-suggestion" data-below={isRefused ? '' : undefined}>
      <VisuallyHidden role="status">
        {filled.city !== '' && filled.zip === '' && t('txt_address_city_filled', { city: filled.city })}
        {filled.zip !== '' && filled.city === '' && t('txt_address_zip_filled', { zip: filled.zip })}
      </VisuallyHidden>
      <div role="status" id={id}>
        {warning !== null && <p className="field-warning">{t('txt_address_town_warning', { zip: warning.zip, city: warning.city })}</p>}
        {warning === null && offers.length > 0 && <p>{t('txt_address_towns')}</p>}
      </div>
      {offers.length > 0 && (
        <ul aria-labelledby={id}>
          {offers.map((town) => (
            <li key={`${town.zip} ${town.city}`}>
              <button type="button" className="button-link" onClick={() => take(town)}>
                {town.zip} {town.city}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
