import { offeredVariant, signIn } from './shopUnderTest.mjs';

/**
 * What the contract's schemas cannot say: rules that hold over several calls, or for the page. Each has what a shopper or the shop loses
 * without it. A rule returns the reasons why it is broken, or throws `Skipped`.
 */
export class Skipped extends Error {}

const COUNTRIES = ['SI', 'CZ', 'SK', 'PL', 'HU', 'HR'];
const SLOW_MS = 1000;
const refused = ({ status }) => status >= 400 && status < 500;

/** The cart's lines of a variant. */
const linesOf = (cart, variantId) => (cart?.articles ?? []).filter((article) => String(article.variantId) === variantId);
const piecesOf = (cart, variantId) => linesOf(cart, variantId).reduce((sum, { count }) => sum + Number(count), 0);

function variantOf(session, settings) {
  const found = offeredVariant(session, settings);
  if (found === undefined) throw new Skipped('the home page has no add-to-cart: give an article with --set variantId=…');
  return found;
}

async function readCart(session) {
  const { status, body } = await session.call('widgetCart', {});
  if (status !== 200) throw new Skipped(`the cart cannot be read: ${status}`);
  return body;
}

async function addOne(session, settings, how) {
  const variantId = variantOf(session, settings);
  return { variantId, answer: await session.call('cartInsert', { variantId }, how) };
}

/** In a cart of its own that has one piece of an article. */
async function withCart(open, settings, work) {
  const session = await open();
  const { variantId, answer } = await addOne(session, settings);
  if (answer.status !== 200) throw new Skipped(`nothing can be added: ${answer.status}; another article with --set variantId=…`);
  return work(session, variantId, answer.body);
}

