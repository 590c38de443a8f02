import { useEffect, useRef } from 'react';
import type { Order } from '../../../src/features/checkout';
import { useShop } from '../../../src/store/hooks';
import { OrderVerification } from '../OrderVerification';
import { useHasStepBar } from '../StepBar';
import { focusIn } from './shippingIds';
import type { OrderModel } from './useOrder';

/** [D9] That nothing was ordered, why, and the current price. */
function Declined({ order: { messages, sentTotal }, total }: { order: Extract<Order, { phase: 'declined' }>; total: number | null }) {
  const { t, format } = useShop();
  const isOtherTotal = sentTotal !== null && total !== null && sentTotal !== total;
  const texts = messages.map(({ message, isKey }) => (isKey ? t(message) : message));
  return (
    <>
      {!messages.some(({ message }) => message === 'txt_order_not_placed') && <p>{t('txt_order_declined')}</p>}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isOtherTotal && <p>{t('txt_order_new_total', { total: format.money(total), before: format.money(sentTotal) })}</p>}
    </>
  );
}

/** The phases that have a text here. */
const SHOWN_PHASES: ReadonlySet<Order['phase']> = new Set(['sending', 'verifying', 'confirmed', 'notFound', 'declined']);

/** The status of the order, and why it was not placed. */
export function OrderState({ model: { order, missing, isShort, parts, actions } }: { model: OrderModel }) {
  const { t } = useShop();
  const state = useRef<HTMLDivElement>(null);
  const isDeclined = useRef(order.phase === 'declined');
  const lost = useRef(missing.find(({ what }) => what === 'lostWindow' || what === 'window'));
  const hasBar = useHasStepBar();
  useEffect(() => {
    // The bar's button may be pressed anywhere in the step; its result must be in view.
    if (hasBar && SHOWN_PHASES.has(order.phase)) state.current?.scrollIntoView?.({ block: 'center' });
  }, [hasBar, order.phase]);
  useEffect(() => {
    // A declined order reloads the step: the pressed button is gone, and the focus with it.
    if (!isDeclined.current || state.current === null) return;
    const boxId = lost.current?.boxId;
    // A lost window is far above, and what to do about it only there.
    if (typeof boxId === 'string') focusIn(state.current.getRootNode(), boxId);
    else state.current.focus();
  }, []);
  return (
    <>
      <div role="status" className="order-state" data-phase={order.phase}>
        {order.phase === 'sending' && t('txt_order_sending')}
        {order.phase === 'verifying' && t('txt_order_asking')}
        {order.phase === 'confirmed' && t('txt_order_unknown')}
      </div>
      {(order.phase === 'verifying' || order.phase === 'confirmed') && <OrderVerification attempt={order.attempt} />}
      {/* The flash message is announced; this stays. */}
      <div ref={state} className="order-state order-problem" tabIndex={-1}>
        {order.phase === 'notFound' && <p>{t('txt_order_not_placed')}</p>}
        {order.phase === 'declined' && <Declined order={order} total={parts.total} />}
        {order.phase === 'declined' && isShort && (
          <button type="button" className="button-link" onClick={actions.toBasket}>
            {t('txt_checkout_to_basket')}
          </button>
        )}
      </div>
    </>
  );
}
