import type { Locator, Page } from '@playwright/test';
import { issueFacebookToken } from '../../../demo-pages/domain/facebookTokens';
import type { OperationId } from '../../../src/api/api';
import { operationTable } from '../../../src/api/operations.gen';
import type { FaultSession } from './FaultSession';

/** One shopper action in the checkout, in a browser. */
export interface BrowserAction {
  act: (visit: FaultSession) => Promise<unknown>;
  /** The state that the action changes, in the shop or on the page: the action is done when it differs. */
  state: (visit: FaultSession) => Promise<unknown>;
  /** Sets up the page before. */
  prepare?: (visit: FaultSession) => Promise<unknown>;
  /** Set up before each attempt: an attempt leaves the page unusable for the next. */
  preparesEachTime?: true;
  /** Restores the state before, where the action cannot be repeated. */
  undo?: (visit: FaultSession) => Promise<unknown>;
  /** A failure is not shown: it is a background request. */
  isSilent?: true;
  /** A failure reverts the control visibly, without a message (A095). */
  isShown?: true;
  /** The page makes the call when it opens. */
  isOpening?: true;
  /** The field that the action clears. */
  clears?: string;
}

/** One page load and the actions on it, one after the other. */
export interface BrowserPage {
  scenario: string;
  path: string;
  /** A flag to switch on. */
  flag?: string;
  /** The prefix of a sibling shop. */
  prefix?: string;
  /** Changes responses of the reference shop. */
  changes?: (page: Page) => Promise<unknown>;
  /** In a whole run the faults are split over so many pages, which run in parallel. */
  parts?: number;
  /** Input that a fault must not lose. */
  begin?: (visit: FaultSession) => Promise<unknown>;
  userActions: Readonly<Record<string, BrowserAction>>;
}

/** A request of the same shopper from another tab. */
async function callElsewhere({ page }: FaultSession, operation: OperationId, data: object, prefix = ''): Promise<void> {
  const { csrfToken } = await (await page.request.get(`${prefix}/api/csrf-token`)).json();
  const answer = await page.request.post(prefix + operationTable[operation].path, { data, headers: { 'x-csrf-token': csrfToken } });
  if (!answer.ok()) throw new Error(`${operation}: ${answer.status()} ${await answer.text()}`);
}

const stored = async ({ page }: FaultSession): Promise<unknown> => {
  const { lines, codes, invoiceNote } = await (await page.request.get('/__demo/cart')).json();
  return [lines, codes, invoiceNote];
};

/** Consents and notes of the order, as the shop has them. */
const words = async ({ page }: FaultSession): Promise<unknown> => (await (await page.request.get('/__demo/cart')).json()).words;

const press =
  (name: string | RegExp) =>
  ({ button }: FaultSession): Promise<void> =>
    button(name).click();

const nth =
  (selector: string, index: number) =>
  ({ box }: FaultSession): Locator =>
    box.locator(selector).nth(index);

const click =
  (selector: string, index = 0) =>
  (visit: FaultSession): Promise<void> =>
    nth(selector, index)(visit).click();

/** Toggles between the first two available options. */
const other =
  (selector: string) =>
  async ({ box }: FaultSession): Promise<void> => {
    const two = box.locator(selector);
    await two.nth((await two.first().isChecked()) ? 1 : 0).click();
  };

const checked =
  (selector: string) =>
  ({ box }: FaultSession): Promise<boolean[]> =>
    box.locator(selector).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked));

let written = 0;
const rewrite = async (field: Locator): Promise<void> => {
  await field.fill(`Zvonec ne dela ${(written += 1)}`);
  await field.blur();
};

const heading = ({ path, at }: FaultSession): Promise<string> =>
  at('.checkout-title')
    .innerText()
    .then((title) => `${path()} ${title}`);

/** The services of the first line that has any; they are collapsed at first. */
const pressService =
  (index: number) =>
  async (visit: FaultSession): Promise<void> => {
    const services = visit.at('.services');
    if (!(await services.locator('.service').first().isVisible())) await services.locator('summary').click();
    await click('.service input', index)(visit);
  };