const RULES = [
  {
    id: 'page-config',
    title: 'the page prints its configuration',
    cost: 'no widget starts in the right country',
    check({ session }) {
      const { country } = session.config;
      if (!session.hasConfig) return ['there is no <script id="vitrina-config" type="application/json">'];
      return COUNTRIES.includes(country) ? [] : [`its country is ${JSON.stringify(country)}, not one of ${COUNTRIES.join(', ')}`];
    },
  },
  {
    id: 'page-tag',
    title: 'the page has the tag',
    cost: 'no widget starts',
    check: ({ session }) => (/<script[^>]+src="[^"]*vitrina\.js"/.test(session.html) ? [] : ['there is no <script src="…/vitrina.js">']),
  },
  {
    id: 'page-fallback',
    title: 'search, cart and menu have the server’s own HTML in them',
    cost: 'shoppers without our code have no search, cart or menu',
    check({ session }) {
      const empty = /data-vitrina="(search-bar|cart-drawer|mega-menu)"[^>]*>\s*<\/div>/.exec(session.html);
      return empty ? [`the placeholder ${empty[1]} is empty`] : [];
    },
  },
  {
    id: 'page-not-cached-with-token',
    title: 'a page with a token is not kept by shared caches',
    cost: 'shoppers get each other’s tokens, and every write is refused',
    async check({ session }) {
      const response = await session.request(session.base, { headers: { accept: 'text/html' } });
      const isShared = /\bpublic\b|s-maxage/.test(response.headers.get('cache-control') ?? '');
      return isShared && /"csrfToken":"[^"]/.test(await response.text()) ? ['it has a token and "cache-control: public"'] : [];
    },
  },
  {
    id: 'private-answers',
    title: 'the customer’s and the cart’s answers are not kept by caches',
    cost: 'shoppers see each other’s names and carts',
    async check({ session }) {
      const found = [];
      for (const id of ['widgetAccount', 'widgetCart']) {
        const { headers } = await session.call(id, {});
        if (!/no-store|private|no-cache/.test(headers.get('cache-control') ?? '')) found.push(`${id} has no "cache-control: no-store"`);
      }
      return found;
    },
  },
  {
    id: 'token-renewed',
    title: 'a token can be renewed, and is not the same for everybody',
    cost: 'writes fail on pages from a cache, or forged ones succeed',
    async check({ session, open }) {
      const [mine, other] = [session.config.csrfToken, (await open()).config.csrfToken];
      if (!mine) return ['neither the page nor GET /api/csrf-token has a token'];
      return mine === other ? ['two sessions have the same token'] : [];
    },
  },
  {
    id: 'token-required',
    title: 'a write without a token is refused',
    cost: 'any page of the internet fills the carts of your customers',
    writes: true,
    async check({ open, settings }) {
      const session = await open();
      const { answer } = await addOne(session, settings, { token: null });
      return refused(answer) ? [] : [`cartInsert answers ${answer.status} without a token`];
    },
  },
  {
    id: 'token-checked',
    title: 'a write with a wrong token is refused',
    cost: 'any page of the internet fills the carts of your customers',
    writes: true,
    async check({ open, settings }) {
      const session = await open();
      const { answer } = await addOne(session, settings, { token: 'not-the-token' });
      return refused(answer) ? [] : [`cartInsert answers ${answer.status} with a wrong token`];
    },
  },
  {
    id: 'writes-not-by-get',
    title: 'what changes something is refused as a GET',
    cost: 'a picture’s address in a mail changes carts',
    writes: true,
    async check({ open, settings }) {
      const session = await open();
      const variantId = variantOf(session, settings);
      const { status } = await session.call('cartInsert', { variantId }, { method: 'GET' });
      return status >= 400 ? [] : [`GET on cartInsert answers ${status}`];
    },
  },
  {
    id: 'session-cookie',
    title: 'the session’s cookie is HttpOnly, SameSite, and Secure on https',
    cost: 'a script that gets into the page takes the session; other sites act in it',
    writes: true,
    check: ({ open, settings }) =>
      withCart(open, settings, ({ cookies, base }) => {
        const line = cookies.written.find((written) => /sess|sid/i.test(written.split('=')[0]));
        if (line === undefined) throw new Skipped('no cookie is named like a session');
        return [/;\s*httponly/i, /;\s*samesite=(lax|strict)/i, ...(base.startsWith('https:') ? [/;\s*secure/i] : [])]
          .filter((wanted) => !wanted.test(line))
          .map((wanted) => `${line.split('=')[0]} lacks ${wanted.source.replace(/^;\\s\*/, '')}`);
      }),
  },
  {
    id: 'cart-insert',
    title: 'an addition puts one piece into the cart, and the next call has it',
    cost: 'what a shopper adds is not in the cart',
    writes: true,
    check: ({ open, settings }) =>
      withCart(open, settings, async (session, variantId, answered) => {
        const found = [answered, await readCart(session)].map((cart) => piecesOf(cart, variantId));
        return found.every((pieces) => pieces === 1) ? [] : [`the answer has ${found[0]}, the next call ${found[1]} pieces`];
      }),
  },
  {
    id: 'cart-insert-once',
    title: 'an addition that is sent again with its intentId is made once',
    cost: 'an addition whose answer was lost is made twice',
    writes: true,
    async check({ open, settings }) {
      const session = await open();
      if (session.config.extensions === false) throw new Skipped('the page says that this shop has no optional fields');
      const variantId = variantOf(session, settings);
      const body = { variantId, intentId: 'conformance-check-2' };
      const { status } = await session.call('cartInsert', body);
      if (status !== 200) throw new Skipped(`intentId is refused: ${status}`);
      await session.call('cartInsert', body);
      const pieces = piecesOf(await readCart(session), variantId);
      return pieces === 1 ? [] : [`two calls with the same intentId end in ${pieces} pieces`];
    },
  },
  {
    id: 'cart-amount',
    title: 'a changed amount is kept',
    cost: 'shoppers order another amount than they see',
    writes: true,
    check: ({ open, settings }) =>
      withCart(open, settings, async (session, variantId, cart) => {
        const id = linesOf(cart, variantId)[0]?.cartItemId;
        const { status } = await session.call('cartChangeAmount', { id, amount: 2 });
        const pieces = piecesOf(await readCart(session), variantId);
        return status === 200 && pieces === 2 ? [] : [`cartChangeAmount to 2 answers ${status}, and the cart has ${pieces}`];
      }),
  },
  {
    id: 'cart-sums',
    title: 'the sum of the goods is amount times price',
    cost: 'shoppers see two totals, and trust neither',
    writes: true,
    check: ({ open, settings }) =>
      withCart(open, settings, (_session, _variantId, cart) => {
        if ((cart.discounts?.value ?? 0) !== 0) throw new Skipped('the cart has a discount');
        const sum = cart.articles.reduce((total, { count, price }) => total + count * (price?.actual ?? 0), 0);
        return Math.abs(sum - cart.price.total) < 0.005 ? [] : [`goods for ${sum} are ${cart.price.total} together`];
      }),
  },
  {
    id: 'cart-pieces',
    title: 'the number of pieces is that of the goods that are paid',
    cost: 'the header counts other goods than the cart has',
    writes: true,
    check: ({ open, settings }) =>
      withCart(open, settings, (_session, _variantId, cart) => {
        const pieces = cart.articles.filter(({ price }) => (price?.actual ?? 0) > 0).reduce((sum, { count }) => sum + count, 0); // gifts are not counted
        return pieces === cart.pieces ? [] : [`${pieces} pieces are counted as ${cart.pieces}`];
      }),
  },
  {
    id: 'cart-delete',
    title: 'what is removed is gone',
    cost: 'shoppers order what they have removed',
    writes: true,
    check: ({ open, settings }) =>
      withCart(open, settings, async (session, variantId, cart) => {
        const id = linesOf(cart, variantId)[0]?.cartItemId;
        const { status } = await session.call('cartDelete', { id });
        const pieces = piecesOf(await readCart(session), variantId);
        return status === 200 && pieces === 0 ? [] : [`cartDelete answers ${status}, and ${pieces} pieces are left`];
      }),
  },
  {
    id: 'cart-of-session',
    title: 'a cart is its session’s only',
    cost: 'shoppers see and change each other’s carts',
    writes: true,
    check: ({ open, settings }) =>
      withCart(open, settings, async (_session, variantId) => {
        const pieces = piecesOf(await readCart(await open()), variantId);
        return pieces === 0 ? [] : [`a new session has ${pieces} pieces of another’s cart`];
      }),
  },
  {
    id: 'cart-refuses-unknown',
    title: 'an article that does not exist is refused with a reason',
    cost: 'the shopper does not learn why nothing was added',
    writes: true,
    async check({ open }) {
      const session = await open();
      const { status, body } = await session.call('cartInsert', { variantId: '999999999999' });
      if (status >= 500) return [`cartInsert of an unknown article answers ${status}`];
      return piecesOf(body, '999999999999') > 0 ? ['cartInsert takes an unknown article'] : [];
    },
  },
  {
    id: 'login-refused',
    title: 'a wrong password signs nobody in',
    cost: 'anybody signs in as anybody',
    signsIn: true,
    async check({ open, customer }) {
      const session = await open();
      await signIn(session, { ...customer, password: `${customer.password} not` });
      const { body } = await session.call('widgetAccount', {});
      return body?.isLogged === true ? ['the session is signed in after a wrong password'] : [];
    },
  },
  {
    id: 'login',
    title: 'the right password signs in, and the next call knows it',
    cost: 'customers cannot sign in',
    signsIn: true,
    async check({ open, customer }) {
      const session = await open();
      const { status, body } = await signIn(session, customer);
      const account = await session.call('widgetAccount', {});
      if (status !== 200 || body?.isLogged !== true) return [`login answers ${status} with isLogged ${JSON.stringify(body?.isLogged)}`];
      return account.body?.isLogged === true ? [] : ['the next call does not know of it'];
    },
  },
  {
    id: 'login-new-session',
    title: 'a sign-in gets a session and a token of its own',
    cost: 'who knew the session before the sign-in is signed in, too',
    signsIn: true,
    async check({ open, customer }) {
      const session = await open();
      await session.call('cartInsert', { variantId: '999999999999' }); // so that there is a session
      const before = session.cookies.header();
      const token = session.config.csrfToken;
      const { status, body } = await signIn(session, customer);
      if (status !== 200) throw new Skipped(`login answers ${status}`);
      return [
        ...(session.cookies.header() === before ? ['the session’s cookie stays the same'] : []),
        ...(body?.csrfToken === token ? ['the token stays the same'] : []),
      ];
    },
  },
];

