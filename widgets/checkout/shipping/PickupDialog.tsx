import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { DISTANCE_LIMIT_KM, iconOf, typesOf } from '../../../src/features/pickup';
import type { ListedBranch, Listing, TransportType } from '../../../src/features/pickup';
import { IncrementalList } from '../../../src/ui/lists/IncrementalList';
import { FlashList } from '../../../src/connected/FlashList';
import { useHoldPage } from '../../../src/connected/useHoldPage';
import { useShop } from '../../../src/store/hooks';
import { Dialog } from '../../../src/ui/overlays/Dialog';
import { keyOf } from '../../../src/ui/keyboard/keyName';
import { BranchRow } from './BranchRow';
import { PickupIcon } from './PickupIcon';
import { usePickup } from './usePickup';
import type { PickupModel } from './usePickup';

/** Estimated height of a row. */
const BRANCH_HEIGHT_PX = 88;

/** The branches of one pickup method. */
export function PickupDialog() {
  const { t } = useShop();
  const hold = useHoldPage();
  const search = useRef<HTMLInputElement>(null);
  const model = usePickup();
  const { pickup, set, listing, actions } = model;
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('txt_pickup_title')}
      closeLabel={t('txt_modal_close')}
      onClose={actions.close}
      hold={hold}
      initialFocus={search}
    >
      <div className="pickup">
        {/* The flashes of the step are hidden behind the dialog. A list that failed shows its own message (D23). */}
        <FlashList shownInline={set.status === 'failed' ? ['err_generic'] : []} />
        <PlaceSearch model={model} field={search} />
        {/* Mounted before it has a text: a live region that appears with its text is not announced. */}
        <p className="pickup-count" role="status">
          {listing === null
            ? set.status !== 'failed' && t('txt_pickup_loading')
            : listing.listed.length === 0
              ? t(set.branches.length === 0 ? 'txt_pickup_empty' : 'txt_pickup_none')
              : t('txt_pickup_count', { count: listing.listed.length })}
        </p>
        <p className="v-hidden" role="status">
          {pickup.confirmingId !== null && t('txt_pickup_checking')}
        </p>
        {set.status === 'failed' && (
          <p role="alert">
            {t('txt_pickup_failed')}{' '}
            <button type="button" className="button-link" onClick={actions.retry}>
              {t('txt_cart_try_again')}
            </button>
          </p>
        )}
        {listing !== null && <Filters model={model} />}
        {listing !== null && <Branches model={model} listing={listing} />}
      </div>
    </Dialog>
  );
}

/** Whether the focus entered or left the element. */
const crossedFocus = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

/** Suggestions are in a row: both pairs of arrows move along it. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function PlaceSearch({ model: { pickup, actions }, field }: { model: PickupModel; field: RefObject<HTMLInputElement | null> }) {
  const { t } = useShop();
  const id = useId();
  const { type, goTo } = actions;
  const [isAway, setAway] = useState(false);
  const isShown = !isAway && pickup.places.length > 0;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyOf(event.nativeEvent);
    if (!isShown || key === null) return;
    if (key === 'Escape' || (key === 'Enter' && event.target === field.current)) {
      event.preventDefault(); // closes the suggestions, not the dialog
      setAway(true);
      field.current?.focus();
      return;
    }
    // In the field, left and right move the caret.
    const step = STEPS[key] ?? 0;
    if (step === 0 || (event.target === field.current && key !== 'ArrowDown' && key !== 'ArrowUp')) return;
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

interface ChipsProps {
  label: string;
  options: readonly { id: string; name: string; icon: string | null }[];
  value: string | null;
  onChange: (id: string | null) => void;
  onMissedIcon: (icon: string | null) => void;
}

/** A filter as native radio buttons; hidden when there is only one option. */
function Chips({ label, options, value, onChange, onMissedIcon }: ChipsProps) {
  const { t } = useShop();
  const name = useId();
  if (options.length < 2) return null;
  return (
    <div role="radiogroup" aria-label={label} className="chips">
      {[null, ...options].map((option) => (
        <label key={option?.id ?? ''} className="chip" data-chosen={value === (option?.id ?? null) ? '' : undefined}>
          <input
            className="v-hidden"
            type="radio"
            name={name}
            checked={value === (option?.id ?? null)}
            onChange={() => onChange(option?.id ?? null)}
          />
          {option !== null && <PickupIcon icon={option.icon} onMissed={onMissedIcon} />}
          <span>{option?.name ?? t('txt_pickup_all')}</span>
        </label>
      ))}
    </div>
  );
}

