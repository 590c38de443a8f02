import { memo } from 'react';
import { AMOUNT_MAX, wishlistActions } from '../../src/features/wishlist';
import type { WishlistItem, WishlistName } from '../../src/features/wishlist';
import { availabilityText, isForSale } from '../../src/shop/availability';
import { useAppDispatch, useIsPictureHidden, useShop } from '../../src/store/hooks';
import { QuantityInput } from '../../src/ui/forms/QuantityInput';
import { CloseIcon } from '../../src/ui/graphics/CloseIcon';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';
import { MoveMenu } from './MoveMenu';
import type { MoveTarget } from './MoveMenu';

const PICTURE_PX = 88;

interface ListItemProps {
  item: WishlistItem;
  /** Other lists of the customer. */
  targets: readonly WishlistName[];
  /** It was added to the cart just now. */
  isAdded: boolean;
  onRemove: (item: WishlistItem) => void;
  onMove: (item: WishlistItem, target: MoveTarget) => void;
}

/** One article: what it is and costs, how many are wanted, and where it may go. */
export const ListItem = memo(function ListItem({ item, targets, isAdded, onRemove, onMove }: ListItemProps) {
  const { t, links, format } = useShop();
  const dispatch = useAppDispatch();
  const { wishListItemId, wishlistId, variantId, amount } = item;
  const title = item.title ?? t('txt_wishlist_untitled');
  const isHidden = useIsPictureHidden(item.isAdultOnly);
  const picture = (width: number) => (isHidden || item.mediaId === null ? null : links.media(item.mediaId, width));
  const addLabel = t(isAdded ? 'txt_wishlist_in_cart' : 'txt_wishlist_add_to_cart');
  const known = { wishListItemId, wishlistId, variantId, amount };

  return (
    <div className="item" data-gone={isForSale(item) ? undefined : ''}>
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
        {item.availabilityKey !== null && (
          <span className="stock" data-gone={isForSale(item) ? undefined : ''}>
            {t(availabilityText(item.availabilityKey))}
          </span>
        )}
        {item.price !== null && (
          <span className="item-prices">
            <span className="item-price" data-reduced={item.oldPrice === null ? undefined : ''}>
              {format.money(item.price)}
            </span>
            {item.oldPrice !== null && (
              <s className="soft">
                <span className="v-hidden">{t('txt_wishlist_old_price')}: </span>
                {format.money(item.oldPrice)}
              </s>
            )}
          </span>
        )}
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
        <MoveMenu title={title} targets={targets} onMove={(target) => onMove(item, target)} />
      </div>
      <button type="button" className="icon-button remove" aria-label={t('txt_wishlist_remove', { title })} onClick={() => onRemove(item)}>
        <CloseIcon />
      </button>
    </div>
  );
});
