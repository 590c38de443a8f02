import type { Page } from '@playwright/test';
import { callElsewhere } from '../browser/callElsewhere';
import type { FaultSession } from '../browser/FaultSession';
import { browserShopper } from './browserShopper';
import { REMOVE_LINE, SHOPPER_ACTIONS } from './shopperActions';
import type { ActionTitle } from './shopperActions';

type InBrowser = (visit: FaultSession) => Promise<unknown>;

/** How an action of the table is tried in a browser. */
interface Situation {
  /** What the action changes, as the shop stores it or the page shows it: it is done when this differs. */
  state: InBrowser;
  /** Sets up the page before. */
  prepare?: InBrowser;
  /** Prepared before each case, because one leaves a page on which the next is impossible. */
  preparesEachTime?: true;
  /** Reverts the action, where it could not be done once more. */
  undo?: InBrowser;
  /** Its failure is shown by reverting it, without a message (A095). */
  isShown?: true;
  /** No message, although the same failure has one elsewhere. */
  isSilent?: true;
  /** The field whose text is gone once the action is done. */
  clears?: string;
  /** In place of the action of the table. */
  act?: InBrowser;
}

/** One thing that a shopper does in the checkout of a browser. */
export interface BrowserAction extends Omit<Situation, 'act' | 'isSilent'> {
  act: InBrowser;
  isSilent: boolean;
  /** The page makes the call when it opens. */
  isOpening: boolean;
}

/** One page load, and what is done on it, in this order. */
export interface BrowserPage {
  scenario: string;
  path: string;
  /** A flag of the shop that is on. */
  flag?: string;
  /** Of another country's shop. */
  prefix?: string;
  /** Changes the reference shop's answers. */
  changes?: (page: Page) => Promise<unknown>;
  /** Where tables run whole, this many pages share the faults and are tried at the same time. */
  parts?: number;
  /** Types what must not be lost. */
  begin?: InBrowser;
  userActions: Readonly<Partial<Record<ActionTitle, Situation>>>;
}

const reload: InBrowser = ({ page }) => page.reload();

export function browserActions({ userActions }: BrowserPage): [ActionTitle, BrowserAction][] {
  return (Object.entries(userActions) as [ActionTitle, Situation][]).map(([title, { act, isSilent, ...situation }]) => {
    const action = SHOPPER_ACTIONS[title];
    const isOpening = action.act === undefined && situation.state === isOpen;
    const shared: InBrowser = (visit) => action.act?.(browserShopper(visit)) ?? reload(visit);
    return [title, { ...situation, act: act ?? shared, isOpening, isSilent: isSilent ?? action.isSilent !== undefined }];
  });
}

/** What is stored of the cart. */
const stored: InBrowser = async ({ page }) => {
  const { lines, codes, invoiceNote } = await (await page.request.get('/__demo/cart')).json();
  return [lines, codes, invoiceNote];
};
/** What is stored of the consents and notes of the order. */
const orderNotes: InBrowser = async ({ page }) => (await (await page.request.get('/__demo/cart')).json()).orderNotes;
/** What is stored of the choices of the last step. */
const chosen: InBrowser = async ({ page }) => {
  const { deliveries, selectedPayment, campaignBar, consents } = await (await page.request.get('/api/v2/cart.cart-api/load-cart')).json();
  return [deliveries, selectedPayment, campaignBar, consents];
};

const checked =
  (selector: string): InBrowser =>
  ({ box }) =>
    box.locator(selector).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked));
const heading: InBrowser = ({ path, at }) =>
  at('.checkout-title')
    .innerText()
    .then((title) => `${path()} ${title}`);
const coded: InBrowser = ({ box }) => box.locator('.code').allInnerTexts();
const isGuest: InBrowser = ({ button }) => button('Prijavite se').or(button('Zapri prijavo')).first().isVisible();
/** Whether the page shows its step with what belongs there. */
const isOpen: InBrowser = async ({ at, button }) =>
  (await at('.next, .order-button, .codes').isVisible()) && !(await button('Poskusi znova').isVisible());
