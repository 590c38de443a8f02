import type { OperationId } from '../../../src/api/api';
import { BRANCHES } from '../fakes/fakeCheckoutShop';
import type { CheckoutScreen, ScreenOptions } from '../widgets/checkoutScreen';
import { screenShopper } from './screenShopper';
import { logIn as logInAs, operationOf, SHOPPER_ACTIONS } from './shopperActions';
import type { ActionTitle } from './shopperActions';

type OnScreen = (screen: CheckoutScreen) => Promise<void>;

/** How an action of the table is tried in jsdom. */
interface Situation extends ScreenOptions {
  /** Sets up the page before. */
  prepare?: OnScreen;
  /** The shop has the change, and it is shown. */
  isDone: (screen: CheckoutScreen) => boolean;
  /** In place of the action of the table. */
  act?: OnScreen;
}

export interface UserAction extends Situation {
  operation: OperationId;
  /** Why a failure is not shown. */
  isSilent?: string;
}

const LOGGED = { isLogged: true };
const SHIPPING = { path: '/kosarica/3', shop: LOGGED } as const;
const BASKET = { path: '/kosarica' } as const;
const CUSTOMER = { path: '/kosarica/1' } as const;

const GUEST = {
  email: 'ana@example.com',
  'billing.firstname': 'Ana',
  'billing.lastname': "O'Brien-Čuk",
  'billing.street': 'Slovenska cesta 1',
  'billing.zip': '1000',
  'billing.city': 'Ljubljana',
  'shipping.phone.number': '40123456',
};

export async function fillGuest({ type }: CheckoutScreen): Promise<void> {
  for (const [name, value] of Object.entries(GUEST)) await type(`[name="${name}"]`, value);
}

export const logIn: OnScreen = (screen) => logInAs(screenShopper(screen));

/** The same as the action of the table. */
const does =
  (title: ActionTitle): OnScreen =>
  async (screen) => {
    await SHOPPER_ACTIONS[title].act?.(screenShopper(screen));
    await screen.settle();
  };

const lineOf = ({ shopState }: CheckoutScreen, id: string) => shopState.shop.lines.find(({ cartItemId }) => cartItemId === id);

const service = (bundleId: string, isAdded: boolean): Situation => ({
  ...BASKET,
  isDone: (screen) => lineOf(screen, '1')?.bundles?.find(({ id }) => id === bundleId)?.active === isAdded,
});
const removed = (bundleId: string, added: ActionTitle): Situation => ({ ...service(bundleId, false), prepare: does(added) });

const isOn = (name: string | RegExp) => (screen: CheckoutScreen) => (screen.named(name) as HTMLInputElement | undefined)?.checked === true;

const chooseHomeDelivery = does('selectDeliveryMethod: the first');
const openBranches = does('branchesBasic: the list');
async function chooseAll(screen: CheckoutScreen): Promise<void> {
  await chooseHomeDelivery(screen);
  await screen.press('Po predračunu');
  await screen.settle();
}

const isMovedTo = (step: string) => (screen: CheckoutScreen) => screen.step() === step && screen.state().checkout.status === 'ready';
const isOrdered = ({ shopState, step }: CheckoutScreen): boolean => shopState.shop.orders.length === 1 && step() === 'confirmation';
const hasPlaces = ({ all }: CheckoutScreen): boolean => all('.places button').length > 0;
const isNew = (text: unknown): boolean => String(text).startsWith('Zvonec ne dela');