const idOf = ({ branch }: ListedBranch): string => branch.id;

const namesOf = (types: readonly TransportType[]): string => types.map(({ name }) => name).join(', ');

function Filters({ model: { pickup, set, actions } }: { model: PickupModel }) {
  const { t } = useShop();
  const { transportId, typeId } = pickup.filters;
  const transports = set.transports
    .filter(({ types }) => types.length > 0)
    .map(({ id, types }) => ({ id, name: namesOf(types), icon: types[0]?.icon ?? null }));
  return (
    <>
      <Chips
        label={t('txt_pickup_filter_transport')}
        options={transports}
        value={transportId}
        onChange={(id) => actions.filter({ transportId: id, typeId: null })}
        onMissedIcon={actions.missIcon}
      />
      <Chips
        label={t('txt_pickup_filter_type')}
        options={typesOf(set.transports, transportId)}
        value={typeId}
        onChange={(id) => actions.filter({ typeId: id })}
        onMissedIcon={actions.missIcon}
      />
    </>
  );
}

interface BranchListProps {
  title: string;
  items: readonly ListedBranch[];
  render: (item: ListedBranch) => ReactNode;
  /** One list alone needs no heading. */
  isTitled: boolean;
}

function BranchList({ title, items, render, isTitled }: BranchListProps) {
  return (
    <section>
      {isTitled && <h3 className="pickup-group">{title}</h3>}
      <IncrementalList items={items} keyOf={idOf} render={render} label={title} lineHeightPx={BRANCH_HEIGHT_PX} />
    </section>
  );
}

function Branches({ model: { pickup, set, actions }, listing }: { model: PickupModel; listing: Listing }) {
  const { t } = useShop();
  const { detailId, details, confirmingId } = pickup;
  const render = useCallback(
    ({ branch, distanceKm, isPreferred, isNew }: ListedBranch) => (
      <BranchRow
        {...{ branch, distanceKm, isPreferred, isNew, actions }}
        icon={iconOf(set.transports, branch)}
        isOpen={detailId === branch.id}
        isConfirming={confirmingId === branch.id}
        detail={detailId === branch.id ? details[branch.id] : undefined}
      />
    ),
    [set.transports, detailId, details, confirmingId, actions],
  );
  const { listed, favouriteCount, farCount, nearest } = listing;
  // Under their own heading favourites need no badge.
  const favourites = useMemo(
    () => listed.slice(0, favouriteCount).map((one) => ({ ...one, isPreferred: false })),
    [listed, favouriteCount],
  );
  const others = useMemo(() => listed.slice(favouriteCount), [listed, favouriteCount]);
  return (
    <>
      {favourites.length > 0 && <BranchList title={t('txt_pickup_favourites')} items={favourites} render={render} isTitled />}
      {nearest.length > 0 && <BranchList title={t('txt_pickup_nearest')} items={nearest} render={render} isTitled />}
      {others.length > 0 && <BranchList title={t('txt_pickup_title')} items={others} render={render} isTitled={favourites.length > 0} />}
      {farCount > 0 && (
        <button type="button" className="secondary" onClick={() => actions.filter({ isFarShown: true })}>
          {t('txt_pickup_far', { count: farCount, km: DISTANCE_LIMIT_KM })}
        </button>
      )}
    </>
  );
}