const orders: InBrowser = async ({ page, box }) => [
  (await (await page.request.get('/__demo/orders')).json()).orders.length,
  await box.getByRole('heading', { name: 'Hvala za naročilo' }).isVisible(),
];

/** The same as the action of the table. */
const does =
  (title: ActionTitle): InBrowser =>
  async (visit) =>
    SHOPPER_ACTIONS[title].act?.(browserShopper(visit));
const back: InBrowser = ({ travel }) => travel(-1);
const opening: Situation = { state: isOpen };
const toNextStep: Situation = { state: heading, undo: back };
const switched = (title: ActionTitle): Situation => ({ state: stored, undo: does(title) });

const BASKET_SCENARIO = 'own-customer,mixed-cart';

const beginBasket: InBrowser = async (visit) => {
  await browserShopper(visit).type('Koda za popust', 'darilo 5');
  await does('setInvoiceNote: a note')(visit);
};

/** The line that is removed is in the basket. After a reload its removal can no longer be undone: the basket is filled anew. */
const withLine: InBrowser = async (visit) => {
  const { page, button, open, settle } = visit;
  if (await button(REMOVE_LINE).isVisible()) return;
  if (await button('Razveljavi').isVisible()) return button('Razveljavi').click();
  await page.request.get(`/?scenario=${BASKET_SCENARIO}`, { maxRedirects: 0 });
  await open('/kosarica');
  await settle();
  await beginBasket(visit);
};

const withRemovedLine: InBrowser = async (visit) => {
  await withLine(visit);
  await visit.settle();
  await does('cartDelete: a line')(visit);
};

const asGuest: InBrowser = async ({ page, settle, fillContact }) => {
  await page.request.get('/?scenario=filled-cart', { maxRedirects: 0 });
  await page.goto('/kosarica/1');
  await settle();
  await fillContact();
};

/** Another shopper each time: a late order must not find the next one's cart, nor a call of the old page the new cookie. */
const asNewShopper: InBrowser = async ({ page, open, settle }) => {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await open('/?scenario=checkout-ready');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await open('/kosarica/3');
  await settle();
};
const ordering: Situation = { prepare: asNewShopper, preparesEachTime: true, state: orders };

/** They cover the list, also when it opens with an earlier search. */
const closeSuggestions: InBrowser = async ({ page, box }) => {
  if (await box.locator('.places').isVisible()) await page.keyboard.press('Escape');
};
const openPlaces = async (visit: FaultSession): Promise<void> => {
  await closeSuggestions(visit);
  if (await visit.box.getByRole('searchbox').isVisible()) return;
  await does('branchesBasic: the list')(visit);
  await visit.settle();
  await closeSuggestions(visit);
};
/** The old page has cached what was chosen or opened. */
const openPlacesOnNewPage: InBrowser = async (visit) => {
  await visit.open('/kosarica/3');
  await visit.settle();
  await openPlaces(visit);
};
const openPlacesAgain: InBrowser = async (visit) => {
  if (await visit.box.getByRole('searchbox').isVisible()) await visit.page.keyboard.press('Escape');
  await openPlaces(visit);
};
/** Two searches with the same number of results would announce the same text, and so nothing new. */
const emptySearch: InBrowser = async (visit) => {
  await openPlaces(visit);
  await visit.box.getByRole('searchbox').fill('');
};
const searching: Situation = {
  prepare: emptySearch,
  preparesEachTime: true,
  state: ({ box }) => box.locator('.places button').allInnerTexts(),
};

/** A shop with more branches than it sends. */
const sendPlacesInPart = (page: Page): Promise<unknown> =>
  page.route('**/branches-basic?*', async (route) => {
    const response = await route.fetch();
    const { branches, transports } = await response.json();
    await route.fulfill({ response, json: { branches, transports: [{ ...transports[0], totalAvailableBranches: branches.length + 1 }] } });
  });

