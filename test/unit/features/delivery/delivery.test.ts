import { ApiError } from '../../../../src/api/ApiError';
import { accountActions } from '../../../../src/features/account';
import { checkoutActions, checkoutSaga, checkoutSlice } from '../../../../src/features/checkout';
import { cartActions, toCart } from '../../../../src/features/cart';
import {
  deliveryActions,
  deliverySaga,
  deliverySlice,
  selectCampaignBar,
  selectConsents,
  selectDeliveryGaps,
  selectRevoked,
  selectIsDeliverySaving,
  selectIsInsured,
  selectIsNoteSubmitted,
  selectSelections,
  selectStrategy,
} from '../../../../src/features/delivery';
import { validateSelection, isRevoked, priceOf, selectOperation } from '../../../../src/features/delivery/deliveryRules';
import { flashActions } from '../../../../src/features/flash';
import { checkoutCartReceived, toCheckoutParts } from '../../../../src/features/checkoutResponse';
import { toDelivery } from '../../../../src/features/checkoutResponse/deliveryMapping';
import { branchDto, checkoutCartDto, deliveryDto, methodDto, withSelected } from '../../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../../support/fakes/checkoutShop';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import { createTestStore } from '../../../support/fakes/createTestStore';
import type { StoreOptions } from '../../../support/fakes/createTestStore';

const { methodChosen, methodCleared, insuranceChanged, strategyChosen, campaignChosen, consentChanged, noteSubmitted } = deliveryActions;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Each choice is sent after it is painted. */
const flush = () => jest.advanceTimersByTimeAsync(50);

/** A store with the checkout's cart. */
async function delivering(options: StoreOptions & { shop?: ReturnType<typeof checkoutShop> } = {}) {
  const shop = options.shop ?? checkoutShop({}, [branchDto()]);
  const created = createTestStore({ ...options, answers: { ...shop.answers, ...options.answers } });
  created.injectFeature({ slice: checkoutSlice, saga: checkoutSaga });
  created.injectFeature({ slice: deliverySlice, saga: deliverySaga });
  created.dispatch(checkoutActions.stepEntered({ step: 'shipping' }));
  created.dispatch(checkoutCartReceived(toCheckoutParts(shop.cart())));
  const state = created.state as () => ReturnType<typeof created.state>;
  return {
    ...created,
    shop,
    selection: (id = '1') => selectSelections(state())[id] ?? null,
    flashes: () => state().flash.messages.map(({ message }) => message),
  };
}

const SELECTS = ['selectDeliveryMethod', 'changeDeliveryMethod'] as const;
const pickAt = (branchId: string) => ({
  deliveryId: '1',
  deliveryMethodName: 'pupDelivery' as const,
  order: { branchId },
  branch: toDelivery(withSelected(deliveryDto(), 'pupDelivery', branchDto({ id: branchId })))!.deliveryMethods[1]!.branch,
});

