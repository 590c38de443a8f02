import type { Listing, Locating } from '../../../src/features/pickup';
import type { Translate } from '../../../src/shop/translate';
import { useShop } from '../../../src/store/hooks';
import { Icon } from './icons';
import type { PickupModel } from './usePickup';

const LOCATING_TEXTS: Readonly<Partial<Record<Locating, string>>> = {
  pending: 'txt_pickup_locating',
  denied: 'txt_pickup_locate_denied',
  unavailable: 'txt_pickup_locate_unavailable',
  far: 'txt_pickup_locate_far',
};

/** A place without a name is the address of the delivery. */
const originText = (origin: Listing['origin'], t: Translate): string | null =>
  origin && (origin.title === '' ? t('txt_pickup_from_address') : t('txt_pickup_from_place', { place: origin.title }));

/** The device's position, only on request. */
export function LocateButton({ model: { pickup, actions } }: { model: PickupModel }) {
  const { t } = useShop();
  const isPending = pickup.locating === 'pending';
  return (
    <button type="button" className="button-link pickup-locate" aria-disabled={isPending} onClick={() => isPending || actions.locate()}>
      <Icon name="target" />
      <span className="pickup-locate-name">{t('txt_pickup_locate')}</span>
    </button>
  );
}

/** What came of it, else where distances are measured from; place, text and list are as before where it failed. */
export function LocateStatus({ model: { pickup, listing } }: { model: PickupModel }) {
  const { t } = useShop();
  // What came of the last press, even where an earlier one has found it.
  const text = LOCATING_TEXTS[pickup.locating] ?? (pickup.isOwnPlace ? 'txt_pickup_located' : undefined);
  return (
    <p className="pickup-locate-status" role="status">
      {text === undefined ? originText(listing?.origin ?? null, t) : t(text)}
    </p>
  );
}
