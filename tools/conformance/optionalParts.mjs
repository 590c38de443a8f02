/**
 * The parts beyond the specification that a shop may lack (A157), and what that costs. The table "Optional fields" of
 * README.md has the same for readers.
 */
const FIELD_COSTS = {
  intentId: 'an addition whose answer was lost may be added twice',
  idempotencyKey: 'a second press orders only when load-purchase finds no order; one that arrives later is not prevented',
  expectedTotal: 'a price that has changed since it was shown is ordered unless the shop checks it',
  confirmed: 'a suspicious address cannot be confirmed',
};
const TOKEN_COST = 'every page must carry a valid csrf token, also one from a cache';
const CATEGORY_ID_COST = 'categories with equal titles differ by URL only';

/** The optional request fields of the contract: names and an example of each. */
function optionalFields(node, found = new Map()) {
  for (const [name, value] of Object.entries(node ?? {})) {
    if (value === null || typeof value !== 'object') continue;
    if (value['x-vitrina-extension'] === true && !found.has(name)) found.set(name, value);
    optionalFields(value, found);
  }
  return found;
}

const nameOf = (name) => name.charAt(0).toLowerCase() + name.slice(1); // the schema IntentId is the field intentId

/** A value that a shop with this field accepts. */
const exampleOf = ({ type }) => (type === 'array' ? [] : type === 'string' ? 'conformance-check-1' : 1);

/**
 * One line per optional part: `accepted` or `missed`, and what missing it costs. `send(operation, body)` makes a call that changes
 * nothing; a shop that refuses unknown fields refuses them there as well.
 */
export async function optionalParts(document, config, send) {
  const lines = [];
  const report = (name, isMissed, cost) => lines.push(`optional ${name.padEnd(27)} ${isMissed ? `missed: ${cost}` : 'accepted'}`);
  const isRefused = async (body) => (await send('widgetCart', body)).status >= 400;
  const refusesAll = config.extensions === false || (await isRefused({}));
  for (const [key, schema] of optionalFields(document)) {
    const name = nameOf(key);
    const cost = FIELD_COSTS[name];
    if (cost === undefined) throw new Error(`${name} is optional for a shop, but has no text about the cost of missing it`);
    report(name, refusesAll || (await isRefused({ [name]: exampleOf(schema) })), cost);
  }
  report('GET /api/csrf-token', (await send('refreshCsrfToken')).status !== 200, TOKEN_COST);
  const { body } = await send('suggest');
  const categories = (body?.data ?? body)?.items?.filter?.(({ type }) => type === 'category') ?? [];
  report(
    'id of a category suggestion',
    categories.some(({ id }) => id === undefined || id === null),
    CATEGORY_ID_COST,
  );
  return lines;
}
