import { ApiError } from '../../../../src/api/ApiError';
import { cartActions } from '../../../../src/features/cart';
import { checkoutActions, checkoutSaga, checkoutSlice } from '../../../../src/features/checkout';
import { checkoutCartReceived, toBranches, toCheckoutParts } from '../../../../src/features/checkoutResponse';
import { deliverySaga, deliverySlice, selectSelections } from '../../../../src/features/delivery';
import type { Branch } from '../../../../src/features/delivery';
import { pickupActions, pickupSaga, pickupSlice, selectBranchSet, selectListingInput } from '../../../../src/features/pickup';
import { toBranchList, toDetail, toPlaces } from '../../../../src/features/pickup/pickupMapping';
import { DISTANCE_LIMIT_KM, distanceKm, iconOf, matches, toListing, typesOf } from '../../../../src/features/pickup/pickupRules';
import { branchDto } from '../../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../../support/fakes/checkoutShop';
import { createTestStore } from '../../../support/fakes/createTestStore';
import type { StoreOptions } from '../../../support/fakes/createTestStore';

const branch = (overrides: Parameters<typeof branchDto>[0] = {}): Branch => toBranches([branchDto(overrides)])[0]!;

const LJUBLJANA = { lat: 46.0569, lng: 14.5058, title: 'Ljubljana' };
/** A Wednesday. */
const NOW = new Date(2026, 0, 7, 9);
const NO_FILTERS = { transportId: null, typeId: null, isFarShown: false, isOpenNow: false };
const listing = (input: Partial<Parameters<typeof toListing>[0]>) =>
  toListing(
    {
      branches: [],
      found: [],
      query: '',
      places: [],
      place: null,
      home: null,
      filters: NO_FILTERS,
      preferredIds: [],
      newIds: [],
      recentIds: [],
      chosenId: null,
      unavailableIds: [],
      ...input,
    },
    NOW,
  );
const idsOf = ({ listed }: ReturnType<typeof toListing>) => listed.map((one) => one.branch.id);

