import { act, fireEvent, within } from '@testing-library/react';
import type { LocateOutcome } from '../../src/page/page';
import { branchDto, deliveryDto } from '../support/fakes/checkoutDtos';
import { checkoutShop } from '../support/fakes/checkoutShop';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { mapWindow } from '../support/widgets/mapWindow';
import { renderShipping } from '../support/widgets/shippingStep';

/** A Wednesday morning. */
const NOW = new Date(2026, 0, 7, 9);
const TILES = 'https://tiles.example/{z}/{x}/{y}.png';

let takeAway = () => {};
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  takeAway();
  jest.useRealTimers();
});

/** Around the delivery's address, 46.05, 14.5. */
const POINTS = [
  branchDto({ id: 'a', name: 'Pošta Center', lat: 46.051, lng: 14.5 }),
  branchDto({ id: 'b', name: 'Paketnik Jug', lat: 46.0, lng: 14.5, openingHours: 'Mo-Fr 10:00-12:00' }),
  branchDto({ id: 'c', name: 'Trafika Vzhod', lat: 46.05, lng: 14.6, openingHours: null, cashAndCarry: true, phone: '01 234 56 78' }),
];

const WITHOUT_ADDRESS = { deliveries: [{ ...deliveryDto(), address: { shipping: { lat: null, lng: null } } }] };

/** The method's name in the six shops. */
const PICKUP = /^(Prevzemno mesto|Výdejní místo|Výdajné miesto|Punkt odbioru|Átvételi pont|Mjesto preuzimanja)/;

type Options = NonNullable<Parameters<typeof renderShipping>[0]> & { points?: typeof POINTS; isWide?: boolean; cart?: object };

async function openMap({ points = POINTS, isWide = true, cart = {}, ...options }: Options = {}) {
  takeAway();
  takeAway = mapWindow({ isWide });
  const rendered = await renderShipping({ shop: checkoutShop(cart, points), ...options });
  const { user, view, inside, advanceTimers, box } = rendered;
  await user.click(view.getByRole('radio', { name: PICKUP }));
  await user.click(box.querySelector('.option-branch button')!);
  await advanceTimers(0);
  await advanceTimers(0);
  const map = () => inside().getByRole('application');
  return {
    ...rendered,
    map,
    pins: () =>
      within(map())
        .queryAllByRole('button')
        .map((pin) => pin.getAttribute('aria-label')?.split(',')[0])
        .sort(),
    pin: (name: RegExp) => within(map()).getByRole('button', { name }),
    listed: () => [...box.querySelectorAll('.pickup-body li .branch strong')].map((one) => one.textContent).sort(),
    /** What is seen of the map: `zoom/x/y` of each tile asked for. */
    tiles: () => [...map().querySelectorAll<HTMLImageElement>('img')].map((tile) => tile.src.replace(/^.*example\/|\.png$/g, '')),
    press: (key: string) => act(() => void fireEvent.keyDown(map(), { key })),
  };
}