describe('selecting a method', () => {
  test('[R7.067] [R7.138] A098: POST for the first selection of a delivery, PUT after it, with order, method and delivery', async () => {
    const { dispatch, callsOf, selection } = await delivering();
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    expect(selection()?.deliveryMethodName).toBe('standardDelivery');
    await flush();
    dispatch(methodChosen(pickAt('SI-1000-1')));
    await flush();
    expect(callsOf(...SELECTS).map(({ operationId, body }) => [operationId, body])).toEqual([
      ['selectDeliveryMethod', { order: {}, deliveryMethodName: 'standardDelivery', deliveryId: '1' }],
      ['changeDeliveryMethod', { order: { branchId: 'SI-1000-1' }, deliveryMethodName: 'pupDelivery', deliveryId: '1' }],
    ]);
    expect(selection()).toMatchObject({ deliveryMethodName: 'pupDelivery', branch: { id: 'SI-1000-1' } });
  });

  test('the last selection wins: a selection replaced before it was sent is never sent', async () => {
    const { dispatch, callsOf, selection, state } = await delivering();
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'outlet' }));
    dispatch(methodChosen(pickAt('SI-1000-1')));
    expect(selection()?.deliveryMethodName).toBe('pupDelivery');
    expect(selectIsDeliverySaving(state())).toBe(true);
    await flush();
    expect(callsOf(...SELECTS).map(({ body }) => body['deliveryMethodName'])).toEqual(['pupDelivery']);
    expect(selection()?.deliveryMethodName).toBe('pupDelivery');
    expect(selectIsDeliverySaving(state())).toBe(false);
  });

  test('[R8.12] [A094] a refusal shows the shop’s message as plain text and restores the earlier selection', async () => {
    const { dispatch, flashes, selection } = await delivering({
      answers: {
        changeDeliveryMethod: () =>
          new ApiError('http', 'changeDeliveryMethod', {
            status: 422,
            body: { status: { status: 'error', flashMessages: ['<b>Točka</b> je polna.'] } },
            messages: ['<b>Točka</b> je polna.'],
          }),
      },
    });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    await flush();
    dispatch(methodChosen(pickAt('SI-1000-1')));
    await flush();
    expect(flashes()).toEqual(['Točka je polna.']);
    expect(selection()?.deliveryMethodName).toBe('standardDelivery');
  });

  test('[D16] [R8.12] [A094] the message of a refusal keeps the shop’s type and category', async () => {
    const flashMessages = [
      { message: 'Izberite <b>drugo</b> točko.', type: 'info', cat: 'form' },
      { message: 'Točka je polna.', type: 'strange', cat: 7 },
    ];
    const { dispatch, state } = await delivering({
      answers: {
        selectDeliveryMethod: () =>
          new ApiError('http', 'selectDeliveryMethod', {
            status: 422,
            body: { status: { status: 'error', flashMessages } },
            messages: flashMessages.map(({ message }) => message),
          }),
      },
    });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    await flush();
    expect(state().flash.messages.map(({ message, type, cat }) => [message, type, cat])).toEqual([
      ['Izberite drugo točko.', 'info', 'form'],
      ['Točka je polna.', 'danger', 'cart'],
    ]);
  });

  test('the failure of a replaced selection is not shown', async () => {
    const { dispatch, flashes, selection, callsOf } = await delivering({
      answers: {
        selectDeliveryMethod: () => {
          dispatch(methodCleared({ deliveryId: '1' }));
          return new ApiError('http', 'selectDeliveryMethod', { status: 422 });
        },
      },
      shop: checkoutShop({ deliveries: [deliveryDto()] }),
    });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    await flush();
    expect(callsOf('selectDeliveryMethod', 'cleanSelectedDelivery').map(({ operationId }) => operationId)).toEqual([
      'selectDeliveryMethod',
      'cleanSelectedDelivery',
    ]);
    expect(flashes()).toEqual([]);
    expect(selection()).toBeNull();
  });

  test('after an unknown outcome the state is requested: a success of the shop is not shown as a failure', async () => {
    const shop = checkoutShop();
    const { dispatch, flashes, selection } = await delivering({
      shop,
      answers: {
        selectDeliveryMethod: () => {
          shop.set({ deliveries: [withSelected(deliveryDto(), 'standardDelivery')] });
          return new ApiError('timeout', 'selectDeliveryMethod');
        },
      },
    });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    await flush();
    expect(flashes()).toEqual([]);
    expect(selection()?.deliveryMethodName).toBe('standardDelivery');
  });

  test('[R8.01] after an unknown outcome another branch of the same method does not count as selected', async () => {
    const shop = checkoutShop({ deliveries: [withSelected(deliveryDto(), 'pupDelivery', branchDto({ id: 'other' }))] });
    const { dispatch, flashes, selection } = await delivering({
      shop,
      answers: { changeDeliveryMethod: () => new ApiError('timeout', 'changeDeliveryMethod') },
    });
    dispatch(methodChosen(pickAt('SI-1000-1')));
    await flush();
    expect([flashes(), selection()?.branch?.id]).toEqual([['err_request_timeout'], 'other']);
  });

  test('an unknown outcome that turns out to be a failure is shown', async () => {
    const { dispatch, flashes, selection } = await delivering({
      answers: { selectDeliveryMethod: () => new ApiError('timeout', 'selectDeliveryMethod') },
    });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    await flush();
    expect(flashes()).toEqual(['err_request_timeout']);
    expect(selection()).toBeNull();
  });

  test('a conflict applies the current cart', async () => {
    const { dispatch, selection } = await delivering({
      answers: {
        selectDeliveryMethod: () =>
          new ApiError('http', 'selectDeliveryMethod', {
            status: 409,
            body: checkoutCartDto({ deliveries: [withSelected(deliveryDto(), 'pupDelivery', branchDto())] }),
          }),
      },
    });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    await flush();
    expect(selection()?.deliveryMethodName).toBe('pupDelivery');
  });

  test('a pickup waits for its branch: nothing is sent, nothing can be ordered', async () => {
    const { dispatch, callsOf, state } = await delivering();
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'pupDelivery' }));
    await flush();
    expect(callsOf(...SELECTS)).toEqual([]);
    expect(selectIsDeliverySaving(state())).toBe(false);
    expect(selectDeliveryGaps(state())).toEqual([{ deliveryId: '1', gap: 'branch' }]);
  });

  test('a response that revokes the selected branch shows it until another selection', async () => {
    const { dispatch, state, selection } = await delivering({ answers: { selectDeliveryMethod: () => checkoutCartDto() } });
    dispatch(methodChosen(pickAt('SI-1000-1')));
    await flush();
    expect(selection()).toBeNull();
    expect(selectRevoked(state())['1']).toMatchObject({ branch: { id: 'SI-1000-1' } });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    expect(selectRevoked(state())).toEqual({});
  });

  test('a branch that a later load of the cart lacks is shown as revoked, too', async () => {
    const chosen = checkoutCartDto({ deliveries: [withSelected(deliveryDto(), 'pupDelivery', branchDto())] });
    const { dispatch, state } = await delivering();
    const receive = (answer: object) => dispatch(checkoutCartReceived(toCheckoutParts(answer)));
    receive(chosen);
    receive(checkoutCartDto());
    expect(selectRevoked(state())['1']?.branch?.id).toBe('SI-1000-1');
    receive(checkoutCartDto());
    expect(selectRevoked(state())['1']).toBeDefined();
    receive(chosen);
    expect(selectRevoked(state())).toEqual({});
  });

  test('[R7.070] [R7.135] it can be deselected', async () => {
    const { dispatch, callsOf, selection } = await delivering();
    for (let time = 0; time < 2; time += 1) {
      dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
      await flush();
      dispatch(methodCleared({ deliveryId: '1' }));
      await flush();
    }
    expect(callsOf('cleanSelectedDelivery').map(({ body }) => body)).toEqual([{ deliveryId: '1' }, { deliveryId: '1' }]);
    expect(selection()).toBeNull();
  });
});

