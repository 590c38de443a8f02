import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { checkoutActions } from '../../src/features/checkout';
import { articleDto, cartDto } from '../support/fakes/cartDtos';
import { billingMethodDto, branchDto, byId, checkoutCartDto, deliveryDto, methodDto, withSelected } from '../support/fakes/checkoutDtos';
import type { BillingMethodDto } from '../support/fakes/checkoutDtos';
import { checkoutShop } from '../support/fakes/checkoutShop';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { renderShipping } from '../support/widgets/shippingStep';

/** Deliveries of the tests are one day after this one. */
const NOW = new Date(2026, 0, 7, 9);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const READY = { deliveries: [withSelected(deliveryDto(), 'standardDelivery')], selectedPayment: { billingMethodId: '12' } };

const group = (view: Awaited<ReturnType<typeof renderShipping>>['view'], name: string) => within(view.getByRole('radiogroup', { name }));

const ATTEMPT = { key: 'k'.repeat(20), cartId: '550012', at: 0, pieces: 1, total: 10 };

describe('deliveries', () => {
  test('before the first response there is a loading state', async () => {
    const { view } = await renderShipping({ isLoaded: false });
    expect(view.getByRole('status')).toHaveTextContent('Nalagamo …');
  });

  test('[R3.051] [R3.061] the methods are radio buttons with price and a relative day', async () => {
    const { view } = await renderShipping();
    const methods = group(view, 'Način dostave');
    const standard = methods.getByRole('radio', { name: /Dostava na dom.*3,99/ });
    expect(standard).toHaveAccessibleDescription('Dostava: jutri – petek, 9. 1.');
    expect(methods.getByRole('radio', { name: /Prevzemno mesto.*Brezplačno/ })).toHaveAccessibleDescription(
      'Prevzem: jutri – petek, 9. 1.',
    );
    expect(methods.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  });

  test('a method is selected with a click, shown at once and submitted', async () => {
    const { view, user, callsOf, advanceTimers } = await renderShipping();
    await user.click(view.getByRole('radio', { name: /Dostava na dom/ }));
    expect(view.getByRole('radio', { name: /Dostava na dom/ })).toBeChecked();
    await advanceTimers(0);
    expect(callsOf('selectDeliveryMethod')).toHaveLength(1);
  });

  test('[R3.061] [A104] unavailable methods are named in one line and offer no radio button', async () => {
    const shop = checkoutShop({ deliveries: [deliveryDto({ deliveryMethods: { outlet: methodDto({ available: false }) } })] });
    const { view } = await renderShipping({ shop });
    expect(view.queryByRole('radio', { name: /Prevzem v poslovalnici/ })).toBeNull();
    expect(view.getByText('Trenutno ni na voljo: Prevzem v poslovalnici')).toBeVisible();
    expect(view.getByText(/ne moremo dostaviti/)).toBeInTheDocument();
  });

  test.each([
    ['Spremeni naslov', 'customer'],
    ['Nazaj v košarico', 'preview'],
  ] as const)('goods that reach the address by no method: “%s” leads to what can be changed', async (name, step) => {
    const shop = checkoutShop({ deliveries: [deliveryDto({ deliveryMethods: { outlet: methodDto({ available: false }) } })] });
    const { view, user, state, advanceTimers } = await renderShipping({
      shop,
      answers: { checkStep: () => ({ cart: { exists: true, items: 1 }, customer: { address: null } }) },
    });
    await user.click(view.getByRole('button', { name }));
    await advanceTimers(0);
    expect(state().checkout.step).toBe(step);
  });

  test('[R3.061] [R3.062] [R3.066] the method of the last order is marked, and pickup methods show their kinds of branches', async () => {
    const { view } = await renderShipping({ shop: checkoutShop({ history: [{ deliveryMethodName: 'pupDelivery', branch: null }] }) });
    expect(view.getByRole('radio', { name: /^Prevzemno mesto/ })).toHaveAccessibleDescription(/Kot zadnjič$/);
    expect(view.getByRole('radio', { name: /^Dostava na dom/ })).not.toHaveAccessibleDescription(/Kot zadnjič/);
    const icons = (name: RegExp) => view.getByRole('radio', { name }).closest('label')?.querySelectorAll('.pickup-icons svg').length;
    expect([icons(/^Prevzemno mesto/), icons(/^Dostava na dom/)]).toEqual([1, 0]);
  });

  test('[R3.050] [R9.13] each seller has its own box, with the amount missing for free delivery', async () => {
    const shop = checkoutShop({
      articles: [articleDto({ cartItemId: '11', title: 'Čajnik', count: 2 }), articleDto({ cartItemId: '12', title: 'Vrč' })],
      deliveries: [
        deliveryDto({ cartItemsIds: ['11'] }),
        deliveryDto({ deliveryId: '2', deliveredBy: 'Partner d.o.o.', marketplaceFreeDeliveryRemains: 12, cartItemsIds: ['12', 'x'] }),
      ],
    });
    const { view } = await renderShipping({ shop });
    expect(view.getAllByRole('radiogroup', { name: /^Pošiljka \d od 2/ })).toHaveLength(2);
    expect(view.getByText('Dostavlja Partner d.o.o.')).toBeInTheDocument();
    const parcel = (number: number) => within(view.getByRole('region', { name: `Pošiljka ${number} od 2` }));
    expect(parcel(1).getByText('2 × Čajnik')).toBeInTheDocument(); // the content of each
    expect(parcel(2).getByText('Vrč')).toBeInTheDocument();
    expect(view.getByText(/^Do brezplačne dostave manjka še 12/)).toBeInTheDocument();
  });

  test('a response without the chosen branch shows which one was dropped and what is missing', async () => {
    const shop = checkoutShop({ deliveries: [withSelected(deliveryDto(), 'pupDelivery', branchDto())] });
    const { view, receive } = await renderShipping({ shop });
    receive(checkoutCartDto());
    expect(view.getByText('Izbira »Prevzemno mesto Center« ni več mogoča. Izberite znova.')).toBeInTheDocument();
    expect(view.getByRole('button', { name: /^Naroči/ })).toHaveAccessibleDescription(/izbrati način dostave/);
  });

  test('[R6.14] A059: a VIP delivery is marked', async () => {
    const { view } = await renderShipping({ shop: checkoutShop({ isVipDelivery: true }) });
    expect(view.getByText('VIP dostava')).toBeInTheDocument();
  });

  test('insurance, campaign and strategies are shown where the shop offers them', async () => {
    const shop = checkoutShop({
      deliveries: [{ ...withSelected(deliveryDto(), 'standardDelivery'), insurance: { selected: false, price: 1.5 } }],
      campaignBar: { id: '5', title: 'Zimska akcija' },
      availableDeliveryStrategies: [
        { id: 'together', title: 'Vse skupaj', selected: true, price: 0 },
        { id: 'apart', title: 'Vsak posebej', price: 2 },
      ],
    });
    const { view, user, callsOf, advanceTimers, shadow } = await renderShipping({
      shop,
      answers: {
        selectDeliveryInsurance: () => shop.cart(),
        selectCampaign: ({ body: { id, selected = true } }) => shop.set({ campaignBar: { id, title: 'Zimska akcija', selected } }),
        deliveryStrategy: () => shop.cart() as never,
      },
    });
    await user.click(view.getByRole('checkbox', { name: /Zavarovanje pošiljke \(\+ 1,50/ }));
    await user.click(view.getByRole('button', { name: 'Izkoristi' }));
    await advanceTimers(0);
    const back = view.getByRole('button', { name: 'Prekliči izbiro', description: 'Zimska akcija Izbrano' });
    expect(shadow.activeElement).toBe(back);
    await user.click(back);
    await user.click(group(view, 'Kako naj pošljemo naročilo?').getByRole('radio', { name: /Vsak posebej/ }));
    await advanceTimers(0);
    expect(callsOf('selectDeliveryInsurance', 'selectCampaign', 'deliveryStrategy').map(({ body }) => body)).toEqual([
      { deliveryId: '1', selected: true },
      { id: '5', selected: true },
      { id: '5', selected: false },
      { strategy: 'apart' },
    ]);
  });

  test('insurance is offered once there is a delivery to insure', async () => {
    const shop = checkoutShop({ deliveries: [{ ...deliveryDto(), insurance: { selected: false, price: 1.5 } }] });
    const { view, user, advanceTimers } = await renderShipping({ shop });
    expect(view.queryByRole('checkbox', { name: /Zavarovanje/ })).toBeNull();
    await user.click(view.getByRole('radio', { name: /^Dostava na dom/ }));
    await advanceTimers(50);
    expect(view.getByRole('checkbox', { name: /Zavarovanje/ })).not.toBeChecked();
  });

  test('the shopper takes a delivery back: the focus stays in its box', async () => {
    const shop = checkoutShop({ deliveries: [withSelected(deliveryDto(), 'standardDelivery')] });
    const { view, user, advanceTimers, shadow, callsOf } = await renderShipping({ shop });
    view.getByRole('button', { name: 'Prekliči izbiro' }).focus();
    await user.keyboard('{Enter}');
    await advanceTimers(50);
    expect(callsOf('cleanSelectedDelivery').map(({ body }) => body)).toEqual([{ deliveryId: '1' }]);
    expect(view.queryByRole('button', { name: 'Prekliči izbiro' })).toBeNull();
    expect(shadow.activeElement).toBe(view.getByRole('region', { name: 'Način dostave' }));
  });

  test('a selected branch that has become full is marked, and another must be selected', async () => {
    const selected = withSelected(deliveryDto(), 'pupDelivery', branchDto({ id: 'a', name: 'Pošta Center', available: false }));
    const { view, user, shadow, orderButton } = await renderShipping({ shop: checkoutShop({ ...READY, deliveries: [selected] }) });
    expect(view.getByText('Pošta Center').parentElement).toHaveTextContent(/Zasedeno$/);
    expect(orderButton()).toHaveAccessibleDescription(/prevzemno mesto/);
    await user.click(orderButton());
    expect(shadow.activeElement).toHaveTextContent('Spremeni prevzemno mesto');
  });

  test.each([[undefined], [[]], ['x'], [[{ deliveryId: null }]]])(
    'goods without any delivery (%j) cannot be ordered: a message is shown, the selection stays, and the request can be retried',
    async (deliveries) => {
      const shop = checkoutShop({ ...READY, deliveries: deliveries as never });
      const { view, user, shadow, callsOf, orderButton } = await renderShipping({
        shop,
        answers: { checkStep: () => new Promise<never>(() => {}) },
      });
      expect(view.getByText(/^Načinov dostave trenutno ni mogoče prikazati\./)).toBeInTheDocument();
      expect(view.queryByText('Za to naročilo ni treba izbrati dostave.')).toBeNull();
      await user.click(orderButton());
      expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
      expect(callsOf('nextStep')).toEqual([]);
      const again = view.getByRole('button', { name: 'Poskusi znova' });
      expect(shadow.activeElement).toBe(again);
      await user.click(again);
      expect(callsOf('checkStep')).toHaveLength(1);
    },
  );

  test('if all goods are digital there may be no deliveries', async () => {
    const { view, orderButton } = await renderShipping({
      shop: checkoutShop({ ...READY, deliveries: [], articles: [articleDto({ type: 'esd' })] }),
    });
    expect(view.getByText('Za to naročilo ni treba izbrati dostave.')).toBeInTheDocument();
    expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test('digital goods need no selection', async () => {
    const shop = checkoutShop({ deliveries: [{ ...deliveryDto({ deliveryMethods: {} }), isDigital: true }] });
    const { view } = await renderShipping({ shop });
    expect(view.getByText(/Prejeli boste po e-pošti/)).toBeInTheDocument();
    expect(view.queryByRole('radiogroup', { name: 'Način dostave' })).toBeNull();
  });
});

describe('pickup points', () => {
  const points = [
    branchDto({ id: 'a', name: 'Pošta Center', lat: 46.051, lng: 14.505 }),
    branchDto({ id: 'b', name: 'Paketnik Celje', city: 'Celje', zip: '3000', lat: 46.23, lng: 15.26, cashAndCarry: true }),
    branchDto({ id: 'c', name: 'Trgovina Maribor', city: 'Maribor', zip: '2000', lat: 46.55, lng: 15.64 }),
  ];
  const open = async (options: Parameters<typeof renderShipping>[0] = {}) => {
    const rendered = await renderShipping({ shop: checkoutShop({}, points), ...options });
    await rendered.user.click(rendered.view.getByRole('radio', { name: /Prevzemno mesto/ }));
    await rendered.user.click(rendered.view.getByRole('button', { name: 'Izberite prevzemno mesto' }));
    await rendered.advanceTimers(0);
    return { ...rendered, names: () => [...rendered.box.querySelectorAll('.branch strong')].map((one) => one.textContent) };
  };

  test('the distance is shown in metres, tenths of a kilometre or kilometres', async () => {
    const shop = checkoutShop(
      {},
      [46.0501, 46.054, 46.08, 46.2].map((lat, place) => branchDto({ id: `x${place}`, lat, lng: 14.5 })),
    );
    const { box } = await open({ shop });
    const facts = [...box.querySelectorAll('.branch')].map(
      (branch) => /[\d,]+ k?m/.exec(branch.textContent?.replaceAll('\u00a0', ' ') ?? '')?.[0],
    );
    expect(facts).toEqual(['10 m', '440 m', '3,3 km', '17 km']);
  });

  test("a branch's row shows today's hours; unknown hours are left out", async () => {
    const { box } = await open({
      shop: checkoutShop({}, [
        branchDto({ id: 'a', openingHours: 'Mo-Su 07:30-19:00' }),
        branchDto({ id: 'b', openingHours: 'Mo-Su off' }),
        branchDto({ id: 'c', openingHours: null }),
      ]),
    });
    const rows = [...box.querySelectorAll('.branch-main')].map((row) => /Danes: [^·]*/.exec(row.textContent ?? '')?.[0].trim());
    expect(rows).toEqual(['Danes: 7:30–19:00', 'Danes: zaprto', undefined]);
  });

  test('[R7.064] [R9.52] A101: nearby ones first, those beyond 60 km on request', async () => {
    const { inside, names, user, dialog } = await open();
    expect(dialog()).toHaveAccessibleName('Prevzemna mesta');
    expect(names()).toEqual(['Pošta Center']);
    expect(inside().getByText('1 prevzemno mesto')).toBeInTheDocument();
    await user.click(inside().getByRole('button', { name: 'Prikaži še 2 mesti, oddaljeni več kot 60\u00a0km' }));
    expect(names()).toEqual(['Pošta Center', 'Paketnik Celje', 'Trgovina Maribor']);
    expect(inside().getByText(/^62 km|^61 km/)).toBeInTheDocument();
  });

  test('having no points differs from having no matches', async () => {
    const { inside } = await open({ shop: checkoutShop({}, []) });
    expect(inside().getByText('Trenutno ni prevzemnih mest. Izberite drug način dostave.')).toBeInTheDocument();
  });

  test('a search without matches shows a message', async () => {
    const { inside } = await open();
    fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'xyzzy' } });
    expect(await inside().findByText('Nobeno prevzemno mesto ne ustreza iskanju.')).toBeInTheDocument();
  });

  test('[R7.063] a branch is confirmed before it is selected, and the focus is restored', async () => {
    const { inside, user, advanceTimers, dialog, callsOf, view, shadow } = await open();
    await user.click(inside().getByRole('button', { name: 'Izberi: Pošta Center' }));
    await advanceTimers(0);
    expect(dialog()).toBeNull();
    expect(callsOf('branchesConfirmAvailability').map(({ query }) => query)).toEqual([
      { ids: 'a', deliveryId: '1', deliveryMethodName: 'pupDelivery' },
    ]);
    expect(callsOf('selectDeliveryMethod').map(({ body }) => body['order'])).toEqual([{ branchId: 'a' }]);
    expect(view.getByText('Pošta Center')).toBeInTheDocument();
    expect(shadow.activeElement).toBe(view.getByRole('button', { name: 'Spremeni prevzemno mesto' }));
  });

  test('while a branch is confirmed its row says so; one that is full keeps its place and the focus', async () => {
    let answer: (dto: unknown) => void = () => {};
    const twins = [points[0]!, branchDto({ id: 'd', name: 'Trafika Center', lat: 46.052, lng: 14.505 })];
    const { inside, advanceTimers, names, shadow } = await open({
      shop: checkoutShop({}, twins),
      answers: { branchesConfirmAvailability: () => new Promise<never>((resolve) => (answer = resolve as (dto: unknown) => void)) },
    });
    const row = inside().getByRole('button', { name: 'Izberi: Pošta Center' });
    act(() => row.focus());
    fireEvent.click(row);
    expect(within(row.closest<HTMLElement>('.branch')!).getByText(/^Preverjamo, ali je mesto na voljo/)).toBeVisible();
    answer({ branches: [] });
    await advanceTimers(0);
    expect(names()).toEqual(['Pošta Center', 'Trafika Center']);
    expect(shadow.activeElement).toBe(row);
  });

  test('a place that was chosen is still one when the list is opened again', async () => {
    const { inside, user, advanceTimers, names, view } = await open({
      answers: { geoSuggestions: () => ({ suggestions: [{ title: 'Partizanska 5, Maribor', lat: 46.554, lng: 15.646, zip: '2000' }] }) },
    });
    fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'partiz' } });
    await advanceTimers(250);
    await user.click(inside().getByRole('button', { name: 'Partizanska 5, Maribor' }));
    const near = names();
    await user.click(inside().getByRole('button', { name: 'Zapri' }));
    await user.click(view.getByRole('button', { name: 'Izberite prevzemno mesto' }));
    await advanceTimers(0);
    expect(inside().getByRole('searchbox')).toHaveValue('Partizanska 5, Maribor');
    expect(names()).toEqual(near);
    expect(near).toEqual(['Trgovina Maribor', 'Paketnik Celje']);
  });

  test('a branch that filled up meanwhile is shown as full, and nothing is selected', async () => {
    const { inside, user, advanceTimers, dialog, callsOf, state } = await open({
      shop: checkoutShop({}, points),
      answers: { branchesConfirmAvailability: () => ({ branches: [] }) },
    });
    await user.click(inside().getByRole('button', { name: 'Izberi: Pošta Center' }));
    await advanceTimers(0);
    expect(dialog()).not.toBeNull();
    expect(inside().getByText('Zasedeno')).toBeInTheDocument();
    expect(callsOf('selectDeliveryMethod')).toEqual([]);
    expect(state().flash.messages.map(({ message }) => message)).toEqual(['txt_pickup_gone']);
    // Inside the list: content behind a modal dialog is inert.
    expect(inside().getByText('To prevzemno mesto medtem ni več na voljo. Izberite drugo.')).toBeInTheDocument();
  });

  test('[R7.062] [R7.072] a town is searched after typing, and is the origin of distances when selected', async () => {
    const { inside, user, advanceTimers, names, callsOf } = await open({
      answers: { geoSuggestions: () => ({ suggestions: [{ title: '2000 Maribor', lat: 46.554, lng: 15.646, zip: '2000' }] }) },
    });
    const field = inside().getByRole('searchbox', { name: 'Kraj, poštna številka ali naslov' });
    fireEvent.change(field, { target: { value: 'mari' } });
    expect(names()).toEqual(['Trgovina Maribor']); // at once, from the loaded ones
    await advanceTimers(250);
    expect(callsOf('geoSuggestions').map(({ query }) => query)).toEqual([{ q: 'mari' }]);
    await user.click(inside().getByRole('button', { name: '2000 Maribor' }));
    expect(names()).toEqual(['Trgovina Maribor', 'Paketnik Celje']);
    expect(field).toHaveValue('2000 Maribor');
  });

  test('suggestions cover the list: Escape and blur close them, focus and typing reopen them; the dialog stays open', async () => {
    const { inside, advanceTimers, dialog, state } = await open({
      answers: { geoSuggestions: () => ({ suggestions: [{ title: '2000 Maribor', lat: 46.554, lng: 15.646, zip: '2000' }] }) },
    });
    const field = inside().getByRole('searchbox');
    const shown = () => inside().queryByRole('button', { name: '2000 Maribor' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'mari' } });
    await advanceTimers(250);
    expect(shown()).not.toBeNull();
    expect(fireEvent.mouseDown(shown()!)).toBe(false); // keeps the focus, or the list would close before the click
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false); // neither closes the dialog nor clears the text
    expect(shown()).toBeNull();
    expect([dialog() !== null, state().pickup.query]).toEqual([true, 'mari']);
    fireEvent.change(field, { target: { value: 'marib' } });
    await advanceTimers(250);
    act(() => shown()?.focus());
    expect(shown()).not.toBeNull();
    act(() => inside().getByRole('button', { name: 'Podrobnosti' }).focus());
    expect(shown()).toBeNull();
    act(() => field.focus());
    expect(shown()).not.toBeNull();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false); // the browser would clear the field
    expect([dialog(), state().pickup.draft.query]).toEqual([null, 'marib']);
  });

  test('arrows move between the field and the suggestions; Enter in the field takes the first place', async () => {
    const places = ['2000 Maribor', '3000 Celje'].map((title) => ({ title, lat: 46.5, lng: 15.6, zip: title.slice(0, 4) }));
    const { inside, advanceTimers, state } = await open({ answers: { geoSuggestions: () => ({ suggestions: places }) } });
    const field = inside().getByRole('searchbox');
    const focused = () => (field.getRootNode() as ShadowRoot).activeElement as HTMLElement;
    const press = (key: string) => act(() => void fireEvent.keyDown(focused(), { key }));
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'mari' } });
    await advanceTimers(250);
    const passed = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return focused() === field ? 'field' : focused().textContent;
    });
    expect(passed).toEqual(['2000 Maribor', '3000 Celje', 'field', '3000 Celje', '2000 Maribor', 'field']);
    press('Enter');
    expect(inside().queryByRole('button', { name: '3000 Celje' })).toBeNull();
    expect(field).toHaveValue('2000 Maribor');
    expect(state().pickup.place).toEqual(expect.objectContaining({ title: '2000 Maribor' }));
  });

  test('[R3.063] [R7.065] details with opening hours in the shopper’s language', async () => {
    const { inside, user, advanceTimers } = await open({
      shop: checkoutShop({}, [{ ...points[0]!, phone: '01 234 56 78', cashAndCarry: true }]),
    });
    const details = inside().getByRole('button', { name: 'Podrobnosti' });
    await user.click(details);
    await advanceTimers(0);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    expect(inside().getByText('pon.–pet. 8:00–19:00')).toBeInTheDocument();
    expect(inside().getByText('Telefon: 01 234 56 78')).toBeInTheDocument();
    expect(inside().getByText('Plačilo ob prevzemu')).toBeInTheDocument();
  });

  test('a branch without coordinates, hours and icon can still be selected', async () => {
    const bare = { id: 'x', name: 'Brez podatkov', lat: null, lng: null };
    const { inside, user, advanceTimers, names, page } = await open({
      answers: {
        branchesBasic: () =>
          new InvalidResponse({ branches: [bare], transports: [{ id: '3', types: [{ id: '1', name: 'Točka', icon: 'ufo' }] }] }),
        branchDetail: () => new InvalidResponse(bare),
      },
    });
    expect(names()).toEqual(['Brez podatkov']);
    await user.click(inside().getByRole('button', { name: 'Podrobnosti' }));
    await advanceTimers(0);
    expect(inside().getByText('Delovni čas ni znan.')).toBeInTheDocument();
    expect(page.logs.map(({ message }) => message)).toEqual(['vitrina: missing pickup icon: ufo']); // R8.29, once
  });

  test('[D23] a failed load of the branches is explained once and is retried', async () => {
    let isBroken = true;
    const { inside, user, advanceTimers, names } = await open({
      answers: { branchesBasic: () => (isBroken ? new ApiError('timeout', 'branchesBasic') : { branches: points }) },
    });
    expect(
      inside()
        .getByText(/^Prevzemnih mest trenutno ni mogoče prikazati/)
        .closest('[role=alert]'),
    ).not.toBeNull();
    expect(inside().queryByText(/Prišlo je do napake/)).toBeNull();
    isBroken = false;
    await user.click(inside().getByRole('button', { name: 'Poskusi znova' }));
    await advanceTimers(0);
    expect(names()).toEqual(['Pošta Center']);
  });

  test('closing the list of pickup points selects none', async () => {
    const { inside, user, dialog, callsOf, view } = await open();
    await user.click(inside().getByRole('button', { name: 'Zapri' }));
    expect(dialog()).toBeNull();
    expect(callsOf('selectDeliveryMethod')).toEqual([]);
    expect(view.getByRole('button', { name: 'Izberite prevzemno mesto' })).toBeInTheDocument();
  });
});