describe('list and map', () => {
  test('show the same set, also when it is filtered, searched and enlarged', async () => {
    const far = branchDto({ id: 'far', name: 'Trgovina Maribor', lat: 46.55, lng: 15.64 });
    const { pins, listed, user, inside, press } = await openMap({ points: [...POINTS, far] });
    const names = ['Paketnik Jug', 'Pošta Center', 'Trafika Vzhod'];
    expect([pins(), listed()]).toEqual([names, names]);

    await user.click(inside().getByRole('checkbox', { name: 'Odprto zdaj' }));
    expect([pins(), listed()]).toEqual([['Pošta Center'], ['Pošta Center']]);
    await user.click(inside().getByRole('checkbox', { name: 'Odprto zdaj' }));

    await user.click(inside().getByRole('button', { name: /^Prikaži še 1 mesto/ }));
    for (let times = 0; times < 12; times += 1) press('-');
    expect(listed()).toEqual([...names, 'Trgovina Maribor'].sort());
    expect(inside().getByText(/Na zemljevidu: 4/)).toBeInTheDocument();

    fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'jug' } });
    expect([pins(), listed()]).toEqual([['Paketnik Jug'], ['Paketnik Jug']]);
  });

  test('[R3.063] [R7.065] a pin shows the branch with hours as people write them and marks it in the list', async () => {
    const { pin, user, inside, advanceTimers, callsOf, box } = await openMap();
    await user.click(pin(/^Trafika Vzhod/));
    await advanceTimers(0);
    const pointed = within(inside().getByRole('region', { name: 'Izbrano na zemljevidu' }));
    expect(pointed.getByText('Trafika Vzhod')).toBeInTheDocument();
    expect(pointed.getByText('Plačilo ob prevzemu')).toBeInTheDocument();
    expect(pointed.getByText('Delovni čas ni znan.')).toBeInTheDocument();
    expect(pointed.getByText('Telefon: 01 234 56 78')).toBeInTheDocument();
    expect(pointed.queryByRole('button', { name: 'Podrobnosti' })).toBeNull(); // they are shown
    expect(callsOf('branchDetail').map(({ query }) => query)).toEqual([{ branchId: 'c', deliveryId: '1' }]);
    expect(pin(/^Trafika Vzhod/)).toHaveAttribute('aria-pressed', 'true');
    expect([...box.querySelectorAll('li .branch[data-pointed] strong')].map((one) => one.textContent)).toEqual(['Trafika Vzhod']);
    expect(inside().getByText('Izbrano na zemljevidu: Trafika Vzhod')).toHaveAttribute('role', 'status');
  });

  test('[R7.063] the branch of a pin is confirmed and selected like one of the list', async () => {
    const { pin, user, inside, advanceTimers, callsOf, dialog } = await openMap();
    await user.click(pin(/^Paketnik Jug/));
    const pointed = within(inside().getByRole('region', { name: 'Izbrano na zemljevidu' }));
    expect(pointed.getByRole('button', { name: 'Izberi: Paketnik Jug' })).toHaveTextContent('Izberi');
    await user.click(pointed.getByRole('button', { name: 'Izberi: Paketnik Jug' }));
    await advanceTimers(0);
    expect(dialog()).toBeNull();
    expect(callsOf('branchesConfirmAvailability').map(({ query }) => query)).toEqual([
      { ids: 'b', deliveryId: '1', deliveryMethodName: 'pupDelivery' },
    ]);
    expect(callsOf('selectDeliveryMethod').map(({ body }) => body['order'])).toEqual([{ branchId: 'b' }]);
  });

  test('a pin at the edge moves into view when it is pressed; one in the middle moves nothing', async () => {
    const edge = branchDto({ id: 'edge', name: 'Pošta Rob', lat: 46.05, lng: 14.6225 });
    const { pin, user, map, advanceTimers } = await openMap({ points: [...POINTS.slice(0, 2), edge] });
    const shift = () => map().querySelector<HTMLElement>('.leaflet-map-pane')?.style.transform;
    const before = shift();
    await user.click(pin(/^Pošta Center/));
    expect(shift()).toBe(before);
    await advanceTimers(1000); // no double tap
    await user.click(pin(/^Pošta Rob/));
    expect(shift()).toMatch(/^translate3d\(-\d+px,\s*0px/);
  });

  test('on a phone they are shown in turn; the map loads when it is switched to', async () => {
    const { inside, user, box, advanceTimers } = await openMap({ isWide: false });
    expect([inside().queryByRole('application'), box.querySelectorAll('li .branch').length]).toEqual([null, 3]);
    await user.click(inside().getByRole('radio', { name: 'Zemljevid' }));
    await advanceTimers(0);
    expect(inside().getByRole('application')).toBeInTheDocument();
    expect(box.querySelectorAll('li .branch').length).toBe(0);
    await user.click(inside().getByRole('radio', { name: 'Seznam' }));
    expect([inside().queryByRole('application'), box.querySelectorAll('li .branch').length]).toEqual([null, 3]);
  });

  test('branches without a place, or with one on the other side of the world, are in the list only, and the map says so', async () => {
    const odd = new InvalidResponse({
      branches: [
        ...POINTS,
        { ...POINTS[0], id: 'n', name: 'Brez lege', lat: null, lng: null },
        { ...POINTS[0], id: 'z', name: 'Nič nič', lat: 0, lng: 0 },
        { ...POINTS[0], id: 'w', name: 'Avstralija', lat: -33.9, lng: 151.2 },
      ],
      transports: [],
    });
    const { pins, listed, inside } = await openMap({ answers: { branchesBasic: () => odd } });
    expect(pins()).toEqual(['Paketnik Jug', 'Pošta Center', 'Trafika Vzhod']);
    expect(listed()).toEqual(['Avstralija', 'Brez lege', 'Nič nič', 'Paketnik Jug', 'Pošta Center', 'Trafika Vzhod']);
    expect(inside().getByText(/3 mesta so samo na seznamu/)).toBeInTheDocument();
  });

  test('two branches at exactly one place are both reached', async () => {
    const twin = branchDto({ id: 'a2', name: 'Paketnik Center', lat: 46.051, lng: 14.5 });
    const { pin, user, inside } = await openMap({ points: [...POINTS, twin] });
    await user.click(pin(/^2 prevzemni mesti/));
    const stack = within(inside().getByRole('group', { name: 'Prevzemna mesta na isti točki' }));
    expect(stack.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Pošta CenterCankarjeva cesta 2',
      'Paketnik CenterCankarjeva cesta 2',
    ]);
    await user.click(stack.getByRole('button', { name: /^Paketnik Center/ }));
    expect(within(inside().getByRole('region', { name: 'Izbrano na zemljevidu' })).getByText('Paketnik Center')).toBeInTheDocument();
    expect(inside().queryByRole('group', { name: 'Prevzemna mesta na isti točki' })).toBeNull();
  });

  test('what is listed for one place goes with Escape, which leaves the dialog, and with another set', async () => {
    const twin = branchDto({ id: 'a2', name: 'Paketnik Center', lat: 46.051, lng: 14.5 });
    const { pin, user, inside, dialog, advanceTimers } = await openMap({ points: [...POINTS, twin] });
    const stack = () => inside().queryByRole('group', { name: 'Prevzemna mesta na isti točki' });
    await user.click(pin(/^2 prevzemni mesti/));
    fireEvent.keyDown(within(stack()!).getAllByRole('button')[0]!, { key: 'Escape' });
    expect([stack(), dialog() !== null]).toEqual([null, true]);
    await advanceTimers(1000); // no double tap
    await user.click(pin(/^2 prevzemni mesti/));
    expect(stack()).not.toBeNull();
    await user.click(inside().getByRole('checkbox', { name: 'Odprto zdaj' }));
    expect(stack()).toBeNull();
  });

  test('each Enter on a pin leads to its choice, also on the same one', async () => {
    const { pin, shadow } = await openMap();
    const enter = () => {
      act(() => pin(/^Trafika Vzhod/).focus());
      fireEvent.click(pin(/^Trafika Vzhod/), { detail: 0 });
      return shadow.activeElement?.getAttribute('aria-label');
    };
    expect([enter(), enter()]).toEqual(['Izberi: Trafika Vzhod', 'Izberi: Trafika Vzhod']);
  });

  test('on a phone the map is as the shopper left it when the list was shown in between', async () => {
    const { inside, user, advanceTimers, press, tiles } = await openMap({ isWide: false, config: { pickupMap: { tileUrl: TILES } } });
    const show = async (name: string) => {
      await user.click(inside().getByRole('radio', { name }));
      await advanceTimers(0);
    };
    await show('Zemljevid');
    for (let times = 0; times < 6; times += 1) press('-');
    const left = tiles();
    await show('Seznam');
    await show('Zemljevid');
    expect(new Set(tiles().map((tile) => tile.split('/')[0]))).toEqual(new Set([left.at(-1)?.split('/')[0]]));
  });

  test('the branch that the delivery has is marked in the list and on the map when they are opened again', async () => {
    const { user, inside, advanceTimers, box, pin } = await openMap();
    await user.click(inside().getByRole('button', { name: 'Izberi: Trafika Vzhod' }));
    await advanceTimers(0);
    await user.click(box.querySelector('.option-branch button')!);
    await advanceTimers(0);
    const yours = within(inside().getByRole('list', { name: 'Vaše prevzemno mesto' }));
    expect(yours.getByRole('button', { name: 'Izberi: Trafika Vzhod' }).closest('[aria-current="true"]')).not.toBeNull();
    expect(yours.getByText('Izbrano')).toBeInTheDocument();
    expect(pin(/^Trafika Vzhod/).getAttribute('aria-label')).toMatch(/, Izbrano$/);
  });

  test('of many branches at one place the map lists the first 50', async () => {
    const many = Array.from({ length: 60 }, (_, nth) => branchDto({ id: `m${nth}`, name: `Paketnik ${nth}`, lat: 46.051, lng: 14.5 }));
    const { pin, user, inside } = await openMap({ points: many });
    await user.click(pin(/^60 prevzemnih mest/));
    expect(within(inside().getByRole('group', { name: 'Prevzemna mesta na isti točki' })).getAllByRole('listitem')).toHaveLength(50);
  });

  test('[R7.063] Enter on a cluster leads to a pin in it, also at the last zoom', async () => {
    // 70 m: one pin up to zoom 16, two at 17.
    const pair = [branchDto({ id: 'p', lat: 46.05, lng: 14.5 }), branchDto({ id: 'q', name: 'Paketnik Q', lat: 46.05, lng: 14.5009 })];
    const { pin, press, user, box } = await openMap({ points: pair });
    for (let times = 0; times < 14; times += 1) press('+');
    press('-'); // 16.5, half a zoom before the last
    act(() => pin(/^2 prevzemni mesti/).focus());
    await user.keyboard('{Enter}');
    expect((box.getRootNode() as ShadowRoot).activeElement).toHaveClass('pin', { exact: true });
  });

  test('a filter that changes the pins leaves the focus on the map, at the pin that is nearest', async () => {
    const { pin, inside, box } = await openMap();
    act(() => pin(/^Pošta Center/).focus());
    fireEvent.click(inside().getByRole('checkbox', { name: 'Odprto zdaj' }));
    expect((box.getRootNode() as ShadowRoot).activeElement).toBe(pin(/^Pošta Center/));
  });
});

