/** Invisible characters, except white space and those that join emoji. */
const UNSEEN = /(?![\t-\r]|\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** A joiner with nothing to join, left over from copying. */
const LOOSE_JOINER =
  /(?<=^|[\p{Script=Latin}\p{N}\p{P}\s])[\p{Join_Control}\p{Variation_Selector}]+|(?<!\p{Join_Control})\p{Join_Control}+(?=\s|$)/gu;

/** Normalizes a name, street or town: NFC, single spaces, no invisible characters. */
export const normalizeText = (typed: string): string =>
  typed.normalize('NFC').replace(UNSEEN, '').replace(LOOSE_JOINER, '').replace(/\s+/g, ' ').trim();
