import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DISTANCE_LIMIT_KM, iconOf } from '../../../src/features/pickup';
import type { ListedBranch, Listing } from '../../../src/features/pickup';
import { useShop } from '../../../src/store/hooks';
import { IncrementalList } from '../../../src/ui/lists/IncrementalList';
import { BranchRow } from './BranchRow';
import type { PickupModel } from './usePickup';

/** Estimated height of a row. */
const BRANCH_HEIGHT_PX = 88;

const idOf = ({ branch }: ListedBranch): string => branch.id;

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

/** The list: the chosen one, favourites, the nearest where nothing matches, all others. */
export function BranchGroups({ model: { pickup, set, actions }, listing }: { model: PickupModel; listing: Listing }) {
  const { t } = useShop();
  const { detailId, details, confirmingId, pointedId } = pickup;
  const render = useCallback(
    ({ branch, ...facts }: ListedBranch) => (
      <BranchRow
        {...{ branch, ...facts, actions }}
        icon={iconOf(set.transports, branch)}
        isPointed={pointedId === branch.id}
        isOpen={detailId === branch.id}
        isConfirming={confirmingId === branch.id}
        detail={detailId === branch.id ? details[branch.id] : undefined}
      />
    ),
    [set.transports, detailId, details, confirmingId, pointedId, actions],
  );
  const { listed, favouriteCount, farCount, nearest } = listing;
  const chosen = useMemo(() => listed.slice(0, listed[0]?.isChosen === true ? 1 : 0), [listed]);
  // Under their own heading favourites need no badge.
  const favourites = useMemo(
    () => listed.slice(chosen.length, chosen.length + favouriteCount).map((one) => ({ ...one, isPreferred: false })),
    [listed, chosen, favouriteCount],
  );
  const others = useMemo(() => listed.slice(chosen.length + favouriteCount), [listed, chosen, favouriteCount]);
  const hasGroups = chosen.length + favouriteCount > 0;
  return (
    <>
      {chosen.length > 0 && <BranchList title={t('txt_pickup_yours')} items={chosen} render={render} isTitled />}
      {favourites.length > 0 && <BranchList title={t('txt_pickup_favourites')} items={favourites} render={render} isTitled />}
      {nearest.length > 0 && <BranchList title={t('txt_pickup_nearest')} items={nearest} render={render} isTitled />}
      {others.length > 0 && <BranchList title={t('txt_pickup_title')} items={others} render={render} isTitled={hasGroups} />}
      {farCount > 0 && (
        <button
          type="button"
          className="secondary"
          onClick={({ currentTarget }) => {
            // The button goes: the focus stays where the new ones follow.
            [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>('.branch-choose') ?? [])].at(-1)?.focus();
            actions.filter({ isFarShown: true });
          }}
        >
          {t('txt_pickup_far', { count: farCount, km: DISTANCE_LIMIT_KM })}
        </button>
      )}
    </>
  );
}
