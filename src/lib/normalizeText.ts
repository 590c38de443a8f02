/** What cannot be seen, but for white space and what holds emoji together. */
const UNSEEN = /(?![\t-\r]|\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** A joiner without anything to join: it came along with a word that was copied. */
const LOOSE_JOINER = /(?<=^|[\p{Script=Latin}\p{N}\p{P}\s])[\p{Join_Control}\p{Variation_Selector}]+|\p{Join_Control}+(?=\s|$)/gu;

/** A name, a street or a town as it is kept: letters and their marks in one piece (NFC), one space between words, nothing that nobody sees. */
export const normalizeText = (typed: string): string =>
  typed.normalize('NFC').replace(UNSEEN, '').replace(LOOSE_JOINER, '').replace(/\s+/g, ' ').trim();
