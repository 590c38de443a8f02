/** What copying brings along and nobody sees: spaces without width, marks of direction, control characters, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u115f\u1160\u3164]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** What word processors and spreadsheets make of a hyphen. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** A number or a code, whatever it was copied from: letters, digits and marks of the usual width and shape (NFKC), one kind of dash, nothing invisible. */
export const plainCode = (typed: string): string => withoutInvisible(typed.normalize('NFKC')).replace(DASHES, '-');
