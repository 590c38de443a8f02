import type { BillingMethod, PaymentFamily } from '../../../src/features/payment';
import type { CountryCode } from '../../../src/shop/countries/country';
import { useShop } from '../../../src/store/hooks';

/** Our own neutral drawings of payment schemes; never a third party's logo. */
type Mark = 'VISA' | 'circles' | 'Pay' | 'BLIK' | 'UPN' | 'HUB3';

const CARD_SCHEMES: readonly Mark[] = ['VISA', 'circles'];

/** Payment slips supported by a country's banks. */
const TRANSFER_MARKS: Readonly<Partial<Record<CountryCode, Mark>>> = { SI: 'UPN', HR: 'HUB3' };

function marksOf({ code, title }: BillingMethod, family: PaymentFamily, country: CountryCode): readonly Mark[] {
  if (/\bblik\b/i.test(title)) return ['BLIK'];
  if (family === 'card' || family === 'payuCard') return CARD_SCHEMES;
  if (family === 'wallet') return code?.endsWith('_cw') === true ? [...CARD_SCHEMES, 'Pay'] : ['Pay'];
  const mark = family === 'transfer' ? TRANSFER_MARKS[country] : undefined;
  return mark === undefined ? [] : [mark];
}

/** Decorative: the method's title has the same meaning. */
export function PaymentMarks({ method, family }: { method: BillingMethod; family: PaymentFamily }) {
  const { countryCode } = useShop();
  const marks = marksOf(method, family, countryCode);
  if (marks.length === 0) return null;
  return (
    <span className="payment-marks" aria-hidden="true">
      {marks.map((mark) => (
        <svg key={mark} className="payment-mark" viewBox="0 0 40 24" width="40" height="24" focusable="false">
          <rect x="0.5" y="0.5" width="39" height="23" rx="3.5" fill="none" stroke="currentColor" />
          {mark === 'circles' ? (
            <>
              <circle cx="16" cy="12" r="6.5" fill="currentColor" opacity="0.75" />
              <circle cx="24" cy="12" r="6.5" fill="currentColor" opacity="0.4" />
            </>
          ) : (
            <text x="20" y="16" textAnchor="middle" fontSize="11" fontWeight="700" fill="currentColor">
              {mark}
            </text>
          )}
        </svg>
      ))}
    </span>
  );
}
