import type { InstallmentVariant } from '../../features/installments';
import { useShop } from '../../store/hooks';

/** What a variant costs, as consumer law requires it; facts that the shop does not send are left out. `price`: what is financed, with the deposit. */
export function VariantCosts({ variant, price }: { variant: InstallmentVariant; price: number | null }) {
  const { t, format } = useShop();
  const { installmentCount, installmentAmount, depositAmount, insurance, feeAmount, totalAmount, interestRate, aprc } = variant;
  const percent = (value: number): string => t('txt_financing_percent', { value: format.number(value) });
  const installments = t('txt_financing_times', { count: installmentCount, amount: format.money(installmentAmount) });
  const credit = price === null ? 0 : price - depositAmount;
  const facts: [string, string | null][] = [
    [t('txt_financing_deposit'), depositAmount === 0 ? null : format.money(depositAmount)],
    [t('txt_financing_credit'), credit > 0 ? format.money(credit) : null],
    [t('txt_financing_installments_title'), installments],
    [
      insurance?.title ?? t('txt_financing_insurance'),
      insurance?.amount ? t('txt_financing_included', { amount: format.money(insurance.amount) }) : null,
    ],
    [t('txt_financing_fee'), feeAmount ? format.money(feeAmount) : null],
    [t('txt_financing_rate'), interestRate === null ? null : percent(interestRate)],
    [t('txt_financing_aprc'), aprc === null ? null : percent(aprc)],
  ];
  return (
    <dl className="costs">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      <div className="costs-total">
        <dt>{t('txt_financing_total')}</dt>
        <dd>{format.money(totalAmount)}</dd>
      </div>
    </dl>
  );
}