const service = (index: number): BrowserAction => ({ act: pressService(index), state: stored, undo: pressService(index) });
const LINE = '.remove[aria-label^="Odstrani: "]';
/** After a reload there is nothing to undo. */
const undoRemoval = async ({ button }: FaultSession): Promise<void> => {
  if (await button('Razveljavi').isVisible()) await button('Razveljavi').click();
};

/** Two of the first article, then one again. */
const changeAmount = async (visit: FaultSession): Promise<void> =>
  nth('.quantity-step', (await visit.at('.quantity-field').inputValue()) === '1' ? 1 : 0)(visit).click();

/** The same in another tab. */
const changeElsewhere = async (visit: FaultSession): Promise<void> => {
  const { cartId, lines } = await (await visit.page.request.get('/__demo/cart')).json();
  const [{ cartItemId: id, count }] = lines;
  await callElsewhere(visit, 'cartChangeAmount', { cartId, id, amount: count === 1 ? 2 : 1 });
  await visit.receiveTabMessage('vitrina.cart', 'cart-changed');
};

const addCode = async (visit: FaultSession): Promise<void> => {
  await visit.at('.codes input').fill('zima10');
  await visit.at('.codes button[type=submit]').click();
};
const removeCode = click('.code-list .remove');
const coded = ({ box }: FaultSession): Promise<string[]> => box.locator('.code').allInnerTexts();

const back = ({ travel }: FaultSession): Promise<void> => travel(-1);
const nextStep = (name: string): BrowserAction => ({ act: press(name), state: heading, undo: back });

/** Whether the page shows the content of its step. */
const isOpen = async ({ at, button }: FaultSession): Promise<boolean> =>
  (await at('.next, .order-button, .codes').isVisible()) && !(await button('Poskusi znova').isVisible());
const opening: BrowserAction = { act: ({ page }) => page.reload(), state: isOpen, isOpening: true };

const asGuest = async ({ page, settle, fillContact }: FaultSession): Promise<void> => {
  await page.request.get('/?scenario=filled-cart', { maxRedirects: 0 });
  await page.goto('/kosarica/1');
  await settle();
  await fillContact();
};

const logIn = async ({ at, box, button }: FaultSession): Promise<void> => {
  if (!(await at('.login-form').isVisible())) await button('Prijavite se').click();
  await box.locator('.login-form [type=email]').fill('kupec@vitrina.example');
  await box.locator('.login-form [type=password]').fill('kupec-vitrina');
  await button(/^Prijavi se$/).click();
};
const FACEBOOK_USER = { id: '10158000000000009', email: 'fani@vitrina.example', firstname: 'Fani', lastname: 'Obraz' };
/** On a page that already has Facebook's script, whose dialog responds at once (the dialog itself: checkoutCustomer). */
const logInWithFacebook = async ({ page, at, button }: FaultSession): Promise<void> => {
  const authResponse = { accessToken: issueFacebookToken(FACEBOOK_USER, Date.now()), userID: FACEBOOK_USER.id };
  await page.evaluate((granted) => {
    const login = (callback: (answer: object) => void) => callback({ authResponse: granted });
    Object.assign(window, { FB: { init: () => undefined, login } });
  }, authResponse);
  if (!(await at('.login-form').isVisible())) await button('Prijavite se').click();
  const asked = page.waitForRequest('**/fbLogin/');
  await button('Nadaljuj s Facebookom').click();
  await asked;
};
const isGuest = ({ button }: FaultSession): Promise<boolean> => button('Prijavite se').or(button('Zapri prijavo')).first().isVisible();

const DELIVERY = 'input[name="delivery-1"]:enabled';
const PAYMENT = '.payment > .options > .option > label > input[name="payment"]:enabled';

/** The selections of the last step, as the shop has them. */
const chosen = async ({ page }: FaultSession): Promise<unknown> => {
  const { deliveries, selectedPayment, campaignBar, consents } = await (await page.request.get('/api/v2/cart.cart-api/load-cart')).json();
  return [deliveries, selectedPayment, campaignBar, consents];
};
const clear = press('Prekliči izbiro');

