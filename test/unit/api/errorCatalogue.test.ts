import type { OperationId } from '../../../src/api/api';
import { ApiError } from '../../../src/api/ApiError';
import type { ApiErrorDetails, ApiErrorKind } from '../../../src/api/ApiError';
import { operationTable } from '../../../src/api/operations.gen';
import { failureResponse } from '../../../src/api/failureResponse';
import { submitErrors } from '../../../src/api/submitErrors';

const NOTHING = { flashes: [], effect: null, link: null, log: null };
const key = (message: string, cat: 'cart' | 'form') => ({ message, isKey: true, type: 'danger', cat });
const text = (message: string, cat: 'cart' | 'form') => ({ message, isKey: false, type: 'danger', cat });
const react = (operation: OperationId, kind: ApiErrorKind, details: ApiErrorDetails = {}) =>
  failureResponse(new ApiError(kind, operation, details));
const http = (operation: OperationId, status: number, details: ApiErrorDetails = {}) => react(operation, 'http', { status, ...details });
const generic = (cat: 'cart' | 'form') => ({ ...NOTHING, flashes: [key('err_generic', cat)] });

describe('timeouts', () => {
  test.each<OperationId>([
    'cartDelete',
    'cartChangeAmount',
    'nextStep',
    'selectBillingMethod',
    'login',
    'facebookLogin',
    'register',
    'updateCustomer',
  ])('[R8.01] %s: only err_request_timeout, danger, category cart', (operation) =>
    expect(react(operation, 'timeout')).toEqual({ ...NOTHING, flashes: [key('err_request_timeout', 'cart')] }),
  );

  test.each<[OperationId, string]>([
    ['cartInsert', 'refreshCart'],
    ['loadCart', 'fatal'],
    ['addCertificate', 'discountError'],
    ['financingTerms', 'financingError'],
  ])('[R8.01] %s shows err_request_timeout and has the effect %s', (operation, effect) =>
    expect(react(operation, 'timeout')).toEqual({ ...NOTHING, flashes: [key('err_request_timeout', 'cart')], effect }),
  );

  test.each<OperationId>(['suggest', 'unclearedLegals', 'trackEvent', 'trackImpression', 'recentlyViewed'])(
    '[R8.01] %s runs in the background and is only logged (A084)',
    (operation) => expect(react(operation, 'timeout')).toEqual({ ...NOTHING, log: `${operation}: timeout` }),
  );
});

describe('submits', () => {
  test.each<OperationId>(['register', 'updateCustomer', 'setBillingAddress', 'setShippingAddress'])(
    '[R8.02] %s: a failure without messages is unknown_error',
    (operation) => {
      expect(react(operation, 'rejected').flashes).toEqual([key('unknown_error', 'form')]);
      expect(http(operation, 500).flashes).toEqual([key('unknown_error', 'form')]);
      expect(react(operation, 'malformed').flashes).toEqual([key('unknown_error', 'form')]);
      expect(submitErrors(new ApiError('rejected', operation))).toEqual(['unknown_error']);
    },
  );

  test('[R8.02] [R8.03] a registration that is refused with 401 has a text: no session has ended', () => {
    expect(http('register', 401)).toEqual({ ...NOTHING, flashes: [key('unknown_error', 'form')] });
    expect(http('register', 401, { messages: ['Registracija je zaprta.'] }).flashes).toEqual([text('Registracija je zaprta.', 'form')]);
  });

  test('[R8.03] each error becomes a danger flash in category form', () => {
    const messages = ['Neveljaven e-naslov.', 'Telefon manjka.'];
    expect(react('register', 'rejected', { messages }).flashes).toEqual(messages.map((message) => text(message, 'form')));
    expect(submitErrors(new ApiError('http', 'register', { status: 422, messages }))).toEqual(messages);
  });

  test.each(['internal', 'too_many_requests', 'cart.locked', 'CART_LOCKED', 'E_23'])('a code (%s) is not shown to shoppers', (code) => {
    expect(react('register', 'rejected', { messages: [code] }).flashes).toEqual([key('unknown_error', 'form')]);
  });

  test.each(['NAPAKA', 'E-naslov ni pravi.', 'Napaka'])('a word (%s) is shown', (word) => {
    expect(react('register', 'rejected', { messages: [word] }).flashes).toEqual([text(word, 'form')]);
  });
});

