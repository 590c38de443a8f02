import { BROKEN_CONNECTIONS } from './brokenConnections';
import { chaosPlan } from './chaos';
import type { Fault, FaultResponse, Instead } from './faultTypes';
import { MALFORMED_RESPONSES, withWrongTypes } from './malformedResponses';

/**
 * Failures of a legacy shop's endpoints. `?fault=500` puts a page in a fault (or `?fault=500:suggest` for
 * one operation, several joined by commas); the cookie then makes the page's later API calls fail. `?fault=` ends it.
 */
export const FAULT_COOKIE = 'vitrina_fault';
const CSRF_OPERATION = 'refreshCsrfToken';
const SLOW_MS = 2000;
const DEFAULT_SEED = '1';
const REORDER_MS = 900;
/** Longer than a checkout polls before it reports that nothing was ordered. */
const LATE_UNCANCELLED_MS = 4500;
/** Longer than every timeout of the client, the 120 s of chunks included. */
const NEVER_MS = 150_000;

const html = (title: string): string =>
  `<!DOCTYPE html>\n<html lang="sl"><head><title>${title}</title></head><body><h1>${title}</h1><form method="post"><input name="username"></form></body></html>\n`;

const failed =
  (status: number, text: string, headers: Record<string, string> = {}): Instead =>
  () => ({
    status,
    headers,
    text: JSON.stringify({ error: text }),
  });

const page =
  (status: number, title: string, contentType = 'text/html; charset=utf-8'): Instead =>
  () => ({
    status,
    contentType,
    text: html(title),
  });

const SESSION_ENDED = failed(401, 'unauthorized');
const FAILED = (status: number): Partial<FaultResponse> => ({ status, text: JSON.stringify({ error: 'internal' }) });
const GATEWAY = (status: number): Partial<FaultResponse> => ({ status, contentType: 'text/html; charset=utf-8', text: html(`${status}`) });
const NEVER_NEEDS_SIGN_IN = new Set(['login', 'refreshCsrfToken', 'suggest', 'widgetAccount', 'register']);

const NOTICE = '<br />\n<b>Notice</b>:  Undefined index: price in <b>/var/www/shop/app/Model/Product.php</b> on line <b>217</b><br />\n';

/** In JSON text: the value of the first number becomes NaN, as PHP and Python write it. */
const withNaN = (text: string): string => text.replace(/(:\s*)-?\d+(\.\d+)?(?=\s*[,}\]])/, '$1NaN');