describe('rules', () => {
  test.each([
    [{ lat: 46.0569, lng: 14.5058 }, { lat: 45.815, lng: 15.9819 }, 117],
    [{ lat: 50.0755, lng: 14.4378 }, { lat: 48.1486, lng: 17.1077 }, 289],
    [{ lat: 46, lng: 14 }, { lat: 46, lng: 14 }, 0],
    [{ lat: 0, lng: -179.9 }, { lat: 0, lng: 179.9 }, 22],
  ])('the great-circle distance from %j to %j is %d km', (a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
  });

  test('[R3.066] nearby favourites come first, each part by distance, and an empty search offers the nearest', () => {
    const branches = [
      branch({ id: 'far', lat: 46.55, lng: 15.64 }),
      branch({ id: 'c', lat: 46.06, lng: 14.51 }),
      branch({ id: 'b', lat: 46.058, lng: 14.507 }),
      branch({ id: 'full', lat: 46.057, lng: 14.506, available: false }),
      branch({ id: 'a', lat: 46.057, lng: 14.506 }),
    ];
    const all = listing({ branches, home: LJUBLJANA, preferredIds: ['c', 'b', 'far', 'full'] });
    expect([idsOf(all), all.favouriteCount, all.nearest]).toEqual([['b', 'c', 'a', 'far', 'full'], 2, []]);
    const none = listing({ branches, home: LJUBLJANA, query: 'no such place' });
    expect([none.listed, none.nearest.map((one) => one.branch.id)]).toEqual([[], ['a', 'b', 'c']]);
    expect(none.nearest[0]?.distanceKm).toBeLessThan(0.1);
  });

  test('[R9.52] A101: the limit is 60 km; farther branches are counted, those without a position are kept', () => {
    expect(DISTANCE_LIMIT_KM).toBe(60);
    const branches = [
      branch({ id: 'far', lat: 46.55, lng: 15.64 }),
      toBranches([{ id: 'nowhere' }])[0]!,
      branch({ id: 'near', lat: 46.06, lng: 14.51 }),
      branch({ id: 'nearer', lat: 46.057, lng: 14.506 }),
    ];
    const near = listing({ branches, place: LJUBLJANA });
    expect([idsOf(near), near.farCount]).toEqual([['nearer', 'near', 'nowhere'], 1]);
    expect(idsOf(listing({ branches, place: LJUBLJANA, filters: { ...NO_FILTERS, isFarShown: true } }))).toEqual([
      'nearer',
      'near',
      'far',
      'nowhere',
    ]);
  });

  test.each([
    ['ljubljana', true],
    ['LJUBLJANA cankarj', true],
    ['Čankarjeva', true],
    ['1000', true],
    ['10 00', true],
    ['100', true],
    ['000', true],
    ['2000', false],
    ['maribor', false],
    ['', true],
  ])('a branch in Ljubljana is found by “%s”: %s', (query, isFound) => {
    expect(matches(branch({ zip: '1000' }), query)).toBe(isFound);
  });

  test('a post code with a space is found without the space', () => {
    expect(matches(branch({ zip: '110 00' }), '11000')).toBe(true);
    expect(matches(branch({ zip: '00-001' }), '00001')).toBe(true);
    expect(matches(branch({ zip: '00-001' }), '00 001')).toBe(true);
    expect(matches(branch({ zip: '1000' }), 'SI-1000')).toBe(true);
    expect(matches(branch({ zip: '1000' }), 'H-1011')).toBe(false);
    expect(matches(branch({ city: 'Łódź' }), 'lodz')).toBe(true);
  });

  test.each([
    ['1000', 'SI-1000 Ljubljana'],
    ['1000', 'si 1000'],
    ['1000', 'Čankarjeva, 1000 Ljubljana'],
    ['110 00', '11000 Ljubljana'],
    ['00-001', '00001 Ljubljana'],
    ['00-001', 'PL 00 001, Ljubljana'],
    ['10000', 'HR-10 000 Ljubljana'],
  ])('the post code %s is found in “%s”', (zip, query) => {
    const street = 'Čankarjeva 1';
    expect([matches(branch({ zip, street }), query), matches(branch({ zip: '99999', street }), query)]).toEqual([true, false]);
  });

  test('the one that the delivery has comes first; one that turned out to be full keeps its place', () => {
    const branches = [branch({ id: 'a' }), branch({ id: 'b' }), branch({ id: 'mine' }), branch({ id: 'now' })];
    const before = listing({ branches, chosenId: 'now', preferredIds: ['mine'] });
    expect([idsOf(before), before.listed[0]?.isChosen, before.favouriteCount]).toEqual([['now', 'mine', 'a', 'b'], true, 1]);
    const after = listing({ branches, chosenId: 'now', preferredIds: ['mine'], unavailableIds: ['a'] });
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after.listed.map((one) => one.branch.available)).toEqual([true, true, false, true]);
  });

  test('preferred ones come first, full ones last; new ones are marked', () => {
    const branches = [branch({ id: 'full', available: false }), branch({ id: 'plain' }), branch({ id: 'mine' })];
    const { listed } = listing({ branches, preferredIds: ['mine', 'full'], newIds: ['plain'] });
    expect(listed.map((one) => [one.branch.id, one.isPreferred, one.isNew])).toEqual([
      ['mine', true, false],
      ['plain', false, true],
      ['full', true, false],
    ]);
  });

  test('from another town a preferred one is sorted by its distance', () => {
    const at = (id: string, lat: number) => branch({ id, lat, lng: 15 });
    const branches = [at('home', 46.4), at('liked', 46.05), at('next', 46.01), at('other', 46.2)];
    const place = { title: 'X', lat: 46, lng: 15 };
    expect(idsOf(listing({ branches, place, preferredIds: ['home', 'liked'] }))).toEqual(['liked', 'next', 'other', 'home']);
  });

  const MARIBOR = { lat: 46.5547, lng: 15.6459, title: '2000 Maribor' };
  const CELJE = { lat: 46.2389, lng: 15.2675, title: 'Celje' };

  test.each([
    ['the chosen place', { place: CELJE, query: 'Celje', places: [] }, 'Celje'],
    ['the town that was typed and not chosen', { query: 'maribor' }, '2000 Maribor'],
    ['its post code', { query: 'SI-2000' }, '2000 Maribor'],
    [
      'a town of two words, with more text',
      { query: 'gls nova gorica', places: [{ ...CELJE, title: '5000 Nova Gorica, Slovenija' }] },
      '5000 Nova Gorica, Slovenija',
    ],
    ['the address: a part of a name is no town', { query: 'mari' }, 'dom'],
    ['the address: a street that a town is named after', { query: 'nova', places: [{ ...CELJE, title: 'Nova Gorica' }] }, 'dom'],
    ['the address', {}, 'dom'],
  ])('distances are measured from %s', (_what, search, origin) => {
    const branches = [branch({ id: 'a', name: 'GLS Nova Gorica', city: 'Maribor', zip: '2000' })];
    const home = { ...LJUBLJANA, title: 'dom' };
    const found = listing({ branches, home, places: [MARIBOR], ...search });
    expect(found.origin?.title).toBe(origin);
    const from = { dom: home, Celje: CELJE, '2000 Maribor': MARIBOR }[origin] ?? CELJE;
    expect((found.listed[0] ?? found.nearest[0])?.distanceKm).toBeCloseTo(distanceKm(from, branches[0]!.position!), 5);
  });

  test('without distances they are measured from nowhere', () => {
    expect(listing({ branches: [branch({ lat: 0, lng: 0 })], home: LJUBLJANA }).origin).toBeNull();
  });

  test('filters by transport and by type', () => {
    const branches = [branch({ id: 'a', transportId: '1', typeId: 'x' }), branch({ id: 'b', transportId: '2', typeId: 'x' })];
    expect(idsOf(listing({ branches, filters: { ...NO_FILTERS, transportId: '2' } }))).toEqual(['b']);
    expect(idsOf(listing({ branches, filters: { ...NO_FILTERS, typeId: 'x' } }))).toEqual(['a', 'b']);
    expect(idsOf(listing({ branches, filters: { ...NO_FILTERS, transportId: '1', typeId: 'y' } }))).toEqual([]);
  });

  test('results of the shop’s own search are shown although they do not contain the text', () => {
    const branches = [branch({ id: 'a', name: 'A' })];
    expect(idsOf(listing({ branches, query: 'grad', found: [branch({ id: 'a', name: 'A' }), branch({ id: 'b' })] }))).toEqual(['a', 'b']);
    expect(idsOf(listing({ branches, query: 'grad' }))).toEqual([]);
  });

  test('[R3.064] [R3.065] types of a transport, without duplicates; the icon of a branch', () => {
    const { transports } = toBranchList({
      branches: [],
      transports: [
        {
          id: '1',
          totalAvailableBranches: 5,
          types: [
            { id: 'x', name: 'Pošta', icon: 'post' },
            { id: 'y', name: 'Omarica', icon: null },
          ],
        },
        { id: '2', types: [{ id: 'x', name: 'Pošta', icon: 'post' }, { name: 'brez id' }] },
        'nonsense',
      ],
    })!;
    expect(transports[0]?.totalAvailableBranches).toBe(5);
    expect(typesOf(transports, null).map(({ id }) => id)).toEqual(['x', 'y']);
    expect(typesOf(transports, '2').map(({ id }) => id)).toEqual(['x']);
    expect(typesOf(transports.slice(1), null)).toEqual([]); // already covered by the transport
    expect(iconOf(transports, branch({ transportId: '1', typeId: 'x' }))).toBe('post');
    expect(iconOf(transports, branch({ transportId: '1', typeId: 'y' }))).toBeNull();
    expect(iconOf(transports, branch({ transportId: '2', typeId: null }))).toBe('post');
    expect(iconOf([], branch())).toBeNull();
  });

  test('5,000 branches are searched, measured and sorted', () => {
    const branches = toBranches(
      Array.from({ length: 5000 }, (_, place) => ({
        id: place,
        name: `Točka ${place}`,
        city: 'Ljubljana',
        zip: '1000',
        lat: 45.5 + (place % 100) / 100,
        lng: 14 + place / 5000,
      })),
    );
    expect(listing({ branches, query: 'ljublj' }).listed).toHaveLength(5000);
    const { listed, farCount } = listing({ branches, place: LJUBLJANA });
    expect(listed.length + farCount).toBe(5000);
    const distances = listed.map((one) => distanceKm(LJUBLJANA, one.branch.position!));
    expect(distances.length).toBeGreaterThan(1000);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });
});

