import { mediaTypes, responsePointer } from '../contract/validators.mjs';

/** Why an operation is not called. A call that is neither a GET nor marked as a read changes something and is not made either. */
const NOT_ASKED = {
  consents: 'changes consents, although it is a GET (A049)',
  confirmAdultContent: 'changes the session',
  saveVipModalViewed: 'changes the customer',
  trackEvent: 'measures',
  trackLog: 'measures',
  modalSource: 'answers HTML at the address of a page',
};
const NEEDS_A_CUSTOMER = 'needs a signed-in customer: --customer, or --cookie';

/** The problems of a response. A complete response within `data` is accepted, too (A005). */
function answerProblems({ document, problems }, entry, status, body) {
  const pointer = responsePointer(document, entry, status);
  if (!pointer) return [`status ${status} is not in the contract`];
  const [media] = mediaTypes(document, pointer);
  const found = problems(media.schema, body);
  return found.length > 0 && body?.data && problems(media.schema, body.data).length === 0 ? [] : found;
}

/** What an answer says about its operation: `pass`, `fail` or `skipped`, and why. */
export function judge(contract, entry, { status, text, url, headers }) {
  if (status >= 300 && status < 400) return { result: 'fail', why: `${status}: redirects instead of answering` };
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return { result: 'fail', why: `${status}: no JSON but ${JSON.stringify(text.slice(0, 60))}` };
  }
  const found = answerProblems(contract, entry, status, body);
  if (found.length > 0) return { result: 'fail', why: `${status}: ${found.slice(0, 3).join('; ')}` };
  if (status === 401) return { result: 'skipped', why: `401: ${NEEDS_A_CUSTOMER}` };
  if (status === 404) return { result: 'skipped', why: `404 for ${url.search || url.pathname}: give an id that exists with --set` };
  if (status === 501) return { result: 'skipped', why: '501: this shop does not have it' };
  if (status === 429) return { result: 'skipped', why: '429: too many requests, try later' };
  if (status !== 200) return { result: 'fail', why: `${status}: ${text.slice(0, 120)}` };
  const type = headers.get('content-type') ?? 'none';
  return /\bjson\b/.test(type) ? { result: 'pass', why: '200' } : { result: 'fail', why: `200: JSON as content type ${type}` };
}

/** Calls an operation that changes nothing, and judges the answer. */
export async function checkOperation(contract, session, entry) {
  if (NOT_ASKED[entry.id]) return { result: 'skipped', why: NOT_ASKED[entry.id] };
  const address = session.addressOf(entry);
  if (!address) return { result: 'skipped', why: `off: the page does not configure ${entry.operation['x-vitrina-base'].key}` };
  if (address.method !== 'GET' && !entry.operation['x-vitrina-read'])
    return { result: 'skipped', why: `${address.method} may change something` };
  return judge(contract, entry, await session.send(entry, session.exampleBody(entry)));
}