describe('where the map looks', () => {
  const config = { pickupMap: { tileUrl: TILES } };

  test.each([
    ['SI', '8/138/90'],
    ['CZ', '8/138/86'],
    ['SK', '8/140/88'],
    ['PL', '8/142/84'],
    ['HU', '8/141/89'],
    ['HR', '8/139/91'],
  ])('[R9.53] [R9.54] A100: without an address it begins in the capital of %s, at zoom 8', async (country, tile) => {
    const { tiles } = await openMap({ cart: WITHOUT_ADDRESS, config: { ...config, country } });
    expect(tiles()).toContain(tile);
    expect(new Set(tiles().map((one) => one.split('/')[0]))).toEqual(new Set(['8']));
  });

  test('[R9.54] the page may name another centre; a bad one is reported', async () => {
    const centred = await openMap({ cart: WITHOUT_ADDRESS, config: { pickupMap: { tileUrl: TILES, centre: { lat: 46.55, lng: 15.64 } } } });
    expect(centred.tiles()).toContain('8/139/90');
    centred.unmount();
    const bad = await openMap({ cart: WITHOUT_ADDRESS, config: { pickupMap: { tileUrl: TILES, centre: { lat: 0, lng: 0 } } } });
    expect(bad.tiles()).toContain('8/138/90');
    expect(bad.page.logs.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^vitrina: configuration pickupMap\.centre: expected/),
    ]);
  });

  test("the delivery's address comes before the centre, a searched place before both", async () => {
    const { tiles, inside, user, advanceTimers } = await openMap({
      config,
      answers: { geoSuggestions: () => ({ suggestions: [{ title: '2000 Maribor', lat: 46.554, lng: 15.646, zip: '2000' }] }) },
    });
    expect(tiles()).toContain('12/2212/1456'); // 46.05, 14.5
    fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'mari' } });
    await advanceTimers(250);
    await user.click(inside().getByRole('button', { name: '2000 Maribor' }));
    expect(tiles()).toContain('12/2226/1448');
  });

  test('[R9.51] a key or a button changes the zoom by 0.5', async () => {
    const { tiles, press, user, inside } = await openMap({ cart: WITHOUT_ADDRESS, config });
    const zooms = () => [...new Set(tiles().map((tile) => tile.split('/')[0]))].at(-1);
    press('-'); // 7.5, for which the tiles of 8 are made smaller
    expect(zooms()).toBe('8');
    press('-');
    expect(zooms()).toBe('7');
    await user.click(inside().getByRole('button', { name: 'Približaj' }));
    await user.click(inside().getByRole('button', { name: 'Približaj' }));
    expect(zooms()).toBe('8');
  });

  test('arrows move it', async () => {
    const { tiles, press } = await openMap({ cart: WITHOUT_ADDRESS, config });
    expect(tiles()).not.toContain('8/136/90');
    for (let times = 0; times < 3; times += 1) press('ArrowLeft');
    expect(tiles()).toContain('8/136/90');
    for (let times = 0; times < 3; times += 1) press('ArrowDown');
    expect(tiles()).toContain('8/136/92');
  });

  test('bad settings are reported by their paths, and the background stays', async () => {
    const { page, map } = await openMap({
      config: { pickupMap: { tileUrl: 'javascript:alert(1)', attribution: { text: 'us' }, zoom: 3 } },
    });
    expect(map().querySelectorAll('img')).toHaveLength(0);
    expect(page.logs.map(({ message }) => message.split(':').slice(0, 2).join(':'))).toEqual(
      expect.arrayContaining(['vitrina: configuration pickupMap.zoom', 'vitrina: configuration pickupMap.tileUrl']),
    );
  });
});

