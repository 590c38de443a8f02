import type { InstallmentOptions, InstallmentVariant, VariantFilter } from './installmentTypes';

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

export const filterOf = ({ depositAmount, insurance }: InstallmentVariant): VariantFilter => ({
  depositAmount,
  insuranceCode: insurance?.code ?? null,
});

/** The variants with this deposit and insurance, the shortest term first. */
export const termsOf = (variants: readonly InstallmentVariant[], { depositAmount, insuranceCode }: VariantFilter): InstallmentVariant[] =>
  variants
    .filter((variant) => variant.depositAmount === depositAmount && (variant.insurance?.code ?? null) === insuranceCode)
    .sort((a, b) => a.installmentCount - b.installmentCount);

/** The filter after a change of one option; the other one follows where no variant has both, so that there is a term to choose. */
export function changedFilter(
  variants: readonly InstallmentVariant[],
  filter: VariantFilter,
  change: Partial<VariantFilter>,
): VariantFilter {
  const next = { ...filter, ...change };
  const possible = variants
    .map(filterOf)
    .filter((one) => ('depositAmount' in change ? one.depositAmount === next.depositAmount : one.insuranceCode === next.insuranceCode));
  const isNext = (one: VariantFilter): boolean => one.depositAmount === next.depositAmount && one.insuranceCode === next.insuranceCode;
  return possible.find(isNext) ?? possible.find(({ insuranceCode }) => insuranceCode === null) ?? possible[0] ?? next;
}

/** The variant with the same term among those with other options. */
export const sameTerm = (
  variants: readonly InstallmentVariant[],
  filter: VariantFilter,
  { installmentCount }: InstallmentVariant,
): InstallmentVariant | undefined => termsOf(variants, filter).find((variant) => variant.installmentCount === installmentCount);
