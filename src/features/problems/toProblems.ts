import type { ApiError } from '../../api/ApiError';
import { entriesOf, field, isDto, isList, toDto } from '../../lib/dto';
import { toPlainText } from '../../lib/plainText';

/** A server error of a field; plain text. */
export interface Problem {
  /** Path in the form, e.g. `billing.zip`; before `toFormErrors`, the shop's own name. */
  field: string;
  message: string;
}

const PROBLEMS_MAX = 20;

function messagesOf(value: unknown): string {
  if (typeof value === 'string') return toPlainText(value);
  if (isList(value)) return entriesOf(value).map(messagesOf).filter(Boolean).join(' ');
  return isDto(value) ? messagesOf(field(value, 'title') ?? field(value, 'message')) : '';
}

/** A050: server errors by the shop's names of the fields. */
export function toProblems({ body }: ApiError): Problem[] {
  const errors = field(toDto(body), 'errors');
  if (!isDto(errors)) return [];
  return Object.entries(errors)
    .slice(0, PROBLEMS_MAX)
    .map(([name, value]) => ({ field: name, message: messagesOf(value) }));
}
