import { useState } from 'react';
import { useShop } from '../../store/hooks';
import { Price } from '../../ui/text/Price';

interface TotalsProps {
  /** Rows above the total; a missing amount is a dash. */
  rows: readonly { name: string; amount: number | null }[];
  /** A089: the whole order with VAT. */
  total: number | null;
  /** The VAT that the total contains: below it, as above would read as one more amount to be added. */
  vat?: { name: string; amount: number | null };
  /** Changes are being saved, so the amounts are about to change. */
  isSaving: boolean;
}

/** The price of the cart as the shop calculates it, with the total in the second currency where there is one (A018). */
export function Totals({ rows, total, vat, isSaving }: TotalsProps) {
  const { t, format } = useShop();
  const [now] = useState(Date.now);
  const money = (amount: number | null): string => (amount === null ? '–' : format.money(amount));
  return (
    <dl className="totals" aria-busy={isSaving}>
      {rows.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price amount={money(amount)} />
          </dd>
        </div>
      ))}
      <div className="total-row">
        <dt>{t('txt_cart_total')}</dt>
        <dd>
          <Price amount={money(total)} />
          {total !== null && <span className="alternative"> {format.alternativeMoney(total, now)}</span>}
        </dd>
      </div>
      {vat !== undefined && (
        <div className="total-part">
          <dt>{vat.name}</dt>
          <dd>
            <Price amount={money(vat.amount)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