describe('a cart without the change, though the shop has not refused', () => {
  const before = checkoutCartDto({
    deliveries: [{ ...withSelected(deliveryDto(), 'standardDelivery'), insurance: { selected: false, price: 1.5 } }],
    campaignBar: { id: '5', title: 'Akcija' },
  });
  test.each([
    ['cleanSelectedDelivery', methodCleared({ deliveryId: '1' })],
    ['selectDeliveryInsurance', insuranceChanged({ deliveryId: '1', selected: true })],
    ['selectCampaign', campaignChosen({ id: '5', selected: true })],
  ] as const)('shows an error after %s', async (operation, action) => {
    const { dispatch, callsOf, flashes } = await delivering({ shop: checkoutShop(before), answers: { [operation]: () => before } });
    dispatch(action);
    await flush();
    expect([callsOf(operation).length, flashes()]).toEqual([1, ['err_generic']]);
  });
});

describe('other settings of a delivery', () => {
  const insured = (selected: boolean) => ({ ...deliveryDto(), insurance: { selected, price: 1.5 } });

  test('[R7.068] [R7.136] insurance, shown at once and reverted when the shop fails', async () => {
    const { dispatch, state, callsOf, flashes } = await delivering({
      shop: checkoutShop({ deliveries: [insured(false)] }),
      answers: { selectDeliveryInsurance: () => new ApiError('http', 'selectDeliveryInsurance', { status: 422, messages: ['x'] }) },
    });
    const isInsured = () => selectIsInsured(state(), state().delivery.deliveries[0]!);
    dispatch(insuranceChanged({ deliveryId: '1', selected: true }));
    expect(isInsured()).toBe(true);
    await flush();
    expect(callsOf('selectDeliveryInsurance').map(({ body }) => body)).toEqual([{ deliveryId: '1', selected: true }]);
    expect(isInsured()).toBe(false);
    expect(flashes()).toEqual(['err_generic']); // R8.09
  });

  test('[R4.057] [R7.071] [R7.131] [R7.132] a change of strategy resets the selections, without an error', async () => {
    const strategies = (id: string) => ['together', 'apart'].map((one) => ({ id: one, title: one, selected: one === id }));
    const { dispatch, state, callsOf, selection } = await delivering({
      shop: checkoutShop({
        deliveries: [withSelected(deliveryDto(), 'standardDelivery')],
        availableDeliveryStrategies: strategies('together'),
      }),
      answers: {
        deliveryStrategy: () =>
          checkoutCartDto({
            deliveries: [deliveryDto(), deliveryDto({ deliveryId: '2' })],
            availableDeliveryStrategies: strategies('apart'),
          }) as never,
      },
    });
    dispatch(strategyChosen({ strategy: 'apart' }));
    expect(selectStrategy(state())).toBe('apart');
    await flush();
    expect(callsOf('deliveryStrategy').map(({ body }) => body)).toEqual([{ strategy: 'apart' }]);
    expect(selectStrategy(state())).toBe('apart');
    expect([selection('1'), selection('2')]).toEqual([null, null]);
    expect(selectRevoked(state())).toEqual({});
  });

  test('[D18] [R4.057] [R7.135] a new strategy resets the selection at once, also where the shop carries it over', async () => {
    const strategies = (id: string) => ['together', 'apart'].map((one) => ({ id: one, title: one, selected: one === id }));
    const shop = checkoutShop({
      deliveries: [withSelected(deliveryDto(), 'standardDelivery')],
      availableDeliveryStrategies: strategies('together'),
    });
    const { dispatch, callsOf, selection, flashes, state } = await delivering({
      shop,
      answers: { deliveryStrategy: () => shop.set({ availableDeliveryStrategies: strategies('apart') }) as never },
    });
    expect(selection()?.deliveryMethodName).toBe('standardDelivery');
    dispatch(strategyChosen({ strategy: 'apart' }));
    expect(selection()).toBeNull();
    await flush();
    expect(callsOf('cleanSelectedDelivery').map(({ body }) => body)).toEqual([{ deliveryId: '1' }]);
    expect([selection(), selectDeliveryGaps(state())]).toEqual([null, [{ deliveryId: '1', gap: 'method' }]]);
    expect([selectRevoked(state()), flashes()]).toEqual([{}, []]);
  });

  test('[D18] a new strategy clears neither what the shopper chose meanwhile nor a digital delivery', async () => {
    const strategies = (id: string) => ['together', 'apart'].map((one) => ({ id: one, title: one, selected: one === id }));
    const shop = checkoutShop({
      deliveries: [
        withSelected(deliveryDto(), 'standardDelivery'),
        withSelected(deliveryDto({ deliveryId: '2' }), 'standardDelivery'),
        withSelected(deliveryDto({ deliveryId: '3', isDigital: true }), 'standardDelivery'),
      ],
      availableDeliveryStrategies: strategies('together'),
    });
    const { dispatch, callsOf, selection } = await delivering({
      shop,
      answers: { deliveryStrategy: () => shop.set({ availableDeliveryStrategies: strategies('apart') }) as never },
    });
    dispatch(strategyChosen({ strategy: 'apart' }));
    dispatch(methodChosen({ deliveryId: '2', deliveryMethodName: 'standardDelivery' }));
    await flush();
    expect(callsOf('cleanSelectedDelivery').map(({ body }) => body)).toEqual([{ deliveryId: '1' }]);
    expect([selection('1'), selection('2')?.deliveryMethodName]).toEqual([null, 'standardDelivery']);
  });

  test('[D18] [R4.057] a refused strategy restores the selection', async () => {
    const { dispatch, selection, callsOf } = await delivering({
      shop: checkoutShop({
        deliveries: [withSelected(deliveryDto(), 'standardDelivery')],
        availableDeliveryStrategies: [{ id: 'together', title: 'x', selected: true }],
      }),
      answers: { deliveryStrategy: () => new ApiError('http', 'deliveryStrategy', { status: 422 }) },
    });
    dispatch(strategyChosen({ strategy: 'apart' }));
    expect(selection()).toBeNull();
    await flush();
    expect([selection()?.deliveryMethodName, callsOf('cleanSelectedDelivery')]).toEqual(['standardDelivery', []]);
  });

  test('[R8.09] a refused strategy keeps the previous one', async () => {
    const { dispatch, state, flashes } = await delivering({
      shop: checkoutShop({ availableDeliveryStrategies: [{ id: 'together', title: 'x', selected: true }] }),
      answers: { deliveryStrategy: () => new ApiError('http', 'deliveryStrategy', { status: 422 }) },
    });
    dispatch(strategyChosen({ strategy: 'apart' }));
    await flush();
    expect(selectStrategy(state())).toBe('together');
    expect(flashes()).toEqual(['err_generic']);
  });

  test('[R7.069] [R7.137] A103: the campaign is selected by its id, and the cart is taken from the response', async () => {
    const { dispatch, callsOf, state } = await delivering({
      shop: checkoutShop({ campaignBar: { id: '5', title: 'Akcija' } }),
      answers: { selectCampaign: () => checkoutCartDto() },
    });
    dispatch(campaignChosen({ id: '5', selected: true }));
    expect(selectIsDeliverySaving(state())).toBe(true);
    await flush();
    expect(callsOf('selectCampaign').map(({ body }) => body)).toEqual([{ id: '5', selected: true }]);
    expect(selectCampaignBar(state())).toBeNull();
    expect(selectIsDeliverySaving(state())).toBe(false);
  });

  test('[R7.137] A103: a campaign is deselected; the last of several presses wins, and a refused one changes nothing', async () => {
    let isRefused = false;
    const shop = checkoutShop({ campaignBar: { id: '5', title: 'Akcija', selected: true } });
    const { dispatch, callsOf, state, flashes } = await delivering({
      shop,
      answers: {
        selectCampaign: ({ body: { id, selected = true } }) =>
          isRefused
            ? new ApiError('http', 'selectCampaign', { status: 422 })
            : shop.set({ campaignBar: { id, title: 'Akcija', selected } }),
      },
    });
    for (const selected of [false, true, false]) dispatch(campaignChosen({ id: '5', selected }));
    expect(selectCampaignBar(state())?.selected).toBe(false);
    await flush();
    expect(callsOf('selectCampaign').map(({ body }) => body['selected'])).toEqual([false]);
    expect([selectCampaignBar(state())?.selected, selectIsDeliverySaving(state())]).toEqual([false, false]);
    isRefused = true;
    dispatch(campaignChosen({ id: '5', selected: true }));
    await flush();
    expect([selectCampaignBar(state())?.selected, flashes()]).toEqual([false, ['err_generic']]);
  });

  test('[R4.032] [R4.033] A087: a reset removes deliveries, and known pickup points unless it excludes them; input stays', async () => {
    const { dispatch, state } = await delivering({ shop: checkoutShop({ preferredBranches: [branchDto()] }) });
    dispatch(noteSubmitted({ note: 'Zvonec ne dela' }));
    await flush();
    dispatch(cartActions.cartReset({ kind: 'RESET_WITHOUT_PUPS' }));
    expect(state().delivery).toMatchObject({
      deliveries: [],
      isKnown: false,
      preferredBranches: [{ id: 'SI-1000-1' }],
      draft: { note: 'Zvonec ne dela' },
      submitted: { note: 'Zvonec ne dela' },
    });
    dispatch(cartActions.cartReset({ kind: 'RESET_ALL' }));
    expect(state().delivery).toMatchObject({ preferredBranches: [], draft: { note: 'Zvonec ne dela' }, submitted: { note: '' } });
  });
});

