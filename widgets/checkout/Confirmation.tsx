import { nextKeys } from '../../src/connected/purchase/nextKeys';
import { OutcomeIcon } from '../../src/connected/purchase/OutcomeIcon';
import outcome from '../../src/connected/purchase/outcome.css';
import { TransferBlock } from '../../src/connected/purchase/TransferBlock';
import transfer from '../../src/connected/purchase/transfer.css';
import { checkoutActions, selectOrder } from '../../src/features/checkout';
import type { Purchase } from '../../src/features/checkout';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { adoptStyles } from '../../src/ui/styles/adoptStyles';
import { DeferredStatus } from '../../src/ui/text/DeferredStatus';
import { OrderFacts } from './OrderFacts';

interface ConfirmationProps {
  purchase: Purchase;
  /** The browser redirects automatically. */
  isLeaving: boolean;
}

/** [D4] Pays, pays in another way, or checks whether it is paid; else the shop's page of the order. */
function Buttons({ purchase: { payment, confirmationUrl, orderUrl }, isLeaving }: ConfirmationProps) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const [target, orderPage] = [links.safeTarget(confirmationUrl), links.safeTarget(orderUrl)];
  const isProcessing = payment.state === 'processing';
  const otherWay = payment.isOpen && !isProcessing && !isLeaving ? orderPage : null;
  const label = payment.isFailed ? 'txt_payment_again' : payment.state === 'pending' ? 'txt_order_pay' : 'txt_order_go_on';
  if (target === null && otherWay === null && !isProcessing) return null;
  return (
    <p className="actions">
      {isProcessing && (
        <button type="button" className="primary" onClick={() => dispatch(checkoutActions.paymentCheckRequested())}>
          {t('txt_payment_check')}
        </button>
      )}
      {target !== null && (
        <a className={isProcessing ? 'secondary' : 'primary'} href={target}>
          {t(label)}
        </a>
      )}
      {otherWay !== null && (
        <a className="secondary" href={otherWay}>
          {t('txt_payment_another')}
        </a>
      )}
    </p>
  );
}

/** R2.21, R3.091, D3, D4: what was ordered, its price and what happens next. */
function Confirmation({ purchase, isLeaving }: ConfirmationProps) {
  const { t, format } = useShop();
  const { payment, discount, total, deliveries } = purchase;
  const isPaymentNext = isLeaving && payment.state === 'pending';
  const isOpen = payment.isOpen && !isPaymentNext;
  /** Where nothing else happens until the shopper, or the provider, does something, and where payment is next. */
  const areButtonsFirst = isPaymentNext || (isOpen && !isLeaving);
  const priceOf = (amount: number | null): string => (amount === null ? '–' : amount === 0 ? t('txt_cart_free') : format.money(amount));
  const carriage = deliveries.flatMap(({ price }) => price ?? []);
  // Amounts besides the goods, so that the rows add up to the total.
  const extras = [
    ...(discount !== null && discount > 0 ? [{ name: t('txt_cart_discount'), amount: -discount }] : []),
    ...(carriage.length > 0 ? [{ name: t('txt_delivery'), amount: carriage.reduce((sum, price) => sum + price, 0) }] : []),
    ...(payment.price !== null && payment.price > 0 ? [{ name: t('txt_summary_payment'), amount: payment.price }] : []),
  ];
  const { email } = purchase;
  const next = (
    isPaymentNext
      ? ['txt_order_next_payment']
      : [
          ...nextKeys({ payment: payment.state, email, isTransferred: payment.transfer !== null }),
          ...(isLeaving ? ['txt_order_next_page'] : []),
        ]
  )
    .map((key) => t(key, { email: email ?? '' }))
    .join(' ');
  const buttons = <Buttons purchase={purchase} isLeaving={isLeaving} />;
  return (
    <div className="order-placed layout-sidebar">
      <div className="card confirmation">
        <div className="order-outcome" data-open={isOpen ? '' : undefined}>
          <OutcomeIcon isOpen={isOpen} />
          <div>
            {purchase.orderId !== null && <p className="order-number">{t('txt_order_number', { number: purchase.orderId })}</p>}
            <DeferredStatus>{next}</DeferredStatus>
          </div>
        </div>
        {areButtonsFirst && buttons}
        {payment.transfer !== null && <TransferBlock transfer={payment.transfer} />}
        <h3 className="order-title">{t('txt_order_items')}</h3>
        <ul className="order-items">
          {purchase.items.map(({ title, count, price }, place) => (
            // Two lines may have the same name, and the list never changes.
            // eslint-disable-next-line react/no-array-index-key
            <li key={place}>
              <span>
                {count} × {title}
              </span>
              <span>{priceOf(price === null ? null : price * count)}</span>
            </li>
          ))}
          {extras.map(({ name, amount }) => (
            <li key={name}>
              <span>{name}</span>
              <span>{priceOf(amount)}</span>
            </li>
          ))}
        </ul>
        <p className="order-total">
          <span>{t('txt_order_total')}</span> <strong>{total.vat === null ? '–' : format.money(total.vat)}</strong>
        </p>
        {!areButtonsFirst && buttons}
      </div>
      <OrderFacts purchase={purchase} />
    </div>
  );
}

function PlacedOrder() {
  const order = useAppSelector(selectOrder);
  return order.phase === 'placed' ? <Confirmation purchase={order.purchase} isLeaving={order.isLeaving} /> : null;
}

export const panel = { component: PlacedOrder, adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [outcome, transfer]) };

export { default as texts } from '../../src/connected/purchase/texts/lazy';
