import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { BUY_MAX, isForSale, selectIsListPending, selectItems, selectLists, wishlistActions } from '../../src/features/wishlist';
import type { WishlistItem } from '../../src/features/wishlist';
import { isRepeatedClick } from '../../src/shop/interaction';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { IncrementalList } from '../../src/ui/lists/IncrementalList';
import { ListItem } from './ListItem';
import { SavedName } from './SavedName';

/** About the height of an item. */
const ITEM_HEIGHT_PX = 113;

const idOf = ({ wishListItemId }: WishlistItem): string => wishListItemId;

/** Name and removal of a list; the main list has neither. */
function ListSettings({ wishlistId, name }: { wishlistId: string; name: string }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const isPending = useAppSelector(selectIsListPending);
  const [open, setOpen] = useState<'name' | 'removal' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'name' | 'removal' | null>(null);
  if (open !== null && opened !== open) setOpened(open);
  // The pressed button is gone: the focus goes to what takes its place, and back.
  useEffect(() => {
    const target = open === null ? `[data-opens="${opened}"]` : 'input, [data-first]';
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }, [open, opened]);
  if (open === 'name')
    return (
      <div ref={box} className="settings">
        <SavedName wishlistId={wishlistId} name={name} submitLabel={t('txt_wishlist_save')} onCancel={() => setOpen(null)} />
      </div>
    );
  if (open === 'removal')
    return (
      <div ref={box} className="confirm" role="group" aria-label={t('txt_wishlist_delete')}>
        <p>
          <bdi>{t('txt_wishlist_delete_confirm', { list: name })}</bdi>
        </p>
        <button
          type="button"
          className="button danger"
          aria-busy={isPending}
          onClick={() => !isPending && dispatch(wishlistActions.listRemoved({ wishlistId }))}
        >
          {t('txt_wishlist_delete')}
        </button>
        <button type="button" className="button quiet" data-first="" onClick={() => setOpen(null)}>
          {t('txt_wishlist_cancel')}
        </button>
      </div>
    );
  return (
    <div ref={box} className="settings">
      <button type="button" className="button quiet" data-opens="name" onClick={() => setOpen('name')}>
        {t('txt_wishlist_rename')}
      </button>
      <button type="button" className="button quiet" data-opens="removal" onClick={() => setOpen('removal')}>
        {t('txt_wishlist_delete')}
      </button>
    </div>
  );
}

/** The articles of one list, newest first. A removal can be undone until the next one. */
export function ListDetail({ wishlistId }: { wishlistId: string }) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => selectItems(state, wishlistId));
  const lists = useAppSelector(selectLists);
  const [removed, setRemoved] = useState<WishlistItem | null>(null);
  const undo = useRef<HTMLDivElement>(null);
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
    ({ wishListItemId, variantId, amount }: WishlistItem, target: string) => {
      undo.current?.focus({ preventScroll: true });
      setRemoved(null);
      const known = { wishListItemId, variantId, amount };
      dispatch(wishlistActions.changed({ kind: 'move', ...known, wishlistId: target, newWishlistName: null }));
    },
    [dispatch],
  );
  const boughtAt = useRef<number | null>(null);
  /** R9.18 */
  const buy = ({ timeStamp }: { timeStamp: number }) => {
    if (isRepeatedClick(boughtAt.current, timeStamp)) return;
    boughtAt.current = timeStamp;
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
    (item: WishlistItem) => <ListItem item={item} targets={targets} onRemove={remove} onMove={move} />,
    [targets, remove, move],
  );

  return (
    <>
      <div className="toolbar">
        {bought > 0 && bought <= BUY_MAX && (
          <button type="button" className="button" onClick={buy}>
            {t('txt_wishlist_buy_all', { count: bought })}
          </button>
        )}
        {bought > BUY_MAX && <p className="soft">{t('txt_wishlist_buy_limit', { count: BUY_MAX })}</p>}
        {items.length > 0 && (
          <button type="button" className="button quiet" onClick={() => dispatch(wishlistActions.listShared({ wishlistId }))}>
            {t('txt_wishlist_share')}
          </button>
        )}
        {list !== undefined && !list.isMain && <ListSettings wishlistId={wishlistId} name={list.name} />}
      </div>
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
