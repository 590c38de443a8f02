import type { Typed } from '../../src/connected/serverForm/serverForm';
import type { ReviewFields } from '../../src/features/reviews';

/** What the shopper has typed into the server's own form while our code loaded; null: nothing. */
export function readServerForm(element: HTMLElement): ReviewFields | null {
  const typed = (name: string): string =>
    element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form :is(input, textarea)[name="${name}"]`)?.value ?? '';
  const rating = Number(element.querySelector<HTMLInputElement>('form input[name="rating"]:checked')?.value ?? 0);
  const fields = { title: typed('title'), text: typed('text'), pros: typed('pros'), cons: typed('cons') };
  const isRating = [1, 2, 3, 4, 5].includes(rating);
  return isRating || Object.values(fields).some((value) => value.trim() !== '') ? { ...fields, rating: isRating ? rating : 0 } : null;
}

/** A164: for the fields that the server's own form has. */
export const toServerValues = ({ rating, title, text, pros, cons }: ReviewFields): Typed['values'] => [
  [`[name="rating"][value="${rating}"]`, true],
  ['[name="title"]', title],
  ['[name="text"]', text],
  ['[name="pros"]', pros],
  ['[name="cons"]', cons],
];
