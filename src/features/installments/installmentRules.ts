import type { InstallmentOptions, InstallmentVariant } from './installmentTypes';

/** The options that a variant selects. */
export const toOptions = ({ productCode, installmentCount, depositAmount, insurance }: InstallmentVariant): InstallmentOptions => ({
  productCode,
  installmentCount,
  depositAmount,
  insuranceCode: insurance?.code ?? null,
});

/** Identifies the selected variant; null without one. */
export const variantKeyOf = ({ productCode, installmentCount, depositAmount, insuranceCode }: InstallmentOptions): string | null =>
  installmentCount === null ? null : JSON.stringify([productCode, installmentCount, depositAmount ?? 0, insuranceCode]);

export const keyOfVariant = (variant: InstallmentVariant): string | null => variantKeyOf(toOptions(variant));

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The choices in the order of the list. */
export const depositsOf = (variants: readonly InstallmentVariant[]): number[] =>
  distinct(variants.map(({ depositAmount }) => depositAmount)).sort((a, b) => a - b);

/** The insurances besides none. */
export const insurancesOf = (variants: readonly InstallmentVariant[]): NonNullable<InstallmentVariant['insurance']>[] => {
  const found = variants.flatMap(({ insurance }) => insurance ?? []);
  return distinct(found.map(({ code }) => code)).flatMap((code) => found.find((insurance) => insurance.code === code) ?? []);
};

/** The variants with this deposit and insurance, the shortest term first. */
export const termsOf = (
  variants: readonly InstallmentVariant[],
  { depositAmount, insuranceCode }: { depositAmount: number; insuranceCode: string | null },
): InstallmentVariant[] =>
  variants
    .filter((variant) => variant.depositAmount === depositAmount && (variant.insurance?.code ?? null) === insuranceCode)
    .sort((a, b) => a.installmentCount - b.installmentCount);
