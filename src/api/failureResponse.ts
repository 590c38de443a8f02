import { isDto } from '../lib/dto';
import { toPlainText } from '../lib/plainText';
import type { ApiError } from './ApiError';
import { ERROR_CATALOGUE, QUEUED } from './errorCatalogue';
import type { CatalogueRow, ErrorEffect, Failure, ServerMessage } from './errorCatalogue';
import { flashEntries } from './flashEntries';
import { nullProto } from './nullProto';
import { backgroundOperations, cartOperations } from './operationKinds.gen';
import { fallbackScope } from './fallbackScope';

interface ErrorFlash {
  /** A text key, or the shop's own text: untrusted, sanitised where it is shown (A021). */
  readonly message: string;
  readonly isKey: boolean;
  readonly type: 'danger';
  readonly cat: 'cart' | 'form';
  readonly offersReload?: true;
  /** A164: the text names how long to wait. */
  readonly waitS?: number;
  /** The shop's own type and category of this message, not validated (A094). */
  readonly server?: { readonly type: unknown; readonly cat: unknown };
}

export interface FailureResponse {
  readonly flashes: readonly ErrorFlash[];
  readonly effect: ErrorEffect | null;
  /** With `reload`: the server's redirect; validate before following. Null: this page. */
  readonly link: string | null;
  /** What to log, or null. Contains nothing of the response. */
  readonly log: string | null;
}

/** Classifies an error for the catalogue. */
function failureOf(error: ApiError): Failure {
  if (serverLink(error) !== null) return 'link';
  const { kind, status = 0 } = error;
  if (kind !== 'http') return kind;
  if (status === 401 || status === 409 || status === 419 || status === 429) return `${status}`;
  if (status >= 500) return '5xx';
  return fallbackScope(error) === null && isDto(error.body) ? '4xx' : 'page';
}

/** The error catalogue's response (requirements, section 8) to a failed request. */
export function failureResponse(error: ApiError): FailureResponse {
  const failure = failureOf(error);
  const isOneOf = (operations: readonly string[]) => operations.includes(error.operation);
  const row = ERROR_CATALOGUE.find(
    ({ operations, failures }) =>
      (operations === '*' || isOneOf(operations === 'background' ? backgroundOperations : operations)) &&
      (failures === '*' || failures.includes(failure)),
  );
  const { log, effect = null } = row ?? {};
  const cat = row?.cat ?? (isOneOf(cartOperations) ? 'cart' : 'form');
  const wait = row?.message !== undefined && !isOneOf(QUEUED) ? waitOf(error) : null;
  const texts = messagesOf(row?.message, error).filter(({ isKey }) => wait === null || !isKey);
  const offer = effect === 'offerReload' ? { offersReload: true as const } : {};
  return {
    flashes: [...(wait === null ? [] : [wait]), ...texts].map((text) => ({
      ...text,
      ...serverMarks(text, error),
      type: 'danger',
      cat,
      ...offer,
    })),
    effect,
    link: effect === 'reload' ? serverLink(error) : null,
    log: log === true ? error.message : (log ?? null),
  };
}

/** A164: a limit names the wait; before the shop's own words, which may say nothing of it. */
export const waitOf = ({ status, retryAfterS: waitS }: ApiError) =>
  status === 429 && waitS !== undefined ? { message: 'err_request_limit', isKey: true, waitS } : null;

function messagesOf(source: CatalogueRow['message'], error: ApiError): { message: string; isKey: boolean }[] {
  if (source === undefined) return [];
  const texts = typeof source === 'string' ? [] : textsOfServer(source, error);
  if (texts.length > 0) return texts.map((message) => ({ message, isKey: false }));
  return [{ message: typeof source === 'string' ? source : source.orKey, isKey: true }];
}

/** Older shops send a code (`internal`, `too_many_requests`, `CART_LOCKED`) instead of a text: not for shoppers. */
const CODE = /^([a-z0-9]+([_.-][a-z0-9]+)*|[A-Z0-9]+(_[A-Z0-9]+)+)$/;

function textsOfServer({ from }: ServerMessage, { body, messages, statusText }: ApiError): readonly string[] {
  if (from === 'messages') return messages.filter((message) => !CODE.test(message));
  const describedBy = isDto(body) && nullProto(body)['describedBy'];
  // Markup without a text, like an empty element, is no message.
  return [describedBy, statusText].filter((text): text is string => typeof text === 'string' && toPlainText(text) !== '').slice(0, 1);
}

function serverMarks({ message, isKey }: { message: string; isKey: boolean }, { body }: ApiError): Pick<ErrorFlash, 'server'> {
  const status = isDto(body) && nullProto(body)['status'];
  const sent = isKey || !isDto(status) ? [] : flashEntries(nullProto(status)['flashMessages']);
  const entry = sent.find((one) => one.message.trim() === message);
  return entry === undefined ? {} : { server: { type: entry.type, cat: entry.cat } };
}

function serverLink({ body }: ApiError): string | null {
  const status = isDto(body) && nullProto(body)['status'];
  const link = isDto(status) && nullProto(status)['status'] === 'error' && nullProto(status)['link'];
  return typeof link === 'string' && link !== '' ? link : null;
}
