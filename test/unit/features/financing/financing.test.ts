import * as fc from 'fast-check';
import { ApiError } from '../../../../src/api/ApiError';
import { cartActions, toCart } from '../../../../src/features/cart';
import { checkoutActions, checkoutSaga, checkoutSlice } from '../../../../src/features/checkout';
import { checkoutCartReceived, toCheckoutParts } from '../../../../src/features/checkoutResponse';
import { deliverySaga, deliverySlice } from '../../../../src/features/delivery';
import { financingActions, financingSaga, financingSlice } from '../../../../src/features/financing';
import { paymentActions, paymentSaga, paymentSlice, selectFinancingGap } from '../../../../src/features/payment';
import { articleDto } from '../../../support/fakes/cartDtos';
import { createTestStore } from '../../../support/fakes/createTestStore';
import type { StoreOptions } from '../../../support/fakes/createTestStore';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import { financingShop, variantDto } from '../../../support/fakes/financingShop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const PENDING = { status: 'pending' };
const OPTIONS = { productCode: 'STD', installmentCount: 12, depositAmount: 0, insuranceCode: null };
/** The provider decides for ever. */
const pending = (count: number) => Array.from({ length: count }, () => PENDING);

/** The shipping step of a shop, with financing loaded. */
async function shipping(shop = financingShop(), options: StoreOptions = {}) {
  const created = createTestStore({ ...options, answers: { ...shop.answers, ...options.answers } });
  created.injectFeature({ slice: checkoutSlice, saga: checkoutSaga });
  created.injectFeature({ slice: deliverySlice, saga: deliverySaga });
  created.injectFeature({ slice: paymentSlice, saga: paymentSaga });
  created.injectFeature({ slice: financingSlice, saga: financingSaga });
  const { dispatch, callsOf } = created;
  const receive = (answer: object) => {
    const cart = toCart(answer);
    if (cart !== null) dispatch(cartActions.cartReceived({ cart }));
    dispatch(checkoutCartReceived(toCheckoutParts(answer)));
  };
  dispatch(checkoutActions.stepEntered({ step: 'shipping' }));
  receive(shop.shop.cart());
  await advance(50);
  const choose = async (options_?: typeof OPTIONS) => {
    dispatch(paymentActions.paymentChosen({ billingMethodId: '15', card: null, ...(options_ && { options: options_ }) }));
    await advance(50);
  };
  const financing = () => created.state().financing!;
  return {
    ...created,
    ...shop,
    receive,
    choose,
    financing,
    phase: () => financing().phase,
    gap: () => selectFinancingGap(created.state() as Parameters<typeof selectFinancingGap>[0]),
    loads: () => callsOf('financingLoad').length,
    apply: async (submission: Parameters<typeof financingActions.applicationSubmitted>[0] = {}) => {
      dispatch(financingActions.applicationSubmitted(submission));
      await advance(50);
    },
  };
}

