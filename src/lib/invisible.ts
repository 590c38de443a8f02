/** What copying brings along and nobody sees: spaces without width, marks of direction, control characters, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u115f\u1160\u3164]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
