import { ApiError } from '../../../../src/api/ApiError';
import { cartActions } from '../../../../src/features/cart';
import { checkoutActions, checkoutSaga, checkoutSlice } from '../../../../src/features/checkout';
import { deliverySaga, deliverySlice } from '../../../../src/features/delivery';
import {
  paymentActions,
  paymentSaga,
  paymentSlice,
  selectIsPaymentSaving,
  selectPaymentMethod,
  selectShownMethods,
  selectShownPayment,
} from '../../../../src/features/payment';
import { checkoutCartReceived, toCheckoutParts, toPaymentData } from '../../../../src/features/checkoutResponse';
import {
  familyOf,
  findPayment,
  mustBeCleared,
  PAYMENT_CODES,
  PAYMENT_SETTINGS,
  refusalOf,
  shownMethods,
  takesCard,
  toPayload,
  toPayment,
} from '../../../../src/features/payment/paymentRules';
import type { Dto } from '../../../../src/lib/dto';
import { billingMethodDto, byId, checkoutCartDto, deliveryDto } from '../../../support/fakes/checkoutDtos';
import type { BillingMethodDto } from '../../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../../support/fakes/checkoutShop';
import { createTestStore } from '../../../support/fakes/createTestStore';
import type { StoreOptions } from '../../../support/fakes/createTestStore';

const { paymentChosen, paymentCleared } = paymentActions;

const methodsOf = (...dtos: Partial<BillingMethodDto>[]) =>
  toPaymentData({ billingMethods: byId(dtos.map((dto, place) => billingMethodDto({ id: `m${place}`, ...dto }))) }).billingMethods;

const codesOf = (methods: readonly { code: string | null }[]) => methods.map(({ code }) => code);