describe('polling', () => {
  test('[R4.056] [R7.083] [R7.141] [R8.20] [R9.39] load is polled every 2000 ms until its status is ok', async () => {
    const shop = financingShop();
    shop.provider.polls.push(PENDING, new InvalidResponse({}), { status: 'working' });
    const { choose, loads, phase, financing } = await shipping(shop);
    await choose();
    expect([loads(), phase()]).toEqual([1, 'loading']);
    await advance(1900);
    expect(loads()).toBe(1);
    await advance(100);
    expect(loads()).toBe(2);
    await advance(4000);
    expect([loads(), phase()]).toEqual([4, 'ready']);
    expect(financing().plan?.variants).toMatchObject([{ installmentCount: 12, aprc: 14.2 }]);
    await advance(60_000);
    expect(loads()).toBe(4);
  });

  test('[A111] poll-2s: never two at once, the next poll waits for a slow answer', async () => {
    const shop = financingShop();
    shop.provider.polls.push(new Promise<never>(() => {}));
    const { choose, loads } = await shipping(shop);
    await choose();
    await advance(30_000);
    expect(loads()).toBe(1);
  });

  test('[A111] a hidden tab does not poll; it goes on when it is shown, and the time does not count', async () => {
    const shop = financingShop();
    shop.provider.polls.push(...pending(100));
    const { choose, loads, page, phase } = await shipping(shop);
    await choose();
    page.setHidden(true);
    await advance(600_000);
    expect([loads(), phase()]).toEqual([1, 'loading']);
    page.setHidden(false);
    await advance(50);
    expect(loads()).toBe(2);
  });

  test.each([
    ['the default', 60, {}],
    ['of the page configuration', 20, { financingWaitS: 20 }],
  ])('[A111] after 60 s, or as configured, it ends and can be tried again: %s', async (_what, seconds, config) => {
    const shop = financingShop();
    shop.provider.polls.push(...pending(seconds / 2));
    const { choose, loads, phase, dispatch } = await shipping(shop, { config });
    await choose();
    await advance(seconds * 1000 - 100);
    expect(phase()).toBe('loading');
    await advance(100);
    expect(phase()).toBe('timedOut');
    await advance(60_000);
    expect(loads()).toBe(seconds / 2);
    dispatch(financingActions.retryRequested());
    await advance(50);
    expect([loads(), phase()]).toEqual([seconds / 2 + 1, 'ready']);
  });

  test.each([
    ['leaving the step', () => checkoutActions.stepEntered({ step: 'customer' })],
    ['another method', () => paymentActions.paymentChosen({ billingMethodId: '13', card: null })],
    ['the shopper', () => financingActions.stopRequested()],
  ])('[A111] %s ends it and aborts the request', async (_what, action) => {
    const shop = financingShop();
    shop.provider.polls.push(PENDING, new Promise<never>(() => {}));
    const { choose, loads, dispatch, callsOf } = await shipping(shop);
    await choose();
    await advance(2000);
    dispatch(action());
    await advance(60_000);
    expect(loads()).toBe(2);
    expect(callsOf('financingLoad').at(-1)?.signal?.aborted).toBe(true);
  });

  test('after a reload a pending decision is polled again, with the variant that the shop has selected', async () => {
    const shop = financingShop({ application: { state: 'approved' }, cart: { selectedPayment: { billingMethodId: '15', ...OPTIONS } } });
    shop.provider.polls.push(PENDING);
    const { phase, gap, loads } = await shipping(shop);
    expect([phase(), gap()]).toEqual(['loading', 'approval']);
    await advance(2000);
    expect([phase(), gap(), loads()]).toEqual(['ready', null, 2]);
  });

  test('[R8.17] [R8.18] [R8.19] an answer with a code that contains err is an error, and ends the loading', async () => {
    for (const answer of [
      { status: 'err_provider' },
      { status: 'pending', messages: ['financing.err.12'] },
      { status: { status: 'error' } },
    ]) {
      const shop = financingShop();
      shop.provider.polls.push(answer);
      const { choose, phase, loads, gap } = await shipping(shop);
      await choose();
      expect([phase(), gap()]).toEqual(['failed', 'approval']);
      await advance(60_000);
      expect(loads()).toBe(1);
    }
  });

  test('[R8.17] [A112] capital letters and sentences of the shop, such as a name, are no error', async () => {
    const shop = financingShop();
    shop.provider.polls.push({ status: 'ERR' }, { status: 'pending', messages: ['Ana Kerrigan, še trenutek.'] });
    const { choose, phase } = await shipping(shop);
    await choose();
    await advance(4000);
    expect(phase()).toBe('ready');
  });

  test('[R8.18] [R8.19] three failures one after the other end it; fewer do not', async () => {
    const html = () => new ApiError('malformed', 'financingLoad', { cause: 'html' });
    const shop = financingShop();
    shop.provider.polls.push(html(), new ApiError('http', 'financingLoad', { status: 503 }), PENDING, html(), html());
    const patient = await shipping(shop);
    await patient.choose();
    await advance(12_000);
    expect([patient.phase(), patient.loads()]).toEqual(['ready', 6]);
    const broken = financingShop();
    broken.provider.polls.push(html(), html(), html());
    const failed = await shipping(broken);
    await failed.choose();
    await advance(12_000);
    expect([failed.phase(), failed.loads()]).toEqual(['failed', 3]);
  });

  test('[R8.17] [R8.18] [R8.20] [A111] ok, err, nothing and HTML in any order, or for an hour: it ends as the first of these rules says', async () => {
    const ANSWERS = {
      wait: PENDING,
      nothing: new InvalidResponse({}),
      html: new ApiError('malformed', 'financingLoad', { cause: 'html' }),
      err: { status: 'err' },
      ok: undefined, // the shop's own
    };
    type Kind = keyof typeof ANSWERS;
    /** Where a row of answers ends, and after how many calls. */
    const endOf = (row: readonly Kind[]): [string, number] => {
      let failures = 0;
      for (const [at, kind] of row.slice(0, 30).entries()) {
        failures = kind === 'html' ? failures + 1 : 0;
        if (kind === 'ok') return ['ready', at + 1];
        if (kind === 'err' || failures === 3) return ['failed', at + 1];
      }
      return row.length < 30 ? ['ready', row.length + 1] : ['timedOut', 30];
    };
    const kinds = fc.constantFrom<Kind>('wait', 'nothing', 'html', 'html', 'html', 'html', 'err', 'ok');
    const row = fc.oneof(fc.array(kinds, { maxLength: 12 }), fc.constant(Array<Kind>(1800).fill('wait')));
    await fc.assert(
      fc.asyncProperty(row, async (answers) => {
        const shop = financingShop();
        const known = answers.slice(0, answers.includes('ok') ? answers.indexOf('ok') : undefined);
        shop.provider.polls.push(...known.map((kind) => ANSWERS[kind] ?? {}));
        const { choose, phase, loads } = await shipping(shop);
        await choose();
        await advance(3_600_000);
        expect([phase(), loads()]).toEqual(endOf(answers));
      }),
      { numRuns: 25 },
    );
  });

  test('a refused call fails at once, and a shop without these calls decides after the order', async () => {
    const refused = financingShop();
    refused.provider.polls.push(new ApiError('http', 'financingLoad', { status: 422 }));
    const one = await shipping(refused);
    await one.choose();
    expect(one.phase()).toBe('failed');
    const missing = financingShop();
    missing.provider.polls.push(new ApiError('http', 'financingLoad', { status: 501 }));
    const two = await shipping(missing);
    await two.choose();
    expect([two.phase(), two.gap()]).toEqual(['ready', null]);
  });

  test.each([
    ['a list, as PHP prints it for keys from 0 on', (method: object) => [method]],
    ['by another key, with a number as its id', (method: object) => ({ SI7: { ...method, id: 15 } })],
  ])('[R7.141] billingMethods is %s', async (_what, toMethods) => {
    const shop = financingShop();
    const { billingMethods, status } = shop.answer();
    shop.provider.polls.push(new InvalidResponse({ status, billingMethods: toMethods(billingMethods!['15']!) }));
    const { choose, phase, financing } = await shipping(shop);
    await choose();
    expect([phase(), financing().plan?.variants.length]).toEqual(['ready', 1]);
  });

  test('an ok answer without the selected method is an error', async () => {
    const shop = financingShop();
    shop.provider.polls.push({ status: 'ok', billingMethods: {} });
    const { choose, phase } = await shipping(shop);
    await choose();
    expect(phase()).toBe('failed');
  });
});