describe('mapping', () => {
  test('a response without a list of branches is null', () => {
    expect([toBranchList({}), toBranchList(null), toBranchList({ branches: 'x' })]).toEqual([null, null, null]);
    expect(toBranchList({ branches: [null, {}, { id: 'a' }, { id: 'a' }] })?.branches).toHaveLength(1);
  });

  test('[R7.064] a list with gaps, which PHP prints as a map, is a list; a flag that is null is not sent', () => {
    const list = toBranchList({ branches: { 1: branchDto({ id: 'a' }), 4: { ...branchDto({ id: 'b' }), available: null } } });
    expect(list?.branches.map(({ id, available }) => [id, available])).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  test('[R7.062] places without coordinates are dropped, also those that PHP has cast to 0', () => {
    expect(
      toPlaces({
        suggestions: [
          { title: 'A', lat: '46.0', lng: 14 },
          { title: 'B' },
          { lat: 46, lng: 14 },
          { title: 'C', lat: 460, lng: 14 },
          { title: 'D', lat: 0, lng: 0 },
          5,
        ],
      }),
    ).toEqual([{ title: 'A', lat: 46, lng: 14 }]);
  });

  test('[R3.063] the detail of another branch is null', () => {
    expect(toDetail(branchDto({ cashAndCarry: true }), 'SI-1000-1')?.cashAndCarry).toBe(true);
    expect(toDetail(branchDto(), 'other')).toBeNull();
    expect(toDetail('x', 'other')).toBeNull();
  });
});

describe('the list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const flush = () => jest.advanceTimersByTimeAsync(0);
  const WHOSE = { deliveryId: '1', deliveryMethodName: 'pupDelivery' as const };

  async function listed(options: StoreOptions = {}) {
    const shop = checkoutShop({}, [branchDto({ id: 'a' }), branchDto({ id: 'b' })]);
    const created = createTestStore({ ...options, answers: { ...shop.answers, ...options.answers } });
    created.injectFeature({ slice: checkoutSlice, saga: checkoutSaga });
    created.injectFeature({ slice: deliverySlice, saga: deliverySaga });
    created.injectFeature({ slice: pickupSlice, saga: pickupSaga });
    created.dispatch(checkoutActions.stepEntered({ step: 'shipping' }));
    created.dispatch(checkoutCartReceived(toCheckoutParts(shop.cart())));
    created.dispatch(pickupActions.listOpened({ ...WHOSE, place: null }));
    await flush();
    return {
      ...created,
      state: created.state as () => ReturnType<typeof created.state> & { pickup: ReturnType<typeof pickupSlice.reducer> },
    };
  }

  test.each([
    ['guest', {}, expect.stringContaining('"a"')],
    ['customer, whose browser others may use', { customer: { id: '1', firstname: 'Ana' } }, null],
  ])('of a %s: what the browser keeps of the chosen branch', async (_who, config, kept) => {
    const { dispatch, page, state } = await listed({ config });
    dispatch(pickupActions.branchChosen({ branch: branch({ id: 'a' }) }));
    await flush();
    expect(state().pickup.open).toBeNull();
    expect(page.storage.local.get('vitrina.pickup-recent')).toEqual(kept);
  });

  test('the shopper’s own position replaces an earlier search, also when the list is opened again', async () => {
    const { dispatch, page, state } = await listed({ page: { locate: () => Promise.resolve({ lat: 46.05, lng: 14.5 }) } });
    dispatch(pickupActions.queryChanged({ query: 'Maribor' }));
    dispatch(pickupActions.locateRequested());
    await flush();
    expect(state().pickup).toMatchObject({ query: '', isOwnPlace: true, place: { lat: 46.05 } });
    dispatch(pickupActions.listClosed());
    dispatch(pickupActions.listOpened({ ...WHOSE, place: null }));
    await flush();
    expect([state().pickup.query, page.storage.session.get('vitrina.pickup-draft')]).toEqual(['', null]);
  });

  test('[R7.064] branches are loaded once for a delivery and its method', async () => {
    const { dispatch, callsOf, state } = await listed();
    expect(selectBranchSet(state()).branches).toHaveLength(2);
    dispatch(pickupActions.listClosed());
    dispatch(pickupActions.listOpened({ ...WHOSE, place: null }));
    await flush();
    expect(callsOf('branchesBasic').map(({ query }) => query)).toEqual([WHOSE]);
    dispatch(pickupActions.listOpened({ ...WHOSE, deliveryMethodName: 'outlet', place: null }));
    await flush();
    expect(callsOf('branchesBasic')).toHaveLength(2);
  });

  test('[R1.18] with its flag they are loaded before the list is opened, without it nothing is requested (A015)', async () => {
    const opened = async (flags: Record<string, boolean>) => {
      const shop = checkoutShop({}, [branchDto()]);
      const { injectFeature, dispatch, api } = createTestStore({ answers: shop.answers, config: { flags } });
      injectFeature({ slice: deliverySlice, saga: deliverySaga });
      injectFeature({ slice: pickupSlice, saga: pickupSaga });
      dispatch(checkoutCartReceived(toCheckoutParts(shop.cart())));
      await flush();
      const asked = () => api.callsOf('branchesBasic').map(({ query }) => query);
      const before = asked();
      dispatch(pickupActions.listOpened({ ...WHOSE, place: null }));
      await flush();
      return [before, asked()];
    };
    expect(await opened({ preload_pups: true })).toEqual([[WHOSE], [WHOSE]]);
    expect(await opened({})).toEqual([[], [WHOSE]]);
  });

  test('[R1.18] a list that is opened during its preload waits for the same answer; one that is loaded stays', async () => {
    const shop = checkoutShop({}, [branchDto()]);
    const answers: ((dto: unknown) => void)[] = [];
    const { injectFeature, dispatch, api, state } = createTestStore({
      answers: { ...shop.answers, branchesBasic: () => new Promise<never>((resolve) => answers.push(resolve as (dto: unknown) => void)) },
      config: { flags: { preload_pups: true } },
    });
    injectFeature({ slice: deliverySlice, saga: deliverySaga });
    injectFeature({ slice: pickupSlice, saga: pickupSaga });
    dispatch(checkoutCartReceived(toCheckoutParts(shop.cart())));
    await flush();
    dispatch(pickupActions.listOpened({ ...WHOSE, place: null }));
    await flush();
    answers[0]?.({ branches: [branchDto()], transports: [] });
    await flush();
    expect(api.callsOf('branchesBasic')).toHaveLength(1);
    expect(selectBranchSet(state()).status).toBe('ready');
  });

  test('the same state gives the same input for the listing', async () => {
    const { state, dispatch } = await listed();
    const first = selectListingInput(state());
    expect(first).not.toBeNull();
    dispatch(pickupActions.detailToggled({ branchId: 'a' }));
    expect(selectListingInput(state())).toBe(first);
  });

  test('[R7.130] [R3.064] a shop that has more branches than it sent is asked for those around the place, and only then (A010)', async () => {
    const shown = [branchDto({ id: 'a' })];
    const transports = (totalAvailableBranches: number) => [{ id: '3', totalAvailableBranches, types: [] }];
    const full = await listed({ answers: { branchesBasic: () => ({ branches: shown, transports: transports(1) }) } });
    full.dispatch(pickupActions.placeChosen({ place: LJUBLJANA }));
    await flush();
    expect(full.callsOf('postBranches')).toEqual([]);

    const part = await listed({
      answers: {
        branchesBasic: () => ({ branches: shown, transports: transports(2) }),
        postBranches: () => ({ branches: [branchDto({ id: 'a', name: 'Drugo ime' }), branchDto({ id: 'b' })] }),
      },
    });
    part.dispatch(pickupActions.placeChosen({ place: LJUBLJANA }));
    await flush();
    expect(part.callsOf('postBranches').map(({ body }) => body)).toEqual([{ ...WHOSE, lat: 46.0569, lng: 14.5058, distance: 60 }]);
    expect(selectBranchSet(part.state()).branches.map(({ id, name }) => [id, name])).toEqual([
      ['a', branchDto().name],
      ['b', branchDto().name],
    ]);
    part.dispatch(pickupActions.placeChosen({ place: LJUBLJANA }));
    await flush();
    expect(part.callsOf('postBranches')).toHaveLength(1); // by now the list is complete
  });

  test('[R7.130] branches around a place that fail to load leave the list unchanged', async () => {
    const { dispatch, state } = await listed({
      answers: {
        branchesBasic: () => ({ branches: [branchDto({ id: 'a' })], transports: [{ id: '3', totalAvailableBranches: 9, types: [] }] }),
        postBranches: () => new ApiError('http', 'postBranches', { status: 500 }),
      },
    });
    dispatch(pickupActions.placeChosen({ place: LJUBLJANA }));
    await flush();
    expect(selectBranchSet(state())).toMatchObject({ status: 'ready', branches: [{ id: 'a' }] });
  });

  test('[R7.062] [R7.072] only the latest text is requested, 250 ms after typing', async () => {
    const { dispatch, callsOf, state } = await listed({
      answers: { geoSuggestions: () => ({ suggestions: [{ title: 'Celje', lat: 46.2, lng: 15.2 }] }) },
    });
    for (const query of ['c', 'ce', 'cel']) dispatch(pickupActions.queryChanged({ query }));
    await jest.advanceTimersByTimeAsync(249);
    expect(callsOf('geoSuggestions')).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(callsOf('geoSuggestions').map(({ query }) => query)).toEqual([{ q: 'cel' }]);
    expect(callsOf('autoCompleteBranches').map(({ query }) => query)).toEqual([{ q: 'cel', ...WHOSE }]);
    expect(state().pickup.places).toEqual([{ title: 'Celje', lat: 46.2, lng: 15.2 }]);
  });

  test('an older response that arrives later is dropped and its request aborted', async () => {
    const waiting: ((answer: { suggestions: [] }) => void)[] = [];
    const { dispatch, api, state } = await listed({ answers: { geoSuggestions: () => new Promise((resolve) => waiting.push(resolve)) } });
    dispatch(pickupActions.queryChanged({ query: 'celje' }));
    await jest.advanceTimersByTimeAsync(250);
    dispatch(pickupActions.queryChanged({ query: 'c' }));
    await flush();
    expect(api.calls.find(({ operationId }) => operationId === 'geoSuggestions')?.signal?.aborted).toBe(true);
    waiting[0]?.({ suggestions: [] });
    await flush();
    expect(state().pickup.search).toBe('idle');
  });

  test.each([
    ['branchesBasic', {}],
    [
      'postBranches',
      { branchesBasic: () => ({ branches: [branchDto({ id: 'a' })], transports: [{ id: '3', totalAvailableBranches: 9, types: [] }] }) },
    ],
    ['autoCompleteBranches', {}],
    ['geoSuggestions', {}],
  ] as const)('[D17] [R8.09] a failed %s shows the generic error, once per opened list', async (operation, answers) => {
    const { dispatch, state } = await listed({
      answers: { ...answers, [operation]: () => new ApiError('http', operation, { status: 500 }) },
    });
    const fail = async (query: string) => {
      dispatch(pickupActions.retryRequested());
      dispatch(pickupActions.queryChanged({ query }));
      await jest.advanceTimersByTimeAsync(250);
      dispatch(pickupActions.placeChosen({ place: LJUBLJANA }));
      await flush();
    };
    await fail('celje');
    await fail('kranj');
    expect(state().flash.messages.map(({ message, times }) => [message, times])).toEqual([['err_generic', 1]]);
    dispatch(pickupActions.listOpened({ ...WHOSE, place: null }));
    await fail('bled');
    expect(state().flash.messages.map(({ message, times }) => [message, times])).toEqual([['err_generic', 2]]);
  });

  test.each([
    [true, ['a']],
    [false, []],
  ])('[R3.066] preferred branches are those of a customer: signed in %s', async (isLogged, ids) => {
    const { state } = await listed();
    const { account, delivery, ...others } = state();
    const preferred = { ...delivery, preferredBranches: [branch({ id: 'a' })] };
    const input = selectListingInput({ ...others, delivery: preferred, account: { ...account, isLogged } });
    expect(input?.preferredIds).toEqual(ids);
  });

  test('a failed search leaves the list searchable', async () => {
    const { dispatch, state } = await listed({ answers: { geoSuggestions: () => new ApiError('timeout', 'geoSuggestions') } });
    dispatch(pickupActions.queryChanged({ query: 'center' }));
    await jest.advanceTimersByTimeAsync(250);
    expect(state().pickup.search).toBe('failed');
    expect(toListing(selectListingInput(state())!, NOW).listed).toHaveLength(2);
  });

  test('[R7.065] a detail is loaded once, after a failure again', async () => {
    let isBroken = true;
    const { dispatch, callsOf, state } = await listed({
      answers: { branchDetail: () => (isBroken ? new ApiError('timeout', 'branchDetail') : branchDto({ id: 'a' })) },
    });
    const toggle = async () => {
      dispatch(pickupActions.detailToggled({ branchId: 'a' }));
      await flush();
    };
    await toggle();
    expect(state().pickup.details['a']).toBe('failed');
    isBroken = false;
    await toggle();
    expect(state().pickup.details['a']).toMatchObject({ id: 'a' });
    await toggle();
    expect(callsOf('branchDetail')).toHaveLength(2);
  });

  test('[R7.063] a list closed while a branch is being confirmed selects nothing when the confirmation arrives', async () => {
    let confirm: (answer: { branches: ReturnType<typeof branchDto>[] }) => void = () => undefined;
    const { dispatch, callsOf, state } = await listed({
      answers: { branchesConfirmAvailability: () => new Promise((resolve) => (confirm = resolve)) },
    });
    dispatch(pickupActions.branchChosen({ branch: branch({ id: 'a' }) }));
    await flush();
    expect(state().pickup.confirmingId).toBe('a');
    dispatch(pickupActions.listClosed());
    confirm({ branches: [branchDto({ id: 'a' })] });
    await flush();
    expect([callsOf('selectDeliveryMethod'), state().pickup.confirmingId]).toEqual([[], null]);
    expect(selectSelections(state())['1']).toBeNull();
  });

  test('[R8.09] a failed confirmation is shown, the list stays', async () => {
    const { dispatch, state } = await listed({
      answers: { branchesConfirmAvailability: () => new ApiError('http', 'branchesConfirmAvailability', { status: 500 }) },
    });
    dispatch(pickupActions.branchChosen({ branch: branch({ id: 'a' }) }));
    await flush();
    expect(state().flash.messages.map(({ message }) => message)).toEqual(['err_generic']);
    expect(state().pickup).toMatchObject({ open: WHOSE, confirmingId: null });
  });

  test('[R8.29] A095: a missing icon is logged once for each name', async () => {
    const { dispatch, page } = await listed();
    for (const icon of ['ufo', 'ufo', null, null]) dispatch(pickupActions.iconFailed({ icon }));
    expect(page.logs.map(({ message }) => message)).toEqual(['vitrina: missing pickup icon: ufo', 'vitrina: missing pickup icon: none']);
  });

  test('[R4.033] A087: branches survive a reset that excludes them', async () => {
    const { dispatch, state } = await listed();
    dispatch(cartActions.cartReset({ kind: 'RESET_WITHOUT_PUPS' }));
    expect(Object.keys(state().pickup.sets)).toHaveLength(1);
    dispatch(cartActions.cartReset({ kind: 'RESET_ALL' }));
    expect(state().pickup.sets).toEqual({});
  });
});
