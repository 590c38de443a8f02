import type { Purchase } from '../../src/features/checkout';
import { useShop } from '../../src/store/hooks';
import { useDayText } from './useDayText';

/** R2.21, R3.091: what was ordered, what it costs and what happens next. */
export function Confirmation({ purchase }: { purchase: Purchase }) {
  const { t, links, format } = useShop();
  const dayText = useDayText();
  const target = links.safeTarget(purchase.confirmationUrl);
  const { payment, discount, total } = purchase;
  const extra = (price: number | null): string => (price !== null && price > 0 ? ` (${format.money(price)})` : '');
  return (
    <div className="box confirmation">
      {purchase.orderId !== null && <p className="order-number">{t('txt_order_number', { number: purchase.orderId })}</p>}
      <p role="status">{t(payment.isOpen ? 'txt_order_next_payment' : 'txt_order_next')}</p>
      <h3 className="subhead">{t('txt_order_items')}</h3>
      <ul className="order-items">
        {purchase.items.map(({ title, count, price }, place) => (
          // Two lines may be called the same, and the list never changes.
          // eslint-disable-next-line react/no-array-index-key
          <li key={place}>
            <span>
              {count} × {title}
            </span>
            <span>{price === null ? '–' : format.money(price * count)}</span>
          </li>
        ))}
        {discount !== null && discount > 0 && (
          <li>
            <span>{t('txt_cart_discount')}</span>
            <span>{format.money(-discount)}</span>
          </li>
        )}
      </ul>
      <p className="order-total">
        <span>{t('txt_order_total')}</span> <strong>{total.vat === null ? '–' : format.money(total.vat)}</strong>
      </p>
      {purchase.deliveries.map(({ deliveryId, title, deliveredBy, earliest, branch, price }) => (
        <div key={deliveryId} className="order-way">
          <strong>{title ?? t('txt_delivery')}</strong>
          {extra(price)}
          {branch !== null && <span className="order-fact">{branch}</span>}
          {deliveredBy !== null && (
            <span className="order-fact">
              {t('txt_delivered_by')}: {deliveredBy}
            </span>
          )}
          {earliest !== null && (
            <span className="order-fact">{t('txt_basket_arrives', { date: dayText({ from: earliest, to: earliest }) })}</span>
          )}
        </div>
      ))}
      {payment.title !== null && (
        <p className="order-way">
          <strong>{t('txt_order_payment')}</strong> {payment.title}
          {extra(payment.price)}
        </p>
      )}
      {target !== null && (
        <a className="primary" href={target}>
          {t(payment.isOpen ? 'txt_order_pay' : 'txt_order_go_on')}
        </a>
      )}
    </div>
  );
}