describe('cart loads', () => {
  test.each<OperationId>(['loadCart', 'loadPurchase', 'checkStep'])(
    '[R4.048] [R4.049] [R8.11] %s: no response, 5xx or an unreadable one is fatal, with the generic flash (A034)',
    (operation) => {
      const fatal = { ...generic('cart'), effect: 'fatal' };
      for (const kind of ['network', 'offline', 'malformed'] as const) expect(react(operation, kind)).toEqual(fatal);
      for (const status of [500, 502, 503, 504]) expect(http(operation, status)).toEqual(fatal);
    },
  );

  test('[R4.048] a refusal is not fatal', () => expect(http('loadCart', 404)).toEqual(generic('cart')));
});

describe('generic flash', () => {
  test.each<OperationId>([
    'selectBillingMethod',
    'cleanSelectedPayment',
    'deliveryStrategy',
    'postBranches',
    'customerHistory',
    'cleanSelectedDelivery',
    'selectDeliveryInsurance',
    'selectCampaign',
    'nextStep',
  ])('[R8.06] %s: err_generic, danger, category cart (R8.07-R8.10, R4.040, A096)', (operation) => {
    expect(http(operation, 500)).toEqual(generic('cart'));
    expect(react(operation, 'network')).toEqual(generic('cart'));
    expect(react(operation, 'rejected')).toEqual(generic('cart'));
  });

  test('[R8.06] outside cart and checkout it is in category form (A096)', () =>
    expect(http('updateSubscription', 500)).toEqual(generic('form')));

  test('[R8.06] an unknown operation is handled the same', () =>
    expect(failureResponse(new ApiError('network', 'noSuchCall'))).toEqual(generic('form')));
});

describe('status error with link', () => {
  const body = { status: { status: 'error', link: '/kosarica' } };

  test.each<OperationId>(['nextStep', 'cartDelete', 'cartChangeAmount', 'updateCustomer'])(
    '[R8.16] %s: redirects there without a flash (R4.041, A033)',
    (operation) => {
      const leave = { ...NOTHING, effect: 'reload', link: '/kosarica' };
      expect(react(operation, 'rejected', { body })).toEqual(leave);
      expect(http(operation, 409, { body })).toEqual(leave);
    },
  );

  test('[R8.16] neither a link without an error nor a background call nor a cancelled one leaves the page', () => {
    expect(react('nextStep', 'rejected', { body: { status: { status: 'ok', link: '/kosarica' } } })).toEqual(generic('cart'));
    expect(react('nextStep', 'rejected', { body: { status: { status: 'error', link: null } } })).toEqual(generic('cart'));
    expect(react('suggest', 'rejected', { body })).toMatchObject({ effect: null, link: null });
    expect(react('trackEvent', 'rejected', { body })).toMatchObject({ effect: null, link: null });
    expect(react('nextStep', 'aborted', { body: undefined })).toEqual(NOTHING);
  });
});

describe('logged only', () => {
  test('[R8.25] a suggest failure is logged only, whatever its kind', () => {
    for (const kind of ['network', 'offline', 'malformed', 'rejected', 'timeout'] as const) {
      expect(react('suggest', kind)).toEqual({ ...NOTHING, log: `suggest: ${kind}` });
    }
    expect(http('suggest', 429)).toEqual({ ...NOTHING, log: 'suggest: http 429' });
  });

  test.each<OperationId>(['findContentByTitle', 'trackImpression', 'modalSource', 'cartChangeAmount'])(
    '%s is logged (R8.22, R8.23, R8.24, R8.26)',
    (operation) => expect(http(operation, 500)).toEqual({ ...NOTHING, log: `${operation}: http 500` }),
  );

  test('[R8.22] [A155] a refused amount is logged and shown, in the shop’s words where it sends some', () => {
    expect(http('cartChangeAmount', 422)).toEqual({ ...generic('cart'), log: 'cartChangeAmount: http 422' });
    expect(http('cartChangeAmount', 422, { messages: ['Ni zaloge.'] }).flashes).toMatchObject([{ message: 'Ni zaloge.', cat: 'cart' }]);
  });

  test('a failed banner load is ignored (R8.27)', () => expect(http('bannerData', 500)).toEqual(NOTHING));

  test('the welcome modal has its own text (R8.32)', () =>
    expect(http('saveVipModalViewed', 500)).toEqual({ ...NOTHING, log: "Can't save viewed flag for vip program welcome modal" }));

  test('the log contains nothing of the response', () =>
    expect(JSON.stringify(http('suggest', 500, { messages: ['ana.novak@example.com'], body: { token: 'x' } }))).toBe(
      JSON.stringify({ ...NOTHING, log: 'suggest: http 500' }),
    ));
});

