/** The instalment that repays an amount at a nominal rate a year; without interest, equal parts. */
export function installmentOf(amount: number, ratePercent: number, months: number): number {
  const monthly = ratePercent / 100 / 12;
  return monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
}

/** More than any lender charges. */
const MONTHLY_RATE_MAX = 1;
const BISECTIONS = 60;

/**
 * The annual percentage rate of charge (directive 2008/48/EC, annex I): the rate at which the payments, one a month, are worth the
 * amount received. In percent, to one decimal.
 */
export function aprcOf(amount: number, payments: readonly number[]): number {
  const valueAt = (rate: number): number => payments.reduce((sum, payment, month) => sum + payment / (1 + rate) ** (month + 1), 0);
  let [low, high] = [0, MONTHLY_RATE_MAX];
  if (valueAt(low) <= amount) return 0;
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) > amount) low = middle;
    else high = middle;
  }
  return Math.round(((1 + low) ** 12 - 1) * 1000) / 10;
}
