import { createLoader } from '../../../src/loader/createLoader';
import { createShop } from '../../../src/shop/createShop';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import { fakePage } from '../../support/fakes/fakePage';
import type { AnyWidgetDefinition } from '../../../src/loader/defineWidget';
import { megaMenu } from '../../../widgets/mega-menu/megaMenu.widget';
import { mobileMenu } from '../../../widgets/mobile-menu/mobileMenu.widget';
import { searchBar } from '../../../widgets/search-bar/searchBar.widget';

/** The server's own link as a placeholder, with the page's configuration; returns its status and whether code was loaded. */
function shownUnder(definition: AnyWidgetDefinition, config: object) {
  document.body.innerHTML = `<div data-vitrina="${definition.name}"><form action="/iskanje"><input name="s"></form><a href="/dom">Dom</a></div>`;
  const page = fakePage();
  const shop = createShop({
    page,
    config: readShopConfig(JSON.stringify(config), page.log),
    messages: {},
    fetchTexts: () => Promise.resolve({}),
  });
  const load = jest.fn(() => new Promise<never>(() => undefined));
  const loader = createLoader({
    definitions: [{ ...definition, mount: 'now', load }],
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
    releaseClick: () => undefined,
  });
  loader.mount(document);
  const host = document.querySelector('[data-vitrina]');
  const result = {
    status: host?.getAttribute('data-vitrina-status'),
    fallback: host?.querySelector('form + a'),
    shadow: host?.shadowRoot,
    loads: load.mock.calls.length,
  };
  loader.dispose();
  return result;
}

test.each([
  ['[R1.23] the search', searchBar],
  ['[R1.22] the menu of desktops', megaMenu],
  ['[R1.22] the menu of phones', mobileMenu],
])("maintenance mode hides %s: none of its code is loaded and the page keeps the server's HTML (A014)", (_name, definition) => {
  const urlKeys = { search: '/iskanje' };
  expect(shownUnder(definition, { urlKeys })).toMatchObject({ status: 'loading', loads: 1 });
  const underMaintenance = shownUnder(definition, { urlKeys, maintenance: true });
  expect(underMaintenance).toMatchObject({ status: 'off', loads: 0, shadow: null });
  expect(underMaintenance.fallback).not.toBeNull();
});
