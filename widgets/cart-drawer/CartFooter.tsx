import type { MouseEvent } from 'react';
import { UndoRemoval } from '../../src/connected/cart/UndoRemoval';
import { Totals } from '../../src/connected/cart/Totals';
import type { CartModel } from '../../src/connected/cart/useCartModel';
import { useShop } from '../../src/store/hooks';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';

interface CartFooterProps {
  model: CartModel;
  goToCart: () => void;
}

/** Undo for the last removal, the price, and the way to the checkout (R2.58). */
export function CartFooter({ model, goToCart }: CartFooterProps) {
  const { t, links } = useShop();
  const { cart, goods, total, isSaving } = model;
  const discount = cart?.discounts.value ?? 0;

  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    goToCart();
    event.preventDefault(); // last: if our code fails, the browser follows the link
  };

  return (
    <div className="footer">
      <UndoRemoval model={model} />
      {goods.length > 0 && (
        <>
          <Totals rows={discount > 0 ? [{ name: t('txt_cart_discount'), amount: -discount }] : []} total={total} isSaving={isSaving} />
          <a className="cart-link" href={links.cart()} onClick={follow}>
            {t('txt_cart_go_to_cart')}
          </a>
        </>
      )}
      <VisuallyHidden role="status">{isSaving && t('txt_cart_saving')}</VisuallyHidden>
    </div>
  );
}