describe('consents and order note', () => {
  test('[R7.073] A049: a tick is submitted, and is removed when the shop does not support it', async () => {
    let isBroken = false;
    const { dispatch, state, callsOf, flashes } = await delivering({
      answers: { orderConsents: () => (isBroken ? new ApiError('http', 'orderConsents', { status: 500 }) : { status: true }) },
    });
    expect(selectConsents(state())).toEqual({ newsletter: false, heureka: false, product_reviews: false });
    dispatch(consentChanged({ name: 'newsletter', isGiven: true }));
    await flush();
    expect(callsOf('orderConsents').map(({ body }) => body)).toEqual([{ consents: { newsletter: true } }]);
    expect(selectConsents(state()).newsletter).toBe(true);
    isBroken = true;
    dispatch(consentChanged({ name: 'heureka', isGiven: true }));
    await flush();
    expect(selectConsents(state()).heureka).toBe(false);
    expect(flashes()).toEqual(['err_generic']);
  });

  test.each([{}, { status: false }, { success: false }, { suggestions: [] }])(
    '[R7.073] A049: where the shop does not report consent and note they are not offered (%j)',
    async (answer) => {
      const { dispatch, state, flashes } = await delivering({
        answers: { orderConsents: () => new InvalidResponse(answer), orderConsentNotes: () => new InvalidResponse(answer) },
      });
      dispatch(consentChanged({ name: 'newsletter', isGiven: true }));
      await flush();
      expect([selectConsents(state()).newsletter, flashes()]).toEqual([false, ['err_generic']]);
      dispatch(flashActions.flashesOver());
      dispatch(noteSubmitted({ note: 'Zvonec ne dela' }));
      await flush();
      expect(flashes()).toEqual(['err_generic']);
    },
  );

  test('A049: the shop’s consents never tick one', async () => {
    const { state } = await delivering({ shop: checkoutShop({ consents: { product_reviews: true } }) });
    expect(selectConsents(state()).product_reviews).toBe(false);
  });

  test('[R7.074] the note is submitted; after a failed call it counts as unsaved', async () => {
    const { dispatch, state, callsOf } = await delivering({
      answers: { orderConsentNotes: () => new ApiError('network', 'orderConsentNotes') },
    });
    dispatch(noteSubmitted({ note: 'Pokličite pred dostavo.' }));
    await flush();
    expect(callsOf('orderConsentNotes').map(({ body }) => body)).toEqual([{ notes: { delivery: 'Pokličite pred dostavo.' } }]);
    expect(state().delivery).toMatchObject({ draft: { note: 'Pokličite pred dostavo.' }, submitted: { note: null } });
    expect(selectIsNoteSubmitted(state())).toBe(false);
  });
});

