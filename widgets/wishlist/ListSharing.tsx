import { useEffect, useId, useRef, useState } from 'react';
import { selectIsListPending, wishlistActions } from '../../src/features/wishlist';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { restoreFocus } from '../../src/ui/keyboard/restoreFocus';

interface ListSharingProps {
  wishlistId: string;
  /** Null: not shared. */
  shareUrl: string | null;
  onClose: () => void;
}

const canUseShareDialog = (): boolean => 'share' in navigator;

/** ADR 049: the link that shows the list to others, and its end. */
export function ListSharing({ wishlistId, shareUrl, onClose }: ListSharingProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const isPending = useAppSelector(selectIsListPending);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [copiedUrl, setCopiedUrl] = useState<string | null>(null);
  // The pressed button goes with the answer.
  useEffect(() => restoreFocus(box.current?.querySelector<HTMLElement>(shareUrl === null ? '[data-first]' : 'input')), [shareUrl]);

  const change = (isShared: boolean) => {
    if (!isPending) dispatch(wishlistActions.sharingChanged({ wishlistId, isShared }));
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopiedUrl(url);
    } catch {
      field.current?.select(); // without clipboard access the shopper copies it
    }
  };
  return (
    <div ref={box} className="sharing" role="group" aria-label={t('txt_wishlist_share')}>
      <p id={`${id}-text`}>{t('txt_wishlist_share_text')}</p>
      {shareUrl !== null && (
        <div className="share-row">
          <label htmlFor={id}>{t('txt_wishlist_share_link')}</label>
          <input
            ref={field}
            id={id}
            className="name-input"
            readOnly
            value={shareUrl}
            aria-describedby={`${id}-text`}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button" onClick={() => void copy(shareUrl)}>
            {t('txt_wishlist_copy_link')}
          </button>
          {canUseShareDialog() && (
            <button type="button" className="button quiet" onClick={() => dispatch(wishlistActions.listShared({ wishlistId }))}>
              {t('txt_wishlist_send_link')}
            </button>
          )}
        </div>
      )}
      <div className="share-row">
        {shareUrl === null ? (
          <button
            key="create"
            type="button"
            className="button"
            data-first=""
            aria-busy={isPending}
            aria-describedby={`${id}-text`}
            onClick={() => change(true)}
          >
            {t('txt_wishlist_create_link')}
          </button>
        ) : (
          <button key="stop" type="button" className="button quiet" aria-busy={isPending} onClick={() => change(false)}>
            {t('txt_wishlist_stop_sharing')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          {t('txt_wishlist_close')}
        </button>
        <span className="soft" role="status">
          {shareUrl !== null && copiedUrl === shareUrl && t('txt_wishlist_link_copied')}
        </span>
      </div>
    </div>
  );
}