describe('variants', () => {
  const odd = [
    variantDto({ installmentCount: 0 }),
    variantDto({ installmentCount: 1.5 }),
    variantDto({ installmentAmount: -1 }),
    { ...variantDto(), installmentAmount: 'NaN' },
    variantDto({ interestRate: -5 }),
    { ...variantDto(), aprc: 'NaN' },
    { ...variantDto(), totalAmount: Infinity },
    variantDto({ depositAmount: -1 }),
    { productCode: 'X' },
    null,
  ];

  test('without term, with negative rates, NaN and missing fields they are left out; without a good one it fails', async () => {
    const mixed = financingShop();
    mixed.provider.polls.push(
      new InvalidResponse({ status: 'ok', billingMethods: { 15: { installments: [...odd, variantDto({ aprc: 5 })] } } }),
    );
    const one = await shipping(mixed);
    await one.choose();
    expect(one.financing().plan?.variants.map(({ aprc }) => aprc)).toEqual([5]);
    const bad = financingShop();
    bad.provider.polls.push(new InvalidResponse({ status: 'ok', billingMethods: { 15: { installments: odd } } }));
    const two = await shipping(bad);
    await two.choose();
    expect(two.phase()).toBe('failed');
  });

  test('an amount that PHP sends as an empty text is none', async () => {
    const shop = financingShop();
    const installments = [{ ...variantDto(), feeAmount: '', insuranceAmount: '' }];
    shop.provider.polls.push(new InvalidResponse({ status: 'ok', billingMethods: { 15: { installments } } }));
    const { choose, phase, financing } = await shipping(shop);
    await choose();
    expect([phase(), financing().plan?.variants[0]?.feeAmount]).toEqual(['ready', null]);
  });

  test('a total that the shop does not send is the sum of deposit, fee and instalments', async () => {
    const { totalAmount: _none, ...rest } = variantDto({ depositAmount: 20, feeAmount: 5, installmentCount: 3, installmentAmount: 10 });
    const { choose, financing } = await shipping(financingShop({ variants: [rest] }));
    await choose();
    expect(financing().plan?.variants[0]?.totalAmount).toBe(55);
  });

  test('[R3.069] [R7.084] [R7.143] the selected variant is saved as the spec names it, and its documents are requested', async () => {
    const { choose, callsOf, financing, gap } = await shipping();
    await choose();
    expect(gap()).toBe('variant');
    await choose(OPTIONS);
    const choice = { billingMethodId: '15', productCode: 'STD', installmentCount: 12, depositAmount: 0 };
    expect(callsOf('selectBillingMethod').at(-1)?.body).toEqual({ ...choice, rememberCard: 0, newCard: 0 });
    expect(callsOf('financingTerms').map(({ body }) => body)).toEqual([choice]);
    expect(financing().plan?.application).toMatchObject({ documents: [{ title: 'Pogoji' }], termsVersion: '1' });
    expect(gap()).toBe('approval');
  });

  test('a shop without applications needs a variant only', async () => {
    const { choose, gap, callsOf } = await shipping(financingShop({ application: null }));
    await choose();
    expect(gap()).toBe('variant');
    await choose(OPTIONS);
    expect([gap(), callsOf('financingTerms')]).toEqual([null, []]);
  });

  test('a variant that is gone, as after another total, has to be selected again', async () => {
    const { choose, gap } = await shipping(financingShop({ application: { state: 'approved' } }));
    await choose({ ...OPTIONS, installmentCount: 24 });
    expect(gap()).toBe('variant');
  });
});