describe('fingers', () => {
  /** jsdom has no pointer events. */
  const point = (on: Element, type: string, pointerType: string) => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    act(() => void on.dispatchEvent(event));
  };
  /** Whether a press begins a drag, as Leaflet marks it. What really moves is in pickupMap.e2e.ts. */
  const isDragged = (map: HTMLElement) => map.classList.contains('leaflet-grab');

  test('where the map is in the column that scrolls, one is left to the page, and a hint says that two move the map', async () => {
    const { inside, user, advanceTimers, map } = await openMap({ isWide: false });
    await user.click(inside().getByRole('radio', { name: 'Zemljevid' }));
    await advanceTimers(0);
    const hint = inside().getByText('Zemljevid premikate z dvema prstoma.');
    const isShown = () => hint.getAttribute('data-shown') === 'true';
    expect([map().dataset['touch'], isShown()]).toEqual(['shared', false]);

    point(map(), 'pointerdown', 'touch');
    expect(isDragged(map())).toBe(false);
    point(map(), 'pointercancel', 'touch'); // the browser scrolls
    expect(isShown()).toBe(true);
    await advanceTimers(2400);
    point(map(), 'pointercancel', 'touch');
    await advanceTimers(2400);
    expect(isShown()).toBe(true);
    await advanceTimers(200);
    expect(isShown()).toBe(false);

    point(map(), 'pointerdown', 'mouse');
    point(map(), 'pointercancel', 'mouse');
    expect([isDragged(map()), isShown()]).toEqual([true, false]);
  });

  test('beside the list, which scrolls, one moves the map', async () => {
    const { map } = await openMap();
    expect(map()).not.toHaveAttribute('data-touch');
    point(map(), 'pointerdown', 'touch');
    expect(isDragged(map())).toBe(true);
  });
});

