/** R9.48, R2.59 */
export const FLYOUT_ITEMS = 5;

/** Lists of the overview, beside the main one, whose articles are requested to be pictured. */
export const PICTURED_LISTS_MAX = 11;

/** Articles that one press adds to the cart; the log of the cart's edits holds no more. */
export const BUY_MAX = 40;