describe('payment', () => {
  const pay = (methods: Parameters<typeof byId>[0], more: Parameters<typeof checkoutShop>[0] = {}) =>
    renderShipping({ shop: checkoutShop({ billingMethods: byId(methods), ...more }) });

  test('only paid options show a price', async () => {
    const { view } = await pay([billingMethodDto({ title: 'Predračun' }), billingMethodDto({ id: '13', title: 'Povzetje', price: 1.49 })]);
    const methods = group(view, 'Način plačila').getAllByRole('radio');
    const texts = methods.map((radio) => radio.closest('label')?.textContent?.replaceAll('\u00a0', ' '));
    expect(texts).toEqual(['Predračun', 'Povzetje1,49 €']);
  });

  test('[R3.069] [R7.139] a method is selected with the whole payload', async () => {
    const { view, user, callsOf, advanceTimers } = await pay([
      billingMethodDto({ id: '14', code: 'SIU_c', title: 'Kartica' }),
      billingMethodDto(),
    ]);
    await user.click(view.getByRole('radio', { name: /Kartica/ }));
    await advanceTimers(0);
    await user.click(view.getByRole('checkbox', { name: /Shrani kartico/ }));
    await advanceTimers(0);
    expect(callsOf('selectBillingMethod').map(({ body }) => body)).toEqual([
      { billingMethodId: '14', rememberCard: 0, newCard: 1 },
      { billingMethodId: '14', rememberCard: 1, newCard: 1 },
    ]);
  });

  test('[R3.069] [R7.139] financing fields that the shop has selected survive a change of the same payment', async () => {
    const financed = {
      billingMethodId: '14',
      productCode: 'STD',
      installmentCount: 12,
      depositAmount: 0,
      insuranceCode: 'PPI',
      rememberCard: 0,
      newCard: 1,
    } as const;
    const { view, user, callsOf, advanceTimers } = await pay(
      [billingMethodDto({ id: '14', code: 'SIU_c', title: 'Kartica' }), billingMethodDto()],
      {
        selectedPayment: financed,
      },
    );
    await user.click(view.getByRole('checkbox', { name: /Shrani kartico/ }));
    await advanceTimers(0);
    expect(callsOf('selectBillingMethod').at(-1)?.body).toEqual({ ...financed, rememberCard: 1 });
    await user.click(view.getByRole('radio', { name: /Po povzetju/ }));
    await advanceTimers(0);
    expect(callsOf('selectBillingMethod').at(-1)?.body).toEqual({ billingMethodId: '12', rememberCard: 0, newCard: 0 });
  });

  test('choosing a saved card replaces the choice of a new one', async () => {
    const { view, user, callsOf, advanceTimers } = await pay([billingMethodDto({ id: '14', code: 'SIU_c', title: 'Plačilna kartica' })], {
      cards: [{ id: 'k1', title: '•••• 4242' }],
    });
    await user.click(view.getByRole('radio', { name: /Plačilna kartica/ }));
    await advanceTimers(0);
    expect(view.getByRole('radio', { name: 'Nova kartica' })).toBeChecked();
    await user.click(view.getByRole('radio', { name: '•••• 4242' }));
    await advanceTimers(0);
    expect(callsOf('selectBillingMethod').at(-1)?.body).toEqual({ billingMethodId: '14', cardId: 'k1', rememberCard: 0, newCard: 0 });
    expect(view.queryByRole('checkbox', { name: /Shrani kartico/ })).toBeNull();
  });

  test('[R5.37] [A104] [A107] disabled and invalid methods fold into one line with the reasons of the shop', async () => {
    const { view, user } = await pay([
      billingMethodDto({ id: '1', code: 'SI#', title: 'Summit' }),
      billingMethodDto({ id: '2', code: 'SI7', title: 'Leanpay', description: 'Samo za naše izdelke.', disabled: true }),
      billingMethodDto({ id: '3', title: 'Pokvarjeno', invalid: true }),
    ]);
    expect(view.queryAllByRole('radio', { name: /Summit|Leanpay|Pokvarjeno/ })).toEqual([]);
    const line = view.getByText('Trenutno ni na voljo: Summit, Leanpay, Pokvarjeno');
    expect(view.getByText('Leanpay: Samo za naše izdelke.')).not.toBeVisible();
    await user.click(line);
    expect(view.getByText('Leanpay: Samo za naše izdelke.')).toBeVisible();
  });

  test.each([
    ['SIU_c', 'Kartico vnesete po oddaji naročila na varni strani ponudnika plačil.'],
    ['SIB', 'Podatke za plačilo prejmete takoj po oddaji naročila.'],
    ['SIA', 'Plačate ob prevzemu pošiljke.'],
    ['SI7', 'Obroke izberete tukaj in pogoje vidite pred naročilom.'],
    ['XX9', ''],
  ])('[R3.068] %s shows in one line what happens next', async (code, next) => {
    const { view } = await pay([billingMethodDto({ code, title: 'Plačilo tako' })]);
    expect(view.getByRole('radio', { name: 'Plačilo tako' })).toHaveAccessibleDescription(next);
  });

  test('[R4.051] A105: a method with children makes no call until one of them is selected', async () => {
    const children = byId([
      billingMethodDto({ id: '21', code: 'CZU_a', title: 'Banka A' }),
      billingMethodDto({ id: '22', title: 'Banka B' }),
    ]);
    const { view, user, callsOf, advanceTimers } = await pay([
      billingMethodDto({ id: '20', code: 'CZU', title: 'Banke', childPayments: children }),
    ]);
    await user.click(view.getByText('Banke'));
    expect(callsOf('selectBillingMethod')).toEqual([]);
    fireEvent.click(view.getByLabelText(/Banka B/));
    await advanceTimers(0);
    expect(callsOf('selectBillingMethod').map(({ body }) => body['billingMethodId'])).toEqual(['22']);
  });

  test('payments with unknown or missing codes can be selected, and so can nested children', async () => {
    const nested = (id: string, title: string, ...children: BillingMethodDto[]) =>
      billingMethodDto({ id, code: 'XX?', title, childPayments: byId(children) });
    const { view, user, callsOf, advanceTimers } = await pay([
      nested('990', 'Skupina', nested('991', 'Otrok', nested('992', 'Vnuk'), nested('993', 'Vnukinja'))),
      { ...billingMethodDto({ id: '994', title: 'Brez kode' }), code: undefined } as unknown as BillingMethodDto,
    ]);
    await user.click(view.getByText('Skupina'));
    expect(view.queryByText('Otrok')).toBeNull(); // only its children are options
    fireEvent.click(view.getByLabelText(/Vnukinja/));
    await advanceTimers(0);
    await user.click(view.getByRole('radio', { name: /Brez kode/ }));
    await advanceTimers(0);
    expect(callsOf('selectBillingMethod').map(({ body }) => body)).toEqual([
      { billingMethodId: '993', rememberCard: 0, newCard: 0 },
      { billingMethodId: '994', rememberCard: 0, newCard: 0 },
    ]);
  });

  test('having no methods shows a message with a retry button', async () => {
    const { view } = await pay([]);
    expect(view.getByText('Za to naročilo trenutno ni na voljo noben način plačila.')).toBeInTheDocument();
    expect(view.getByRole('button', { name: 'Poskusi znova' })).toBeInTheDocument();
  });

  test('[R8.07] a refused payment restores the previous one', async () => {
    const { view, user, advanceTimers, state } = await renderShipping({
      shop: checkoutShop({ selectedPayment: { billingMethodId: '12' } }),
      answers: { selectBillingMethod: () => new ApiError('http', 'selectBillingMethod', { status: 422, messages: ['x'] }) },
    });
    await user.click(view.getByRole('radio', { name: /Po predračunu/ }));
    await advanceTimers(0);
    expect(view.getByRole('radio', { name: /Po povzetju/ })).toBeChecked();
    expect(state().flash.messages.map(({ message }) => message)).toEqual(['err_generic']);
  });
});

