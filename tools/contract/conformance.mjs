/**
 * `npm run conformance -- --base http://localhost:4173`: sends the read-only calls of the contract to a running shop, and
 * checks the responses. One line per operation: pass, fail or skipped, and why; then one per optional part (A157). Exits 1 on a failure.
 *
 *   --base URL          the shop; its home page may be below the origin (http://…/cz/)
 *   --set name=value    value of a parameter, e.g. --set variantId=123 (repeatable; default: the contract's example)
 *   --cookie TEXT       cookies of a signed-in browser, for the customer's own data
 *   --only a,b          these operations only
 *   --timeout MS        per call, default 10000
 *
 * The page's configuration is read from the home page, as the widgets do: token, overridden paths and verbs.
 */
import { parseArgs } from 'node:util';
import { optionalParts } from './optionalParts.mjs';
import { createValidator, loadContract, mediaTypes, responsePointer } from './validators.mjs';

/** Why an operation is not called. A call that is neither a GET nor marked as a read changes something and is not made either. */
const NOT_ASKED = {
  consents: 'changes consents, although it is a GET (A049)',
  confirmAdultContent: 'changes the session',
  saveVipModalViewed: 'changes the customer',
  trackEvent: 'measures',
  trackLog: 'measures',
  modalSource: 'answers HTML at the address of a page',
};
const NEEDS_A_CUSTOMER = 'needs a signed-in customer: --cookie';

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    cookie: { type: 'string', default: '' },
    only: { type: 'string' },
    timeout: { type: 'string', default: '10000' },
  },
});
if (!options.base || !URL.canParse(options.base)) {
  console.error('Say which shop: npm run conformance -- --base http://localhost:4173');
  process.exit(2);
}
const settings = new Map(options.set.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]));
const only = options.only?.split(',');
const { document, operations } = loadContract();
const problems = createValidator(document);
const cookies = new Map(
  options.cookie
    .split(';')
    .filter((pair) => pair.includes('='))
    .map((pair) => splitAt(pair.trim(), '=')),
);

function splitAt(text, mark) {
  return [text.slice(0, text.indexOf(mark)), text.slice(text.indexOf(mark) + 1)];
}

async function request(url, init = {}) {
  const headers = { ...init.headers, ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }) };
  const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(Number(options.timeout)) });
  for (const line of response.headers.getSetCookie()) cookies.set(...splitAt(line.split(';')[0], '='));
  return response;
}

/** The home page, after redirects; cookies are kept. */
async function readHome() {
  let url = new URL(options.base);
  for (let hops = 0; hops < 5; hops += 1) {
    const response = await request(url, { headers: { accept: 'text/html' } });
    const location = response.headers.get('location');
    if (!location) return response.text();
    url = new URL(location, url);
    if (url.origin !== new URL(options.base).origin) throw new Error(`redirects to ${url.origin}`);
  }
  throw new Error('redirects without end');
}