export const FAULTS: Readonly<Record<string, Fault>> = {
  slow: { description: `Every answer takes ${SLOW_MS / 1000} s`, before: ({ pause }) => pause(SLOW_MS) },
  timeout: { description: 'No answer at all', before: ({ pause }) => pause(NEVER_MS) },
  reorder: {
    description: 'Every other answer is late, so that answers overtake each other',
    before: ({ count, pause }) => (count % 2 === 0 ? pause(REORDER_MS) : undefined),
  },
  offline: {
    description: 'The connection is cut',
    before: ({ cut }) => cut(),
  },
  'cut-after': { description: 'Everything is done, but the connection breaks before the answer', after: () => ({ arrives: 'cut' }) },
  '500-after': { description: 'Everything is done, but the answer is an internal server error', after: () => FAILED(500) },
  '502-after': { description: 'Everything is done, but the answer is a bad gateway', after: () => GATEWAY(502) },
  '504-after': { description: 'Everything is done, but the gateway has not waited for it', after: () => GATEWAY(504) },
  'late-before': {
    description: `The work begins after ${SLOW_MS / 1000} s, or as soon as the caller disconnects`,
    runsAfterDisconnect: true,
    before: ({ pause }) => pause(SLOW_MS),
  },
  'late-after': {
    description: `Everything is done at once, but the answer takes ${SLOW_MS / 1000} s`,
    after: async (_answer, { pause }) => {
      await pause(SLOW_MS);
      return {};
    },
  },
  'late-uncancelled': {
    description: `The work is done after ${LATE_UNCANCELLED_MS / 1000} s, even when the caller has disconnected`,
    runsAfterDisconnect: true,
    before: ({ delayUncancelled }) => delayUncancelled(LATE_UNCANCELLED_MS),
  },
  'timeout-after': {
    description: 'Everything is done, but no answer comes',
    after: async (_answer, { pause }) => {
      await pause(NEVER_MS);
      return {};
    },
  },
  '401': { description: 'The session has ended', instead: failed(401, 'unauthorized') },
  '401-once': {
    description: 'The first call of each endpoint fails because the session has ended',
    excludesCsrf: true,
    instead: (visit) => (visit.count === 0 ? SESSION_ENDED(visit) : null),
  },
  'session-lost': {
    description: 'The session ends with the next call; then everything needs a sign-in',
    instead: async (visit) => {
      await visit.endSession();
      visit.switchFault('session-lost', 'signed-out');
      return SESSION_ENDED(visit);
    },
  },
  'signed-out': {
    description: 'Every call needs a sign-in',
    instead: (visit) => (!visit.isSignedIn && !NEVER_NEEDS_SIGN_IN.has(visit.operationId) ? SESSION_ENDED(visit) : null),
  },
  '403': { description: 'Forbidden', instead: failed(403, 'forbidden') },
  '404': { description: 'Not found', instead: page(404, 'Not Found') },
  '409': { description: 'Conflict', instead: failed(409, 'conflict') },
  '419': { description: 'The csrf token is never right', instead: failed(419, 'csrf') },
  'csrf-once': {
    description: 'The first call of each endpoint fails because its csrf token is old',
    excludesCsrf: true,
    instead: ({ count }) => (count === 0 ? { status: 419, text: JSON.stringify({ error: 'csrf' }) } : null),
  },
  '429': { description: 'Too many requests, try again in 3 s', instead: failed(429, 'too_many_requests', { 'retry-after': '3' }) },
  '429-bare': { description: 'Too many requests, without a Retry-After header', instead: failed(429, 'too_many_requests') },
  '500': { description: 'Internal server error', instead: failed(500, 'internal') },
  '502': { description: 'Bad gateway, as a page of a proxy', instead: page(502, '502 Bad Gateway') },
  '503': { description: 'Service unavailable', instead: page(503, 'Service Unavailable') },
  '504': { description: 'Gateway timeout', instead: page(504, '504 Gateway Time-out') },
  html: { description: 'A login page with status 200 instead of JSON', instead: page(200, 'Prijava') },
  'html-json': { description: 'The same, announced as JSON', instead: page(200, 'Prijava', 'application/json; charset=utf-8') },
  empty: { description: 'Status 200 with an empty body', instead: () => ({ status: 200, text: '' }) },
  truncated: {
    description: 'The JSON breaks off in the middle',
    after: ({ text }) => ({ text: text.slice(0, Math.floor(text.length * 0.6)) }),
  },
  'php-notice': {
    description: 'A PHP notice in front of the JSON',
    after: ({ text }) => ({ text: NOTICE + text, contentType: 'text/html; charset=UTF-8' }),
  },
  'php-notice-after': { description: 'A PHP notice behind the JSON', after: ({ text }) => ({ text: text + NOTICE }) },
  bom: { description: 'A byte order mark in front of the JSON', after: ({ text }) => ({ text: `\uFEFF${text}` }) },
  guard: { description: "A )]}' guard in front of the JSON", after: ({ text }) => ({ text: `)]}',\n${text}` }) },
  nan: { description: 'NaN in the JSON', after: ({ text }) => ({ text: withNaN(text) }) },
  rejected: {
    description: 'Status 200 with an error in the body',
    instead: () => ({ status: 200, text: JSON.stringify({ error: 'Napaka na strežniku.' }) }),
  },
  'rejected-link': {
    description: 'Status 200 with a status error and a link, which leads to the page that asks',
    instead: ({ page: link }) => ({ status: 200, text: JSON.stringify({ status: { status: 'error', link } }) }),
  },
  'odd-fields': {
    description: 'Fields are missing, null, of another type, and there are unknown ones',
    after: ({ body }) => ({ text: JSON.stringify(withWrongTypes(body)) }),
  },
  'redirect-login': {
    description: 'Redirected to the login page',
    instead: () => ({ status: 302, text: '', headers: { location: '/prijava' } }),
  },
  'redirect-away': {
    description: 'Redirected to another origin',
    instead: () => ({ status: 302, text: '', headers: { location: 'https://shop.invalid/' } }),
  },
  chaos: {
    description: 'Up to 900 ms late, and one call in ten fails before or after its work was done; what happens when is decided by a seed',
    hasSeed: true,
    before: ({ seed, operationId, count, pause, cut }) => {
      const { delayBeforeMs, failure, how } = chaosPlan(seed, operationId, count);
      return pause(delayBeforeMs).then(() => (failure === 'before' && how === 'cut' ? cut() : undefined));
    },
    instead: ({ seed, operationId, count }) => {
      const { failure, how } = chaosPlan(seed, operationId, count);
      return failure === 'before' && how !== 'cut' ? FAILED(how) : null;
    },
    after: async (_answer, { seed, operationId, count, pause }) => {
      const { delayAfterMs, failure, how } = chaosPlan(seed, operationId, count);
      await pause(delayAfterMs);
      if (failure !== 'after') return {};
      return how === 'cut' ? { arrives: 'cut' } : FAILED(how);
    },
  },
  'adult-header': { description: 'The answer carries the adult-content header', after: () => ({ headers: { 'adult-content': '1' } }) },
  ...MALFORMED_RESPONSES,
  ...BROKEN_CONNECTIONS,
};

export interface FaultSpec {
  name: string;
  seed: string;
  /** Null: every operation. */
  operation: string | null;
}

/** The faults that affect an operation: `500`, `500:suggest`, `slow,500:login`, `chaos:7:cartInsert`. Unknown names are ignored. */
export function faultsFor(written: string | undefined, operationId: string): FaultSpec[] {
  return parseFaults(written).filter(({ name, operation }) => {
    if (operation === null) return operationId !== CSRF_OPERATION || FAULTS[name]?.excludesCsrf !== true;
    return operation === operationId;
  });
}

export function parseFaults(written: string | undefined): FaultSpec[] {
  return (written ?? '').split(',').flatMap((entry) => {
    const [name = '', ...rest] = entry.trim().split(':');
    const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
    if (!fault) return [];
    const seed = fault.hasSeed ? (rest.shift() ?? '') : '';
    return [{ name, seed: seed || DEFAULT_SEED, operation: rest[0] || null }];
  });
}

/** A fault of one operation, as {@link parseFaults} reads it. */
export function formatFault(fault: string, operation: string): string {
  const seed = FAULTS[fault]?.hasSeed ? `:${DEFAULT_SEED}` : '';
  return `${fault}${seed}:${operation}`;
}
