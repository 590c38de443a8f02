/** R9.48, R2.59 */
export const FLYOUT_ITEMS = 5;

/** Articles that one press adds to the cart; the log of the cart's edits holds no more. */
export const BUY_MAX = 40;

/** Availability keys of articles that cannot be bought. */
const NOT_SOLD: readonly (string | null)[] = ['sold_out', 'unavailable', 'soon', 'not_sold_separately'];

export const isForSale = ({ availabilityKey }: { availabilityKey: string | null }): boolean => !NOT_SOLD.includes(availabilityKey);