/** A customer who has ordered before and has not chosen yet. */
const asKnownCustomer: InBrowser = async (visit) => {
  const { lines } = await (await visit.page.request.get('/__demo/cart')).json();
  await callElsewhere(visit, 'nextStep', { step: 'confirmation', idempotencyKey: crypto.randomUUID() });
  await callElsewhere(visit, 'cartInsert', { variantId: lines[0].variantId, count: 1 });
};
const chooseNothing: InBrowser = async (visit) => {
  await callElsewhere(visit, 'cleanSelectedDelivery', { deliveryId: '1' });
  await visit.open('/kosarica/3');
};

const asPolish: InBrowser = async ({ page, settle }) => {
  await page.request.get('/pl/?scenario=discounted-cart', { maxRedirects: 0 });
  await page.goto('/pl/koszyk');
  await settle();
};

const storeAnotherAddress: InBrowser = async (visit) => {
  const address = { firstname: 'Ana', lastname: 'Kos', street: 'Trg 2', zip: '1000', city: 'Ljubljana', country: 'SI' };
  await callElsewhere(visit, 'setBillingAddress', { data: address });
  await visit.open('/kosarica/1');
};

const logInWithFacebook: InBrowser = async (visit) => {
  const call = visit.page.waitForRequest('**/fbLogin/');
  await does('facebookLogin: with Facebook')(visit);
  await call;
};