describe('the application', () => {
  test('[R7.085] [R7.142] enrich sends the selection, the accepted documents and the personal number; approved, it can be ordered', async () => {
    const { choose, apply, provider, callsOf, gap } = await shipping();
    await choose(OPTIONS);
    provider.application!.state = 'approved';
    await apply({ personalId: () => '12345678' });
    expect(callsOf('financingEnrich').map(({ body }) => body)).toEqual([
      { billingMethodId: '15', productCode: 'STD', installmentCount: 12, depositAmount: 0, termsVersion: '1', personalId: '12345678' },
    ]);
    expect(gap()).toBeNull();
  });

  test('[R7.142] a version that the shop sends as a number is sent with the application', async () => {
    const shop = financingShop();
    const terms = { documents: [{ title: 'Pogoji', url: '/vsebina/pogoji' }], termsVersion: 3 };
    const { choose, apply, callsOf } = await shipping(shop, {
      answers: { financingTerms: () => new InvalidResponse(shop.answer(terms as object)) },
    });
    await choose(OPTIONS);
    await apply();
    expect(callsOf('financingEnrich').map(({ body }) => body['termsVersion'])).toEqual(['3']);
  });

  test('a decision that takes time is polled', async () => {
    const { choose, apply, provider, loads, phase, gap } = await shipping();
    await choose(OPTIONS);
    Object.assign(provider, { status: 'pending' });
    provider.application!.state = 'pending';
    provider.polls.push(PENDING, { ...PENDING });
    const before = loads();
    await apply();
    expect([phase(), gap()]).toEqual(['loading', 'approval']);
    Object.assign(provider, { status: 'ok' });
    provider.application!.state = 'approved';
    await advance(4000);
    expect([phase(), gap(), loads() - before]).toEqual(['ready', null, 3]);
  });

  test('after an unknown outcome the shop is asked; nothing is applied for twice', async () => {
    const lost = await shipping(financingShop(), { answers: { financingEnrich: () => new ApiError('timeout', 'financingEnrich') } });
    await lost.choose(OPTIONS);
    lost.provider.application!.state = 'approved';
    await lost.apply();
    expect([lost.gap(), lost.callsOf('financingEnrich').length]).toEqual([null, 1]);
    const unsent = await shipping(financingShop(), { answers: { financingEnrich: () => new ApiError('network', 'financingEnrich') } });
    await unsent.choose(OPTIONS);
    await unsent.apply();
    expect(unsent.callsOf('financingEnrich')).toHaveLength(1);
    expect([unsent.phase(), unsent.financing().plan?.application?.state]).toEqual(['ready', 'offered']);
    expect(unsent.callsOf('financingTerms').length).toBeGreaterThan(1); // the answer with the documents leaves the message
    expect(unsent.financing().messages).toEqual([expect.objectContaining({ message: 'txt_financing_not_sent', isKey: true })]);
  });

  test('after an unknown outcome, documents that the shop refuses are a failure, which can be tried again', async () => {
    const shop = financingShop();
    let isBroken = false;
    const { choose, apply, phase, callsOf } = await shipping(shop, {
      answers: {
        financingEnrich() {
          isBroken = true;
          return new ApiError('network', 'financingEnrich');
        },
        financingTerms: (input) => (isBroken ? new InvalidResponse({ status: 'err_terms' }) : shop.answers.financingTerms!(input)),
      },
    });
    await choose(OPTIONS);
    const before = callsOf('financingTerms').length;
    await apply();
    expect([callsOf('financingTerms').length - before, phase()]).toEqual([1, 'failed']);
  });

  test.each(['refused', 'expired'] as const)('%s cannot be ordered', async (state) => {
    const { choose, gap, phase } = await shipping(financingShop({ application: { state } }));
    await choose(OPTIONS);
    expect([phase(), gap()]).toEqual(['ready', 'approval']);
  });

  test('an approval that expires while the page is open is requested again', async () => {
    const shop = financingShop({ application: { state: 'approved', validTo: new Date(Date.now() + 10_000).toISOString() } });
    const { choose, gap, page } = await shipping(shop, { page: { now: Date.now() } });
    await choose(OPTIONS);
    expect(gap()).toBeNull();
    shop.provider.application!.state = 'expired';
    page.setNow(Date.now() + 10_000);
    await advance(10_000);
    expect(gap()).toBe('approval');
  });

  test('another total needs another approval', async () => {
    const shop = financingShop({ application: { state: 'approved' } });
    const { choose, receive, gap, loads } = await shipping(shop);
    await choose(OPTIONS);
    expect(gap()).toBeNull();
    shop.provider.application!.state = 'offered';
    const before = loads();
    receive(shop.shop.set({ total: { total: 99, totalNoVat: 80 } }));
    await advance(50);
    expect([loads() - before, gap()]).toEqual([1, 'approval']);
  });

  test('back from the provider in another tab, the state is requested', async () => {
    const shop = financingShop({ application: { state: 'leave', redirectUrl: '/__financing/x' } });
    const { choose, page, gap } = await shipping(shop);
    await choose(OPTIONS);
    shop.provider.application!.state = 'approved';
    page.setHidden(true);
    page.setHidden(false);
    await advance(50);
    expect(gap()).toBeNull();
  });

  test('back in the tab, an application that waits for nothing elsewhere is not requested again', async () => {
    const { choose, page, loads, phase } = await shipping(financingShop({ application: { state: 'offered' } }));
    await choose(OPTIONS);
    expect([loads(), phase()]).toEqual([1, 'ready']);
    page.setHidden(true);
    page.setHidden(false);
    await advance(50);
    expect([loads(), phase()]).toEqual([1, 'ready']);
  });

  test('[R7.086] [R7.144] the one-time code is sent again by a POST without body', async () => {
    const { choose, callsOf, dispatch, financing } = await shipping(financingShop({ application: { state: 'code', attemptsLeft: 5 } }));
    await choose(OPTIONS);
    dispatch(financingActions.codeRequested());
    await advance(50);
    expect(callsOf('financingOtp')).toMatchObject([{ body: {}, query: {} }]);
    expect(financing().resend).toBe('sent');
  });

  test.each([{ status: 'err_limit' }, { status: true, messages: ['financing.err.12'] }, { status: false }])(
    '[R8.17] [R7.144] a code that is sent again with %j has not been sent',
    async (answer) => {
      const shop = financingShop({ application: { state: 'code', attemptsLeft: 5 } });
      const { choose, dispatch, financing } = await shipping(shop, { answers: { financingOtp: () => new InvalidResponse(answer) } });
      await choose(OPTIONS);
      dispatch(financingActions.codeRequested());
      await advance(50);
      expect(financing().resend).toBe('failed');
    },
  );

  test('number and code are in no logged action, in no state and in no storage', async () => {
    const shop = financingShop();
    const { choose, apply, dispatch, state, page } = await shipping(shop);
    await choose(OPTIONS);
    const action = financingActions.applicationSubmitted({ personalId: () => '87654321', otp: () => '482913' });
    expect(JSON.stringify(action)).not.toMatch(/87654321|482913/);
    dispatch(action);
    await apply({ otp: () => '482913' });
    const stored = [page.storage.local, page.storage.session].flatMap((store) => store.keys().map((key) => store.get(key)));
    expect(JSON.stringify([state(), stored, page.logs])).not.toMatch(/87654321|482913/);
  });
});

