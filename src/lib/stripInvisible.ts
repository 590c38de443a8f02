/** Invisible characters added by copying: zero-width spaces, direction marks, control characters, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u115f\u1160\u3164]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Replacements of the hyphen in word processors and spreadsheets. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** Normalizes a copied number or code: NFKC, one kind of dash, no invisible characters. */
export const plainCode = (typed: string): string => withoutInvisible(typed.normalize('NFKC')).replace(DASHES, '-');
