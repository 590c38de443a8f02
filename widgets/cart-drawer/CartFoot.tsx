import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useShop } from '../../src/store/hooks';
import { Price } from '../../src/ui/Price';
import { RemovedNote } from '../../src/parts/cart/RemovedNote';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import type { CartModel } from '../../src/parts/cart/useCartModel';

interface CartFootProps {
  model: CartModel;
  goToCart: () => void;
}

/** What was just taken out and can be put back, what it costs, and the way on (R2.58). */
export function CartFoot({ model, goToCart }: CartFootProps) {
  const { t, links, format } = useShop();
  const { cart, goods, total, isSaving } = model;
  const discount = cart?.discounts.value ?? 0;
  const [now] = useState(Date.now);

  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    goToCart();
    event.preventDefault(); // last, so that without our code the browser follows the link
  };

  return (
    <div className="foot">
      <RemovedNote model={model} />
      {goods.length > 0 && (
        <>
          <dl className="totals" aria-busy={isSaving}>
            {discount > 0 && (
              <div>
                <dt>{t('txt_cart_discount')}</dt>
                <dd>
                  <Price amount={format.money(-discount)} />
                </dd>
              </div>
            )}
            <div className="total-row">
              <dt>{t('txt_cart_total')}</dt>
              <dd>
                <Price amount={total === null ? '–' : format.money(total)} />
                {total !== null && <span className="alternative"> {format.alternativeMoney(total, now)}</span>}
              </dd>
            </div>
          </dl>
          <a className="go" href={links.cart()} onClick={follow}>
            {t('txt_cart_go_to_cart')}
          </a>
        </>
      )}
      <VisuallyHidden role="status">{isSaving && t('txt_cart_saving')}</VisuallyHidden>
    </div>
  );
}