test('[R7.073] A049: a consent is submitted again for another cart, once', async () => {
  const { dispatch, callsOf } = await delivering({
    shop: checkoutShop({ isAllowedHeureka: true }),
    answers: { orderConsents: () => ({ status: true }) },
  });
  const step = async (cartId: string) => {
    dispatch(cartActions.cartReceived({ cart: toCart({ ...checkoutCartDto(), cartId })! }));
    dispatch(checkoutActions.stepReady());
    await flush();
    return callsOf('orderConsents').length;
  };
  await step('one');
  dispatch(consentChanged({ name: 'heureka', isGiven: true }));
  await flush();
  expect([await step('one'), await step('other'), await step('other')]).toEqual([1, 2, 2]);
  expect(callsOf('orderConsents').at(-1)?.body).toEqual({ consents: { heureka: true } });
});

test.each([
  ['offered', true, [{ heureka: true }]],
  ['no longer offered', false, []],
])('[R7.073] A049: a consent given before a reload that is %s', async (_what, isAllowedHeureka, sent) => {
  const draft = JSON.stringify({ v: 1, note: '', consents: { heureka: true } });
  const { dispatch, callsOf } = await delivering({
    shop: checkoutShop({ isAllowedHeureka }),
    page: { session: { 'vitrina.delivery-draft': draft } },
    answers: { orderConsents: () => ({ status: true }) },
  });
  dispatch(checkoutActions.stepReady());
  await flush();
  expect(callsOf('orderConsents').map(({ body }) => body['consents'])).toEqual(sent);
});

