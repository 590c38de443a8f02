import { field, idOf, numberOf, shortLabelOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { InstallmentVariant } from './installmentTypes';

const MONTHS_MAX = 600;
const TITLE_MAX_CHARS = 120;

/** A number of at least 0; null if the shop sends none, undefined if it sends anything else. */
function amountOf(dto: Dto, name: string): number | null | undefined {
  const sent = field(dto, name);
  if (sent === undefined || sent === null || sent === '') return null;
  const value = numberOf(dto, name);
  return value === null || value < 0 ? undefined : value;
}

/** Null for a variant that cannot be shown as the law requires: without term or instalment, or with a wrong number. */
export function toVariant(dto: Dto): InstallmentVariant | null {
  const installmentCount = numberOf(dto, 'installmentCount');
  const installmentAmount = numberOf(dto, 'installmentAmount');
  const [depositAmount, totalAmount, interestRate, aprc, feeAmount, insuranceAmount] = [
    'depositAmount',
    'totalAmount',
    'interestRate',
    'aprc',
    'feeAmount',
    'insuranceAmount',
  ].map((name) => amountOf(dto, name));
  if (installmentCount === null || !Number.isInteger(installmentCount) || installmentCount < 1 || installmentCount > MONTHS_MAX)
    return null;
  if (installmentAmount === null || installmentAmount <= 0) return null;
  if (depositAmount === undefined || totalAmount === undefined || interestRate === undefined) return null;
  if (aprc === undefined || feeAmount === undefined || insuranceAmount === undefined) return null;
  const insuranceCode = idOf(dto, 'insuranceCode');
  return {
    productCode: idOf(dto, 'productCode'),
    installmentCount,
    installmentAmount,
    depositAmount: depositAmount ?? 0,
    totalAmount: totalAmount ?? (depositAmount ?? 0) + (feeAmount ?? 0) + installmentCount * installmentAmount,
    interestRate,
    aprc,
    insurance:
      insuranceCode === null
        ? null
        : { code: insuranceCode, title: shortLabelOf(dto, 'insuranceTitle', TITLE_MAX_CHARS), amount: insuranceAmount },
    feeAmount,
  };
}