describe('mapping', () => {
  test('[R3.067] [R3.068] methods by id with children, invalid and disabled, and the cards', () => {
    const data = toPaymentData(
      checkoutCartDto({
        billingMethods: {
          12: billingMethodDto({ code: 'CZU', childPayments: byId([billingMethodDto({ id: '121', code: 'CZU_a', selected: true })]) }),
          13: billingMethodDto({ id: '13', invalid: true, disabled: true, price: 1.5, description: '<i>Ob prevzemu</i>' }),
        },
        selectedPayment: { billingMethodId: '12', cardId: 'k', rememberCard: 1, newCard: 0 },
        cards: [{ id: 'k', title: '•••• 4242' }],
      }),
    );
    expect(data).toMatchObject({
      billingMethods: [
        { id: '12', code: 'CZU', childPayments: [{ id: '121', code: 'CZU_a', selected: true }] },
        { id: '13', invalid: true, disabled: true, price: 1.5, description: 'Ob prevzemu', childPayments: [] },
      ],
      selectedPayment: { billingMethodId: '12', cardId: 'k', rememberCard: true, newCard: false },
      cards: [{ id: 'k', title: '•••• 4242' }],
    });
  });

  test('[R3.067] [R3.069] a payment without card flags takes shouldSaveCard and newCard of the cart; its own flags come first', () => {
    const flagsOf = (selectedPayment: object, cart: object = { shouldSaveCard: true, newCard: true }) => {
      const { rememberCard, newCard } = toPaymentData({
        ...cart,
        selectedPayment: { billingMethodId: '12', ...selectedPayment },
      }).selectedPayment!;
      return [rememberCard, newCard];
    };
    expect(flagsOf({})).toEqual([true, true]);
    expect(flagsOf({ rememberCard: 0, newCard: 0 })).toEqual([false, false]);
    expect(flagsOf({}, {})).toEqual([false, false]);
  });

  test('[R3.069] invalid financing fields of the shop are dropped', () => {
    const selectedPayment = { billingMethodId: '12', productCode: {}, installmentCount: 1.5, depositAmount: -1, insuranceCode: '' };
    expect(toPaymentData({ selectedPayment }).selectedPayment).toMatchObject({
      productCode: null,
      installmentCount: null,
      depositAmount: null,
      insuranceCode: null,
    });
  });

  test('nested children can be selected; deeper ones, and circular ones, are cut', () => {
    const nest = (depth: number): BillingMethodDto =>
      billingMethodDto({ id: `d${depth}`, title: `D${depth}`, childPayments: depth === 9 ? {} : { [`d${depth + 1}`]: nest(depth + 1) } });
    const [top] = toPaymentData({ billingMethods: { d0: nest(0) } }).billingMethods;
    expect(top?.childPayments.map(({ id }) => id)).toEqual(['d4']);
    expect(top?.childPayments[0]?.childPayments).toEqual([]);
  });

  test('payments are read from a list or a map, a nameless method is called by its code, invalid input is dropped', () => {
    expect(
      toPaymentData({ billingMethods: [{ id: 5, title: 'A' }, { id: 5, title: 'B' }, { title: 'no id' }, null, 7] }).billingMethods,
    ).toMatchObject([{ id: '5', title: 'A' }]);
    expect(toPaymentData({ billingMethods: { x: { code: 'XX9' } } }).billingMethods).toMatchObject([
      { id: 'x', code: 'XX9', title: 'XX9' },
    ]);
    for (const answer of [{}, { billingMethods: 'x', cards: {}, selectedPayment: [] }])
      expect(toPaymentData(answer)).toMatchObject({ billingMethods: [], cards: [], selectedPayment: null });
  });

  test('[R3.052] [R3.067] the order is that of the payments listed by the deliveries, because numeric keys of a map have none; the others follow', () => {
    const billingMethods = byId(['11', '12', '13', '17'].map((id) => billingMethodDto({ id })));
    const lists = (...ids: string[]) => ({ payments: ids.map((externalId) => ({ externalId, paymentLimitation: 'NO_LIMITATION' })) });
    const idsIn = (answer: Dto) => toPaymentData(answer).billingMethods.map(({ id }) => id);
    expect(idsIn({ billingMethods, deliveries: [lists('12', '17'), lists('12', '13')] })).toEqual(['12', '17', '13', '11']);
    expect(idsIn({ billingMethods, deliveries: { 2: lists('13') } })).toEqual(['13', '11', '12', '17']);
    for (const deliveries of [undefined, 'x', [null, { payments: 5 }]])
      expect(idsIn({ billingMethods, deliveries })).toEqual(['11', '12', '13', '17']);
    // The same for children, and their children.
    const child = (id: string, ...children: string[]) =>
      billingMethodDto({ id, childPayments: byId(children.map((inner) => billingMethodDto({ id: inner }))) });
    const [parent] = toPaymentData({
      billingMethods: byId([{ ...child('27'), childPayments: byId([child('271'), child('272', '2721', '2722'), child('273')]) }]),
      deliveries: [lists('27', '273', '272', '2722', '271')],
    }).billingMethods;
    expect(parent?.childPayments.map(({ id }) => id)).toEqual(['273', '2722', '2721', '271']);
    // A list keeps its own order.
    expect(idsIn({ billingMethods: Object.values(billingMethods), deliveries: [lists('13')] })).toEqual(['11', '12', '13', '17']);
  });

  test('a shop that only marks the method has it selected', () => {
    expect(toPaymentData({ billingMethods: byId([billingMethodDto({ selected: true })]) }).selectedPayment?.billingMethodId).toBe('12');
  });
});

