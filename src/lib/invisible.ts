/** What copying brings along and nobody sees: spaces without width, marks of direction, control characters, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u115f\u1160\u3164]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A number or a code, whatever it was copied from: letters, digits and marks of the usual width and shape (NFKC), nothing invisible. */
export const plainCode = (typed: string): string => withoutInvisible(typed.normalize('NFKC'));
