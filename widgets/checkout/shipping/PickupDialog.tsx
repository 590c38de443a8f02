import { useRef, useState } from 'react';
import { iconOf } from '../../../src/features/pickup';
import { FlashList } from '../../../src/connected/FlashList';
import { useHoldPage } from '../../../src/connected/useHoldPage';
import { useShop } from '../../../src/store/hooks';
import { Dialog } from '../../../src/ui/overlays/Dialog';
import { useMediaQuery } from '../../../src/ui/rendering/useMediaQuery';
import { BranchGroups } from './BranchGroups';
import { MapSlot } from './MapSlot';
import type { KeptView, MapHandle } from './pickupMapProps';
import { LocateButton, LocateStatus } from './OwnPosition';
import { PickupFilters } from './PickupFilters';
import { PlaceSearch } from './PlaceSearch';
import { PointedBranch } from './PointedBranch';
import type { PinPress } from './PointedBranch';
import { ViewSwitch } from './ViewSwitch';
import type { PickupView } from './ViewSwitch';
import { usePickup } from './usePickup';

/** Room for both. The same condition is in pickup.css. */
const WIDE = '(min-width: 800px) and (min-height: 480px)';

/** Its keyboard would cover the points before anybody wants to type. */
const HAS_SCREEN_KEYBOARD = '(pointer: coarse) and (max-width: 799px)';

/** The branches of one pickup method: a list and a map of the same ones, side by side or in turn. */
export function PickupDialog() {
  const { t } = useShop();
  const hold = useHoldPage();
  const search = useRef<HTMLInputElement>(null);
  const map = useRef<MapHandle | null>(null);
  const model = usePickup();
  const isWide = useMediaQuery(WIDE);
  const hasScreenKeyboard = useMediaQuery(HAS_SCREEN_KEYBOARD);
  const [view, setView] = useState<PickupView>('list');
  const [press, setPress] = useState<PinPress | null>(null);
  /** Where the shopper has moved the map, while list and map are shown in turn. */
  const mapView = useRef<KeptView | null>(null);
  const { pickup, set, listing, actions } = model;
  const [isListShown, isMapShown] = [isWide || view === 'list', isWide || view === 'map'];
  const putAway = () => {
    const { pointedId } = pickup;
    actions.point(null);
    setPress(null);
    if (pointedId !== null) map.current?.focusBranch(pointedId);
  };
  return (
    <Dialog
      isOpen
      size={isWide ? 'xl' : 'lg'}
      title={t('txt_pickup_title')}
      closeLabel={t('txt_modal_close')}
      onClose={actions.close}
      hold={hold}
      {...(!hasScreenKeyboard && { initialFocus: search })}
    >
      {/* The flashes of the step are hidden behind the dialog. A list that failed shows its own message (D23). */}
      <div className="pickup-messages">
        <FlashList shownInline={set.status === 'failed' ? ['err_generic'] : []} />
      </div>
      <div className="pickup" data-view={isWide ? undefined : view}>
        <div className="pickup-head">
          <PlaceSearch model={model} field={search} />
          <div className="pickup-row">
            {/* Mounted before it has a text: a live region that appears with its text is not announced. */}
            <p className="pickup-count" role="status">
              {listing === null || (pickup.isAdding && listing.listed.length === 0)
                ? set.status !== 'failed' && t('txt_pickup_loading')
                : listing.listed.length === 0
                  ? t(set.branches.length === 0 ? 'txt_pickup_empty' : 'txt_pickup_none')
                  : t('txt_pickup_count', { count: listing.listed.length })}
            </p>
            <LocateButton model={model} />
          </div>
          <LocateStatus model={model} />
          <p className="v-hidden" role="status">
            {pickup.confirmingId !== null && t('txt_pickup_checking')}
          </p>
          {set.status === 'failed' && (
            <p role="alert">
              {t('txt_pickup_failed')}{' '}
              <button
                type="button"
                className="button-link"
                onClick={() => {
                  actions.retry();
                  search.current?.focus(); // the button goes
                }}
              >
                {t('txt_cart_try_again')}
              </button>
            </p>
          )}
          {listing !== null && !isWide && <ViewSwitch view={view} onChange={setView} />}
          {listing !== null && <PickupFilters model={model} />}
        </div>
        {listing !== null && isMapShown && (
          <MapSlot
            model={model}
            listing={listing}
            iconOf={(branch) => iconOf(set.transports, branch)}
            handle={map}
            isBeside={isWide}
            keptView={mapView}
            onBranch={(branchId, isByKey) => {
              actions.point(branchId);
              setPress({ isByKey });
            }}
          />
        )}
        {listing !== null && (
          <div className="pickup-body" tabIndex={-1}>
            {isMapShown && <PointedBranch model={model} listing={listing} press={press} onShown={() => setPress(null)} onClose={putAway} />}
            {isListShown && <BranchGroups model={model} listing={listing} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}
