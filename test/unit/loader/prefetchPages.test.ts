import { prefetchPages } from '../../../src/loader/prefetchPages';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

const ORIGIN = 'https://shop.example';
const URL_KEYS = {
  home: '/',
  search: '/iskanje',
  cart: '/kosarica/',
  login: 'prijava',
  logout: `${ORIGIN}/odjava`,
  clientMyAccount: '/index.php?route=account',
  clientWatchdog: 'https://elsewhere.example/watchdog',
};

interface Rules {
  prefetch: [{ eagerness: string; where: { and: [Matching, { not: Matching }, { not: { selector_matches: string } }] } }];
}
interface Matching {
  href_matches: string[];
}

const written = (): HTMLScriptElement[] => [...document.querySelectorAll<HTMLScriptElement>('script[type="speculationrules"]')];

function prefetching(printed: Record<string, unknown> = {}) {
  const page = fakePage({ href: `${ORIGIN}/p/1` });
  const shop = testShop(page, { urlKeys: URL_KEYS, prefetchPages: { include: ['/c/*'], exclude: ['/c/*?*do=*'] }, ...printed });
  const disposing = new AbortController();
  prefetchPages(shop, page, disposing.signal);
  const rules = written().map(({ textContent }) => JSON.parse(textContent) as Rules)[0];
  return { page, shop, disposing, rule: rules?.prefetch[0] };
}

beforeEach(() => {
  HTMLScriptElement.supports = (type) => type === 'speculationrules'; // jsdom has none
  document.head.innerHTML = '<script type="text/plain" src="/vitrina/vitrina.js" nonce="n0nce"></script>';
});
afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'trustedTypes');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

test('the rules name the included pages of this origin, with the nonce of the tag', () => {
  const { rule } = prefetching();
  expect(rule?.eagerness).toBe('moderate');
  expect(rule?.where.and[0].href_matches).toEqual([`${ORIGIN}/c/*`]);
  expect(written()).toHaveLength(1);
  expect(written()[0]?.nonce).toBe('n0nce');
});

test('cart, login, logout, account and wishlists are excluded, whether the shop names them or not; links with an action are, too', () => {
  const { rule } = prefetching({ wishlistUrl: '/seznam-zelja' });
  expect(rule?.where.and[1].not.href_matches).toEqual([
    `${ORIGIN}/c/*\\?*do=*`,
    `${ORIGIN}/kosarica*`,
    `${ORIGIN}/prijava*`,
    `${ORIGIN}/odjava*`,
    `${ORIGIN}/index.php\\?*route=account*`,
    `${ORIGIN}/seznam-zelja*`,
  ]);
  for (const links of ['[data-vitrina-action]', '[rel~="nofollow"]', '[download]'])
    expect(rule?.where.and[2].not.selector_matches).toContain(links);
  document.head.replaceChildren();
  const unnamed = prefetching({ urlKeys: {} });
  expect(unnamed.rule?.where.and[1].not.href_matches).toEqual([`${ORIGIN}/c/*\\?*do=*`, `${ORIGIN}/cart*`]);
});

test('an account at the root excludes the home page only, and one whose address is none excludes nothing', () => {
  const { rule } = prefetching({ urlKeys: { cart: '/kosarica', clientMyAccount: '/', login: 'https://[' } });
  expect(rule?.where.and[1].not.href_matches.slice(1)).toEqual([`${ORIGIN}/kosarica*`, `${ORIGIN}/`]);
});

test('in a page whose scripts are concatenated the nonce is that of another script', () => {
  document.head.innerHTML = '<script type="text/plain" src="/all.js" nonce="other"></script>';
  prefetching();
  expect(written()[0]?.nonce).toBe('other');
});

test('only * is a wildcard: all other characters of a path mean themselves', () => {
  const { rule } = prefetching({ prefetchPages: { include: ['/a:b/(c)/{d}+*?x=1'] } });
  expect(rule?.where.and[0].href_matches).toEqual([String.raw`${ORIGIN}/a\:b/\(c\)/\{d\}\+*\?x=1`]);
});

test('disposing removes the rules; a chunk that loads after it writes none', () => {
  const { disposing, shop, page } = prefetching();
  disposing.abort();
  expect(written()).toEqual([]);
  prefetchPages(shop, page, disposing.signal);
  expect(written()).toEqual([]);
});

test('under Trusted Types the text goes through a policy of ours; where its name is not allowed nothing is prefetched, with a warning', () => {
  const createPolicy = jest.fn((_name: string, rules: { createScript(text: string): string }) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(prefetching().rule).toBeDefined();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrina-prefetch']);
  written().forEach((script) => script.remove());
  createPolicy.mockImplementation(() => {
    throw new TypeError('Policy disallowed');
  });
  const { page, rule } = prefetching();
  expect(rule).toBeUndefined();
  expect(page.logs.map(({ level, message }) => [level, message])).toEqual([['warn', expect.stringContaining('vitrina-prefetch')]]);
});

test('a browser without speculation rules gets none', () => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  expect(prefetching().rule).toBeUndefined();
  HTMLScriptElement.supports = () => false;
  expect(prefetching().rule).toBeUndefined();
});
