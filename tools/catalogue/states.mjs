import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

const WIDGETS = readdirSync(join(root, 'widgets'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** The page of the reference shop that has every widget of the public table, each from its HTML there. */
export const EVERY_WIDGET = '/__demo/widgets';

/**
 * A state of a widget:
 * - `scenario`, `fault`: of the reference shop (its panel lists them)
 * - `path`: of the page, without the country; default: the page of every widget
 * - `status`: what its placeholder has before the picture; null without scripts
 * - `act`: what a shopper does first
 * - `isOverlay`: the window is pictured, not the widget's place or the whole page
 * - `height`: of the window
 * - `minWidth`: of the window; below it the shop's header has something else there
 */
const everyWidget = WIDGETS.flatMap((widget) => [
  { widget, state: 'the server’s own HTML, without scripts', scenario: 'own-vip', status: null },
  { widget, state: 'ready', scenario: 'own-vip', status: 'ready' },
  { widget, state: 'the shop’s endpoints fail', scenario: 'own-vip', fault: '500', status: /ready|failed|off/ },
]);

const pressFirst = (host) => host.getByRole('button').first().click();

const special = [
  { widget: 'search-bar', state: 'suggestions', path: '/', act: (host) => host.getByRole('combobox').fill('a'), isOverlay: true },
  { widget: 'search-bar', state: 'nothing found', path: '/', act: (host) => host.getByRole('combobox').fill('qwxyz'), isOverlay: true },
  { widget: 'cart-drawer', state: 'empty, open', path: '/', scenario: 'empty-cart', act: pressFirst, isOverlay: true, minWidth: 1024 },
  {
    widget: 'cart-drawer',
    state: 'goods of several sellers, open',
    path: '/',
    scenario: 'mixed-cart',
    act: pressFirst,
    isOverlay: true,
    minWidth: 1024,
  },
  {
    widget: 'cart-drawer',
    state: 'more than there is, open',
    path: '/',
    scenario: 'sold-out',
    act: pressFirst,
    isOverlay: true,
    minWidth: 1024,
  },
  { widget: 'login-drawer', state: 'open', path: '/', scenario: 'guest', act: (host) => host.click(), isOverlay: true, minWidth: 1024 },
  {
    widget: 'account-dashboard',
    state: 'open',
    path: '/',
    scenario: 'own-vip',
    act: (host) => host.click(),
    isOverlay: true,
    minWidth: 1024,
  },
  {
    widget: 'account-dashboard',
    state: 'on trial, open',
    path: '/',
    scenario: 'trial',
    act: (host) => host.click(),
    isOverlay: true,
    minWidth: 1024,
  },
  {
    widget: 'wishlist-flyout',
    state: 'with lists, open',
    path: '/',
    scenario: 'own-wishlists',
    act: (host) => host.hover(),
    isOverlay: true,
  },
  { widget: 'wishlist-flyout', state: 'a guest’s, open', path: '/', scenario: 'guest', act: (host) => host.hover(), isOverlay: true },
  { widget: 'adult-modal', state: 'asks for the age', path: '/', scenario: 'adult-page', isOverlay: true },
  { widget: 'legal-modal', state: 'conditions to approve', path: '/', scenario: 'unapproved-legals', isOverlay: true },
  { widget: 'gdpr-modal', state: 'asks for the consent', path: '/', scenario: 'collection-consent-missing', isOverlay: true },
  { widget: 'vip-welcome', state: 'welcomes', path: '/', scenario: 'vip-welcome', isOverlay: true },
  { widget: 'product-reviews', state: 'none yet', scenario: 'no-reviews' },
  { widget: 'product-reviews', state: '50,000', scenario: 'many-reviews' },
  { widget: 'product-list', state: 'nothing to show', scenario: 'no-products' },
  { widget: 'product-list', state: 'sold out', scenario: 'sold-out-products' },
  { widget: 'product-list', state: 'for adults', scenario: 'adult-products' },
  { widget: 'digital-content', state: 'licence keys', scenario: 'digital-order' },
  { widget: 'digital-content', state: 'no licence keys', scenario: 'no-licenses' },
  { widget: 'smart-box', state: 'on trial', scenario: 'trial' },
  { widget: 'promo-strip', state: 'with hostile colours', scenario: 'hostile-promotions' },
];

/** The checkout stands on a page of its own in each country. */
const CHECKOUT = { si: '/kosarica', cz: '/kosik', sk: '/kosik', pl: '/koszyk', hu: '/kosar', hr: '/kosarica' };

/** The countries whose shops offer instalments. */
const FINANCING = ['si', 'cz', 'sk', 'hr'];

const checkoutStates = (country) =>
  [
    { state: 'basket, empty', scenario: 'empty-cart', step: '' },
    { state: 'basket', scenario: 'mixed-cart', step: '' },
    { state: 'basket, more than there is', scenario: 'sold-out', step: '' },
    { state: 'address', scenario: 'filled-cart', step: '/1' },
    { state: 'address, filled in', scenario: 'checkout-ready', step: '/1' },
    { state: 'delivery and payment', scenario: 'checkout-ready', step: '/3' },
    { state: 'every payment', scenario: 'checkout-ready,all-payments', step: '/3' },
    ...(FINANCING.includes(country) ? [{ state: 'payment by instalments', scenario: 'financing-ready', step: '/3' }] : []),
  ].map(({ step, ...state }) => ({ widget: 'checkout', path: `${CHECKOUT[country]}${step}`, isOverlay: true, height: 2000, ...state }));

/** All states of all widgets in a country, widget by widget. */
export function statesOf(country) {
  const states = [...everyWidget, ...special, ...checkoutStates(country)];
  return states
    .map((state) => ({ path: EVERY_WIDGET, scenario: 'guest', status: 'ready', isOverlay: false, minWidth: 0, height: 800, ...state }))
    .sort((a, b) => WIDGETS.indexOf(a.widget) - WIDGETS.indexOf(b.widget));
}

export const COUNTRIES = Object.keys(CHECKOUT);
