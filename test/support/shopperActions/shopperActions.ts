import type { OperationId } from '../../../src/api/api';
import type { Shopper } from './shopper';

/** One thing that a shopper does in the checkout, by the call that it makes. */
export interface ShopperAction {
  /** Without it the page makes the call when it opens. */
  act?: (shopper: Shopper) => Promise<void>;
  /** Why a failure is not shown. */
  isSilent?: string;
}

const OPENING: ShopperAction = {};
const SUGGESTION: ShopperAction = { isSilent: 'without a suggestion the shopper chooses' };

const press = (...[role, name, nth]: Parameters<Shopper['press']>): ShopperAction => ({ act: (shopper) => shopper.press(role, name, nth) });
const pressOther = (group: string): ShopperAction => ({ act: (shopper) => shopper.pressOther(group) });

let written = 0;
/** Another text each time: the same one is not sent twice. */
const newText = (): string => `Zvonec ne dela ${(written += 1)}`;

const service = (name: RegExp): ShopperAction => ({
  async act(shopper) {
    await shopper.unfold('Dodatne storitve');
    await shopper.press('checkbox', name);
  },
});
const WARRANTY = service(/garancija/i);
const INSURANCE = service(/zavarovanje/i);
const GUARANTEE = service(/vračil/i);
const DIGITAL = service(/^(Namestitev|Pomoč na daljavo)/);

async function openLogin(shopper: Shopper): Promise<void> {
  if (!(await shopper.isShown('button', 'Zapri prijavo'))) await shopper.press('button', 'Prijavite se');
}

export async function logIn(shopper: Shopper): Promise<void> {
  await openLogin(shopper);
  await shopper.type('E-naslov', 'kupec@vitrina.example');
  await shopper.type('Geslo', 'kupec-vitrina');
  await shopper.press('button', /^Prijavi se$/);
}

let registered = 0;

const TOWNS = ['Celje', 'Kranj', 'Koper', 'Ptuj', 'Velenje', 'Domžale', 'Kamnik', 'Brežice', 'Piran', 'Bled', 'Maribor', 'Jesenice'];
let searched = 0;
/** Another town each time: results are cached. */
const SEARCH: ShopperAction = {
  async act(shopper) {
    const [town = '', length] = [TOWNS[searched % TOWNS.length], 3 + Math.floor(searched / TOWNS.length)];
    searched += 1;
    await shopper.type('Kraj, poštna številka ali naslov', town.slice(0, length));
  },
};

/** The line that is removed, in jsdom and in the reference shop. */
export const REMOVE_LINE = /^Odstrani: (Toaster|Protivirusna zaščita)/;

const ORDER = press('button', 'Naroči z obveznostjo plačila');
const TO_ADDRESS = press('button', 'Nadaljuj na naslov');
const TO_SHIPPING = press('button', 'Nadaljuj na dostavo in plačilo');

