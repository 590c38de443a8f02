/**
 * `npm run conformance -- --base http://localhost:4173`: does a running shop keep the contract? Sends the contract's calls and checks the
 * answers: shapes, statuses, content types, tokens, cookies, caching, the cart's arithmetic, time. One line per operation and rule: pass, fail
 * or skipped, and why; then one per optional part (A157). Exits 1 on a finding.
 *
 *   --base URL          the shop; its home page may be below the origin (http://…/cz/)
 *   --write             also what changes something: carts of sessions of its own, each with one piece of one article
 *   --customer EMAIL    also what a customer may do, and the sign-in; the password in CUSTOMER_PASSWORD. Only for a test customer.
 *   --set name=value    value of a parameter, e.g. --set variantId=123 (repeatable; default: the contract's example)
 *   --cookie TEXT       cookies of a signed-in browser, for the customer's own data
 *   --only a,b          these operations only, without the rules
 *   --timeout MS        per call, default 10000
 *   --report FOLDER     writes conformance.json and conformance.html there
 *
 * The page's configuration is read from the home page, as the widgets do: token, overridden paths and verbs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createValidator, loadContract } from '../contract/validators.mjs';
import { checkOperation } from './checkOperation.mjs';
import { optionalParts } from './optionalParts.mjs';
import { countsOf, htmlReport, lineOf } from './report.mjs';
import { checkRules } from './rules.mjs';
import { createCookies, openSession, signIn, splitAt } from './shopUnderTest.mjs';

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    write: { type: 'boolean', default: false },
    customer: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    cookie: { type: 'string', default: '' },
    only: { type: 'string' },
    timeout: { type: 'string', default: '10000' },
    report: { type: 'string' },
  },
});
function refuse(message) {
  console.error(message);
  process.exit(2);
}
if (!options.base || !URL.canParse(options.base)) refuse('Say which shop: npm run conformance -- --base http://localhost:4173');
const password = process.env.CUSTOMER_PASSWORD;
if (options.customer && !password) refuse('The password of --customer belongs into CUSTOMER_PASSWORD.');
const customer = options.customer ? { email: options.customer, password } : null;

const { document, operations } = loadContract();
const contract = { document, operations, problems: createValidator(document) };
const settings = new Map(options.set.map((pair) => splitAt(pair, '=')));
const timings = [];
const open = (cookies = createCookies()) =>
  openSession({ base: options.base, contract, settings, cookies, timeoutMs: Number(options.timeout), timings });

const session = await open(createCookies(options.cookie)).catch((error) => {
  console.error(`${options.base} does not answer with a readable page: ${error.cause?.message ?? error.message}`);
  process.exit(1);
});
if (!session.hasConfig) console.error(`${options.base} prints no vitrina-config: asked without a token and at the contract's own paths`);
if (customer) {
  const { body } = await signIn(session, customer);
  if (body?.csrfToken) session.config.csrfToken = body.csrfToken;
}

const outcomes = [];
function report(outcome) {
  outcomes.push(outcome);
  console.log(lineOf(outcome));
}
const only = options.only?.split(',');
for (const entry of operations.filter(({ id }) => only?.includes(id) ?? true)) {
  const outcome = await checkOperation(contract, session, entry).catch((error) => ({
    result: 'fail',
    why: error.cause?.message ?? error.message,
  }));
  report({ id: entry.id, call: `${entry.method} ${entry.path}`, cost: entry.operation.summary, ...outcome });
}
let optional = [];
if (!only) {
  for (const outcome of await checkRules({ session, open, settings, timings, customer, writes: options.write })) report(outcome);
  optional = await optionalParts(document, session.config, session.call).catch((error) => [`optional ${error.message}`]);
  for (const line of optional) console.log(line);
}
const [passed, failed, skipped] = countsOf(outcomes);
if (options.report) {
  mkdirSync(options.report, { recursive: true });
  const written = { base: options.base, checkedAt: new Date().toISOString(), passed, failed, skipped, outcomes, optional };
  writeFileSync(join(options.report, 'conformance.json'), `${JSON.stringify(written, null, 1)}\n`);
  writeFileSync(join(options.report, 'conformance.html'), htmlReport(written));
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
