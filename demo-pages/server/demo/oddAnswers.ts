import type { Answer, Fault } from './faults';

/** An answer in place of the endpoint's own, whatever it would have said. */
const says = (description: string, answer: Partial<Answer>): Fault => ({ description, instead: () => ({ status: 200, ...answer }) });

const refuses = (status: number, description: string, headers: Record<string, string> = {}): Fault => ({
  description,
  instead: () => ({ status, headers, text: JSON.stringify({ error: 'refused' }) }),
});

/** The endpoint's own answer, told in another way. */
const tells = (description: string, change: (body: unknown) => unknown): Fault => ({
  description,
  after: ({ body }) => ({ text: JSON.stringify(change(body)) }),
});

/** The answer with each value in it changed that `change` knows; what is within is changed first. */
function changed(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return change(value);
  const within = Array.isArray(value)
    ? value.map((entry) => changed(entry, change))
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, changed(entry, change)]));
  return change(within);
}

/** As databases' drivers hand numbers and switches on. */
const asText = (value: unknown): unknown =>
  typeof value === 'boolean' ? (value ? '1' : '0') : typeof value === 'number' ? String(value) : value;

/** As PHP prints a list from which something was filtered out. */
const withGaps = (value: unknown): unknown =>
  Array.isArray(value) ? Object.fromEntries(value.map((entry: unknown, place) => [String(place * 2 + 1), entry])) : value;

const TOMORROW_MS = 86_400_000;

/** Answers that arrive whole and are not what was promised; further faults of the reference shop. */
export const ODD_ANSWERS: Readonly<Record<string, Fault>> = {
  'no-content': says('Status 204 without a body', { status: 204, text: '' }),
  nothing: says('An empty object', { text: '{}' }),
  null: says('The word null', { text: 'null' }),
  list: says('An empty list', { text: '[]' }),
  'status-false': says('Status 200 with a status that is false', { text: '{"status":false}' }),
  'success-false': says('Status 200 with a success that is false', { text: '{"success":false,"message":"Ni uspelo."}' }),
  'errors-nested': says('Status 200 with errors within errors', { text: '{"errors":{"data":{"fields":[[{"message":"Ni uspelo."}]]}}}' }),
  'error-code': says('Status 200 with an error in capitals', { text: '{"error":"CART_LOCKED"}' }),
  'error-long': says('Status 200 with an error of a megabyte', { text: JSON.stringify({ error: 'Ni uspelo. '.repeat(100_000) }) }),
  'error-script': says('Status 200 with markup in its error', {
    text: '{"error":"<img src=x onerror=alert(1)>Ni uspelo.<script>1</script>"}',
  }),
  'other-answer': says('The answer of another endpoint', { text: '{"suggestions":[],"csrfToken":"of-another"}' }),
  'not-modified': says('Status 304, though nobody asked whether it has changed', { status: 304, text: '' }),
  '410': refuses(410, 'Gone for good'),
  '413': says('Request entity too large, as a proxy says it', {
    status: 413,
    contentType: 'text/html',
    text: '<html><body>413</body></html>',
  }),
  '451': refuses(451, 'Unavailable for legal reasons'),
  '503-date': {
    description: 'Service unavailable until a named time',
    instead: () => ({ status: 503, text: '', headers: { 'retry-after': new Date(Date.now() + TOMORROW_MS).toUTCString() } }),
  },
  '429-day': refuses(429, 'Too many requests, try again tomorrow', { 'retry-after': '86400' }),
  '520': says('A status that only proxies know', { status: 520, contentType: 'text/plain', text: 'error code: 520' }),
  texts: tells('Numbers and switches are texts', (body) => changed(body, asText)),
  gaps: tells('Lists are maps of numbers, as PHP prints a list with gaps', (body) => changed(body, withGaps)),
  'null-lists': tells('Every list is null', (body) => changed(body, (value) => (Array.isArray(value) ? null : value))),
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
