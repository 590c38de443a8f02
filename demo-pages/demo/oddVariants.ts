/** Variants that no provider should send: before the good ones in every list of variants. */
const ODD_VARIANTS: readonly object[] = [
  { productCode: 'ODD', installmentCount: 0, installmentAmount: 10 },
  { productCode: 'ODD', installmentCount: 12, installmentAmount: 'NaN', interestRate: 5 },
  { productCode: 'ODD', installmentCount: 12, installmentAmount: 10, interestRate: -5, aprc: 'NaN', totalAmount: 120 },
  { productCode: 'ODD', installmentCount: 1.5, installmentAmount: -10 },
  { productCode: 'ODD', installmentCount: 12 },
  {},
];

/** For `mapDeep`: adds them to every list of variants. */
export const oddVariantsIn = (value: unknown): unknown =>
  Array.isArray(value) && value.some((entry) => Object.hasOwn(Object(entry), 'installmentCount'))
    ? [...ODD_VARIANTS, null, ...value]
    : value;