describe('operations of later releases', () => {
  test('adding an item reloads the page, except where none would load (R8.15, A082)', () => {
    expect(http('cartInsert', 500)).toEqual({ ...generic('cart'), effect: 'reload' });
    expect(react('cartInsert', 'rejected')).toEqual({ ...generic('cart'), effect: 'reload' });
    expect(react('cartInsert', 'offline')).toEqual(generic('cart'));
  });

  test.each<OperationId>(['selectDeliveryMethod', 'changeDeliveryMethod'])(
    '%s shows the shop’s message, else the generic flash (R8.12)',
    (operation) => {
      expect(react(operation, 'rejected', { messages: ['Kraj ni na voljo.'] }).flashes).toEqual([text('Kraj ni na voljo.', 'cart')]);
      expect(react(operation, 'rejected')).toEqual(generic('cart'));
    },
  );

  test('discount and financing failures set the error state of their slice (R8.13, R8.14, R8.18)', () => {
    expect(react('addCertificate', 'rejected', { messages: ['Koda ne velja.'] })).toEqual({
      ...NOTHING,
      flashes: [text('Koda ne velja.', 'cart')],
      effect: 'discountError',
    });
    expect(http('financingLoad', 500)).toEqual({ ...NOTHING, effect: 'financingError' });
  });

  test('wishlist: describedBy, else the text of the status, else generic (R8.21, A129)', () => {
    expect(http('wishlistAddItem', 422, { body: { describedBy: 'Seznam je poln.' }, statusText: 'Unprocessable' }).flashes).toEqual([
      text('Seznam je poln.', 'form'),
    ]);
    expect(http('wishlistAddItem', 500, { statusText: 'Internal Server Error' }).flashes).toEqual([text('Internal Server Error', 'form')]);
    expect(react('wishlistSave', 'network')).toEqual(generic('form'));
  });

  test('login: the message is above the form (R8.30, A046)', () => {
    expect(http('login', 401, { messages: ['Prijava ni uspela.'] })).toEqual({
      ...NOTHING,
      flashes: [text('Prijava ni uspela.', 'form')],
      effect: 'formStatus',
    });
    expect(react('login', 'rejected').flashes).toEqual([key('msg_login_failed', 'form')]);
    // A missing response does not mean a wrong password.
    for (const kind of ['network', 'offline', 'malformed'] as const)
      expect(react('login', kind).flashes).toEqual([key('err_generic', 'form')]);
    expect(http('login', 503)).toEqual({ ...generic('form'), effect: 'formStatus' });
  });

  test('[D15] s401, s409, s419, s429 each have their own effect', () => {
    expect(http('setInvoiceNote', 401)).toEqual({ ...NOTHING, effect: 'signIn' });
    expect(http('wishlistFindAll', 401)).toEqual({ ...NOTHING, effect: 'signIn' });
    expect(http('recentlyViewed', 401)).toEqual({ ...NOTHING, log: 'recentlyViewed: http 401' });
    expect(http('cartChangeAmount', 409)).toEqual({ ...generic('cart'), effect: 'applyCart' });
    const [flash] = generic('cart').flashes;
    expect(http('cartDelete', 419)).toEqual({ ...generic('cart'), flashes: [{ ...flash, offersReload: true }], effect: 'offerReload' });
    expect(http('cartInsert', 419)).toEqual({ ...generic('cart'), effect: 'reload' });
    expect(http('cartInsert', 429, { messages: ['Preveč zahtev.'] })).toEqual({
      ...NOTHING,
      flashes: [text('Preveč zahtev.', 'cart')],
      effect: 'wait',
    });
  });
});

test('every operation has a response to every kind of failure, a cancelled call an empty one', () => {
  for (const operation of Object.keys(operationTable) as OperationId[]) {
    expect(react(operation, 'aborted')).toEqual(NOTHING);
    for (const kind of ['timeout', 'network', 'offline', 'rejected', 'malformed'] as const) {
      const { flashes, effect, log } = react(operation, kind);
      const isSilent = flashes.length === 0 && effect === null && log === null;
      expect([operation, kind, isSilent]).toEqual([operation, kind, operation === 'bannerData']); // R8.27
    }
  }
});