export const BROWSER_PAGES: Readonly<Record<string, BrowserPage>> = {
  basket: {
    scenario: BASKET_SCENARIO,
    path: '/kosarica',
    parts: 2,
    begin: beginBasket,
    userActions: {
      'checkStep: open the basket': opening,
      'widgetCart: another tab has changed the cart': { state: ({ at }) => at('.quantity-field').inputValue(), isSilent: true },
      'cartChangeAmount: one more': { state: stored, isShown: true },
      'cartDelete: a line': { state: stored, prepare: withLine, preparesEachTime: true },
      'cartInsert: undo a removal': { state: stored, prepare: withRemovedLine, preparesEachTime: true },
      'cartAddWarranty: a service': switched('cartAddWarranty: a service'),
      'cartAddInsurance: a service': switched('cartAddInsurance: a service'),
      'cartAddGuarantee: a service': switched('cartAddGuarantee: a service'),
      'cartAddDigital: a service': switched('cartAddDigital: a service'),
      'cartDeleteWarranty: remove it': switched('cartDeleteWarranty: remove it'),
      'cartDeleteInsurance: remove it': switched('cartDeleteInsurance: remove it'),
      'cartDeleteGuarantee: remove it': switched('cartDeleteGuarantee: remove it'),
      'cartDeleteDigital: remove it': switched('cartDeleteDigital: remove it'),
      'addCertificate: a code': { state: coded, undo: does('removeCertificate: remove the code'), clears: 'Koda za popust' },
      'removeCertificate: remove the code': { state: coded, undo: does('addCertificate: a code') },
      'setInvoiceNote: a note': { state: stored },
      'nextStep: from the basket': toNextStep,
      'loadPurchase: after a step': { ...toNextStep, prepare: back },
    },
  },
  guest: {
    scenario: 'filled-cart',
    path: '/kosarica/1',
    begin: ({ fillContact }) => fillContact(),
    userActions: {
      'loadCart: open the customer step': opening,
      'updateCustomer: a guest': toNextStep,
      'login: in the checkout': { prepare: asGuest, state: isGuest, undo: asGuest },
      'register: a guest creates an account': { prepare: asGuest, state: heading, undo: asGuest },
    },
  },
  facebook: {
    scenario: 'filled-cart',
    path: '/kosarica/1',
    flag: 'facebook_login',
    begin: ({ fillContact }) => fillContact(),
    userActions: { 'facebookLogin: with Facebook': { act: logInWithFacebook, state: isGuest, undo: asGuest } },
  },
  'Polish codes': {
    scenario: 'discounted-cart',
    prefix: '/pl',
    path: '/pl/koszyk',
    begin: ({ at }) => at('.codes input').fill('darilo 5'),
    userActions: { 'migrateCouponsToAllegro: in Poland': { state: coded, undo: asPolish } },
  },
  customer: {
    scenario: 'checkout-ready,own-customer',
    path: '/kosarica/1',
    userActions: {
      'setBillingAddress: another one': { prepare: storeAnotherAddress, state: checked('.address-choice input') },
      'setShippingAddress: a new one': { state: ({ box }) => box.locator('.address').allInnerTexts() },
      'widgetAccount: the address lists of a customer': {
        act: ({ receiveTabMessage }) => receiveTabMessage('vitrina.account', 'logged-in'),
        state: heading,
      },
    },
  },
  shipping: {
    scenario: 'filled-cart,contact-filled',
    path: '/kosarica/3',
    parts: 2,
    begin: ({ at }) => at('.order-note').fill('Pokličite'),
    userActions: {
      'checkStep: open shipping': opening,
      'loadCart: open shipping': opening,
      'deliveryStrategy: separate parcels': { state: checked('input[name=delivery-strategy]') },
      'changeDeliveryMethod: another one': { prepare: does('selectDeliveryMethod: the first'), state: chosen },
      'selectDeliveryInsurance: insured': { state: chosen },
      'cleanSelectedDelivery: none': { state: chosen, undo: does('selectDeliveryMethod: the first') },
      'selectDeliveryMethod: the first': { state: chosen, undo: does('cleanSelectedDelivery: none') },
      'selectBillingMethod: a payment': { state: chosen },
      'cleanSelectedPayment: none': { state: chosen, undo: does('selectBillingMethod: a payment') },
      'orderConsents: a tick': { state: checked('.order-notes input') },
      'orderConsentNotes: a note': { state: orderNotes },
      'selectCampaign: accept it': { state: chosen },
    },
  },
  'suggested delivery': {
    scenario: 'checkout-ready,own-customer',
    path: '/kosarica/3',
    flag: 'suggested_delivery',
    userActions: { 'customerHistory: a suggestion': opening },
  },
  'suggested delivery of a known customer': {
    scenario: 'checkout-ready,own-customer',
    path: '/kosarica/3',
    flag: 'suggested_delivery',
    begin: asKnownCustomer,
    userActions: { 'checkDeliveryMethod: a suggestion': { act: chooseNothing, ...opening } },
  },
  'pickup places': {
    scenario: 'checkout-ready',
    path: '/kosarica/3',
    userActions: {
      'branchesBasic: the list': { state: ({ box }) => box.locator('.branch').count(), undo: reload },
      'geoSuggestions: a place': searching,
      'autoCompleteBranches: a place': searching,
      'branchDetail: opening hours': { prepare: openPlacesOnNewPage, preparesEachTime: true, state: heading },
      'branchesConfirmAvailability: a point': {
        async prepare(visit) {
          await callElsewhere(visit, 'cleanSelectedDelivery', { deliveryId: '1' }); // the same point once more would change nothing
          await openPlacesOnNewPage(visit);
        },
        preparesEachTime: true,
        state: chosen,
      },
    },
  },
  'pickup places in part': {
    scenario: 'checkout-ready',
    path: '/kosarica/3',
    changes: sendPlacesInPart,
    userActions: { 'postBranches: nearby branches': { act: openPlacesAgain, state: heading } },
  },
  order: {
    scenario: 'checkout-ready',
    path: '/kosarica/3',
    userActions: { 'nextStep: the order': ordering, 'loadPurchase: verify the order': ordering },
  },
};
