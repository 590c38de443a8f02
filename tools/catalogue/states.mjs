import { chapterOf, namesIn, valuesIn, widgetNames } from '../publicTable.mjs';

/** The page of the reference shop that has every widget of the public table, each from its HTML there. */
const EVERY_WIDGET = '/__demo/widgets';

/** The name of the page with all widgets at once. */
export const ALL = 'all';

/** A shop's paths of the checkout; it has no place on other pages. */
const CHECKOUT = { si: '/kosarica', cz: '/kosik', sk: '/kosik', pl: '/koszyk', hu: '/kosar', hr: '/kosarica' };

/** The countries whose shops offer instalments. */
const FINANCING = ['si', 'cz', 'sk', 'hr'];

export const COUNTRIES = Object.keys(CHECKOUT);

/** The shop's link that opens a modal. */
const OPENER = '[data-vitrina-action=open-modal]';

/** The windows in which is recorded: what a phone loads, and all that is below each other. */
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };
const TALL = { width: 1280, height: 8000 };

/** A window: for what opens over the page. */
const WINDOW = 720;

/**
 * How a widget is shown where a customer's page alone does not show it: the scenario of the reference shop, what a shopper does first
 * (`site/play.js`), what else of the server's page belongs `beside` it, and the height of the window for what lies over the page.
 */
const SHOWN = {
  'search-bar': { act: { field: 'input', text: 'le' }, height: WINDOW },
  'cart-drawer': { scenario: 'mixed-cart', act: { press: 'button, a' }, height: WINDOW },
  checkout: { scenario: 'mixed-cart', height: 1400 },
  'mega-menu': { act: { point: 'a' }, height: WINDOW },
  'mobile-menu': { act: { press: 'button, a' }, height: WINDOW, viewport: PHONE },
  'login-drawer': { scenario: 'guest', act: { press: 'button, a' }, height: WINDOW },
  'account-dashboard': { act: { press: 'button, a' }, height: WINDOW },
  'user-menu': { act: { press: 'button, a' }, height: WINDOW, viewport: PHONE },
  'wishlist-flyout': { scenario: 'own-wishlists', act: { point: 'a' }, height: WINDOW },
  newsletter: { scenario: 'guest' },
  registration: { scenario: 'guest' },
  'product-list': { paths: [EVERY_WIDGET], act: { scroll: true }, height: WINDOW / 1.5 },
  wishlist: { scenario: 'own-wishlists' },
  'page-modals': { beside: OPENER, act: { press: OPENER }, height: WINDOW },
  'adult-modal': { scenario: 'adult-page', height: WINDOW },
  'legal-modal': { scenario: 'unapproved-legals', height: WINDOW },
  'gdpr-modal': { scenario: 'collection-consent-missing', height: WINDOW },
  'vip-welcome': { scenario: 'vip-welcome', height: WINDOW },
  'flash-messages': { height: WINDOW / 2 },
};

/** Further states of widgets; each is recorded by itself. */
const FURTHER = [
  { widget: 'search-bar', state: 'nothing found', act: { field: 'input', text: 'qwxyz' } },
  { widget: 'cart-drawer', state: 'empty', scenario: 'empty-cart' },
  { widget: 'cart-drawer', state: 'more than there is', scenario: 'sold-out' },
  { widget: 'account-dashboard', state: 'on trial', scenario: 'trial' },
  { widget: 'wishlist-flyout', state: 'a guest’s', scenario: 'guest' },
  { widget: 'newsletter', state: 'a customer’s', scenario: 'own-vip' },
  { widget: 'product-reviews', state: 'none yet', scenario: 'no-reviews' },
  { widget: 'product-reviews', state: '50,000', scenario: 'many-reviews' },
  { widget: 'product-list', state: 'nothing to show', scenario: 'no-products' },
  { widget: 'product-list', state: 'sold out', scenario: 'sold-out-products' },
  { widget: 'product-list', state: 'for adults', scenario: 'adult-products' },
  { widget: 'digital-content', state: 'licence keys', scenario: 'digital-order' },
  { widget: 'digital-content', state: 'no licence keys', scenario: 'no-licenses' },
  { widget: 'smart-box', state: 'on trial', scenario: 'trial' },
  { widget: 'promo-strip', state: 'with hostile colours', scenario: 'hostile-promotions' },
  { widget: 'checkout', state: 'basket, empty', scenario: 'empty-cart' },
  { widget: 'checkout', state: 'basket, more than there is', scenario: 'sold-out' },
  { widget: 'checkout', state: 'address', scenario: 'filled-cart', step: '/1' },
  { widget: 'checkout', state: 'address, filled in', scenario: 'checkout-ready', step: '/1' },
  { widget: 'checkout', state: 'delivery and payment', scenario: 'checkout-ready', step: '/3' },
  { widget: 'checkout', state: 'every payment', scenario: 'checkout-ready,all-payments', step: '/3' },
  { widget: 'checkout', state: 'payment by instalments', scenario: 'financing-ready', step: '/3', countries: FINANCING },
];

