import { useEffect, useRef, useState } from 'react';
import { selectIsListPending, wishlistActions } from '../../src/features/wishlist';
import type { WishlistName } from '../../src/features/wishlist';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { ListSharing } from './ListSharing';
import { SavedName } from './SavedName';

type Setting = 'name' | 'removal' | 'sharing';

interface ListSettingsProps {
  wishlistId: string;
  /** Undefined until the shop has named it. */
  list: WishlistName | undefined;
  isEmpty: boolean;
}

/** Sharing, name and removal of a list; the main list has neither of the last two. */
export function ListSettings({ wishlistId, list, isEmpty }: ListSettingsProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const isPending = useAppSelector(selectIsListPending);
  const [open, setOpen] = useState<Setting | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Setting | null>(null);
  if (open !== null && opened !== open) setOpened(open);
  const name = list?.name ?? '';
  const shareUrl = list?.shareUrl;
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
  if (open === 'sharing')
    return (
      <div ref={box} className="settings">
        <ListSharing wishlistId={wishlistId} shareUrl={shareUrl ?? null} onClose={() => setOpen(null)} />
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
  const canShareList = shareUrl !== undefined;
  return (
    <div ref={box} className="settings">
      {(!isEmpty || Boolean(shareUrl)) && (
        <button
          type="button"
          className="button quiet"
          data-opens="sharing"
          onClick={() => (canShareList ? setOpen('sharing') : dispatch(wishlistActions.listShared({ wishlistId })))}
        >
          {t('txt_wishlist_share')}
        </button>
      )}
      {list?.isMain === false && (
        <>
          <button type="button" className="button quiet" data-opens="name" onClick={() => setOpen('name')}>
            {t('txt_wishlist_rename')}
          </button>
          <button type="button" className="button quiet" data-opens="removal" onClick={() => setOpen('removal')}>
            {t('txt_wishlist_delete')}
          </button>
        </>
      )}
    </div>
  );
}