describe('rules', () => {
  // [R3.072] [R3.073] [R3.074] [R3.075] [R3.076] [R3.077] [R3.078] [R3.079] [R3.080] [R3.081] [R3.082] [R3.083]
  test('[R3.072] [R3.073] [R3.074] [R3.075] [R3.076] [R3.077] [R3.078] [R3.079] [R3.080] [R3.081] [R3.082] [R3.083]: every payment code of the requirements', () => {
    expect(PAYMENT_CODES).toEqual({
      invoice: ['CZ0', 'HR0', 'SI0'],
      card: ['CZ1', 'SK1'],
      payuCard: ['CZU_c', 'SKU_c', 'HUU_c', 'HRU_c', 'PLU_c', 'SIU_c'],
      cashOnDelivery: ['CZA', 'HUA', 'HRA', 'PLA', 'SKA', 'SIA'],
      deferred: ['CZN'],
      revolving: ['CZG'],
      payu: ['CZU', 'HUU', 'PLU', 'SKU'],
      transfer: ['CZB', 'HUB', 'HRB', 'PLB', 'SKB', 'SIB'],
      installments: ['HR5'],
      cetelem: ['SKD'],
      leanpay: ['SI7'],
      summit: ['SI#'],
    });
    for (const [family, codes] of Object.entries(PAYMENT_CODES))
      for (const code of codes) expect(familyOf(code, PAYMENT_SETTINGS)).toBe(family);
    expect([familyOf('SIU_cw', PAYMENT_SETTINGS), familyOf('XX9', PAYMENT_SETTINGS), familyOf(null, PAYMENT_SETTINGS)]).toEqual([
      'wallet',
      'other',
      'other',
    ]);
  });

  test('[R5.35] A108: mobile pay is hidden, also as a child, where the device does not support it', () => {
    const methods = methodsOf(
      { code: 'SIU_jp' },
      { code: 'CZU', childPayments: byId([billingMethodDto({ id: 'c', code: 'CZU_jp' }), billingMethodDto({ id: 'd', code: 'CZU_x' })]) },
      { code: 'HUU', childPayments: byId([billingMethodDto({ id: 'e', code: 'HUU_jp' })]) },
      { code: 'SIA' },
    );
    const shown = shownMethods(methods, PAYMENT_SETTINGS);
    expect(codesOf(shown)).toEqual(['CZU', 'SIA']);
    expect(codesOf(shown[0]!.childPayments)).toEqual(['CZU_x']);
    expect(codesOf(shownMethods(methods, { ...PAYMENT_SETTINGS, canMobilePay: true }))).toEqual(['SIU_jp', 'CZU', 'HUU', 'SIA']);
  });

  test.each(['CZ', 'SK', 'HU', 'HR', 'PL', 'SI'])(
    '[R5.36] A109: in %s the card is hidden when the card wallet is offered as well',
    (country) => {
      const [card, wallet] = [`${country}U_c`, `${country}U_cw`];
      expect(codesOf(shownMethods(methodsOf({ code: card }, { code: wallet }), PAYMENT_SETTINGS))).toEqual([wallet]);
      expect(codesOf(shownMethods(methodsOf({ code: card }, { code: 'XXU_cw' }), PAYMENT_SETTINGS))).toEqual([card, 'XXU_cw']);
      expect(codesOf(shownMethods(methodsOf({ code: card }), PAYMENT_SETTINGS))).toEqual([card]);
    },
  );

  test('[R5.37] [R5.38] A107: SI# and HR5 are disabled unless the page has its own list, the others can be selected', () => {
    const refusal = (code: string | null, more: Partial<BillingMethodDto> = {}) =>
      refusalOf(methodsOf({ ...more, ...(code === null ? {} : { code }) })[0]!, PAYMENT_SETTINGS);
    expect(['SI#', 'HR5'].map((code) => refusal(code))).toEqual(['unavailable', 'unavailable']);
    for (const code of ['SI7', 'CZN', 'CZG', 'SKD', 'SIA', 'SIB', 'SIU_c', 'SI0', 'XX9'])
      expect([code, refusal(code)]).toEqual([code, null]);
    const [summit, card] = methodsOf({ code: 'SI#' }, { code: 'HR5' });
    expect([summit, card].map((method) => refusalOf(method!, { ...PAYMENT_SETTINGS, disabledPaymentCodes: [] }))).toEqual([null, null]);
    expect([refusal('SIA', { invalid: true }), refusal('SIA', { disabled: true })]).toEqual(['unavailable', 'unavailable']);
  });

  test('[R4.051] A105: a method with a selected child is that child, one without a selected child is not a choice yet', () => {
    const children = (selected: boolean) => byId([billingMethodDto({ id: 'a' }), billingMethodDto({ id: 'b', selected })]);
    const open = methodsOf({ id: 'p', childPayments: children(false) });
    expect(findPayment(methodsOf({ id: 'p', childPayments: children(true) }), 'p')?.option?.id).toBe('b');
    expect(findPayment(open, 'p')?.option).toBeNull();
    expect(findPayment(open, 'a')?.option?.id).toBe('a');
    expect(findPayment(open, 'nobody')).toBeNull();
  });

  test('[R4.052] [R4.053] A104: an invalid payment is cleared, a hidden one counts, others stay', () => {
    const methods = methodsOf({ id: 'ok', code: 'SIA' }, { id: 'no', code: 'SI#' });
    const paid = (id: string) => toPayment(id, null);
    expect(mustBeCleared(methods, null, PAYMENT_SETTINGS)).toBe(false);
    expect(mustBeCleared(methods, paid('ok'), PAYMENT_SETTINGS)).toBe(false);
    expect(mustBeCleared(methods, paid('no'), PAYMENT_SETTINGS)).toBe(true);
    expect(mustBeCleared(methods, paid('hidden'), PAYMENT_SETTINGS)).toBe(true);
    expect(mustBeCleared(methods, paid('ok'), { ...PAYMENT_SETTINGS, unsettablePaymentCodes: ['SIA'] })).toBe(true);
  });

  test('[R3.069] [R3.070] [R3.071] A106: unset fields are left out, the two flags are always 0 or 1', () => {
    expect(toPayload(toPayment('12', null))).toEqual({ billingMethodId: '12', rememberCard: 0, newCard: 0 });
    expect(toPayload(toPayment('12', { cardId: null, isRemembered: true }))).toEqual({
      billingMethodId: '12',
      rememberCard: 1,
      newCard: 1,
    });
    expect(toPayload(toPayment('12', { cardId: 'k', isRemembered: true }))).toEqual({
      billingMethodId: '12',
      cardId: 'k',
      rememberCard: 0,
      newCard: 0,
    });
  });

  test('which methods accept a card', () => {
    expect(['CZ1', 'SIU_c', 'SIU_cw', 'SIA', 'CZU', null].map((code) => takesCard(code, PAYMENT_SETTINGS))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('selecting a payment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** Each choice is sent after it is painted. */
  const flush = () => jest.advanceTimersByTimeAsync(50);

  async function paying(options: StoreOptions & { shop?: ReturnType<typeof checkoutShop> } = {}) {
    const shop = options.shop ?? checkoutShop();
    const created = createTestStore({ ...options, answers: { ...shop.answers, ...options.answers } });
    created.injectFeature({ slice: checkoutSlice, saga: checkoutSaga });
    created.injectFeature({ slice: deliverySlice, saga: deliverySaga });
    created.injectFeature({ slice: paymentSlice, saga: paymentSaga });
    created.dispatch(checkoutActions.stepEntered({ step: 'shipping' }));
    const receive = (answer: object) => created.dispatch(checkoutCartReceived(toCheckoutParts(answer)));
    receive(shop.cart());
    await flush();
    return {
      ...created,
      shop,
      receive,
      paid: () => selectShownPayment(created.state())?.billingMethodId ?? null,
      flashes: () => created.state().flash.messages.map(({ message }) => message),
    };
  }

  const failing = (operation: string) => () => new ApiError('http', operation, { status: 422, messages: ['x'] });

  test('[R7.077] [R7.139] a payment is shown at once and submitted', async () => {
    const { dispatch, callsOf, paid, state } = await paying();
    dispatch(paymentChosen({ billingMethodId: '13', card: null }));
    expect([paid(), selectIsPaymentSaving(state())]).toEqual(['13', true]);
    await flush();
    expect(callsOf('selectBillingMethod').map(({ body }) => body)).toEqual([{ billingMethodId: '13', rememberCard: 0, newCard: 0 }]);
    expect([paid(), selectIsPaymentSaving(state()), selectPaymentMethod(state())?.code]).toEqual(['13', false, 'SIB']);
  });

  test('[R8.07] a failed selection shows the generic message, and restores the earlier payment', async () => {
    const { dispatch, paid, flashes } = await paying({
      shop: checkoutShop({ selectedPayment: { billingMethodId: '12' } }),
      answers: { selectBillingMethod: failing('selectBillingMethod') },
    });
    dispatch(paymentChosen({ billingMethodId: '13', card: null }));
    await flush();
    expect([paid(), flashes()]).toEqual(['12', ['err_generic']]);
  });

  test('[R7.078] [R7.140] [R8.08] deselecting, and a failed deselection', async () => {
    const shop = checkoutShop({ selectedPayment: { billingMethodId: '12' } });
    const good = await paying({ shop });
    good.dispatch(paymentCleared());
    await flush();
    expect([good.paid(), good.callsOf('cleanSelectedPayment')]).toEqual([null, [expect.anything()]]);
    const bad = await paying({
      shop: checkoutShop({ selectedPayment: { billingMethodId: '12' } }),
      answers: { cleanSelectedPayment: failing('cleanSelectedPayment') },
    });
    bad.dispatch(paymentCleared());
    await flush();
    expect([bad.paid(), bad.flashes()]).toEqual(['12', ['err_generic']]);
  });

  test('the last selection wins, a replaced one is not sent', async () => {
    const { dispatch, callsOf, paid } = await paying();
    for (const billingMethodId of ['12', '13', '12', '13']) dispatch(paymentChosen({ billingMethodId, card: null }));
    await flush();
    expect(callsOf('selectBillingMethod').map(({ body }) => body['billingMethodId'])).toEqual(['13']);
    expect(paid()).toBe('13');
  });

  test('after an unknown outcome the cart is requested', async () => {
    const shop = checkoutShop();
    const { dispatch, paid, flashes } = await paying({
      shop,
      answers: {
        selectBillingMethod: () => {
          shop.set({ selectedPayment: { billingMethodId: '13' } });
          return new ApiError('network', 'selectBillingMethod');
        },
      },
    });
    dispatch(paymentChosen({ billingMethodId: '13', card: null }));
    await flush();
    expect([paid(), flashes()]).toEqual(['13', []]);
  });

  test.each([
    ['another card', { cardId: 'b', isRemembered: false }],
    ['a new card to be saved', { cardId: null, isRemembered: true }],
  ])('%s of the same method that never reached the shop shows an error', async (_what, card) => {
    const { dispatch, flashes, state } = await paying({
      shop: checkoutShop({ selectedPayment: { billingMethodId: '12', cardId: 'a', rememberCard: 0, newCard: 0 } }),
      answers: { selectBillingMethod: () => new ApiError('network', 'selectBillingMethod') },
    });
    dispatch(paymentChosen({ billingMethodId: '12', card }));
    await flush();
    expect(flashes()).toEqual(['err_generic']);
    expect(selectShownPayment(state())).toMatchObject({ cardId: 'a', rememberCard: false });
  });

  test('a tick to save a new card that never reached the shop shows an error, and is gone', async () => {
    const { dispatch, flashes, state } = await paying({
      shop: checkoutShop({ selectedPayment: { billingMethodId: '12', rememberCard: 0, newCard: 1 } }),
      answers: { selectBillingMethod: () => new ApiError('network', 'selectBillingMethod') },
    });
    dispatch(paymentChosen({ billingMethodId: '12', card: { cardId: null, isRemembered: true } }));
    expect(selectShownPayment(state())).toMatchObject({ rememberCard: true });
    await flush();
    expect(flashes()).toEqual(['err_generic']);
    expect(selectShownPayment(state())).toMatchObject({ newCard: true, rememberCard: false });
  });

  test('[R4.052] A108: a selected payment that this device hides is cleared, once', async () => {
    const shop = checkoutShop({
      billingMethods: byId([billingMethodDto({ id: '17', code: 'SIU_jp' }), billingMethodDto()]),
      selectedPayment: { billingMethodId: '17' },
    });
    const { callsOf, paid, receive } = await paying({ shop, answers: { cleanSelectedPayment: () => shop.cart() } }); // it keeps it selected
    expect(callsOf('cleanSelectedPayment')).toHaveLength(1);
    receive(shop.cart());
    await flush();
    expect(callsOf('cleanSelectedPayment')).toHaveLength(1);
    expect(paid()).toBe('17');
  });

  test('[R4.052] A108: one that the shop selects again after another is cleared again', async () => {
    const hidden = { selectedPayment: { billingMethodId: '17' } };
    const shop = checkoutShop({ billingMethods: byId([billingMethodDto({ id: '17', code: 'SIU_jp' }), billingMethodDto()]), ...hidden });
    const { callsOf, paid, receive } = await paying({ shop, answers: { cleanSelectedPayment: () => shop.set({ selectedPayment: null }) } });
    expect([callsOf('cleanSelectedPayment').length, paid()]).toEqual([1, null]);
    receive(shop.set(hidden));
    await flush();
    expect([callsOf('cleanSelectedPayment').length, paid()]).toEqual([2, null]);
  });

  test('a response without payments clears none', async () => {
    const { callsOf, receive, paid } = await paying({ shop: checkoutShop({ selectedPayment: { billingMethodId: '12' } }) });
    receive({ ...checkoutCartDto({ selectedPayment: { billingMethodId: '12' } }), billingMethods: null });
    await flush();
    expect([callsOf('cleanSelectedPayment'), paid()]).toEqual([[], '12']);
  });

  test('a device with mobile pay keeps it', async () => {
    const shop = checkoutShop({
      billingMethods: byId([billingMethodDto({ id: '17', code: 'SIU_jp' })]),
      selectedPayment: { billingMethodId: '17' },
    });
    const { callsOf, state } = await paying({ shop, page: { canMobilePay: true } });
    expect(callsOf('cleanSelectedPayment')).toEqual([]);
    expect(codesOf(selectShownMethods(state()))).toEqual(['SIU_jp']);
  });

  test('nothing is cleared outside the shipping step', async () => {
    const { callsOf, dispatch, receive } = await paying();
    dispatch(checkoutActions.stepEntered({ step: 'preview' }));
    receive(checkoutCartDto({ selectedPayment: { billingMethodId: 'gone' } }));
    await flush();
    expect(callsOf('cleanSelectedPayment')).toEqual([]);
  });

  test('a cart with a payment that is gone does not replace what the shopper is choosing', async () => {
    const { callsOf, dispatch, receive, paid } = await paying({ answers: { selectBillingMethod: () => new Promise(() => undefined) } });
    dispatch(paymentChosen({ billingMethodId: '12', card: null }));
    await flush();
    receive(checkoutCartDto({ selectedPayment: { billingMethodId: 'gone' } }));
    await flush();
    expect([callsOf('selectBillingMethod').length, callsOf('cleanSelectedPayment'), paid()]).toEqual([1, [], '12']);
  });

  test('nothing is cleared while an order is being sent: the cart must stay the one that is ordered', async () => {
    const { callsOf, dispatch, receive } = await paying();
    const gone = checkoutCartDto({ selectedPayment: { billingMethodId: 'gone' } });
    dispatch(checkoutActions.orderChanged({ phase: 'sending', attempt: null }));
    receive(gone);
    await flush();
    expect(callsOf('cleanSelectedPayment')).toEqual([]);
    dispatch(checkoutActions.orderChanged({ phase: 'none' }));
    receive(gone);
    await flush();
    expect(callsOf('cleanSelectedPayment')).toHaveLength(1);
  });

  test('A104, A107: the page’s own lists apply', async () => {
    const { state } = await paying({ config: { payments: { disabledPaymentCodes: ['SIA'], mobilePaySuffixes: ['_ap'] } } });
    expect(state().payment.settings).toEqual({
      ...PAYMENT_SETTINGS,
      disabledPaymentCodes: ['SIA'],
      mobilePaySuffixes: ['_ap'],
    });
  });

  test('[R3.052] [R3.053] A106: an unknown limitation hides nothing and is logged once', async () => {
    const shop = checkoutShop({ deliveries: [deliveryDto({ payments: [{ externalId: '12', paymentLimitation: 'ONLY_ON_MONDAYS' }] })] });
    const { page, receive, state } = await paying({ shop });
    receive(shop.cart());
    await flush();
    expect(page.logs.map(({ message }) => message)).toEqual(['vitrina: paymentLimitation ONLY_ON_MONDAYS is unknown; it hides no payment']);
    expect(selectShownMethods(state())).toHaveLength(2);
  });

  test('[R4.032] A087: a reset clears the payment, not the page’s settings', async () => {
    const { dispatch, state } = await paying({ config: { payments: { disabledPaymentCodes: [] } } });
    dispatch(cartActions.cartReset({ kind: 'RESET_ALL' }));
    expect(state().payment).toMatchObject({ billingMethods: [], settings: { disabledPaymentCodes: [] } });
  });
});