test('[R7.074] a note is submitted again for another cart, once', async () => {
  const { dispatch, callsOf } = await delivering({ answers: { orderConsentNotes: () => ({ status: true }) } });
  const step = async (cartId: string) => {
    dispatch(cartActions.cartReceived({ cart: toCart({ ...checkoutCartDto(), cartId })! }));
    dispatch(checkoutActions.stepReady());
    await flush();
    return callsOf('orderConsentNotes').map(({ body }) => body['notes']);
  };
  await step('one');
  dispatch(noteSubmitted({ note: 'Zvonec ne dela' }));
  await flush();
  const note = { delivery: 'Zvonec ne dela' };
  expect(await step('one')).toEqual([note]);
  expect(await step('other')).toEqual([note, note]);
  expect(await step('other')).toEqual([note, note]);
});

describe('suggested delivery', () => {
  const history = { 1: { deliveryMethodName: 'pupDelivery', branch: branchDto() } };
  const suggesting = async (options: StoreOptions = {}, isOn = true) => {
    const made = await delivering({
      config: { flags: { suggested_delivery: isOn }, customer: { isLogged: true, firstname: 'Ana' } },
      ...options,
      answers: {
        customerHistory: () => ({ customerHistory: history }),
        checkDeliveryMethod: () => ({ available: true }),
        ...options.answers,
      },
    });
    made.dispatch(accountActions.accountSucceeded({ isLogged: true, isWaitingForConfirmation: false } as never));
    made.dispatch(checkoutActions.stepReady());
    await flush();
    return made;
  };

  test('[R1.21] [R7.075] [R7.076] [R7.133] [R7.134] the last delivery of the customer is selected when it is available', async () => {
    const { selection, callsOf } = await suggesting();
    expect(selection()).toMatchObject({ deliveryMethodName: 'pupDelivery', branch: { id: 'SI-1000-1' } });
    expect(callsOf('checkDeliveryMethod').map(({ query }) => query)).toEqual([{ deliveryId: '1', deliveryMethodName: 'pupDelivery' }]);
    expect(callsOf('branchesConfirmAvailability')).toHaveLength(1);
  });

  test('not without the flag, and not where the method is unavailable', async () => {
    const off = await suggesting({}, false);
    expect([off.selection(), off.callsOf('customerHistory')]).toEqual([null, []]);
    const gone = await suggesting({ answers: { checkDeliveryMethod: () => ({ available: false }) } });
    expect(gone.selection()).toBeNull();
    const listed = { branchesConfirmAvailability: () => new InvalidResponse({ branches: { 3: branchDto() } }) }; // a list of PHP with gaps
    expect((await suggesting({ answers: listed })).selection()).toMatchObject({ branch: { id: 'SI-1000-1' } });
    const full = await suggesting({ answers: { branchesConfirmAvailability: () => ({ branches: [branchDto({ available: false })] }) } });
    expect(full.selection()).toBeNull();
  });

  test('[D17] [R8.09] a failed customer-history shows the generic error once and leaves the choice to the shopper', async () => {
    const { selection, flashes, page, dispatch } = await suggesting({
      answers: { customerHistory: () => new ApiError('timeout', 'customerHistory') },
    });
    expect([selection(), flashes()]).toEqual([null, ['err_generic']]);
    expect(page.logs).toHaveLength(1);
    dispatch(flashActions.flashesOver());
    dispatch(checkoutActions.stepReady());
    await flush();
    expect(flashes()).toEqual([]);
  });

  test('[R7.133] a suggestion that arrives after the shopper has selected does not override the selection', async () => {
    let confirm: (answer: { branches: ReturnType<typeof branchDto>[] }) => void = () => undefined;
    const { dispatch, selection, callsOf } = await suggesting({
      answers: { branchesConfirmAvailability: () => new Promise((resolve) => (confirm = resolve)) },
    });
    dispatch(methodChosen({ deliveryId: '1', deliveryMethodName: 'standardDelivery' }));
    await flush();
    confirm({ branches: [branchDto()] });
    await flush();
    expect(selection()?.deliveryMethodName).toBe('standardDelivery');
    expect(callsOf(...SELECTS).map(({ body }) => body['deliveryMethodName'])).toEqual(['standardDelivery']);
  });

  test('a deselected method is not suggested again', async () => {
    const { dispatch, selection } = await suggesting();
    dispatch(methodCleared({ deliveryId: '1' }));
    await flush();
    dispatch(checkoutActions.stepReady());
    await flush();
    expect(selection()).toBeNull();
  });
});