const actions = {
  'checkStep: open the basket': OPENING,
  'widgetCart: another tab has changed the cart': { act: (shopper) => shopper.changeCartElsewhere() },
  'cartChangeAmount: one more': {
    async act(shopper) {
      const isMore = Number(await shopper.valueOf('Količina: ')) < 3; // so that it can be done again and again
      await shopper.press('button', isMore ? 'Povečaj količino: ' : 'Zmanjšaj količino: ');
    },
  },
  'cartDelete: a line': press('button', REMOVE_LINE),
  'cartInsert: undo a removal': press('button', 'Razveljavi'),
  'cartAddWarranty: a service': WARRANTY,
  'cartAddInsurance: a service': INSURANCE,
  'cartAddGuarantee: a service': GUARANTEE,
  'cartAddDigital: a service': DIGITAL,
  'cartDeleteWarranty: remove it': WARRANTY,
  'cartDeleteInsurance: remove it': INSURANCE,
  'cartDeleteGuarantee: remove it': GUARANTEE,
  'cartDeleteDigital: remove it': DIGITAL,
  'addCertificate: a code': {
    async act(shopper) {
      await shopper.type('Koda za popust', 'zima10');
      await shopper.press('button', 'Uporabi');
    },
  },
  'removeCertificate: remove the code': press('button', 'Odstrani kodo'),
  'migrateCouponsToAllegro: in Poland': press('button', 'Przenieś kody'),
  'setInvoiceNote: a note': {
    async act(shopper) {
      await shopper.unfold('Opomba na računu');
      await shopper.type('Opomba na računu', newText());
      await shopper.leave('Opomba na računu');
    },
  },
  'nextStep: from the basket': TO_ADDRESS,
  'loadPurchase: after a step': TO_ADDRESS,
  'loadCart: open the customer step': OPENING,
  'updateCustomer: a guest': TO_SHIPPING,
  'login: in the checkout': { act: logIn },
  'facebookLogin: with Facebook': {
    async act(shopper) {
      await shopper.allowFacebook();
      await openLogin(shopper);
      await shopper.press('button', /Facebook/);
    },
  },
  'register: a guest creates an account': {
    async act(shopper) {
      const account = ['checkbox', 'Ustvari račun'] as const;
      // A shopper who has signed in meanwhile has an account.
      if (await shopper.isShown(...account)) {
        await shopper.type('E-naslov', `nova-${Date.now()}-${(registered += 1)}@vitrina.example`, -1);
        if (!(await shopper.isChecked(...account))) await shopper.press(...account);
        await shopper.type('Geslo', 'dovolj dolgo geslo', -1);
      }
      await shopper.press('button', 'Nadaljuj na dostavo in plačilo');
    },
  },
  'setBillingAddress: another one': pressOther('Naslov za račun'),
  'setShippingAddress: a new one': {
    async act(shopper) {
      if (!(await shopper.isShown('button', 'Shrani naslov'))) await shopper.press('button', 'Dodaj naslov', -1);
      const fields = {
        Ime: 'Ana',
        Priimek: 'Kos',
        'Ulica in hišna številka': newText(),
        'Poštna številka': '1000',
        Kraj: 'Ljubljana',
        Telefon: '40123456',
      };
      for (const [label, text] of Object.entries(fields)) await shopper.type(label, text);
      await shopper.press('button', 'Shrani naslov');
    },
  },
  'widgetAccount: the address lists of a customer': { isSilent: 'without the lists the cart’s own addresses or the form are there' },
  'checkStep: open shipping': OPENING,
  'loadCart: open shipping': OPENING,
  'deliveryStrategy: separate parcels': pressOther('Kako naj pošljemo naročilo?'),
  'selectDeliveryMethod: the first': press('radio', 'Dostava na dom'),
  'changeDeliveryMethod: another one': pressOther('Način dostave'),
  'selectDeliveryInsurance: insured': press('checkbox', 'Zavarovanje pošiljke'),
  'cleanSelectedDelivery: none': press('button', 'Prekliči izbiro'),
  'selectBillingMethod: a payment': pressOther('Način plačila'),
  'cleanSelectedPayment: none': press('button', 'Prekliči izbiro', -1),
  'orderConsents: a tick': press('checkbox', 'Želim prejemati novice'),
  'orderConsentNotes: a note': {
    async act(shopper) {
      await shopper.type('Sporočilo za dostavo', newText());
      await shopper.leave('Sporočilo za dostavo');
    },
  },
  'selectCampaign: accept it': press('button', 'Izkoristi'),
  'customerHistory: a suggestion': SUGGESTION,
  'checkDeliveryMethod: a suggestion': SUGGESTION,
  'branchesBasic: the list': {
    async act(shopper) {
      await shopper.press('radio', 'Prevzemno mesto');
      await shopper.settle();
      if (!(await shopper.isShown('button', 'Izberi: '))) await shopper.press('button', /^(Izberite|Spremeni) prevzemno mesto/);
    },
  },
  'postBranches: nearby branches': { isSilent: 'the list stays' },
  'geoSuggestions: a place': SEARCH,
  'autoCompleteBranches: a place': SEARCH,
  'branchDetail: opening hours': { ...press('button', 'Podrobnosti'), isSilent: 'what the list knows of the branch is shown' },
  'branchesConfirmAvailability: a point': press('button', 'Izberi: '),
  'nextStep: the order': ORDER,
  'loadPurchase: verify the order': ORDER,
} satisfies Record<string, ShopperAction>;

export type ActionTitle = keyof typeof actions;
export const SHOPPER_ACTIONS: Readonly<Record<ActionTitle, ShopperAction>> = actions;
export const ACTION_TITLES = Object.keys(actions) as ActionTitle[];

export const operationOf = (title: ActionTitle): OperationId => title.slice(0, title.indexOf(':')) as OperationId;