describe('own position', () => {
  const press = async (outcome: LocateOutcome) => {
    const opened = await openMap({ page: { locate: () => Promise.resolve(outcome) } });
    fireEvent.change(opened.inside().getByRole('searchbox'), { target: { value: 'jug' } });
    await opened.user.click(opened.inside().getByRole('button', { name: 'Uporabi mojo lokacijo' }));
    await opened.advanceTimers(0);
    return opened;
  };

  test.each([
    ['denied', 'Brskalnik nam ne dovoli dostopa do vaše lokacije. Vpišite kraj ali dovolite lokacijo v nastavitvah brskalnika.'],
    ['unavailable', 'Vaše lokacije ni bilo mogoče določiti. Vpišite kraj ali poštno številko.'],
    [{ lat: -33.9, lng: 151.2 }, 'Vaša lokacija je daleč od naših prevzemnih mest. Vpišite kraj ali poštno številko.'],
  ] as const)('%j is explained, and text and list are as before', async (outcome, text) => {
    const { inside, listed, pins } = await press(outcome);
    expect(inside().getByText(text)).toHaveAttribute('role', 'status');
    expect(inside().getByRole('searchbox')).toHaveValue('jug');
    expect([listed(), pins()]).toEqual([['Paketnik Jug'], ['Paketnik Jug']]);
  });

  test('asked for again without success, it says so, although an earlier one is in use', async () => {
    const outcomes: LocateOutcome[] = [{ lat: 46.0512, lng: 14.5003 }, 'unavailable'];
    const { inside, user, advanceTimers } = await openMap({ page: { locate: () => Promise.resolve(outcomes.shift() ?? 'denied') } });
    for (const text of ['Razdalje merimo od vaše lokacije.', 'Vaše lokacije ni bilo mogoče določiti. Vpišite kraj ali poštno številko.']) {
      await user.click(inside().getByRole('button', { name: 'Uporabi mojo lokacijo' }));
      await advanceTimers(0);
      expect(inside().getByText(text)).toBeInTheDocument();
    }
  });

  test('is what distances are measured from, and is stored nowhere', async () => {
    const { inside, listed, page, state } = await press({ lat: 46.0512, lng: 14.5003 });
    expect(inside().getByText('Razdalje merimo od vaše lokacije.')).toBeInTheDocument();
    expect(inside().getByRole('searchbox')).toHaveValue('');
    expect(listed()).toHaveLength(3);
    expect(state().pickup.isOwnPlace).toBe(true);
    const stored = [page.storage.local, page.storage.session].flatMap((store) => store.keys().map((key) => store.get(key))).join();
    expect(stored).not.toContain('46.0512');
  });

  test('arriving after the shopper searched for another place, it is ignored', async () => {
    let arrive: (outcome: LocateOutcome) => void = () => {};
    const { inside, user, advanceTimers, state } = await openMap({
      page: { locate: () => new Promise<LocateOutcome>((resolve) => (arrive = resolve)) },
    });
    await user.click(inside().getByRole('button', { name: 'Uporabi mojo lokacijo' }));
    expect(inside().getByText(/^Iščemo vašo lokacijo/)).toBeInTheDocument();
    fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'jug' } });
    arrive({ lat: 46.1, lng: 14.6 });
    await advanceTimers(0);
    expect([state().pickup.place, state().pickup.query]).toEqual([null, 'jug']);
    expect(inside().queryByText(/^Iščemo vašo lokacijo/)).toBeNull();
  });
});

test("a guest's last choices are marked and come first at the next visit", async () => {
  const first = await openMap();
  await first.user.click(first.inside().getByRole('button', { name: 'Izberi: Trafika Vzhod' }));
  await first.advanceTimers(0);
  const local = Object.fromEntries(first.page.storage.local.keys().map((key) => [key, first.page.storage.local.get(key) ?? '']));
  first.unmount();
  const { box, inside } = await openMap({ page: { local } });
  expect([...box.querySelectorAll('li .branch strong')].map((one) => one.textContent)).toEqual([
    'Trafika Vzhod',
    'Pošta Center',
    'Paketnik Jug',
  ]);
  expect(inside().getByText('Nazadnje izbrano')).toBeInTheDocument();
});
