import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useShop } from '../../../src/store/hooks';
import { keyOf } from '../../../src/ui/keyboard/keyName';
import type { PickupModel } from './usePickup';

/** Whether the focus entered or left the element. */
const crossedFocus = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

/** Suggestions are in a row: both pairs of arrows move along it. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Town, post code or address. */
export function PlaceSearch({ model: { pickup, actions }, field }: { model: PickupModel; field: RefObject<HTMLInputElement | null> }) {
  const { t } = useShop();
  const id = useId();
  const { type, goTo } = actions;
  const [isAway, setAway] = useState(false);
  const isShown = !isAway && pickup.places.length > 0;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyOf(event.nativeEvent);
    const isInField = event.target === field.current;
    if (key === 'Escape') {
      event.preventDefault(); // would clear the field
      if (!isShown) return actions.close();
      setAway(true);
      field.current?.focus();
    }
    if (!isShown || key === null) return;
    if (key === 'Enter' && isInField && pickup.places[0] !== undefined) {
      event.preventDefault();
      return goTo(pickup.places[0]);
    }
    // In the field, left and right move the caret.
    const step = STEPS[key] ?? 0;
    if (step === 0 || (isInField && key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .place')];
    const at = stops.findIndex((stop) => stop === event.target) + step;
    stops.at(at % stops.length)?.focus(); // wraps around
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('txt_pickup_search')}
      </label>
      {/* Handles the keys of the field and its suggestions. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="place-search"
        onFocus={(event) => crossedFocus(event) && setAway(false)}
        onBlur={(event) => crossedFocus(event) && setAway(true)}
        onKeyDown={press}
      >
        <input
          ref={field}
          id={id}
          className="field-input"
          type="search"
          placeholder={t('txt_pickup_search')} // seen where the label is not
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={pickup.query}
          onChange={(event) => {
            setAway(false);
            type(event.currentTarget.value);
          }}
        />
        {isShown && (
          // Pressing a place must not blur the field: the list would unmount before the click (Safari does not focus buttons).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <ul className="places" aria-label={t('txt_pickup_places')} onMouseDown={(event) => event.preventDefault()}>
            {pickup.places.map((place) => (
              <li key={`${place.title} ${place.lat}`}>
                <button
                  type="button"
                  className="place"
                  onClick={() => {
                    goTo(place);
                    field.current?.focus(); // the pressed button unmounts
                  }}
                >
                  {place.title}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div role="status">
        {pickup.search === 'failed' && t('txt_pickup_search_failed')}
        {isShown && <span className="v-hidden">{`${t('txt_pickup_places')}: ${pickup.places.length}`}</span>}
      </div>
    </div>
  );
}
