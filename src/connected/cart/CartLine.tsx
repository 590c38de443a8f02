import { memo, useEffect, useRef, useState } from 'react';
import {
  canIncrease,
  CART_IMAGE_PX,
  isGift,
  isSaved,
  isSoldOut,
  selectIsAdding,
  selectLineCount,
  selectLineStatus,
} from '../../features/cart';
import type { Article, LineStatus, Pause } from '../../features/cart';
import { useAppSelector, useIsPictureHidden, useShop } from '../../store/hooks';
import { CloseIcon } from '../../ui/graphics/CloseIcon';
import { restoreFocus } from '../../ui/keyboard/restoreFocus';
import { QuantityInput } from '../../ui/forms/QuantityInput';
import { Thumbnail } from '../../ui/graphics/Thumbnail';
import { LineDetails } from './LineDetails';
import type { LinePartner } from './LineDetails';
import { LinePrice } from './LinePrice';
import { SaveButton } from './SaveForLater';
import { ToWishlist } from './ToWishlist';
import type { CartModel } from './useCartModel';

/**
 * Moves the focus to the next line before its own is removed: removing a focused element costs three layouts. False when there is
 * no next line.
 */
function focusBelow(button: HTMLElement): boolean {
  const below = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('.remove');
  below?.focus({ preventScroll: true }); // it moves up to this position
  return below != null;
}

interface CartLineProps {
  article: Article;
  partner: LinePartner | undefined;
  /** The shop's own URL of the picture (A039). */
  mediaUrl: string | null | undefined;
  isChoosable: boolean;
  isChosen: boolean;
  /** Why nothing can be saved at the moment. */
  pause: Pause | null;
  /** The line before it was removed while focused. */
  hasFocus: boolean;
  actions: CartModel['actions'];
}

/** One article: what it is, how many, at what price. Gifts, saved and sold-out items have no quantity field (R3.033, R3.036). */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { article, partner, mediaUrl, isChoosable, isChosen, pause, hasFocus, actions } = props;
  const { cartItemId, title } = article;
  const { t, format, links } = useShop();
  const [firstPrice] = useState(article.price.actual);
  const status = useAppSelector((state) => selectLineStatus(state, cartItemId));
  const isReturning = status === 'returning';
  const [isGiftLine, isSavedLine, isSoldOutLine] = [isGift(article), isSaved(article), isSoldOut(article)];
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) restoreFocus(removeButton.current);
  }, [hasFocus]);

  const isHidden = useIsPictureHidden(article.isAdultOnly);
  const picture = (width: number) => {
    if (isHidden) return null;
    return (
      (width === CART_IMAGE_PX ? links.href(mediaUrl) : null) ??
      (article.mainMediaId === null ? null : links.media(article.mainMediaId, width))
    );
  };

  return (
    <div className="line" data-kind={isGiftLine ? 'gift' : isSavedLine ? 'saved' : isSoldOutLine ? 'sold-out' : undefined}>
      <span className="line-picture">
        <Thumbnail urlOf={picture} size={CART_IMAGE_PX}>
          {isHidden && (
            <>
              <span aria-hidden="true">18+</span>
              <span className="v-hidden">{t('txt_cart_adult_picture_hidden')}</span>
            </>
          )}
        </Thumbnail>
        {isChoosable && !isGiftLine && !isSavedLine && (
          <label className="line-select">
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={t('txt_cart_select', { title })}
              onChange={() => actions.choose([cartItemId], !isChosen)}
            />
          </label>
        )}
      </span>
      <div className="line-text">
        <LineDetails article={article} partner={partner} />
        <div className="line-row">
          {isSoldOutLine && (
            <span className="sold-out">
              <span className="short">{t('txt_availability_sold_out')}</span>
              <button
                ref={removeButton}
                type="button"
                className="button-link"
                aria-label={t('txt_cart_remove', { title })}
                onClick={() => actions.remove([article])}
              >
                {t('txt_cart_remove_short')}
              </button>
            </span>
          )}
          {!isGiftLine && !isSavedLine && !isSoldOutLine && <Amount article={article} status={status} pause={pause} actions={actions} />}
          {isSavedLine && article.variantId !== null && <MoveToCart article={article} variantId={article.variantId} actions={actions} />}
          <LinePrice article={article} />
        </div>
        {!isGiftLine && !isSavedLine && !isReturning && (
          <div className="line-later">
            <SaveButton article={article} />
            <ToWishlist article={article} />
          </div>
        )}
        <span className="line-note" role="status">
          {firstPrice !== null && firstPrice !== article.price.actual && t('txt_cart_price_changed', { from: format.money(firstPrice) })}
        </span>
      </div>
      {!isGiftLine && !isSoldOutLine && (
        <button
          ref={removeButton}
          type="button"
          className="icon-button remove"
          aria-label={t('txt_cart_remove', { title })}
          aria-disabled={isReturning}
          onClick={({ currentTarget }) => !isReturning && actions.remove([article], focusBelow(currentTarget))}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
});

/** R3.033: moves a saved item back to the cart, with its whole count. */
function MoveToCart({ article, variantId, actions }: { article: Article; variantId: string; actions: CartModel['actions'] }) {
  const { t } = useShop();
  const isAdding = useAppSelector((state) => selectIsAdding(state, { variantId }));
  const label = t('txt_cart_take_back');
  return (
    <button
      type="button"
      className="button-link"
      aria-label={`${label}: ${article.title}`}
      aria-disabled={isAdding}
      onClick={() => !isAdding && actions.moveToCart(article, variantId)}
    >
      {label}
    </button>
  );
}

interface AmountProps {
  article: Article;
  status: LineStatus;
  pause: Pause | null;
  actions: CartModel['actions'];
}

/** R5.25-R5.33. The stock limits what can be typed. The buttons are disabled while the shop is busy (s429). */
function Amount({ article, status, pause, actions }: AmountProps) {
  const { cartItemId, title, availability } = article;
  const { t, config } = useShop();
  // Not the article's count: lines render later than the field, and the next press continues from the newest count.
  const count = useAppSelector((state) => selectLineCount(state, cartItemId)) ?? article.count;
  const isReturning = status === 'returning';
  const most = config.cartMaxArticleItems;
  return (
    <QuantityInput
      value={count}
      onChange={(amount) => actions.change(cartItemId, amount)}
      max={Math.max(count, Math.min(most, availability.inStock ?? most))}
      canIncrease={canIncrease(count, availability.inStock, most)}
      labels={{
        field: t('txt_cart_quantity', { title }),
        decrease: t('txt_cart_decrease', { title }),
        increase: t('txt_cart_increase', { title }),
      }}
      valueText={(value) => t('txt_cart_pieces', { count: value })}
      state={status === 'notSaved' ? 'notSaved' : status === 'saved' ? 'saved' : 'saving'}
      isDisabled={isReturning}
      areStepsOff={pause === 'busy'}
    >
      {status === 'notSaved' ? (
        <>
          {t('txt_cart_not_saved')}{' '}
          <button type="button" className="button-link" onClick={() => actions.retry(cartItemId)}>
            {t('txt_cart_try_again')}
          </button>{' '}
          <button type="button" className="button-link" onClick={() => actions.undoChange(cartItemId)}>
            {t('txt_cart_undo')}
          </button>
        </>
      ) : isReturning ? (
        t('txt_cart_returning')
      ) : pause !== null && status === 'saving' ? (
        t('txt_cart_waiting')
      ) : undefined}
    </QuantityInput>
  );
}