/** The operations that kept the shopper waiting. */
const speed = {
  id: 'speed',
  title: `every call answers within ${SLOW_MS} ms`,
  cost: 'shoppers wait',
  check({ timings }) {
    const slow = timings.filter(([, ms]) => ms > SLOW_MS);
    return [...new Set(slow.map(([id]) => id))].map((id) => `${id} took ${Math.round(slow.find(([other]) => other === id)[1])} ms`);
  },
};

/** Every rule's outcome: `{ id, title, cost, result, why }`. `what.writes` and `what.customer` allow more than reading. */
export async function checkRules(what) {
  const outcomes = [];
  for (const { check, writes, signsIn, ...rule } of [...RULES, speed]) {
    let outcome;
    if (writes && !what.writes) outcome = { result: 'skipped', why: 'fills a cart: only with --write' };
    else if (signsIn && !what.customer) outcome = { result: 'skipped', why: 'needs a test customer: --customer' };
    else
      outcome = await Promise.resolve()
        .then(() => check(what))
        .then(
          (broken) => (broken.length > 0 ? { result: 'fail', why: broken.join('; ') } : { result: 'pass', why: rule.title }),
          (error) => ({ result: error instanceof Skipped ? 'skipped' : 'fail', why: error.message }),
        );
    outcomes.push({ ...rule, ...outcome });
  }
  return outcomes;
}