const situations: Readonly<Record<ActionTitle, Situation>> = {
  'checkStep: open the basket': { ...BASKET, isDone: isMovedTo('preview') },
  'checkStep: open shipping': { ...SHIPPING, isDone: isMovedTo('shipping') },
  'loadCart: open the customer step': { ...CUSTOMER, isDone: isMovedTo('customer') },
  'loadCart: open shipping': { ...SHIPPING, isDone: isMovedTo('shipping') },
  'widgetCart: another tab has changed the cart': { ...BASKET, isDone: ({ named }) => named('Odstrani: Toaster') === undefined },
  'nextStep: from the basket': { ...BASKET, isDone: isMovedTo('customer') },
  'loadPurchase: after a step': { ...BASKET, isDone: isMovedTo('customer') },
  'cartChangeAmount: one more': { ...BASKET, isDone: (screen) => lineOf(screen, '1')?.count === 3 },
  'cartDelete: a line': { ...BASKET, isDone: (screen) => lineOf(screen, '2') === undefined },
  'cartInsert: undo a removal': { ...BASKET, prepare: does('cartDelete: a line'), isDone: (screen) => lineOf(screen, '2') !== undefined },
  'cartAddWarranty: a service': service('w1', true),
  'cartAddInsurance: a service': service('i1', true),
  'cartAddDigital: a service': service('d1', true),
  'cartAddGuarantee: a service': service('g1', true),
  'cartDeleteWarranty: remove it': removed('w1', 'cartAddWarranty: a service'),
  'cartDeleteInsurance: remove it': removed('i1', 'cartAddInsurance: a service'),
  'cartDeleteDigital: remove it': removed('d1', 'cartAddDigital: a service'),
  'cartDeleteGuarantee: remove it': removed('g1', 'cartAddGuarantee: a service'),
  'addCertificate: a code': {
    ...BASKET,
    isDone: ({ shopState, named }) => shopState.shop.codes.length === 1 && named('Odstrani kodo') !== undefined,
  },
  'removeCertificate: remove the code': {
    ...BASKET,
    async prepare(screen) {
      screen.shopState.shop.codes = ['DARILO5'];
      await does('addCertificate: a code')(screen);
    },
    isDone: ({ shopState }) => !shopState.shop.codes.includes('DARILO5'),
  },
  'migrateCouponsToAllegro: in Poland': {
    ...BASKET,
    config: { country: 'PL' },
    async prepare(screen) {
      await screen.type('.codes input', 'zima10');
      await screen.press(screen.shop.t('txt_code_apply'));
      await screen.settle();
    },
    isDone: ({ shopState }) => shopState.shop.codes.length === 0,
  },
  'setInvoiceNote: a note': { ...BASKET, isDone: ({ shopState }) => isNew(shopState.shop.invoiceNote) },
  'login: in the checkout': { ...CUSTOMER, isDone: ({ state }) => state().account.isLogged },
  'facebookLogin: with Facebook': {
    ...CUSTOMER,
    config: { flags: { facebook_login: true }, facebook: { appId: '12345' } },
    isDone: ({ state }) => state().account.isLogged,
  },
  'widgetAccount: the address lists of a customer': { ...CUSTOMER, shop: LOGGED, isDone: ({ all }) => all('.address').length > 0 },
  'updateCustomer: a guest': { ...CUSTOMER, prepare: fillGuest, isDone: isMovedTo('shipping') },
  'register: a guest creates an account': { ...CUSTOMER, prepare: fillGuest, isDone: isMovedTo('shipping') },
  'setBillingAddress: another one': {
    ...CUSTOMER,
    shop: LOGGED,
    isDone: ({ shopState }) => String(shopState.customer.cart.primary?.billingProfileId) === '8',
  },
  'setShippingAddress: a new one': {
    ...CUSTOMER,
    shop: LOGGED,
    isDone: ({ shopState, field }) => shopState.customer.lists.shipping.length > 2 && field('[name="shipping.street"]') === undefined,
  },
  'selectDeliveryMethod: the first': {
    ...SHIPPING,
    isDone: (screen) => screen.shopState.selected() === 'standardDelivery' && isOn('Dostava na dom')(screen),
  },
  'changeDeliveryMethod: another one': {
    ...SHIPPING,
    prepare: chooseHomeDelivery,
    async act(screen) {
      await openBranches(screen);
      await screenShopper(screen).press('button', 'Izberi: ');
    },
    isDone: (screen) => screen.shopState.selected() === 'pupDelivery' && isOn(/^Prevzemno mesto/)(screen),
  },
  'cleanSelectedDelivery: none': {
    ...SHIPPING,
    prepare: chooseHomeDelivery,
    isDone: (screen) => screen.shopState.selected() === null && !isOn('Dostava na dom')(screen),
  },
  'selectDeliveryInsurance: insured': {
    ...SHIPPING,
    prepare: chooseHomeDelivery,
    isDone: (screen) => screen.shopState.delivery()?.insurance?.selected === true && isOn('Zavarovanje pošiljke')(screen),
  },
  'selectCampaign: accept it': {
    ...SHIPPING,
    isDone: ({ shopState, named }) => shopState.choices.cart().campaignBar === null && named('Izkoristi') === undefined,
  },
  'deliveryStrategy: separate parcels': {
    ...SHIPPING,
    isDone: (screen) => screen.shopState.choices.cart().availableDeliveryStrategies?.[1]?.selected === true && isOn('Vsak posebej')(screen),
  },
  'customerHistory: a suggestion': { ...SHIPPING, config: { flags: { suggested_delivery: true } }, isDone: isMovedTo('shipping') },
  'checkDeliveryMethod: a suggestion': {
    ...SHIPPING,
    shop: { isLogged: true, isKnownFromBefore: true },
    config: { flags: { suggested_delivery: true } },
    isDone: isMovedTo('shipping'),
  },
  'branchesBasic: the list': { ...SHIPPING, isDone: ({ all }) => all('.branch').length > 0 },
  'postBranches: nearby branches': {
    ...SHIPPING,
    shop: {
      isLogged: true,
      answers: {
        branchesBasic: () => ({ branches: BRANCHES, transports: [{ id: '3', totalAvailableBranches: 100, types: [] }] }),
        postBranches: () => ({ branches: BRANCHES }),
      },
    },
    act: openBranches,
    isDone: ({ all }) => all('.branch').length > 0,
  },
  'branchDetail: opening hours': {
    ...SHIPPING,
    prepare: openBranches,
    async act({ press, named }) {
      if (named('Podrobnosti')?.getAttribute('aria-expanded') === 'true') await press('Podrobnosti');
      await press('Podrobnosti');
    },
    isDone: ({ state }) => typeof state().pickup.details['a'] === 'object',
  },
  'branchesConfirmAvailability: a point': {
    ...SHIPPING,
    prepare: openBranches,
    isDone: ({ shopState }) => shopState.selected() === 'pupDelivery',
  },
  'geoSuggestions: a place': { ...SHIPPING, prepare: openBranches, isDone: hasPlaces },
  'autoCompleteBranches: a place': { ...SHIPPING, prepare: openBranches, isDone: hasPlaces },
  'orderConsents: a tick': {
    ...SHIPPING,
    isDone: (screen) => screen.shopState.shop.orderNotes['newsletter'] === true && isOn('Želim prejemati novice')(screen),
  },
  'orderConsentNotes: a note': { ...SHIPPING, isDone: ({ shopState }) => isNew(shopState.shop.orderNotes['delivery']) },
  'selectBillingMethod: a payment': {
    ...SHIPPING,
    isDone: (screen) => screen.shopState.payment() !== null && isOn(/^Po p/)(screen),
  },
  'cleanSelectedPayment: none': {
    ...SHIPPING,
    prepare: does('selectBillingMethod: a payment'),
    isDone: (screen) => screen.shopState.payment() === null && !isOn(/^Po p/)(screen),
  },
  'nextStep: the order': { ...SHIPPING, prepare: chooseAll, isDone: isOrdered },
  'loadPurchase: verify the order': { ...SHIPPING, prepare: chooseAll, isDone: isOrdered },
};

function userAction([title, { act, ...situation }]: [ActionTitle, Situation]): UserAction {
  const action = SHOPPER_ACTIONS[title];
  const shared = action.act;
  const ways = act ?? (shared && ((screen: CheckoutScreen) => shared(screenShopper(screen))));
  return {
    ...situation,
    ...(ways && { act: ways }),
    ...(action.isSilent === undefined ? {} : { isSilent: action.isSilent }),
    operation: operationOf(title),
  };
}

/** Every operation of the checkout. A test fails when the code calls one that is missing here. */
export const USER_ACTIONS: Readonly<Record<string, UserAction>> = Object.fromEntries(
  (Object.entries(situations) as [ActionTitle, Situation][]).map((entry) => [entry[0], userAction(entry)]),
);
