import { field, isDto, textOf } from '../../lib/dto';

/** The longest that is sanitized (ADR 029). */
const BODY_MAX_CHARS = 1_000_000;

export interface Content {
  /** HTML of the server, for `ServerHtml` only. */
  body: string;
  /** The version that the shop states; null where it does not. */
  hash: string | null;
}

/** R7.022. Null when the shop has no such content, or none that can be shown. */
export function toContent(value: unknown): Content | null {
  if (!isDto(value)) return null;
  const body = textOf(value, 'body');
  return body === null || body.length > BODY_MAX_CHARS ? null : { body, hash: textOf(value, 'hash') };
}

/** From the response `{ content: { body } }`. */
export const contentOf = (answer: unknown): Content | null => toContent(isDto(answer) ? field(answer, 'content') : null);