describe('deferred and revolving', () => {
  const offers = async (cart = {}, options: StoreOptions = {}, code = 'CZN') => {
    const created = await shipping(financingShop({ code, cart }), options);
    return { ...created, asked: () => created.callsOf('revolvingOfferDetail'), offer: () => created.financing().offers['15'] };
  };

  test.each(['CZN', 'CZG'])(
    '[R4.054] [R7.087] the instalments of %s are fetched when there is no marketplace and no discount',
    async (code) => {
      const { asked, offer } = await offers({}, {}, code);
      expect(asked().map(({ query }) => query)).toEqual([{ billingMethodId: '15' }]);
      expect(offer()).toMatchObject({ status: 'ready', offer: { installmentAmount: 9 } });
    },
  );

  test.each([
    ['an article of a partner', { articles: [articleDto({ marketplacePartnerId: 7 })] }],
    ['a discount that is sent as a deduction', { discounts: { codes: [], messages: [], value: -5 } }],
    ['a discount', { discounts: { codes: [], messages: [], value: 5 } }],
    ['a code', { discounts: { codes: [{ code: 'ZIMA10' }], messages: [], value: 0 } }],
  ])('[R4.054] [A110] no instalments are fetched with %s', async (_what, cart) => {
    expect((await offers(cart)).asked()).toEqual([]);
  });

  test('[R4.054] an article whose partner is 0, as PHP casts null, is no partner’s', async () => {
    expect((await offers({ articles: [articleDto({ marketplacePartnerId: 0 })] })).asked()).toHaveLength(1);
  });

  test('[R4.054] [A110] no instalments are fetched for other codes', async () => {
    expect((await offers({}, {}, 'SI7')).asked()).toEqual([]);
  });

  test('[R4.055] [A110] a failed fetch is tried three times, 2000 ms apart, then it is an error that can be tried again', async () => {
    const { asked, offer, dispatch } = await offers(
      {},
      { answers: { revolvingOfferDetail: () => new ApiError('http', 'revolvingOfferDetail', { status: 500 }) } },
    );
    expect(asked()).toHaveLength(1);
    await advance(1900);
    expect(asked()).toHaveLength(1);
    await advance(2100);
    expect([asked().length, offer()]).toEqual([3, { status: 'failed' }]);
    await advance(60_000);
    expect(asked()).toHaveLength(3);
    dispatch(financingActions.offerRetryRequested());
    await advance(50);
    expect(asked()).toHaveLength(4);
  });
});
