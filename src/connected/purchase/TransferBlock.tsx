import { useId, useRef, useState } from 'react';
import type { BankTransfer } from '../../features/bankTransfer';
import type { Shop } from '../../shop/shop';
import { useShop } from '../../store/hooks';
import { copyText } from '../../ui/text/copyText';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { PaymentCode } from './PaymentCode';

interface Row {
  key: string;
  text: string;
  /** As a form of a bank takes it; null for what nobody types. */
  copy: string | null;
}

const TYPED = { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** With a decimal comma, as in all six countries, and without sign and grouping. Rounded as it is shown: `toFixed` makes 1.00 of 1.005. */
const typedAmount = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toLocaleString('sl', TYPED));

function rowsOf({ iban, account, recipient, amount, currency, reference, dueDate }: BankTransfer, { format, country }: Shop): Row[] {
  const isOwnCurrency = currency === null || currency === country.currency;
  const day = dueDate === null ? '' : format.date(new Date(`${dueDate}T12:00:00`));
  const rows: (Row | null)[] = [
    recipient === null ? null : { key: 'txt_transfer_payee', text: recipient, copy: null },
    account === null ? null : { key: 'txt_transfer_national', text: account, copy: account },
    { key: 'txt_transfer_account', text: iban, copy: iban.replace(/\s/g, '') },
    amount === null
      ? null
      : {
          key: 'txt_transfer_amount',
          text: isOwnCurrency ? format.money(amount) : `${format.number(amount)} ${currency}`,
          copy: typedAmount(amount),
        },
    reference === null ? null : { key: 'txt_transfer_reference', text: reference, copy: reference },
    day === '' ? null : { key: 'txt_transfer_until', text: day, copy: day },
  ];
  return rows.filter((row) => row !== null);
}

/** [D3] Everything a bank transfer needs: as text to copy and, where the shop wants it, as the country's payment code. */
export function TransferBlock({ transfer }: { transfer: BankTransfer }) {
  const shop = useShop();
  const { t, flags } = shop;
  const id = useId();
  const list = useRef<HTMLDListElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async ({ key, copy: text }: Row) => {
    if (await copyText(text ?? '', list.current?.querySelector(`[data-key="${key}"]`))) setCopied(key);
  };
  return (
    <section className="transfer" aria-labelledby={id}>
      <h3 id={id} className="transfer-title">
        {t('txt_transfer_title')}
      </h3>
      <div className="transfer-body">
        <dl ref={list}>
          {rowsOf(transfer, shop).map((row) => (
            <div key={row.key}>
              <dt>{t(row.key)}</dt>
              <dd>
                <span data-key={row.key}>{row.text}</span>
                {row.copy !== null && (
                  <button
                    type="button"
                    className="transfer-copy"
                    aria-label={t('txt_copy_named', { what: t(row.key) })}
                    data-copied={copied === row.key ? '' : undefined}
                    onClick={() => void copy(row)}
                  >
                    {t('txt_copy')}
                  </button>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {flags.isOn('qr_payment_thank_you') && <PaymentCode transfer={transfer} />}
      </div>
      <VisuallyHidden role="status">{copied !== null && t('txt_copied', { what: t(copied) })}</VisuallyHidden>
    </section>
  );
}
