import { useId, useRef, useState } from 'react';
import type { BankTransfer } from '../../src/features/checkout';
import { useShop } from '../../src/store/hooks';
import { useRelativeDate } from './useRelativeDate';

/** [D3] Everything a bank transfer needs. */
export function TransferBlock({ transfer: { iban, recipient, amount, reference, dueDate } }: { transfer: BankTransfer }) {
  const { t, format } = useShop();
  const dayText = useRelativeDate();
  const id = useId();
  const account = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(iban.replace(/\s/g, ''));
      setCopied(true);
    } catch {
      // Without clipboard access the text is selected for copying.
      if (account.current !== null) getSelection()?.selectAllChildren(account.current);
    }
  };
  const rows = [
    { name: 'txt_transfer_amount', text: amount === null ? null : format.money(amount) },
    { name: 'txt_transfer_reference', text: reference },
    { name: 'txt_transfer_until', text: dueDate === null ? null : dayText({ from: dueDate, to: dueDate }) },
  ];
  return (
    <section className="transfer" aria-labelledby={id}>
      <h3 id={id} className="order-title">
        {t('txt_transfer_title')}
      </h3>
      <dl>
        {recipient !== null && (
          <div>
            <dt>{t('txt_transfer_payee')}</dt>
            <dd>{recipient}</dd>
          </div>
        )}
        <div>
          <dt>{t('txt_transfer_account')}</dt>
          <dd>
            <span ref={account} className="transfer-account">
              {iban}
            </span>{' '}
            <button type="button" className="button-link" onClick={() => void copy()}>
              {t('txt_copy_account')}
            </button>{' '}
            <span role="status">{isCopied && t('txt_copied')}</span>
          </dd>
        </div>
        {rows.map(
          ({ name, text }) =>
            text !== null && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
