import { foldedWords } from '../../domain/fold';
import { DEPARTMENTS } from '../departments';

/** The default picture for titles without a match. */
export const PARCEL = '1f4e6';

const MIN_WORD_LENGTH = 5;

/** Words of our own categories, e.g. "tipkovnica" for a keyboard's picture. */
const pictureOfWord: ReadonlyMap<string, string> = new Map(
  DEPARTMENTS.flatMap(({ groups }) => groups)
    .flatMap(({ leaves }) => leaves)
    .flatMap(({ titles, nouns, mediaId }) => foldedWords(`${titles.SI} ${nouns.SI}`).map((word): [string, string] => [word, mediaId]))
    .filter(([word]) => word.length >= MIN_WORD_LENGTH)
    .reverse(), // of equal words the first category wins
);

/** A picture for imported goods without one, by the words of their title. */
export function guessPicture(title: string): string {
  const word = foldedWords(title).find((part) => pictureOfWord.has(part));
  return (word && pictureOfWord.get(word)) ?? PARCEL;
}
