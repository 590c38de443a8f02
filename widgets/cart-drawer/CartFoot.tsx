import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useShop } from '../../src/store/hooks';
import { Price } from '../../src/ui/Price';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import type { CartPanelModel } from './useCartPanel';

interface CartFootProps {
  model: CartPanelModel;
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

/** The newest removal, and all of them at once. The region is there before it speaks. */
function RemovedNote({ model: { removed, hasStalledRemoval, actions } }: { model: CartPanelModel }) {
  const { t } = useShop();
  const lines = removed.map(({ article }) => article);
  const newest = lines.at(-1);
  return (
    <div role="status" className="removed">
      {newest !== undefined && (
        <>
          <span className="removed-text">
            {hasStalledRemoval
              ? t('txt_cart_not_removed')
              : lines.length === 1
                ? t('txt_cart_removed', { title: newest.title })
                : t('txt_cart_removed_count', { count: lines.length })}
          </span>
          {hasStalledRemoval && (
            <button type="button" className="plain" onClick={() => actions.retryRemoval(newest.cartItemId)}>
              {t('txt_cart_try_again')}
            </button>
          )}
          <button type="button" className="plain" onClick={() => actions.undo(lines)}>
            {t('txt_cart_undo')}
          </button>
        </>
      )}
    </div>
  );
}
