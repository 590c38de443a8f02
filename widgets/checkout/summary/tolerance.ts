/** Half of the smallest coin: sums that differ by less are equal. */
export const TOLERANCE = 0.005;
