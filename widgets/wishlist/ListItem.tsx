import { memo, useState } from 'react';
import { AMOUNT_MAX, wishlistActions } from '../../src/features/wishlist';
import type { WishlistItem, WishlistName } from '../../src/features/wishlist';
import { isForSale } from '../../src/shop/availability';
import { useAppDispatch, useIsPictureHidden, useShop } from '../../src/store/hooks';
import { QuantityInput } from '../../src/ui/forms/QuantityInput';
import { CloseIcon } from '../../src/ui/graphics/CloseIcon';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';

const PICTURE_PX = 88;

interface ListItemProps {
  item: WishlistItem;
  /** Other lists of the customer. */
  targets: readonly WishlistName[];
  /** It was added to the cart just now. */
  isAdded: boolean;
  onRemove: (item: WishlistItem) => void;
  onMove: (item: WishlistItem, wishlistId: string) => void;
}

/** One article: what it is and costs, how many are wanted, and where it may go. */
export const ListItem = memo(function ListItem({ item, targets, isAdded, onRemove, onMove }: ListItemProps) {
  const { t, links, format } = useShop();
  const dispatch = useAppDispatch();
  const { wishListItemId, wishlistId, variantId, amount } = item;
  const title = item.title ?? t('txt_wishlist_untitled');
  const isHidden = useIsPictureHidden(item.isAdultOnly);
  const picture = (width: number) => (isHidden || item.mediaId === null ? null : links.media(item.mediaId, width));
  /** The arrow keys change a closed select in some browsers: only the button moves the article. */
  const [target, setTarget] = useState('');
  const isChosen = targets.some((list) => list.wishlistId === target);
  const addLabel = t(isAdded ? 'txt_wishlist_in_cart' : 'txt_wishlist_add_to_cart');
  const known = { wishListItemId, wishlistId, variantId, amount };

  return (
    <div className="item">
      <Thumbnail urlOf={picture} size={PICTURE_PX}>
        {isHidden && (
          <>
            <span aria-hidden="true">18+</span>
            <span className="v-hidden">{t('txt_wishlist_adult_picture_hidden')}</span>
          </>
        )}
      </Thumbnail>
      <div className="item-text">
        <bdi className="item-title">{item.href === null ? title : <a href={item.href}>{title}</a>}</bdi>
        {!isForSale(item) && <span className="soft">{t(`txt_availability_${item.availabilityKey}`)}</span>}
        {item.price !== null && <span className="item-price">{format.money(item.price)}</span>}
      </div>
      <div className="item-tools">
        <QuantityInput
          value={amount}
          onChange={(value) => dispatch(wishlistActions.changed({ kind: 'amount', ...known, amount: value }))}
          max={AMOUNT_MAX}
          labels={{
            field: t('txt_wishlist_quantity', { title }),
            decrease: t('txt_wishlist_decrease', { title }),
            increase: t('txt_wishlist_increase', { title }),
          }}
          valueText={(value) => t('txt_cart_pieces', { count: value })}
        />
        {isForSale(item) && (
          <button
            type="button"
            className="button buy"
            aria-label={`${addLabel}: ${title}`}
            data-added={isAdded ? '' : undefined}
            data-vitrina-action="add-to-cart"
            data-variant-id={variantId}
            data-count={amount}
          >
            {addLabel}
          </button>
        )}
        {targets.length > 0 && (
          <select
            className="move"
            aria-label={t('txt_wishlist_move_of', { title })}
            value={isChosen ? target : ''}
            onChange={({ target: { value } }) => setTarget(value)}
          >
            <option value="">{t('txt_wishlist_move')}</option>
            {targets.map((list) => (
              <option key={list.wishlistId} value={list.wishlistId}>
                {list.isMain ? t('txt_wishlist_main') : list.name}
              </option>
            ))}
          </select>
        )}
        {isChosen && (
          <button
            type="button"
            className="button quiet"
            aria-label={`${t('txt_wishlist_move_submit')}: ${title}`}
            onClick={() => onMove(item, target)}
          >
            {t('txt_wishlist_move_submit')}
          </button>
        )}
      </div>
      <button type="button" className="icon-button remove" aria-label={t('txt_wishlist_remove', { title })} onClick={() => onRemove(item)}>
        <CloseIcon />
      </button>
    </div>
  );
});