describe('rules', () => {
  const delivery = toDelivery(deliveryDto())!;
  const standard = { deliveryMethodName: 'standardDelivery' as const, branch: null, timeWindowId: null };

  test('[R7.138] the first method is selected, another one changes it', () => {
    expect(selectOperation(delivery)).toBe('selectDeliveryMethod');
    expect(selectOperation(toDelivery(withSelected(deliveryDto(), 'standardDelivery'))!)).toBe('changeDeliveryMethod');
    expect(selectOperation(undefined)).toBe('selectDeliveryMethod');
  });

  test('validateSelection names what is missing in a delivery', () => {
    expect(validateSelection(delivery, null)).toBe('method');
    expect(validateSelection(delivery, standard)).toBeNull();
    expect(validateSelection(delivery, { ...standard, deliveryMethodName: 'outlet' })).toBe('branch');
    expect(validateSelection({ ...delivery, isDigital: true }, null)).toBeNull();
    const none = toDelivery(deliveryDto({ deliveryMethods: { outlet: methodDto({ available: false }) } }))!;
    expect(validateSelection(none, null)).toBe('impossible');
    // selected once, and unavailable now
    const gone = toDelivery(
      withSelected(
        deliveryDto({ deliveryMethods: { outlet: methodDto(), postDelivery: methodDto({ available: false }) } }),
        'postDelivery',
      ),
    )!;
    expect(validateSelection(gone, { ...standard, deliveryMethodName: 'postDelivery' })).toBe('method');
    const pick = { ...standard, ...pickAt('b') };
    expect([
      validateSelection(delivery, pick),
      validateSelection(delivery, { ...pick, branch: { ...pick.branch!, available: false } }),
    ]).toEqual([null, 'branch']);
  });

  test('[R3.061] a pickup has a "from" price until its branch is selected', () => {
    const pup = delivery.deliveryMethods[1]!;
    expect(priceOf(pup, null)).toEqual({ amount: 0, isFrom: true });
    expect(priceOf(pup, { ...standard, deliveryMethodName: 'pupDelivery', branch: pickAt('b').branch! })).toEqual({
      amount: 0,
      isFrom: false,
    });
    expect(priceOf(delivery.deliveryMethods[0]!, null)).toEqual({ amount: 3.99, isFrom: false });
  });

  test('another branch is a revoked one, another method is the shopper’s choice', () => {
    const at = (id: string) => ({ ...standard, deliveryMethodName: 'pupDelivery' as const, branch: { ...pickAt(id).branch! } });
    expect(isRevoked(null, null)).toBe(false);
    expect(isRevoked(standard, null)).toBe(true);
    expect(isRevoked(at('a'), at('b'))).toBe(true);
    expect(isRevoked(at('a'), at('a'))).toBe(false);
    expect(isRevoked(at('a'), standard)).toBe(false);
  });
});
