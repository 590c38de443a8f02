import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { addressActions, hintOf, queryOf, selectTowns } from '../../../src/features/address';
import type { AddressKind, Town } from '../../../src/features/address';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { VisuallyHidden } from '../../../src/ui/text/VisuallyHidden';
import type { CustomerValues } from './formRules';

const NOTHING: Town = { zip: '', city: '' };

interface TownHintProps {
  form: UseFormReturn<CustomerValues>;
  kind: AddressKind;
}

/** What was filled in, what may be meant, and what does not go together. */
function useTownHint({ form, kind }: TownHintProps) {
  const { countryCode } = useShop();
  const dispatch = useAppDispatch();
  const towns = useAppSelector(selectTowns);
  const box = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(NOTHING);
  const [zip, city] = form.watch([`${kind}.zip`, `${kind}.city`]);
  const place = { typed: { zip, city }, filled };
  const query = queryOf(place, countryCode);
  const hint = hintOf(place, towns, countryCode);

  const asked = useRef(query); // what a form begins with needs no help
  useEffect(() => {
    if (asked.current !== query && query !== null) dispatch(addressActions.townsRequested({ query }));
    asked.current = query;
  }, [query, dispatch]);

  const write = (name: keyof Town, value: string) => form.setValue(`${kind}.${name}`, value, { shouldValidate: true });
  const fillIn = useEffectEvent(() => {
    if (hint.fill === null) return;
    const name = hint.fill.zip === query ? 'city' : 'zip';
    setFilled({ ...NOTHING, [name]: hint.fill[name] });
    if (form.getValues(`${kind}.${name}`) === hint.fill[name]) return;
    write(name, hint.fill[name]);
    // Who is in the field by now goes on typing as if nothing stood there.
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const input = root?.activeElement;
    if (input instanceof HTMLInputElement && input.name === `${kind}.${name}`) input.select();
  });
  const answered = useRef(towns);
  useEffect(() => {
    if (answered.current !== towns) fillIn(); // once for each answer: what the shopper empties again stays empty
    answered.current = towns;
  }, [towns]);

  const take = (town: Town) => {
    write('zip', town.zip);
    write('city', town.city);
    setFilled(town);
    form.setFocus(`${kind}.city`); // the button goes with its list
  };
  return { box, hint, filled, take };
}

/** Below post code and town. Nothing in it has to be answered. */
export function TownSuggestion(props: TownHintProps) {
  const { t } = useShop();
  const id = useId();
  const {
    box,
    filled,
    hint: { offers, warning },
    take,
  } = useTownHint(props);
  return (
    <div ref={box} className="town-hint">
      <VisuallyHidden role="status">
        {filled.city !== '' && filled.zip === '' && t('txt_address_city_filled', { city: filled.city })}
        {filled.zip !== '' && filled.city === '' && t('txt_address_zip_filled', { zip: filled.zip })}
      </VisuallyHidden>
      <div role="status" id={id}>
        {warning !== null && <p className="field-warning">{t('txt_address_town_doubt', { zip: warning.zip, city: warning.city })}</p>}
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
