import type { Purchase } from '../../src/features/checkout';
import { useShop } from '../../src/store/hooks';
import { DeferredStatus } from '../../src/ui/text/DeferredStatus';
import { OrderFacts } from './OrderFacts';
import { TransferBlock } from './TransferBlock';

interface ConfirmationProps {
  purchase: Purchase;
  /** The browser redirects automatically. */
  isLeaving: boolean;
}

/** A tick for a finished order, an exclamation mark while the payment is open; the text beside it says the same. */
function OutcomeIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="order-outcome-icon" viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path
        d={isOpen ? 'M12 6.5v7M12 17.4v.1' : 'm7 12.4 3.4 3.4 6.6-7.2'}
        fill="none"
        stroke="var(--v-surface)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** R2.21, R3.091, D3, D4: what was ordered, its price and what happens next. */
export function Confirmation({ purchase, isLeaving }: ConfirmationProps) {
  const { t, links, format } = useShop();
  const target = links.safeTarget(purchase.confirmationUrl);
  const { payment, discount, total, deliveries } = purchase;
  const priceOf = (amount: number | null): string => (amount === null ? '–' : amount === 0 ? t('txt_cart_free') : format.money(amount));
  const carriage = deliveries.flatMap(({ price }) => price ?? []);
  // Amounts besides the goods, so that the rows add up to the total.
  const extras = [
    ...(discount !== null && discount > 0 ? [{ name: t('txt_cart_discount'), amount: -discount }] : []),
    ...(carriage.length > 0 ? [{ name: t('txt_delivery'), amount: carriage.reduce((sum, price) => sum + price, 0) }] : []),
    ...(payment.price !== null && payment.price > 0 ? [{ name: t('txt_summary_payment'), amount: payment.price }] : []),
  ];
  const keys = payment.isFailed
    ? ['txt_payment_failed']
    : payment.isOpen
      ? [isLeaving ? 'txt_order_next_payment' : 'txt_order_unpaid']
      : [
          ...(payment.isPaid ? ['txt_order_paid'] : []),
          purchase.email === null ? 'txt_order_next' : 'txt_order_next_email',
          ...(payment.transfer === null ? [] : ['txt_order_after_payment']),
          ...(isLeaving ? ['txt_order_next_page'] : []),
        ];
  const next = keys.map((key) => t(key, { email: purchase.email ?? '' })).join(' ');
  const otherWay = payment.isFailed ? links.safeTarget(purchase.orderUrl) : null;
  const buttons = (target !== null || otherWay !== null) && (
    <p className="actions">
      {target !== null && (
        <a className="primary" href={target}>
          {t(payment.isFailed ? 'txt_payment_again' : payment.isOpen ? 'txt_order_pay' : 'txt_order_go_on')}
        </a>
      )}
      {otherWay !== null && (
        <a className="secondary" href={otherWay}>
          {t('txt_payment_another')}
        </a>
      )}
    </p>
  );
  return (
    <div className="order-placed layout-sidebar">
      <div className="card confirmation">
        <div className="order-outcome" data-open={payment.isOpen ? '' : undefined}>
          <OutcomeIcon isOpen={payment.isOpen} />
          <div>
            {purchase.orderId !== null && <p className="order-number">{t('txt_order_number', { number: purchase.orderId })}</p>}
            <DeferredStatus>{next}</DeferredStatus>
          </div>
        </div>
        {payment.isFailed && buttons}
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
        {!payment.isFailed && buttons}
      </div>
      <OrderFacts purchase={purchase} />
    </div>
  );
}
