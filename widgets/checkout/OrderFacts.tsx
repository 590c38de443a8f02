import type { Purchase, PurchaseBilling } from '../../src/features/checkout';
import { fullName } from '../../src/shop/countries/personName';
import { useShop } from '../../src/store/hooks';
import { useRelativeDate } from './useRelativeDate';

/** How the order is delivered and paid, and who is billed. */
export function OrderFacts({ purchase: { deliveries, payment, billing } }: { purchase: Purchase }) {
  const { t } = useShop();
  const dayText = useRelativeDate();
  return (
    <aside className="card order-facts" aria-label={t('txt_cart_navigation_delivery')}>
      {deliveries.map(({ deliveryId, title, isByMail, deliveredBy, earliest, branch }) => (
        <div key={deliveryId} className="order-delivery">
          <strong>{title ?? t(isByMail ? 'txt_basket_by_mail' : 'txt_delivery')}</strong>
          {branch !== null && <span className="order-fact">{branch}</span>}
          {deliveredBy !== null && (
            <span className="order-fact">
              {t('txt_delivered_by')}: {deliveredBy}
            </span>
          )}
          {earliest !== null && (
            <span className="order-fact">
              {t(branch === null ? 'txt_shipping_delivered' : 'txt_shipping_pickup', { day: dayText(earliest) })}
            </span>
          )}
        </div>
      ))}
      {payment.title !== null && (
        <div className="order-delivery">
          <strong>{t('txt_order_payment')}</strong> <span className="order-fact">{payment.title}</span>
        </div>
      )}
      {billing !== null && <Billing billing={billing} />}
    </aside>
  );
}

function Billing({ billing }: { billing: PurchaseBilling }) {
  const { t, countryCode } = useShop();
  const { company, companyId, companyTaxId, street, zip, city } = billing;
  const numbers = [
    ['txt_address_company_id', companyId],
    ['txt_address_tax_id', companyTaxId],
  ] as const;
  const lines = [
    company,
    ...numbers.map(([key, number]) => number && `${t(key)}: ${number}`),
    fullName(billing, countryCode),
    [street, `${zip} ${city}`.trim()].filter(Boolean).join(', '),
  ];
  return (
    <div className="order-delivery">
      <strong>{t('txt_address_billing')}</strong>
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
