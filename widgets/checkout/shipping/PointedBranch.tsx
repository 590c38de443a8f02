import { useEffect, useRef } from 'react';
import { iconOf } from '../../../src/features/pickup';
import type { Listing } from '../../../src/features/pickup';
import { useShop } from '../../../src/store/hooks';
import { CloseIcon } from '../../../src/ui/graphics/CloseIcon';
import { BranchRow } from './BranchRow';
import type { PickupModel } from './usePickup';

/** A press on a pin. By a key, the focus goes to the choice of its branch. */
export interface PinPress {
  isByKey: boolean;
}

interface PointedBranchProps {
  model: PickupModel;
  listing: Listing;
  /** Not yet answered by scrolling to it. */
  press: PinPress | null;
  onShown: () => void;
  onClose: () => void;
}

/** The branch that was pressed on the map, as the list shows it, with its details. */
export function PointedBranch({ model: { pickup, set, actions }, listing, press, onShown, onClose }: PointedBranchProps) {
  const { t } = useShop();
  const box = useRef<HTMLElement>(null);
  const { pointedId, details, confirmingId } = pickup;
  const isPointed = ({ branch: { id } }: { branch: { id: string } }) => id === pointedId;
  const one = listing.listed.find(isPointed) ?? listing.nearest.find(isPointed);
  useEffect(() => {
    if (press === null || box.current === null) return;
    box.current.scrollIntoView?.({ block: 'nearest' });
    if (press.isByKey) box.current.querySelector<HTMLElement>('.branch-take')?.focus();
    onShown();
  }, [press, onShown]);
  return (
    <>
      <p className="v-hidden" role="status">
        {one !== undefined && `${t('txt_pickup_pointed')}: ${one.branch.name}`}
      </p>
      {one !== undefined && (
        <section ref={box} className="pickup-pointed" aria-label={t('txt_pickup_pointed')}>
          <div className="pickup-pointed-head">
            <h3 className="pickup-group">{t('txt_pickup_pointed')}</h3>
            <button type="button" className="pickup-close" aria-label={t('txt_pickup_point_clear')} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <BranchRow
            {...one}
            actions={actions}
            icon={iconOf(set.transports, one.branch)}
            isPointed
            isOpen
            isCard
            isConfirming={confirmingId === one.branch.id}
            detail={details[one.branch.id]}
          />
        </section>
      )}
    </>
  );
}