/** The configuration printed in the home page. */
async function readConfig() {
  const text = /<script[^>]*\bid=["']?vitrina-config["']?[^>]*>([^]*?)<\/script>/i.exec(await readHome())?.[1];
  if (!text) console.error(`${options.base} prints no vitrina-config: asked without a token and at the contract's own paths`);
  return text ? JSON.parse(text) : {};
}

/** A public page has no token: then the shop is asked for one, as the widgets do. */
async function readToken(config) {
  if (config.csrfToken) return config.csrfToken;
  const entry = operations.find(({ id }) => id === 'refreshCsrfToken');
  const address = entry && addressOf(entry, config);
  if (!address) return null;
  const response = await request(address.url, { headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' } });
  return response.json().then(
    ({ csrfToken }) => csrfToken,
    () => null,
  );
}

function valueOf(parameter) {
  return settings.get(parameter.name) ?? (parameter.required ? parameter.example : undefined);
}

/** The URL with its query, and the method; null where the page configures no URL. */
function addressOf(entry, config) {
  const override = config.endpoints?.[entry.id] ?? {};
  const base = entry.operation['x-vitrina-base'];
  let path = override.path ?? `${config.endpointBase ?? ''}${entry.path}`;
  if (base && !override.path) {
    const configured = base.key.split('.').reduce((value, key) => value?.[key], config);
    if (typeof configured !== 'string') return null;
    path = configured + entry.path.slice(base.path.length);
  }
  const url = new URL(path, new URL(options.base).origin);
  for (const parameter of entry.parameters.filter((each) => each.in === 'query')) {
    const value = parameter.name === 'cartId' ? config.cartId : valueOf(parameter);
    if (value !== undefined && value !== null) url.searchParams.set(parameter.name, String(value));
  }
  return { url, method: override.method ?? entry.method };
}

function bodyOf(entry) {
  if (!entry.operation.requestBody) return undefined;
  const [media] = mediaTypes(document, `${entry.pointer}/requestBody`);
  const { cartId: _ofTheExample, ...body } = media.examples[0];
  for (const name of Object.keys(body)) if (settings.has(name)) body[name] = settings.get(name);
  return JSON.stringify(body);
}

/** The problems of a response. A complete response within `data` is accepted, too (A005). */
function answerProblems(entry, status, body) {
  const pointer = responsePointer(document, entry, status);
  if (!pointer) return [`status ${status} is not in the contract`];
  const [media] = mediaTypes(document, pointer);
  const found = problems(media.schema, body);
  return found.length > 0 && body?.data && problems(media.schema, body.data).length === 0 ? [] : found;
}

async function check(entry, config) {
  if (only && !only.includes(entry.id)) return null;
  if (NOT_ASKED[entry.id]) return { result: 'skipped', why: NOT_ASKED[entry.id] };
  const address = addressOf(entry, config);
  if (!address) return { result: 'skipped', why: `off: the page does not configure ${entry.operation['x-vitrina-base'].key}` };
  if (address.method !== 'GET' && !entry.operation['x-vitrina-read'])
    return { result: 'skipped', why: `${address.method} may change something` };
  const response = await send(address, config, bodyOf(entry));
  return judge(entry, response.status, await response.text(), address.url);
}

const send = ({ url, method }, config, body) =>
  request(url, {
    method,
    ...(body && { body }),
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(config.csrfToken && { [config.csrfHeader ?? 'X-CSRF-Token']: config.csrfToken }),
      ...(body && { 'content-type': 'application/json' }),
    },
  });

/** An operation by its id, as called by {@link optionalParts}; `body` is null for a response that is not JSON. */
async function callOperation(id, body) {
  const address = addressOf(
    operations.find((entry) => entry.id === id),
    config,
  );
  const response = await send(address, config, body && JSON.stringify(body));
  return { status: response.status, body: await response.json().catch(() => null) };
}

function judge(entry, status, text, url) {
  if (status >= 300 && status < 400) return { result: 'fail', why: `${status}: redirects instead of answering` };
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return { result: 'fail', why: `${status}: no JSON but ${JSON.stringify(text.slice(0, 60))}` };
  }
  const found = answerProblems(entry, status, body);
  if (found.length > 0) return { result: 'fail', why: `${status}: ${found.slice(0, 3).join('; ')}` };
  if (status === 401) return { result: 'skipped', why: `401: ${NEEDS_A_CUSTOMER}` };
  if (status === 404) return { result: 'skipped', why: `404 for ${url.search || url.pathname}: give an id that exists with --set` };
  if (status === 501) return { result: 'skipped', why: '501: this shop does not have it' };
  if (status === 429) return { result: 'skipped', why: '429: too many requests, try later' };
  return status === 200 ? { result: 'pass', why: '200' } : { result: 'fail', why: `${status}: ${text.slice(0, 120)}` };
}

const counts = { pass: 0, fail: 0, skipped: 0 };
let config;
try {
  config = await readConfig();
  config.csrfToken = await readToken(config);
} catch (error) {
  console.error(`${options.base} does not answer with a readable page: ${error.cause?.message ?? error.message}`);
  process.exit(1);
}
for (const entry of operations) {
  const outcome = await check(entry, config).catch((error) => ({ result: 'fail', why: error.cause?.message ?? error.message }));
  if (!outcome) continue;
  counts[outcome.result] += 1;
  console.log(`${outcome.result.padEnd(7)} ${entry.id.padEnd(28)} ${entry.method} ${entry.path}  ${outcome.why}`);
}
if (!only)
  for (const line of await optionalParts(document, config, callOperation).catch((error) => [`optional ${error.message}`]))
    console.log(line);
console.log(`${counts.pass} passed, ${counts.fail} failed, ${counts.skipped} skipped`);
process.exitCode = counts.fail > 0 ? 1 : 0;
