import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * Ways in which a legacy shop's endpoints go wrong. A page is put in a fault by `?fault=500` (or `?fault=500:suggest` to
 * hit one operation, several joined by commas); the cookie then makes the page's later API calls fail. `?fault=` ends it.
 */
export const FAULT_COOKIE = 'vitrina_fault';
const SLOW_MS = 2000;
const REORDER_MS = 900;
/** Longer than every timeout of the client, the 120 s of chunks included. */
const NEVER_MS = 150_000;

/** How an answer goes out; a fault changes it. */
export interface Answer {
  status: number;
  body: unknown;
  /** The text on the wire; faults that spoil the JSON change this. */
  text: string;
  contentType: string;
  headers: Record<string, string>;
}

type Instead = (visit: FaultVisit) => Partial<Answer> | null;

interface Fault {
  description: string;
  /** Before the endpoint does its work. */
  before?: (visit: FaultVisit, reply: FastifyReply) => Promise<void> | void;
  /** An answer in place of the endpoint's own; the endpoint does no work. */
  instead?: Instead;
  /** Changes the endpoint's own answer. */
  after?: (answer: Answer) => Partial<Answer>;
}

interface FaultVisit {
  /** How often this session has met this fault at this operation, from 0. */
  count: number;
  signal: AbortSignal;
}

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

const NOTICE = '<br />\n<b>Notice</b>:  Undefined index: price in <b>/var/www/shop/app/Model/Product.php</b> on line <b>217</b><br />\n';

/** In JSON text: the value of the first number becomes NaN, as PHP and Python write it. */
const withNaN = (text: string): string => text.replace(/(:\s*)-?\d+(\.\d+)?(?=\s*[,}\]])/, '$1NaN');

export const FAULTS: Readonly<Record<string, Fault>> = {
  slow: { description: `Every answer takes ${SLOW_MS / 1000} s`, before: ({ signal }) => pause(SLOW_MS, signal) },
  timeout: { description: 'No answer at all', before: ({ signal }) => pause(NEVER_MS, signal) },
  reorder: {
    description: 'Every other answer is late, so that answers overtake each other',
    before: ({ count, signal }) => (count % 2 === 0 ? pause(REORDER_MS, signal) : undefined),
  },
  offline: {
    description: 'The connection is cut',
    before: (_visit, reply) => {
      reply.hijack();
      reply.raw.destroy();
    },
  },
  '401': { description: 'The session has ended', instead: failed(401, 'unauthorized') },
  '403': { description: 'Forbidden', instead: failed(403, 'forbidden') },
  '404': { description: 'Not found', instead: page(404, 'Not Found') },
  '409': { description: 'Conflict', instead: failed(409, 'conflict') },
  '419': { description: 'The csrf token is never right', instead: failed(419, 'csrf') },
  'csrf-once': {
    description: 'The first call of each endpoint is told that its csrf token is old',
    instead: ({ count }) => (count === 0 ? { status: 419, text: JSON.stringify({ error: 'csrf' }) } : null),
  },
  '429': { description: 'Too many requests, try again in 3 s', instead: failed(429, 'too_many_requests', { 'retry-after': '3' }) },
  '500': { description: 'Internal server error', instead: failed(500, 'internal') },
  '502': { description: 'Bad gateway, as a proxy says it', instead: page(502, '502 Bad Gateway') },
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
  'odd-fields': {
    description: 'Fields are missing, null, of another type, and there are unknown ones',
    after: ({ body }) => ({ text: JSON.stringify(oddFields(body)) }),
  },
  'redirect-login': {
    description: 'Redirected to the login page',
    instead: () => ({ status: 302, text: '', headers: { location: '/prijava' } }),
  },
  'redirect-away': {
    description: 'Redirected to another origin',
    instead: () => ({ status: 302, text: '', headers: { location: 'https://shop.invalid/' } }),
  },
  'adult-header': { description: 'The answer carries the adult-content header', after: () => ({ headers: { 'adult-content': '1' } }) },
};

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Spoils an answer as a careless change on a server would: by turns a field is dropped, emptied, or changes its type. */
export function oddFields(value: unknown, turn = { at: 0 }): unknown {
  if (Array.isArray(value)) return value.map((entry) => oddFields(entry, turn));
  if (typeof value !== 'object' || value === null) return value;
  const odd: Record<string, unknown> = { unknownField: { deep: [1, 'two', null] } };
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry === 'object' && entry !== null) odd[key] = oddFields(entry, turn);
    else {
      const kind = turn.at++ % 4;
      if (kind === 0) odd[key] = entry;
      else if (kind === 1) odd[key] = null;
      else if (kind === 2) odd[key] = typeof entry === 'string' ? 12 : String(entry);
    }
  }
  return odd;
}

/** Names of the faults that hit an operation: `500`, `500:suggest`, `slow,500:login`. Unknown names are left out. */
export function namesFor(written: string | undefined, operationId: string): string[] {
  return parseFaults(written)
    .filter(({ operation }) => operation === null || operation === operationId)
    .map(({ name }) => name);
}

export function parseFaults(written: string | undefined): { name: string; operation: string | null }[] {
  return (written ?? '').split(',').flatMap((entry) => {
    const [name = '', operation] = entry.trim().split(':', 2);
    return Object.hasOwn(FAULTS, name) ? [{ name, operation: operation ? operation : null }] : [];
  });
}