/** What a placeholder can be in besides its data: a frame of its own, from the same recording. */
const MODES = [
  { mode: 'fallback', state: 'the server’s own HTML', says: 'Without scripts, and until the widget is ready.' },
  { mode: 'loading', state: 'loading', says: 'The shop has not answered yet.' },
  { mode: 'replay', state: 'ready', says: 'With what the reference shop answers.' },
  { mode: 'error', state: 'the shop’s endpoints fail', says: 'Each answer is 500.' },
  { mode: 'off', state: 'off', says: 'The shop is in maintenance (`"maintenance": true`): the server’s HTML stays.' },
  { mode: 'failed', state: 'failed', says: 'The code of the release is gone: the server’s HTML stays.' },
];

/** In these the server's HTML stands in the page, whatever its widget would open. */
const HAS_OWN_HTML = ['fallback', 'off', 'failed'];

/** An attribute that has certain words, with one that is none of them: its message is for who writes templates. */
function mistakeOf(widget) {
  const attribute = chapterOf(widget).attributes.find(({ type }) => valuesIn(type).length > 0);
  if (!attribute || SHOWN[widget]?.beside) return undefined; // those of a link beside the placeholder are its own
  const [name] = namesIn(attribute.names);
  return { mode: 'mistake', state: 'a mistake', says: `\`${name}="?"\`: the default is used.`, attribute: name };
}

const fileName = (widget, state) => `${widget}.${state.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}`;

/** What is recorded for a widget in a country: the state with its `frames`, `[{ mode, state, says, file }]`. */
function recording(country, { step = '', ...state }) {
  const { widget } = state;
  return {
    scenario: 'own-vip',
    viewport: DESKTOP,
    selector: `[data-vitrina="${widget}"]`,
    prefix: country === 'si' ? '' : `/${country}`,
    paths: widget === 'checkout' ? [`${CHECKOUT[country]}${step}`] : ['/', EVERY_WIDGET],
    ...SHOWN[widget],
    ...state,
    frames: state.frames.map((frame) => ({
      ...frame,
      file: fileName(widget, frame.state),
      height: HAS_OWN_HTML.includes(frame.mode) ? undefined : SHOWN[widget]?.height,
    })),
  };
}

const frameOf = (state) => ({ mode: 'replay', state, says: '' });

/** Everything that is recorded in a country, widget by widget. */
export function recordingsOf(country) {
  const basic = widgetNames.map((widget) => ({ widget, frames: [...MODES, mistakeOf(widget)].filter(Boolean) }));
  const further = FURTHER.filter(({ countries = COUNTRIES }) => countries.includes(country)).map((each) => ({ ...each, frames: [frameOf(each.state)] })); // prettier-ignore
  const all = { widget: ALL, selector: 'main', paths: [EVERY_WIDGET], viewport: TALL, frames: MODES };
  return [...basic, ...further]
    .sort((a, b) => widgetNames.indexOf(a.widget) - widgetNames.indexOf(b.widget))
    .concat(all)
    .map((state) => recording(country, state));
}
