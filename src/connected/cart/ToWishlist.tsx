import { useLayoutEffect, useRef } from 'react';
import { selectIsLogged } from '../../features/account';
import type { Article } from '../../features/cart';
import { useAppSelector, useShop } from '../../store/hooks';
import { deepActiveElement } from '../../ui/keyboard/deepFocus';

/** To another line, or to the offer to undo: this one is removed. */
function moveFocusFrom(button: HTMLElement): void {
  const line = button.closest('li');
  const lines = [line?.nextElementSibling, line?.previousElementSibling];
  const next = lines.flatMap((other) => other?.querySelector<HTMLElement>('.remove') ?? [])[0];
  const root = button.getRootNode();
  (next ?? (root instanceof ShadowRoot ? root.querySelector<HTMLElement>('.removed') : null))?.focus({ preventScroll: true });
}

function MoveButton({ article: { cartItemId, variantId, count, title } }: { article: Article }) {
  const { t } = useShop();
  const button = useRef<HTMLButtonElement>(null);
  // The line leaves when the shop has the article on the list, not with the press.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && deepActiveElement(current.ownerDocument) === current) moveFocusFrom(current);
    };
  }, []);
  const label = t('txt_cart_to_wishlist');
  return (
    <button
      ref={button}
      type="button"
      className="button-link save"
      aria-label={`${label}: ${title}`}
      data-vitrina-action="wishlist-add"
      data-variant-id={variantId}
      data-amount={count}
      data-cart-item-id={cartItemId}
    >
      {label}
    </button>
  );
}

/** Moves the line to the customer's wishlist, by the action of the page's hearts. Not shown to guests. */
export function ToWishlist({ article }: { article: Article }) {
  const { links } = useShop();
  const isLogged = useAppSelector(selectIsLogged);
  return isLogged && article.variantId !== null && links.wishlists() !== null ? <MoveButton article={article} /> : null;
}