describe('the order', () => {
  test('[D10] the note at the button lists everything that is missing, each linked to its field', async () => {
    const { orderButton, user, view, shadow } = await renderShipping();
    expect(orderButton()).toHaveAccessibleDescription(
      /^Pred oddajo naročila je treba še:\s+izbrati način dostave\s+izbrati način plačila$/,
    );
    await user.click(view.getByRole('button', { name: 'izbrati način plačila' }));
    expect(view.getByRole('region', { name: 'Način plačila' })).toContainElement(shadow.activeElement as HTMLElement);
  });

  test('the button names the obligation and the total; pressed too early it lists what is missing and focuses it', async () => {
    const { orderButton, user, view, shadow, api, advanceTimers } = await renderShipping();
    expect(orderButton()).toHaveAccessibleName(/^Naroči z obveznostjo plačila.*20/);
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(orderButton());
    await advanceTimers(1);
    expect(view.getByRole('alert')).toHaveTextContent('izbrati način dostaveizbrati način plačila');
    expect(orderButton()).toHaveAccessibleDescription(/izbrati način dostave\s+izbrati način plačila$/);
    expect(shadow.activeElement).toBe(view.getByRole('radio', { name: /Dostava na dom/ }));
    // On a phone the button and its list are far below.
    for (const title of ['Način dostave', 'Način plačila'])
      expect(view.getByRole('region', { name: title })).toHaveTextContent(/Pred oddajo naročila je treba še: izbrati način/);
    expect(api.calls.some(({ operationId }) => operationId === 'nextStep')).toBe(false);
  });

  test('govuk/error-link-legend: each missing selection links to the first option of its group', async () => {
    const { orderButton, user, view, shadow, advanceTimers } = await renderShipping();
    await user.click(orderButton());
    await advanceTimers(1);
    await user.click(view.getByRole('button', { name: 'izbrati način plačila' }));
    const payments = view.getByRole('radiogroup', { name: 'Način plačila' });
    expect(shadow.activeElement).toBe(payments.querySelector('input:enabled'));
    await user.click(view.getByRole('button', { name: 'izbrati način dostave' }));
    expect(shadow.activeElement).toBe(view.getByRole('radio', { name: /Dostava na dom/ }));
  });

  test('a pickup without its branch leads to the button that opens the list', async () => {
    const { orderButton, user, view, shadow } = await renderShipping();
    await user.click(view.getByRole('radio', { name: /Prevzemno mesto/ }));
    await user.click(orderButton());
    expect(shadow.activeElement).toBe(view.getByRole('button', { name: 'Izberite prevzemno mesto' }));
  });

  test('the order button waits while a selection is being saved', async () => {
    const { orderButton, view } = await renderShipping({
      shop: checkoutShop(READY),
      answers: { selectBillingMethod: () => new Promise(() => undefined) },
    });
    fireEvent.click(view.getByRole('radio', { name: /Po predračunu/ }));
    expect(orderButton()).toHaveAccessibleDescription(/počakati trenutek/);
  });

  test('when complete, one press orders', async () => {
    const { orderButton, user, api, advanceTimers } = await renderShipping({
      shop: checkoutShop(READY),
      answers: { nextStep: () => new Promise(() => undefined) },
    });
    expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    await user.dblClick(orderButton());
    await advanceTimers(0);
    expect(api.callsOf('nextStep')).toHaveLength(1);
  });

  test.each([
    ['sending', 'Oddajamo naročilo …'],
    ['verifying', 'Preverjamo, ali je naročilo prispelo.'],
    ['confirmed', 'Potrditve, da je naročilo prispelo, še nimamo.'],
  ] as const)('while it is %s that is shown and the inputs are disabled', async (phase, text) => {
    const { dispatch, view, orderButton } = await renderShipping({ shop: checkoutShop(READY) });
    act(() => void dispatch(checkoutActions.orderChanged({ phase, attempt: ATTEMPT })));
    expect(view.getByText(new RegExp(text))).toBeInTheDocument();
    for (const radio of view.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  });

  test('a refused order can be sent again', async () => {
    const { dispatch, view, orderButton } = await renderShipping({ shop: checkoutShop(READY) });
    act(() => void dispatch(checkoutActions.orderChanged({ phase: 'notFound', attempt: ATTEMPT })));
    expect(view.getByText('Naročilo ni bilo oddano. Poskusite znova.')).toBeInTheDocument();
    expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test.each([
    [1, 2],
    [2, 1],
  ])('a declined order of %s pieces with %s in stock: a link to the basket is shown only when that helps', async (count, inStock) => {
    const article = articleDto({ count, availability: { inStock } });
    const { dispatch, state, user, view } = await renderShipping({
      shop: checkoutShop({ ...READY, articles: [article] }),
      answers: { checkStep: () => ({ cart: { exists: true, items: 1 }, customer: { address: null } }) },
    });
    const messages = [{ message: 'Ni dovolj na zalogi.', type: 'danger', cat: 'cart', isKey: false }] as const;
    act(() => void dispatch(checkoutActions.orderChanged({ phase: 'declined', messages, sentTotal: null })));
    const way = view.queryByRole('button', { name: 'Nazaj v košarico' });
    if (inStock >= count) return expect(way).toBeNull();
    await user.click(way as HTMLElement);
    expect(state().checkout.step).toBe('preview');
  });

  test('[R3.066] A049: consents are offered where the shop allows them and never ticked beforehand', async () => {
    const none = await renderShipping();
    expect(none.view.queryAllByRole('checkbox')).toEqual([]);
    const { view, user, callsOf, advanceTimers } = await renderShipping({
      shop: checkoutShop({
        isAllowedNewsletter: true,
        isAllowedHeureka: true,
        isAllowedProductReviews: true,
        consents: { product_reviews: true },
      }),
    });
    const boxes = view.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const tick of boxes) expect(tick).not.toBeChecked();
    await user.click(boxes[0]!);
    await advanceTimers(0);
    expect(callsOf('orderConsents').map(({ body }) => body)).toEqual([{ consents: { newsletter: true } }]);
  });

  test('a note is saved on blur', async () => {
    const { view, user, callsOf, advanceTimers } = await renderShipping();
    const note = view.getByRole('textbox', { name: /Sporočilo za dostavo/ });
    await user.type(note, 'Zvonec ne dela');
    await user.tab();
    await advanceTimers(0);
    expect(callsOf('orderConsentNotes').map(({ body }) => body)).toEqual([{ notes: { delivery: 'Zvonec ne dela' } }]);
  });

  test('a note that has not changed is not sent again when the field is left', async () => {
    const { view, user, callsOf, advanceTimers } = await renderShipping();
    const note = view.getByRole('textbox', { name: /Sporočilo za dostavo/ });
    const leave = async () => {
      await user.tab();
      await advanceTimers(0);
      return callsOf('orderConsentNotes').length;
    };
    await user.click(note);
    expect(await leave()).toBe(0);
    await user.type(note, 'Zvonec ne dela');
    expect(await leave()).toBe(1);
    await user.click(note);
    expect(await leave()).toBe(1);
  });

  test('[R9.12] amounts that add up are shown one by one', async () => {
    const { view } = await renderShipping({
      shop: checkoutShop({ ...READY, total: { total: 23.99, totalNoVat: 19.66 } }),
    });
    const rows = [...view.getByRole('region', { name: 'Povzetek naročila' }).querySelectorAll('dt')].map((row) => row.textContent);
    expect(rows).toEqual(['Izdelki skupaj', 'Dostava', 'Skupaj z DDV']); // a free payment has no row
  });

  test.each<[string, object, string[]]>([
    ['a fee that it does not name', { total: { total: 99, totalNoVat: 80 } }, ['Izdelki skupaj', 'Dostava in plačilo', 'Skupaj z DDV']],
    [
      'a discount, and not yet the delivery',
      { discounts: { codes: [], value: 2, status: null }, total: { total: 18, totalNoVat: 15 } },
      ['Izdelki skupaj', 'Popust', 'Dostava in plačilo', 'Skupaj z DDV'],
    ],
  ])('otherwise the rows still make the total: the shop counts in %s', async (_what, change, expected) => {
    const { view } = await renderShipping({ shop: checkoutShop({ ...READY, ...change }) });
    const rows = [...view.getByRole('region', { name: 'Povzetek naročila' }).querySelectorAll('dt')].map((row) => row.textContent);
    expect(rows).toEqual(expected);
  });

  test('the ordered lines are above the totals, with services the server’s unit price and that of all pieces', async () => {
    const service = { id: '7', title: 'Podaljšana garancija, 12 mesecev', type: 'warranty' as const, active: true, actual_price: 5 };
    const articles = [
      articleDto({ cartItemId: '11', title: 'Čajnik', count: 2, bundles: [service, { ...service, id: '8', active: false }] }),
      articleDto({ cartItemId: '12', title: 'Skodelica', type: 'gift' }),
    ];
    const { view } = await renderShipping({ shop: checkoutShop({ articles }) });
    const summary = within(view.getByRole('region', { name: 'Povzetek naročila' }));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Čajnik2 × 10 €20 €+ Podaljšana garancija, 12 mesecev2 × 5 €10 €',
      'SkodelicaBrezplačno',
    ]);
  });

  test('many lines are collapsed, so that the total stays visible', async () => {
    const articles = Array.from({ length: 6 }, (_, place) => articleDto({ cartItemId: String(place + 1), title: `Vrč ${place}` }));
    const { view, user } = await renderShipping({ shop: checkoutShop({ articles, pieces: 6 }) });
    const summary = within(view.getByRole('region', { name: 'Povzetek naročila' }));
    expect(summary.queryAllByRole('listitem')).toEqual([]);
    const lines = summary.getByText('6 kosov');
    await user.click(lines);
    fireEvent(lines.closest('details') as HTMLElement, new Event('toggle')); // jsdom fires it too late
    expect(summary.getAllByRole('listitem')).toHaveLength(6);
  });

  test('terms are a link where the shop has a page for them', async () => {
    const plain = await renderShipping();
    expect(plain.view.queryByRole('link')).toBeNull();
    const { view } = await renderShipping({ config: { urlKeys: { terms: '/pogoji' } } });
    expect(view.getByRole('link', { name: 'Preberi splošne pogoje' })).toHaveAttribute('href', '/pogoji');
  });

  test('a cart without a total cannot be ordered', async () => {
    const shop = checkoutShop({
      ...READY,
      ...cartDto([articleDto()]),
      deliveries: READY.deliveries,
      selectedPayment: { billingMethodId: '12' },
    });
    const { orderButton, receive } = await renderShipping({ shop });
    receive({ ...shop.cart(), total: { total: 'NaN' } });
    expect(orderButton()).toHaveAccessibleDescription(/znesek/);
  });
});
