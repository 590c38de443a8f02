import { useCallback, useMemo, useRef, useState } from 'react';
import { BUY_MAX, selectBought, selectItems, selectLists, wishlistActions } from '../../src/features/wishlist';
import type { WishlistItem } from '../../src/features/wishlist';
import { isForSale } from '../../src/shop/availability';
import { isRepeatedClick } from '../../src/shop/interaction';
import { useAdded } from '../../src/connected/cart/useAdded';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { IncrementalList } from '../../src/ui/lists/IncrementalList';
import { BuyOutcome } from './BuyOutcome';
import { ListItem } from './ListItem';
import type { MoveTarget } from './MoveMenu';
import { ListSettings } from './ListSettings';

/** About the height of an item. */
const ITEM_HEIGHT_PX = 113;

const idOf = ({ wishListItemId }: WishlistItem): string => wishListItemId;

/** The articles of one list, newest first. A removal can be undone until the next one. */
export function ListDetail({ wishlistId, isSignedOut }: { wishlistId: string; isSignedOut: boolean }) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => selectItems(state, wishlistId));
  const lists = useAppSelector(selectLists);
  const [removed, setRemoved] = useState<WishlistItem | null>(null);
  const undo = useRef<HTMLDivElement>(null);
  if (removed !== null && isSignedOut) setRemoved(null); // the next customer does not see it
  const list = lists.find((one) => one.wishlistId === wishlistId);
  const targets = useMemo(() => lists.filter((one) => one.wishlistId !== wishlistId), [lists, wishlistId]);
  const bought = items.filter(isForSale).length;
  const overview = links.wishlists();

  const remove = useCallback(
    (item: WishlistItem) => {
      undo.current?.focus({ preventScroll: true }); // the button goes with its item
      setRemoved(item);
      dispatch(wishlistActions.changed({ kind: 'delete', wishListItemIds: [item.wishListItemId], variantId: null }));
    },
    [dispatch],
  );
  const move = useCallback(
    ({ wishListItemId, variantId, amount }: WishlistItem, target: MoveTarget) => {
      undo.current?.focus({ preventScroll: true });
      setRemoved(null);
      const known = { wishListItemId, variantId, amount };
      dispatch(wishlistActions.changed({ kind: 'move', ...known, ...target }));
    },
    [dispatch],
  );
  const added = useAdded();
  const boughtAt = useRef<number | null>(null);
  const outcome = useAppSelector(selectBought);
  const isBuying = outcome !== null && outcome.added === null;
  /** R9.18 */
  const buy = ({ timeStamp }: { timeStamp: number }) => {
    if (isBuying || isRepeatedClick(boughtAt.current, timeStamp)) return;
    boughtAt.current = timeStamp;
    setRemoved(null); // both are told in the same place: the newer one
    dispatch(wishlistActions.listBought({ wishlistId }));
  };
  const restore = () => {
    if (removed === null) return;
    const { variantId, amount } = removed;
    undo.current?.focus({ preventScroll: true });
    setRemoved(null);
    dispatch(wishlistActions.changed({ kind: 'insert', item: { variantId, wishlistId, newWishlistName: null, amount, cartItemId: null } }));
  };
  const render = useCallback(
    (item: WishlistItem) => <ListItem item={item} targets={targets} isAdded={item.variantId === added} onRemove={remove} onMove={move} />,
    [targets, added, remove, move],
  );

  return (
    <>
      <div className="toolbar">
        {bought > 0 && bought <= BUY_MAX && (
          <button type="button" className="button" aria-busy={isBuying} onClick={buy}>
            {t('txt_wishlist_buy_all', { count: bought })}
          </button>
        )}
        {bought > BUY_MAX && <p className="soft">{t('txt_wishlist_buy_limit', { count: BUY_MAX })}</p>}
        <ListSettings wishlistId={wishlistId} list={list} isEmpty={items.length === 0} />
      </div>
      <BuyOutcome outcome={removed === null ? outcome : null} />
      <div ref={undo} className="undo" role="status" tabIndex={-1} data-shown={removed === null ? undefined : ''}>
        {removed !== null && (
          <>
            <bdi>{t('txt_wishlist_removed', { title: removed.title ?? t('txt_wishlist_untitled') })}</bdi>
            <button type="button" className="button-link" onClick={restore}>
              {t('txt_wishlist_undo')}
            </button>
          </>
        )}
      </div>
      {items.length === 0 ? (
        <div className="empty">
          <p>{t('txt_wishlist_empty')}</p>
          <p className="soft">{t('txt_wishlist_empty_hint')}</p>
          <p>
            <a href={links.home()}>{t('txt_wishlist_empty_go')}</a>
          </p>
        </div>
      ) : (
        <IncrementalList items={items} keyOf={idOf} render={render} label={t('txt_wishlist')} lineHeightPx={ITEM_HEIGHT_PX} />
      )}
      {overview !== null && (
        <p className="back">
          <a href={overview}>{t('txt_wishlist_lists')}</a>
        </p>
      )}
    </>
  );
}
