import type { FaultResponse, Fault } from './faultTypes';

/** Replaces the endpoint's response. */
const respondsWith = (description: string, answer: Partial<FaultResponse>): Fault => ({
  description,
  instead: () => ({ status: 200, ...answer }),
});

const refuses = (status: number, description: string, headers: Record<string, string> = {}): Fault => ({
  description,
  instead: () => ({ status, headers, text: JSON.stringify({ error: 'refused' }) }),
});

/** Changes the endpoint's response. */
const transforms = (description: string, change: (body: unknown) => unknown): Fault => ({
  description,
  after: ({ body }) => ({ text: JSON.stringify(change(body)) }),
});

/** Applies `change` to every value, innermost first. */
export function mapDeep(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return change(value);
  const within = Array.isArray(value)
    ? value.map((entry) => mapDeep(entry, change))
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapDeep(entry, change)]));
  return change(within);
}

/** As some database drivers return numbers and booleans. */
const asText = (value: unknown): unknown =>
  typeof value === 'boolean' ? (value ? '1' : '0') : typeof value === 'number' ? String(value) : value;

/** As PHP prints a list from which something was filtered out. */
const withGaps = (value: unknown): unknown =>
  Array.isArray(value) ? Object.fromEntries(value.map((entry: unknown, place) => [String(place * 2 + 1), entry])) : value;

const TOMORROW_MS = 86_400_000;

/** Responses that arrive completely and break the contract; further faults of the reference shop. */
export const MALFORMED_RESPONSES: Readonly<Record<string, Fault>> = {
  'no-content': respondsWith('Status 204 without a body', { status: 204, text: '' }),
  nothing: respondsWith('An empty object', { text: '{}' }),
  null: respondsWith('The word null', { text: 'null' }),
  list: respondsWith('An empty list', { text: '[]' }),
  'status-false': respondsWith('Status 200 with a status that is false', { text: '{"status":false}' }),
  'success-false': respondsWith('Status 200 with a success that is false', { text: '{"success":false,"message":"Ni uspelo."}' }),
  'errors-nested': respondsWith('Status 200 with errors within errors', {
    text: '{"errors":{"data":{"fields":[[{"message":"Ni uspelo."}]]}}}',
  }),
  'error-code': respondsWith('Status 200 with an error in capitals', { text: '{"error":"CART_LOCKED"}' }),
  'error-long': respondsWith('Status 200 with an error of a megabyte', { text: JSON.stringify({ error: 'Ni uspelo. '.repeat(100_000) }) }),
  'error-script': respondsWith('Status 200 with markup in its error', {
    text: '{"error":"<img src=x onerror=alert(1)>Ni uspelo.<script>1</script>"}',
  }),
  'other-answer': respondsWith('The answer of another endpoint', { text: '{"suggestions":[],"csrfToken":"of-another"}' }),
  'not-modified': respondsWith('Status 304, though nobody asked whether it has changed', { status: 304, text: '' }),
  '405': refuses(405, 'Method not allowed'),
  '410': refuses(410, 'Gone for good'),
  '413': respondsWith('Request entity too large, as a page of a proxy', {
    status: 413,
    contentType: 'text/html',
    text: '<html><body>413</body></html>',
  }),
  '451': refuses(451, 'Unavailable for legal reasons'),
  '501': refuses(501, 'Not implemented'),
  '503-date': {
    description: 'Service unavailable until a named time',
    instead: () => ({ status: 503, text: '', headers: { 'retry-after': new Date(Date.now() + TOMORROW_MS).toUTCString() } }),
  },
  '429-day': refuses(429, 'Too many requests, try again tomorrow', { 'retry-after': '86400' }),
  '520': respondsWith('A status that only proxies know', { status: 520, contentType: 'text/plain', text: 'error code: 520' }),
  texts: transforms('Numbers and switches are texts', (body) => mapDeep(body, asText)),
  gaps: transforms('Lists are maps of numbers, as PHP prints a list with gaps', (body) => mapDeep(body, withGaps)),
  'null-lists': transforms('Every list is null', (body) => mapDeep(body, (value) => (Array.isArray(value) ? null : value))),
  'text-plain': { description: 'JSON that is announced as plain text', after: () => ({ contentType: 'text/plain' }) },
  'twice-named': {
    description: 'Every field is there twice; the last one counts',
    after: ({ body, text }) => ({
      text: isObject(body)
        ? `{${Object.keys(body)
            .map((key) => `${JSON.stringify(key)}:null`)
            .join()},${text.slice(1)}`
        : text,
    }),
  },
  twice: { description: 'The JSON twice, one behind the other', after: ({ text }) => ({ text: text + text }) },
  quoted: { description: 'The JSON as a text in JSON', after: ({ text }) => ({ text: JSON.stringify(text) }) },
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Changes a response like a careless release: in turn a field is dropped, emptied, or changes its type. */
export function withWrongTypes(value: unknown, turn = { at: 0 }): unknown {
  if (Array.isArray(value)) return value.map((entry) => withWrongTypes(entry, turn));
  if (typeof value !== 'object' || value === null) return value;
  const odd: Record<string, unknown> = { unknownField: { deep: [1, 'two', null] } };
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry === 'object' && entry !== null) odd[key] = withWrongTypes(entry, turn);
    else {
      const kind = turn.at++ % 4;
      if (kind === 0) odd[key] = entry;
      else if (kind === 1) odd[key] = null;
      else if (kind === 2) odd[key] = typeof entry === 'string' ? 12 : String(entry);
    }
  }
  return odd;
}
