import { selectIsLogged } from '../../src/features/account';
import { FLYOUT_ITEMS, selectListStatus, selectNewest, wishlistActions } from '../../src/features/wishlist';
import type { WishlistItem } from '../../src/features/wishlist';
import { availabilityText, isForSale } from '../../src/shop/availability';
import { useAppDispatch, useAppSelector, useIsPictureHidden, useShop } from '../../src/store/hooks';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';

const PICTURE_PX = 56;

function Newest({ item }: { item: WishlistItem }) {
  const { t, links, format } = useShop();
  const isHidden = useIsPictureHidden(item.isAdultOnly);
  const picture = (width: number) => (isHidden || item.mediaId === null ? null : links.media(item.mediaId, width));
  const content = (
    <>
      <Thumbnail urlOf={picture} size={PICTURE_PX}>
        {isHidden && <span aria-hidden="true">18+</span>}
      </Thumbnail>
      <span className="about">
        <bdi className="title">{item.title ?? t('txt_wishlist_untitled')}</bdi>
        {item.availabilityKey !== null && (
          <span className="stock" data-gone={isForSale(item) ? undefined : ''}>
            {t(availabilityText(item.availabilityKey))}
          </span>
        )}
      </span>
      {item.price !== null && (
        <span className="prices">
          <span className="price" data-reduced={item.oldPrice === null ? undefined : ''}>
            {format.money(item.price)}
          </span>
          {item.oldPrice !== null && (
            <s className="old-price">
              <span className="v-hidden">{t('txt_wishlist_old_price')}: </span>
              {format.money(item.oldPrice)}
            </s>
          )}
        </span>
      )}
    </>
  );
  return item.href === null ? (
    <div className="item">{content}</div>
  ) : (
    <a className="item" part="item" href={item.href}>
      {content}
    </a>
  );
}

/** R2.59, R9.48: the five newest articles of the main list, and the way to all. */
export function NewestItems({ pieces }: { pieces: number }) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const status = useAppSelector((state) => selectListStatus(state, null));
  const items = useAppSelector(selectNewest);
  const all = links.wishlists();

  if (!isLogged)
    return (
      <div className="note">
        <p>{t('txt_wishlist_guest')}</p>
        {all !== null && (
          <a className="all" href={all}>
            {t('txt_wishlist_sign_in')}
          </a>
        )}
      </div>
    );
  if (items.length === 0 && status !== 'ready')
    return status === 'failed' ? (
      <div className="note" role="alert">
        <p>{t('txt_wishlist_failed')}</p>
        <button type="button" className="all" onClick={() => dispatch(wishlistActions.listRequested({ wishlistId: null }))}>
          {t('txt_wishlist_try_again')}
        </button>
      </div>
    ) : (
      <div className="loading" role="status" aria-label={t('txt_wishlist_loading')}>
        {Array.from({ length: Math.min(Math.max(pieces, 1), FLYOUT_ITEMS) }, (_, row) => (
          <span key={row} className="bone" />
        ))}
      </div>
    );
  return (
    <>
      {items.length === 0 ? (
        <div className="note">
          <p>{t('txt_wishlist_empty')}</p>
          <p className="hint">{t('txt_wishlist_empty_hint')}</p>
        </div>
      ) : (
        <ul className="items" aria-label={t('txt_wishlist')}>
          {items.map((item) => (
            <li key={item.wishListItemId}>
              <Newest item={item} />
            </li>
          ))}
        </ul>
      )}
      {all !== null && (
        <a className="all" part="link" href={all}>
          {t('txt_wishlist_show_all')}
          {pieces > items.length && ` (${pieces})`}
        </a>
      )}
    </>
  );
}