const orders = async ({ page, box }: FaultSession): Promise<unknown> => [
  (await (await page.request.get('/__demo/orders')).json()).orders.length,
  await box.getByRole('heading', { name: 'Hvala za naročilo' }).isVisible(),
];
/** A new shopper each time: a late order must not find the next cart, nor a pending call of the old page its cookie. */
const asReadyToOrder = async ({ page, open, settle }: FaultSession): Promise<void> => {
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

const ordering: BrowserAction = {
  prepare: asReadyToOrder,
  preparesEachTime: true,
  act: ({ at }) => at('.order-button').click(),
  state: orders,
};

/** Suggestions cover the list, also when it opens with the last search. */
const closeSuggestions = async ({ page, box }: FaultSession): Promise<void> => {
  if (await box.locator('.places').isVisible()) await page.keyboard.press('Escape');
};
const openPlaces = async (visit: FaultSession): Promise<void> => {
  const { box, button, settle } = visit;
  await closeSuggestions(visit);
  if (await box.getByRole('searchbox').isVisible()) return;
  await box.getByRole('radio', { name: /^Prevzemno mesto/ }).click();
  await settle();
  if (await box.getByRole('searchbox').isHidden()) await button(/^(Izberite|Spremeni) prevzemno mesto/).click();
  await settle();
  await closeSuggestions(visit);
};
/** A new page, without the details and confirmations of the last one. */
const openPlacesOnNewPage = async (visit: FaultSession): Promise<void> => {
  await visit.open('/kosarica/3');
  await visit.settle();
  await openPlaces(visit);
};

/** Cleared first: if the next town had the same number of branches, nothing new would be announced. */
const emptySearch = async (visit: FaultSession): Promise<void> => {
  await openPlaces(visit);
  await visit.box.getByRole('searchbox').fill('');
};

let searched = 0;
const TOWNS = ['Celje', 'Kranj', 'Koper', 'Ptuj', 'Velenje', 'Domžale', 'Kamnik', 'Brežice', 'Piran', 'Bled', 'Maribor', 'Jesenice'];
/** A different place each time: results are cached. */
const search = async ({ box }: FaultSession): Promise<void> => {
  const [town = '', length] = [TOWNS[searched % TOWNS.length], 3 + Math.floor(searched / TOWNS.length)];
  searched += 1;
  await box.getByRole('searchbox').fill(town.slice(0, length));
};
const searching: BrowserAction = {
  prepare: emptySearch,
  preparesEachTime: true,
  act: search,
  state: ({ box }) => box.locator('.places button').allInnerTexts(),
};

/** A shop with more branches than it sends. */
const sendSomePlaces = (page: Page): Promise<unknown> =>
  page.route('**/branches-basic?*', async (route) => {
    const response = await route.fetch();
    const { branches, transports } = await response.json();
    await route.fulfill({ response, json: { branches, transports: [{ ...transports[0], totalAvailableBranches: branches.length + 1 }] } });
  });
const reopenPlaces = async (visit: FaultSession): Promise<void> => {
  if (await visit.box.getByRole('searchbox').isVisible()) await visit.page.keyboard.press('Escape');
  await openPlaces(visit);
};

/** A returning customer who has not selected yet. */
const asReturningCustomer = async (visit: FaultSession): Promise<void> => {
  const { lines } = await (await visit.page.request.get('/__demo/cart')).json();
  await callElsewhere(visit, 'nextStep', { step: 'confirmation', idempotencyKey: crypto.randomUUID() });
  await callElsewhere(visit, 'cartInsert', { variantId: lines[0].variantId, count: 1 });
};
const chooseNothing = async (visit: FaultSession): Promise<void> => {
  await callElsewhere(visit, 'cleanSelectedDelivery', { deliveryId: '1' });
  await visit.open('/kosarica/3');
};

const asPolish = async ({ page, settle }: FaultSession): Promise<void> => {
  await page.request.get('/pl/?scenario=discounted-cart', { maxRedirects: 0 });
  await page.goto('/pl/koszyk');
  await settle();
};

/** Another address of the account. */
const knowAnother = async (visit: FaultSession): Promise<void> => {
  const address = { firstname: 'Ana', lastname: 'Kos', street: 'Trg 2', zip: '1000', city: 'Ljubljana', country: 'SI' };
  await callElsewhere(visit, 'setBillingAddress', { data: address });
  await visit.open('/kosarica/1');
};

export const BROWSER_PAGES: Readonly<Record<string, BrowserPage>> = {
  basket: {
    scenario: 'own-customer,mixed-cart',
    path: '/kosarica',
    parts: 5,
    async begin({ at }) {
      await at('.codes input').fill('darilo 5');
      if (!(await at('.note-field').isVisible())) await at('.invoice-note summary').click();
      await at('.note-field').fill('Naročilo 7');
      await at('.note-field').blur();
    },
    userActions: {
      'checkStep: open the basket': opening,
      'widgetCart: another tab has changed the cart': {
        act: changeElsewhere,
        state: ({ at }) => at('.quantity-field').inputValue(),
        isSilent: true,
      },
      'cartChangeAmount: one more': { act: changeAmount, state: stored, isShown: true },
      'cartDelete: a line': { act: click(LINE, 4), state: stored, undo: undoRemoval },
      'cartInsert: undo a removal': { act: press('Razveljavi'), state: stored, undo: click(LINE, 4) },
      'cartAddWarranty: a service': service(0),
      'cartAddInsurance: a service': service(2),
      'cartAddGuarantee: a service': service(3),
      'cartAddDigital: a service': service(4),
      'cartDeleteWarranty: remove it': service(0),
      'cartDeleteInsurance: remove it': service(2),
      'cartDeleteGuarantee: remove it': service(3),
      'cartDeleteDigital: remove it': service(4),
      'addCertificate: a code': { act: addCode, state: coded, undo: removeCode, clears: 'Koda za popust' },
      'removeCertificate: remove the code': { act: removeCode, state: coded, undo: addCode },
      'setInvoiceNote: a note': { act: ({ at }) => rewrite(at('.note-field')), state: stored },
      'nextStep: from the basket': nextStep('Nadaljuj na vnos naslova'),
      'loadPurchase: after a step': { ...nextStep('Nadaljuj na vnos naslova'), prepare: back },
    },
  },
  guest: {
    scenario: 'filled-cart',
    path: '/kosarica/1',
    parts: 2,
    begin: ({ fillContact }) => fillContact(),
    userActions: {
      'loadCart: open the customer step': opening,
      'updateCustomer: a guest': nextStep('Nadaljuj na dostavo in plačilo'),
      'login: in the checkout': {
        prepare: asGuest,
        act: logIn,
        state: isGuest,
        undo: asGuest,
      },
      'register: a guest creates an account': {
        prepare: asGuest,
        async act({ at, button }) {
          await at('.customer-form [name=email]').fill(`nova-${Date.now()}@vitrina.example`);
          await at('[name=wantsAccount]').check();
          await at('.customer-form [name=password]').fill('dovolj dolgo geslo');
          await button('Nadaljuj na dostavo in plačilo').click();
        },
        state: heading,
        undo: asGuest,
      },
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
    userActions: { 'migrateCouponsToAllegro: in Poland': { act: press('Przenieś kody do Allegro'), state: coded, undo: asPolish } },
  },
  customer: {
    scenario: 'checkout-ready,own-customer',
    path: '/kosarica/1',
    userActions: {
      'setBillingAddress: another one': {
        prepare: knowAnother,
        act: other('fieldset:nth-of-type(1) .address-choice input'),
        state: checked('.address-choice input'),
      },
      'setShippingAddress: a new one': {
        async act({ at, box }) {
          if (!(await at('.address-form').isVisible()))
            await box
              .getByRole('button', { name: /^Uredi: / })
              .last()
              .click();
          await rewrite(at('.address-form [name="shipping.street"]'));
          await at('.address-form button[type=submit]').click();
        },
        state: ({ box }) => box.locator('.address').allInnerTexts(),
      },
      'widgetAccount: the address lists of a customer': {
        act: ({ receiveTabMessage }) => receiveTabMessage('vitrina.account', 'logged-in'),
        state: heading,
        isSilent: true,
      },
    },
  },
  shipping: {
    scenario: 'filled-cart,contact-filled',
    path: '/kosarica/3',
    parts: 4,
    begin: ({ at }) => at('.order-note').fill('Pokličite'),
    userActions: {
      'checkStep: open shipping': opening,
      'loadCart: open shipping': opening,
      'deliveryStrategy: separate parcels': {
        act: other('input[name=delivery-strategy]'),
        state: checked('input[name=delivery-strategy]'),
      },
      'changeDeliveryMethod: another one': { prepare: click(DELIVERY), act: other(DELIVERY), state: chosen },
      'selectDeliveryInsurance: insured': { act: click('.delivery .checkbox input'), state: chosen },
      'cleanSelectedDelivery: none': { act: clear, state: chosen, undo: click(DELIVERY) },
      'selectDeliveryMethod: the first': { act: click(DELIVERY), state: chosen, undo: clear },
      'selectBillingMethod: a payment': { act: other(PAYMENT), state: chosen },
      'cleanSelectedPayment: none': { act: click('.payment > button'), state: chosen, undo: click(PAYMENT) },
      'orderConsents: a tick': { act: click('.order-notes input[type=checkbox]'), state: checked('.order-notes input') },
      'orderConsentNotes: a note': { act: ({ at }) => rewrite(at('.order-note')), state: words },
      'selectCampaign: accept it': { act: click('.campaign button'), state: chosen },
    },
  },
  'suggested delivery': {
    scenario: 'checkout-ready,own-customer',
    path: '/kosarica/3',
    flag: 'suggested_delivery',
    userActions: { 'customerHistory: a suggestion': { ...opening, isSilent: true } },
  },
  'suggested delivery of who is known': {
    scenario: 'checkout-ready,own-customer',
    path: '/kosarica/3',
    flag: 'suggested_delivery',
    begin: asReturningCustomer,
    userActions: { 'checkDeliveryMethod: a suggestion': { act: chooseNothing, state: isOpen, isOpening: true, isSilent: true } },
  },
  'pickup places': {
    scenario: 'checkout-ready',
    path: '/kosarica/3',
    parts: 3,
    userActions: {
      'branchesBasic: the list': {
        act: openPlaces,
        state: ({ box }) => box.locator('.branch').count(),
        undo: ({ page }) => page.reload(),
      },
      'geoSuggestions: a place': searching,
      'autoCompleteBranches: a place': searching,
      'branchDetail: opening hours': {
        prepare: openPlacesOnNewPage,
        preparesEachTime: true,
        act: ({ box }) => box.locator('.branch-side .button-link[aria-expanded=false]').first().click(),
        state: heading,
        isSilent: true,
      },
      'branchesConfirmAvailability: a point': {
        async prepare(visit) {
          await callElsewhere(visit, 'cleanSelectedDelivery', { deliveryId: '1' }); // selecting the same branch again would change nothing
          await openPlacesOnNewPage(visit);
        },
        preparesEachTime: true,
        act: click('.branch-choose[aria-disabled=false]'),
        state: chosen,
      },
    },
  },
  'pickup places in part': {
    scenario: 'checkout-ready',
    path: '/kosarica/3',
    changes: sendSomePlaces,
    userActions: { 'postBranches: nearby branches': { act: reopenPlaces, state: heading, isSilent: true } },
  },
  order: {
    scenario: 'checkout-ready',
    path: '/kosarica/3',
    parts: 2,
    userActions: {
      'nextStep: the order': ordering,
      'loadPurchase: verify the order': ordering,
    },
  },
};
