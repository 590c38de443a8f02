import { useId } from 'react';
import { changedFilter, depositsOf, insurancesOf, keyOfVariant, termsOf } from '../../features/installments';
import type { InstallmentVariant, VariantFilter } from '../../features/installments';
import { useShop } from '../../store/hooks';

interface VariantChoiceProps {
  variants: readonly InstallmentVariant[];
  filter: VariantFilter;
  chosen: InstallmentVariant | null;
  /** An application for the chosen one is being sent. */
  isLocked?: boolean;
  onFilter: (filter: VariantFilter) => void;
  onChoose: (variant: InstallmentVariant) => void;
}

/** Deposit, insurance and term of a payment by instalments. */
export function VariantChoice({ variants, filter, chosen, isLocked = false, onFilter, onChoose }: VariantChoiceProps) {
  const { t, format } = useShop();
  const id = useId();
  const [deposits, insurances] = [depositsOf(variants), insurancesOf(variants)];
  const change = (changed: Partial<VariantFilter>) => onFilter(changedFilter(variants, filter, changed));
  return (
    <fieldset className="variants" disabled={isLocked}>
      {deposits.length > 1 && (
        <div className="field deposit">
          <label className="field-label" htmlFor={`${id}-deposit`}>
            {t('txt_financing_deposit')}
          </label>
          <select
            id={`${id}-deposit`}
            className="field-input"
            value={filter.depositAmount}
            onChange={(event) => change({ depositAmount: Number(event.currentTarget.value) })}
          >
            {deposits.map((deposit) => (
              <option key={deposit} value={deposit}>
                {deposit === 0 ? t('txt_financing_no_deposit') : format.money(deposit)}
              </option>
            ))}
          </select>
        </div>
      )}
      {insurances.map(({ code, title }) => (
        <label key={code} className="checkbox">
          <input
            type="checkbox"
            checked={filter.insuranceCode === code}
            onChange={(event) => change({ insuranceCode: event.currentTarget.checked ? code : null })}
          />
          <span>{title ?? t('txt_financing_insurance')}</span>
        </label>
      ))}
      <fieldset className="terms">
        <legend className="field-label">{t('txt_financing_term')}</legend>
        {termsOf(variants, filter).map((variant, place) => (
          <Term
            key={keyOfVariant(variant)}
            variant={variant}
            group={id}
            isChosen={variant === chosen}
            isGap={chosen === null && place === 0}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
    </fieldset>
  );
}

interface TermProps {
  variant: InstallmentVariant;
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  /** The order button leads here. */
  isGap: boolean;
  onChoose: (variant: InstallmentVariant) => void;
}

function Term({ variant, group, isChosen, isGap, onChoose }: TermProps) {
  const { t, format } = useShop();
  const { installmentCount, installmentAmount, totalAmount } = variant;
  const amount = format.money(installmentAmount);
  return (
    <label className="term" data-chosen={isChosen ? '' : undefined}>
      <input type="radio" name={group} checked={isChosen} data-gap={isGap ? '' : undefined} onChange={() => onChoose(variant)} />
      <span className="term-line">
        <span>{t('txt_financing_installments', { count: installmentCount })}</span>{' '}
        <span className="term-amount">{installmentCount === 1 ? amount : t('txt_financing_per_month', { amount })}</span>
      </span>
      <span className="term-total">
        {t('txt_financing_total')}: {format.money(totalAmount)}
      </span>
    </label>
  );
}
