import type { OperationId } from '../../../src/api/api';
import type { CheckoutScreen, ScreenOptions } from '../widgets/checkoutScreen';
import { BRANCHES } from './fakeCheckoutShop';

/** One shopper action in the checkout, by its API call. */
export interface UserAction extends ScreenOptions {
  /** Sets up the page before. */
  prepare?: (screen: CheckoutScreen) => Promise<void>;
  /** Without it the page makes the call when it opens. */
  act?: (screen: CheckoutScreen) => Promise<void>;
  /** The shop has the change, and it is shown. */
  isDone: (screen: CheckoutScreen) => boolean;
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

export async function logIn({ named, press, type }: CheckoutScreen): Promise<void> {
  if (named('Zapri prijavo') === undefined) await press('Prijavite se');
  await type('.login-form [type=email]', 'kupec@vitrina.example');
  await type('.login-form [type=password]', 'kupec-vitrina');
  await press('Prijavi se');
}

const lineOf = ({ shopState }: CheckoutScreen, id: string) => shopState.shop.lines.find(({ cartItemId }) => cartItemId === id);

const service = (title: string, bundleId: string, isAdded: boolean): UserAction => ({
  ...BASKET,
  ...(isAdded
    ? {}
    : {
        async prepare(screen) {
          await screen.press(title);
          await screen.settle();
        },
      }),
  act: ({ press }) => press(title),
  isDone: (screen) => lineOf(screen, '1')?.bundles?.find(({ id }) => id === bundleId)?.active === isAdded,
});

const radio = (name: string | RegExp) => (screen: CheckoutScreen) => (screen.named(name) as HTMLInputElement | undefined)?.checked === true;

/** The first available branch. */
const chooseBranch = ({ all, click }: CheckoutScreen) => click(all('.branch-choose[aria-disabled=false]')[0]);

const openBranches = async (screen: CheckoutScreen) => {
  await screen.press(/^Prevzemno mesto/);
  await screen.settle();
  await screen.press('Izberite prevzemno mesto');
  await screen.settle();
};

const isMovedTo = (step: string) => (screen: CheckoutScreen) => screen.step() === step && screen.state().checkout.status === 'ready';

/** Every operation of the checkout. A test fails when the code calls one that is missing here. */
export const USER_ACTIONS: Readonly<Record<string, UserAction & { operation: OperationId }>> = Object.fromEntries(
  Object.entries({
    'checkStep: open the basket': { ...BASKET, isDone: isMovedTo('preview') },
    'checkStep: open shipping': { ...SHIPPING, isDone: isMovedTo('shipping') },
    'loadCart: open the customer step': { ...CUSTOMER, isDone: isMovedTo('customer') },
    'loadCart: open shipping': { ...SHIPPING, isDone: isMovedTo('shipping') },
    'widgetCart: another tab has changed the cart': {
      ...BASKET,
      async act({ shopState: { shop }, receiveTabMessage, advanceTimers }) {
        shop.lines = shop.lines.filter(({ cartItemId }) => cartItemId === '1');
        await receiveTabMessage('vitrina.cart', 'cart-changed');
        await advanceTimers(400);
      },
      isDone: ({ named }) => named('Odstrani: Toaster') === undefined,
    },
    'nextStep: from the basket': { ...BASKET, act: ({ press }) => press('Nadaljuj na vnos naslova'), isDone: isMovedTo('customer') },
    'loadPurchase: after a step': { ...BASKET, act: ({ press }) => press('Nadaljuj na vnos naslova'), isDone: isMovedTo('customer') },
    'cartChangeAmount: one more': {
      ...BASKET,
      act: ({ press }) => press('Povečaj količino: Grelnik vode'),
      isDone: (screen) => lineOf(screen, '1')?.count === 3,
    },
    'cartDelete: a line': {
      ...BASKET,
      act: ({ press }) => press('Odstrani: Toaster'),
      isDone: (screen) => lineOf(screen, '2') === undefined,
    },
    'cartInsert: undo a removal': {
      ...BASKET,
      async prepare(screen) {
        await screen.press('Odstrani: Toaster');
        await screen.settle();
      },
      act: ({ press }) => press('Razveljavi'),
      isDone: (screen) => lineOf(screen, '2') !== undefined,
    },
    'cartAddWarranty: a service': service('Garancija', 'w1', true),
    'cartDeleteWarranty: remove it': service('Garancija', 'w1', false),
    'cartAddInsurance: a service': service('Zavarovanje', 'i1', true),
    'cartDeleteInsurance: remove it': service('Zavarovanje', 'i1', false),
    'cartAddDigital: a service': service('Namestitev', 'd1', true),
    'cartDeleteDigital: remove it': service('Namestitev', 'd1', false),
    'cartAddGuarantee: a service': service('Vračilo', 'g1', true),
    'cartDeleteGuarantee: remove it': service('Vračilo', 'g1', false),
    'addCertificate: a code': {
      ...BASKET,
      async act({ type, press }) {
        await type('.codes input', 'zima10');
        await press('Uporabi');
      },
      isDone: ({ shopState, named }) => shopState.shop.codes.length === 1 && named('Odstrani kodo') !== undefined,
    },
    'removeCertificate: remove the code': {
      ...BASKET,
      async prepare(screen) {
        screen.shopState.shop.codes = ['DARILO5'];
        await screen.type('.codes input', 'zima10');
        await screen.press('Uporabi');
        await screen.settle();
      },
      act: ({ press }) => press('Odstrani kodo DARILO5'),
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
      act: ({ press, shop }) => press(shop.t('txt_codes_migrate')),
      isDone: ({ shopState }) => shopState.shop.codes.length === 0,
    },
    'setInvoiceNote: a note': {
      ...BASKET,
      async act({ type, press }) {
        await type('.note-field', 'Naročilo 2026-14');
        await press('Shrani opombo');
      },
      isDone: ({ shopState }) => shopState.shop.invoiceNote === 'Naročilo 2026-14',
    },
    'login: in the checkout': { ...CUSTOMER, act: logIn, isDone: ({ state }) => state().account.isLogged },
    'facebookLogin: with Facebook': {
      ...CUSTOMER,
      config: { flags: { facebook_login: true }, facebook: { appId: '12345' } },
      async act({ named, press, shop }) {
        if (named('Zapri prijavo') === undefined) await press('Prijavite se');
        await press(shop.t('txt_login_facebook'));
      },
      isDone: ({ state }) => state().account.isLogged,
    },
    'widgetAccount: the address lists of a customer': {
      ...CUSTOMER,
      shop: LOGGED,
      isDone: ({ all }) => all('.address').length > 0,
      isSilent: 'without the lists the cart’s own addresses or the form are shown',
    },
    'updateCustomer: a guest': {
      ...CUSTOMER,
      prepare: fillGuest,
      act: ({ press }) => press('Nadaljuj na dostavo in plačilo'),
      isDone: isMovedTo('shipping'),
    },
    'register: a guest creates an account': {
      ...CUSTOMER,
      prepare: fillGuest,
      async act({ press, type, field }) {
        if (field('[name=wantsAccount]')?.checked === false) await press('Ustvari račun');
        // A shopper who has signed in meanwhile has an account.
        if (field('[name=password].field-input:not(.login-form *)') !== undefined)
          await type('[name=password].field-input:not(.login-form *)', 'dovolj dolgo geslo');
        await press('Nadaljuj na dostavo in plačilo');
      },
      isDone: isMovedTo('shipping'),
    },
    'setBillingAddress: another one': {
      ...CUSTOMER,
      shop: LOGGED,
      act: ({ all, click }) => click(all('.address input[type=radio]')[1]),
      isDone: ({ shopState }) => String(shopState.customer.cart.primary?.billingProfileId) === '8',
    },
    'setShippingAddress: a new one': {
      ...CUSTOMER,
      shop: LOGGED,
      async prepare({ all, click, type }) {
        await click(all('fieldset > button').at(-1));
        for (const [name, value] of Object.entries(GUEST).slice(1)) await type(`[name="${name.replace('billing', 'shipping')}"]`, value);
      },
      act: ({ press }) => press('Shrani naslov'),
      isDone: ({ shopState, field }) => shopState.customer.lists.shipping.length > 2 && field('[name="shipping.street"]') === undefined,
    },
    'selectDeliveryMethod: the first': {
      ...SHIPPING,
      act: ({ press }) => press('Dostava na dom'),
      isDone: (screen) => screen.shopState.selected() === 'standardDelivery' && radio('Dostava na dom')(screen),
    },
    'changeDeliveryMethod: another one': {
      ...SHIPPING,
      async prepare(screen) {
        await screen.press('Dostava na dom');
        await screen.settle();
      },
      async act(screen) {
        await openBranches(screen);
        await chooseBranch(screen);
      },
      isDone: (screen) => screen.shopState.selected() === 'pupDelivery' && radio(/^Prevzemno mesto/)(screen),
    },
    'cleanSelectedDelivery: none': {
      ...SHIPPING,
      async prepare(screen) {
        await screen.press('Dostava na dom');
        await screen.settle();
      },
      act: ({ press }) => press('Prekliči izbiro'),
      isDone: (screen) => screen.shopState.selected() === null && !radio('Dostava na dom')(screen),
    },
    'selectDeliveryInsurance: insured': {
      ...SHIPPING,
      async prepare(screen) {
        await screen.press('Dostava na dom');
        await screen.settle();
      },
      act: ({ press }) => press('Zavarovanje pošiljke'),
      isDone: (screen) => screen.shopState.delivery()?.insurance?.selected === true && radio('Zavarovanje pošiljke')(screen),
    },
    'selectCampaign: accept it': {
      ...SHIPPING,
      act: ({ press }) => press('Izkoristi'),
      isDone: ({ shopState, named }) => shopState.choices.cart().campaignBar === null && named('Izkoristi') === undefined,
    },
    'deliveryStrategy: separate parcels': {
      ...SHIPPING,
      act: ({ press }) => press('Vsak posebej'),
      isDone: (screen) =>
        screen.shopState.choices.cart().availableDeliveryStrategies?.[1]?.selected === true && radio('Vsak posebej')(screen),
    },
    'customerHistory: a suggestion': {
      ...SHIPPING,
      config: { flags: { suggested_delivery: true } },
      isDone: isMovedTo('shipping'),
      isSilent: 'without a suggestion the shopper chooses',
    },
    'checkDeliveryMethod: a suggestion': {
      ...SHIPPING,
      shop: { isLogged: true, isKnownFromBefore: true },
      config: { flags: { suggested_delivery: true } },
      isDone: isMovedTo('shipping'),
      isSilent: 'without a suggestion the shopper chooses',
    },
    'branchesBasic: the list': {
      ...SHIPPING,
      async act(screen) {
        await screen.press(/^Prevzemno mesto/);
        await screen.press('Izberite prevzemno mesto');
      },
      isDone: ({ all }) => all('.branch').length > 0,
    },
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
      isSilent: 'the list stays',
    },
    'branchDetail: opening hours': {
      ...SHIPPING,
      prepare: openBranches,
      async act({ press, named }) {
        if (named('Podrobnosti')?.getAttribute('aria-expanded') === 'true') await press('Podrobnosti');
        await press('Podrobnosti');
      },
      isDone: ({ state }) => typeof state().pickup.details['a'] === 'object',
      isSilent: 'the data of the list are shown instead',
    },
    'branchesConfirmAvailability: a point': {
      ...SHIPPING,
      prepare: openBranches,
      act: chooseBranch,
      isDone: ({ shopState }) => shopState.selected() === 'pupDelivery',
    },
    'geoSuggestions: a place': {
      ...SHIPPING,
      prepare: openBranches,
      async act({ type, advanceTimers }) {
        await type('input[type=search]', 'Celj');
        await advanceTimers(300);
        await type('input[type=search]', 'Celje');
        await advanceTimers(300);
      },
      isDone: ({ named }) => named('Celje') !== undefined,
    },
    'autoCompleteBranches: a place': {
      ...SHIPPING,
      prepare: openBranches,
      async act({ type, advanceTimers }) {
        await type('input[type=search]', 'Celj');
        await advanceTimers(300);
        await type('input[type=search]', 'Celje');
        await advanceTimers(300);
      },
      isDone: ({ named }) => named('Celje') !== undefined,
    },
    'orderConsents: a tick': {
      ...SHIPPING,
      act: ({ press }) => press('Želim prejemati novice'),
      isDone: (screen) => screen.shopState.shop.words['newsletter'] === true && radio('Želim prejemati novice')(screen),
    },
    'orderConsentNotes: a note': {
      ...SHIPPING,
      async act({ type, leave }) {
        await type('.order-note', 'Zvonec ne dela');
        await leave('.order-note');
      },
      isDone: ({ shopState }) => shopState.shop.words['delivery'] === 'Zvonec ne dela',
    },
    'selectBillingMethod: a payment': {
      ...SHIPPING,
      act: ({ press }) => press('Po predračunu'),
      isDone: (screen) => screen.shopState.payment() === '13' && radio('Po predračunu')(screen),
    },
    'cleanSelectedPayment: none': {
      ...SHIPPING,
      async prepare(screen) {
        await screen.press('Po predračunu');
        await screen.settle();
      },
      act: ({ all, click }) => click(all('.payment > button')[0]),
      isDone: (screen) => screen.shopState.payment() === null && !radio('Po predračunu')(screen),
    },
    'nextStep: the order': {
      ...SHIPPING,
      async prepare(screen) {
        await screen.press('Dostava na dom');
        await screen.settle();
        await screen.press('Po predračunu');
        await screen.settle();
      },
      act: ({ press }) => press('Naroči z obveznostjo plačila'),
      isDone: ({ shopState, step }) => shopState.shop.orders.length === 1 && step() === 'confirmation',
    },
    'loadPurchase: verify the order': {
      ...SHIPPING,
      async prepare(screen) {
        await screen.press('Dostava na dom');
        await screen.settle();
        await screen.press('Po predračunu');
        await screen.settle();
      },
      act: ({ press }) => press('Naroči z obveznostjo plačila'),
      isDone: ({ shopState, step }) => shopState.shop.orders.length === 1 && step() === 'confirmation',
    },
  } satisfies Record<string, UserAction>).map(([title, action]) => [
    title,
    { ...action, operation: title.slice(0, title.indexOf(':')) as OperationId },
  ]),
);
