/** Half of the smallest coin there is: sums that differ by less are the same. */
export const TOLERANCE = 0.005;
