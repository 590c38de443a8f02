import { createLoader } from '../../../src/loader/createLoader';
import { createShop } from '../../../src/shop/createShop';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import { fakePage } from '../../support/fakes/fakePage';
import { searchBar } from '../../../widgets/search-bar/searchBar.widget';

/** The page's search form as a placeholder, with the page's configuration; returns its status and whether code was loaded. */
function searchUnder(config: object) {
  document.body.innerHTML = '<div data-vitrina="search-bar"><form action="/iskanje"><input name="s"></form></div>';
  const page = fakePage();
  const shop = createShop({
    page,
    config: readShopConfig(JSON.stringify(config), page.log),
    messages: {},
    fetchTexts: () => Promise.resolve({}),
  });
  const load = jest.fn(() => new Promise<never>(() => undefined));
  const loader = createLoader({
    definitions: [{ ...searchBar, mount: 'now', load }],
    page,
    shop,
    chunks: {
      base: 'https://www.shop.si/vitrina/',
      main: 'chunks/main.js',
      addIntegrity: () => undefined,
      restart: () => new Promise<never>(() => undefined),
    },
    provide: (widget) => widget,
    commonStyles: [],
    isWaiting: () => false,
    settle: () => undefined,
  });
  loader.mount(document);
  const host = document.querySelector('[data-vitrina]');
  const result = { status: host?.getAttribute('data-vitrina-status'), form: host?.querySelector('form'), loads: load.mock.calls.length };
  loader.dispose();
  return result;
}

test("[R1.23] maintenance mode disables the search: none of its code is loaded and the page keeps the server's HTML", () => {
  const urlKeys = { search: '/iskanje' };
  expect(searchUnder({ urlKeys })).toMatchObject({ status: 'loading', loads: 1 });
  const underMaintenance = searchUnder({ urlKeys, maintenance: true });
  expect(underMaintenance).toMatchObject({ status: 'off', loads: 0 });
  expect(underMaintenance.form).not.toBeNull();
});
