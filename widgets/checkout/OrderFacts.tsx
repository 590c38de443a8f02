import type { Purchase, PurchaseAddress, PurchaseDelivery } from '../../src/features/checkout';
import { fullName } from '../../src/shop/countries/personName';
import { useShop } from '../../src/store/hooks';
import { useRelativeDate } from './useRelativeDate';
import { useWindowText } from './useWindowText';

/** How and where the order is delivered, how it is paid, and who is billed. */
export function OrderFacts({ purchase: { deliveries, payment, shipping, billing } }: { purchase: Purchase }) {
  const { t, flags } = useShop();
  const [dayText, windowText] = [useRelativeDate(), useWindowText()];
  const hasWindows = flags.isOn('pup_time_window');
  // A refused or cancelled payment keeps the order back: the day counted from it would be a false promise.
  const whenOf = ({ timeWindow, earliest }: PurchaseDelivery): string | null =>
    hasWindows && timeWindow !== null ? windowText(timeWindow) : payment.isFailed ? null : earliest && dayText(earliest);
  const isDelivered = deliveries.some(({ isByMail, branch }) => !isByMail && branch === null);
  return (
    <aside className="card order-facts" aria-label={t('txt_cart_navigation_delivery')}>
      {deliveries
        .map((delivery) => ({ ...delivery, when: whenOf(delivery) }))
        .map(({ deliveryId, title, isByMail, deliveredBy, when, branch }) => (
          <div key={deliveryId} className="order-delivery">
            <strong>{title ?? t(isByMail ? 'txt_basket_by_mail' : 'txt_delivery')}</strong>
            {branch !== null && <span className="order-fact">{branch}</span>}
            {deliveredBy !== null && (
              <span className="order-fact">
                {t('txt_delivered_by')}: {deliveredBy}
              </span>
            )}
            {when !== null && (
              <span className="order-fact">{t(branch === null ? 'txt_shipping_delivered' : 'txt_shipping_pickup', { day: when })}</span>
            )}
          </div>
        ))}
      {isDelivered && shipping !== null && <Address title="txt_address_shipping" address={shipping} />}
      {payment.title !== null && (
        <div className="order-delivery">
          <strong>{t('txt_order_payment')}</strong> <span className="order-fact">{payment.title}</span>
        </div>
      )}
      {billing !== null && <Address title="txt_address_billing" address={billing} />}
    </aside>
  );
}

/** Name and place; of a company also its name and numbers. */
function Address({ title, address }: { title: string; address: PurchaseAddress }) {
  const { t, countryCode } = useShop();
  const { company, companyId, companyTaxId, street, zip, city } = address;
  const numbers = [
    ['txt_address_company_id', companyId],
    ['txt_address_tax_id', companyTaxId],
  ] as const;
  const lines = [
    company,
    ...numbers.map(([key, number]) => number && `${t(key)}: ${number}`),
    fullName(address, countryCode),
    [street, `${zip} ${city}`.trim()].filter(Boolean).join(', '),
  ];
  return (
    <div className="order-delivery">
      <strong>{t(title)}</strong>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="order-fact">
            {line}
          </span>
        ))}
    </div>
  );
}
