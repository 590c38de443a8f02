import { act, within } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { accountActions } from '../../../src/features/account';
import { checkoutActions } from '../../../src/features/checkout';
import { branchDto, deliveryDto, methodDto, withSelected } from '../../support/fakes/checkoutDtos';
import type { DeliveryDto } from '../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../support/fakes/checkoutShop';
import { renderShipping } from '../../support/widgets/shippingStep';

const NOW = new Date(2026, 0, 7, 9);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

type MethodDto = DeliveryDto['deliveryMethods'][string];
type WindowDto = NonNullable<MethodDto['timeWindows']>[number];

const windowDto = (day: number, from: string, to: string, more: Partial<WindowDto> = {}): WindowDto => ({
  id: `${day}-${from}`,
  from: `2026-01-0${day}T${from}:00:00`,
  to: `2026-01-0${day}T${to}:00:00`,
  available: true,
  ...more,
});

/** A day is tomorrow, a day is Friday; the first window is over. */
const WINDOWS: readonly WindowDto[] = [
  windowDto(8, '08', '12', { available: false, remaining: 9 }),
  windowDto(8, '12', '16', { remaining: 2 }),
  windowDto(9, '08', '12', { available: false, remaining: 0 }),
  windowDto(9, '12', '16', { surcharge: 1.5 }),
];

const methods = (windows: readonly WindowDto[] = WINDOWS, more: Partial<MethodDto> = {}) => ({
  standardDelivery: methodDto({ timeWindows: [...windows], ...more }),
  pupDelivery: methodDto({ timeWindows: [...windows] }),
  postDelivery: methodDto(),
});

const PAID = { selectedPayment: { billingMethodId: '12', rememberCard: 0 as const, newCard: 0 as const } };

/** A shop whose first delivery has standard delivery selected, with time windows. */
const shopWith = (deliveryMethods = methods(), timeWindowId: string | null = null) =>
  checkoutShop({ ...PAID, deliveries: [withSelected(deliveryDto({ deliveryMethods }), 'standardDelivery', null, timeWindowId)] }, [
    branchDto(),
    branchDto({ id: 'SI-2', name: 'Trafika' }),
  ]);

const WITH_FLAG = { config: { flags: { pup_time_window: true } } };

async function shipping(options: Parameters<typeof renderShipping>[0] = {}) {
  const shown = await renderShipping({ shop: shopWith(), ...WITH_FLAG, page: { now: NOW.getTime() }, ...options });
  act(() => void shown.dispatch(checkoutActions.stepReady()));
  const group = () => within(shown.view.getByRole('group', { name: /^Termin / }));
  return {
    ...shown,
    group,
    window: (name: RegExp) => group().getByRole('radio', { name }),
    chosen: () =>
      group()
        .getAllByRole('radio')
        .filter((radio) => (radio as HTMLInputElement).checked),
    focused: () => shown.shadow.activeElement,
    sent: () => shown.callsOf('selectDeliveryMethod', 'changeDeliveryMethod').map(({ body }) => body),
  };
}

const FREE_TOMORROW = /^četrtek 8\. 1\. 12:00–16:00/;
const FREE_FRIDAY = /^petek 9\. 1\. 12:00–16:00/;

describe('the grid', () => {
  test('[R1.17] [R5.46] [A099] the windows are shown as the shop lists them: full and past ones cannot be chosen, none is preselected', async () => {
    const { group, window, chosen, callsOf } = await shipping();
    expect(window(/^četrtek 8\. 1\. 8:00–12:00 Ni na voljo$/)).toBeDisabled();
    expect(window(/^petek 9\. 1\. 8:00–12:00 Zasedeno$/)).toBeDisabled();
    expect(window(/^četrtek 8\. 1\. 12:00–16:00 še 2 prosti mesti$/)).toBeEnabled();
    expect(window(/^petek 9\. 1\. 12:00–16:00 \+\s1,50\s€$/)).toBeEnabled();
    expect(chosen()).toEqual([]);
    expect(group().getByRole('status')).toHaveTextContent('Termin lahko izberete, ni pa obvezen.');
    expect(callsOf('changeDeliveryMethod')).toEqual([]);
  });

  test('[R1.17] without the flag nothing of them is shown, sent or demanded, whatever the shop sends', async () => {
    const shop = shopWith(methods(WINDOWS, { timeWindowRequired: true, timeWindowHeldUntil: '2026-01-07T09:01:00+01:00' }), '8-12');
    const { view, user, callsOf, advanceTimers, orderButton } = await renderShipping({ shop });
    expect(view.queryByRole('group', { name: /^Termin / })).toBeNull();
    expect(view.queryByText('Termin')).toBeNull();
    expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    await user.click(view.getByRole('radio', { name: /Dostava po pošti/ }));
    await advanceTimers(0);
    expect(callsOf('changeDeliveryMethod').map(({ body }) => body.order)).toEqual([{}]);
    await advanceTimers(3600_000);
    expect(callsOf('loadCart')).toEqual([]);
  });

  test('[R1.17] a method without windows shows none', async () => {
    const { view, user } = await shipping();
    await user.click(view.getByRole('radio', { name: /Dostava po pošti/ }));
    expect(view.queryByRole('group', { name: /^Termin / })).toBeNull();
  });

  test.each(['CZ', 'HU'])('[R1.17] the windows in the language of %s', async (country) => {
    const config = { ...WITH_FLAG.config, country };
    const { view } = await renderShipping({ shop: shopWith(methods(), '9-12'), config });
    const texts = { CZ: ['Termín doručení', /^pátek 9\. 1\. 12:00–16:00/], HU: ['Kiszállítás időpontja', /^péntek 1\. 9\. 12:00–16:00/] };
    const [title, name] = texts[country as 'CZ'] as [string, RegExp];
    expect(within(view.getByRole('group', { name: title })).getByRole('radio', { name })).toBeChecked();
  });
});

describe('a choice', () => {
  test('[R1.17] [R5.46] the chosen window is shown at once, named in the summary, and sent in `order`', async () => {
    const { view, window, user, sent, advanceTimers, group } = await shipping();
    await user.click(window(FREE_FRIDAY));
    expect(window(FREE_FRIDAY)).toBeChecked();
    expect(within(view.getByRole('region', { name: 'Povzetek naročila' })).getByText('petek, 9. 1., 12:00–16:00')).toBeVisible();
    await advanceTimers(0);
    expect(sent()).toEqual([{ deliveryId: '1', deliveryMethodName: 'standardDelivery', order: { timeWindowId: '9-12' } }]);
    expect(window(FREE_FRIDAY)).toBeChecked();
    expect(group().getByRole('status')).toHaveTextContent('Izbrano: petek, 9. 1., 12:00–16:00.');
  });

  test('[R1.17] it can be taken back, where the shop demands none', async () => {
    const { group, chosen, user, sent, advanceTimers } = await shipping({ shop: shopWith(methods(), '9-12') });
    await user.click(group().getByRole('button', { name: 'Prekliči termin' }));
    await advanceTimers(0);
    expect(sent().map(({ order }) => order)).toEqual([{}]);
    expect(chosen()).toEqual([]);
  });

  test('[R1.17] the focus stays with the windows when the button that takes it back is gone', async () => {
    const { view, group, user, focused } = await shipping({ shop: shopWith(methods(), '9-12') });
    await user.click(group().getByRole('button', { name: 'Prekliči termin' }));
    expect(group().queryByRole('button', { name: 'Prekliči termin' })).toBeNull();
    expect(focused()).toBe(view.getByRole('group', { name: 'Termin dostave' }));
  });

  test('[R1.17] the windows of a pickup come with its branch, and another branch keeps the window', async () => {
    const deliveries = [withSelected(deliveryDto({ deliveryMethods: methods() }), 'pupDelivery', branchDto())];
    const { view, inside, window, user, sent, advanceTimers } = await shipping({
      shop: checkoutShop({ ...PAID, deliveries }, [branchDto(), branchDto({ id: 'SI-2', name: 'Trafika' })]),
    });
    expect(view.getByRole('group', { name: 'Termin prevzema' })).toBeVisible();
    await user.click(window(FREE_TOMORROW));
    await advanceTimers(0);
    await user.click(view.getByRole('button', { name: 'Spremeni prevzemno mesto' }));
    await advanceTimers(0);
    await user.click(inside().getByRole('button', { name: 'Izberi: Trafika' }));
    await advanceTimers(50);
    expect(sent().map(({ order }) => order)).toEqual([
      { branchId: 'SI-1000-1', timeWindowId: '8-12' },
      { branchId: 'SI-2', timeWindowId: '8-12' },
    ]);
    expect(window(FREE_TOMORROW)).toBeChecked();
  });

  test('[R1.17] the arrow to the right goes to the same hours of the next day that is free', async () => {
    const { window, user, sent, focused, advanceTimers } = await shipping({ shop: shopWith(methods(), '8-12') });
    act(() => window(FREE_TOMORROW).focus());
    await user.keyboard('{ArrowRight}');
    await advanceTimers(0);
    expect(window(FREE_FRIDAY)).toBeChecked();
    expect(focused()).toBe(window(FREE_FRIDAY));
    await user.keyboard('{ArrowRight}'); // there is none
    await advanceTimers(0);
    expect(sent().map(({ order }) => order)).toEqual([{ timeWindowId: '9-12' }]);
  });

  test('[R5.46] only a shop that demands a window gets one before the order: the button says what is missing, and leads there', async () => {
    const { window, user, orderButton, group, focused } = await shipping({
      shop: shopWith(methods(WINDOWS, { timeWindowRequired: true })),
    });
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    expect(orderButton()).toHaveAccessibleDescription(/izbrati termin/);
    await user.click(orderButton());
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(focused()).toBe(window(FREE_TOMORROW));
    await user.click(window(FREE_TOMORROW));
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    expect(group().queryByRole('button', { name: 'Prekliči termin' })).toBeNull();
  });

  test('[R5.46] a demanded window of which none is free leads to another method', async () => {
    const none = WINDOWS.map((window) => ({ ...window, available: false }));
    const { group } = await shipping({ shop: shopWith(methods(none, { timeWindowRequired: true })) });
    expect(group().getByRole('status')).toHaveTextContent('Trenutno ni prostih terminov. Izberite drug način dostave.');
  });
});

describe('a lost window', () => {
  const LOST = 'Ta termin ni več prost: jutri, 12:00–16:00.';
  const withoutTomorrow = WINDOWS.map((window) => (window.id === '8-12' ? { ...window, available: false, remaining: 0 } : window));

  test('[R5.46] one that an answer drops is named, and the nearest is offered by one press', async () => {
    const { view, shop, receive, chosen, window, user, sent, focused, advanceTimers } = await shipping({
      shop: shopWith(methods(), '8-12'),
    });
    receive(shop.set(shopWith(methods(withoutTomorrow)).cart()));
    await advanceTimers(0);
    expect(view.getByText(LOST)).toHaveAttribute('role', 'alert');
    expect([chosen(), sent()]).toEqual([[], []]);
    await user.click(view.getByRole('button', { name: /^Izberi najbližji prosti termin: petek, 9\. 1\., 12:00–16:00 \(\+\s1,50\s€\)$/ }));
    await advanceTimers(0);
    expect(sent().map(({ order }) => order)).toEqual([{ timeWindowId: '9-12' }]);
    expect(focused()).toBe(window(FREE_FRIDAY));
    expect(view.queryByText(LOST)).toBeNull();
  });

  test('[R5.46] one that another tab has changed is not lost', async () => {
    const { view, shop, receive, window, advanceTimers } = await shipping({ shop: shopWith(methods(), '8-12') });
    receive(shop.set(shopWith(methods(), '9-12').cart()));
    await advanceTimers(0);
    expect(window(FREE_FRIDAY)).toBeChecked();
    expect(view.queryByText(/ni več prost/)).toBeNull();
  });

  test('[R5.46] after a sign-out it is neither named nor stored: it was the customer’s', async () => {
    const { view, shop, page, receive, dispatch, advanceTimers } = await shipping({
      shop: shopWith(methods(), '8-12'),
      answers: { checkStep: () => new Promise(() => undefined) },
    });
    const stored = () => page.storage.session.get('vitrina.lost-windows');
    const cart = shop.set(shopWith(methods(withoutTomorrow)).cart());
    receive(cart);
    await advanceTimers(0);
    expect([view.getByText(LOST).isConnected, stored()]).toEqual([true, expect.stringContaining('8-12')]);
    act(() => void dispatch(accountActions.loggedOut()));
    receive(cart);
    await advanceTimers(0);
    expect([view.getAllByRole('radio').length > 0, view.queryByText(LOST), stored()]).toEqual([true, null, null]);
  });

  test.each([409, 422])('[R5.46] [R8.12] a refusal with %i shows the shop’s message, and the windows as they are now', async (status) => {
    const shop = shopWith();
    const { view, window, user, callsOf, advanceTimers, state } = await shipping({
      shop,
      answers: {
        changeDeliveryMethod: () => {
          shop.set(shopWith(methods(withoutTomorrow)).cart());
          const body = { status: { status: 'error', flashMessages: ['Zasedeno.'] } };
          return new ApiError('http', 'changeDeliveryMethod', { status, body, messages: ['Zasedeno.'] });
        },
      },
    });
    await user.click(window(FREE_TOMORROW));
    await advanceTimers(50);
    expect(state().flash.messages.map(({ message }) => message)).toEqual(['Zasedeno.']);
    expect(callsOf('loadCart')).toHaveLength(1);
    expect(view.getByText(LOST)).toBeVisible();
    expect(window(FREE_TOMORROW)).toBeDisabled();
  });

  describe('[R5.46] a lost window is named after a reload, too', () => {
    const held = methods(WINDOWS, { timeWindowHeldUntil: new Date(NOW.getTime() + 60_000).toISOString() });
    const RELEASED = 'Tega termina vam ne hranimo več: jutri, 12:00–16:00.';

    /** Loses a window, and returns what the tab has stored. */
    async function lose(): Promise<Record<string, string>> {
      const { view, page, shop, advanceTimers, unmount } = await shipping({ shop: shopWith(held, '8-12') });
      shop.set(shopWith().cart());
      page.setNow(NOW.getTime() + 61_000);
      await advanceTimers(62_000);
      expect(view.getByText(RELEASED)).toBeVisible();
      const session = page.storage.session.get(KEY) ?? '';
      unmount();
      return { [KEY]: session };
    }
    const KEY = 'vitrina.lost-windows';

    test('until the shopper chooses another one', async () => {
      const { view, window, user, page, advanceTimers } = await shipping({ page: { now: NOW.getTime(), session: await lose() } });
      expect(view.getByText(RELEASED)).toBeVisible();
      expect(view.getByRole('button', { name: 'Znova rezerviraj: jutri, 12:00–16:00' })).toBeVisible();
      await user.click(window(FREE_FRIDAY));
      await advanceTimers(0);
      expect(view.queryByText(RELEASED)).toBeNull();
      expect(page.storage.session.get(KEY)).toBeNull();
    });

    test.each([
      ['another tab has chosen one', (stored: string) => stored, '9-12'],
      ['it was another cart', (stored: string) => stored.replace(/"cartId":[^,]+/, '"cartId":"other"'), null],
      ['its times are no times', (stored: string) => stored.replaceAll('2026-01-08', '<b>'), null],
      ['the method is unknown', (stored: string) => stored.replace('standardDelivery', 'toString'), null],
      ['it is no JSON', () => '{', null],
    ])('not if %s', async (_why, change, chosenId) => {
      const stored = await lose();
      const session = { [KEY]: change(stored[KEY] ?? '') };
      expect([session[KEY] !== stored[KEY], chosenId]).not.toEqual([false, null]);
      const { view } = await shipping({ shop: shopWith(methods(), chosenId), page: { now: NOW.getTime(), session } });
      expect(view.queryByText(/ne hranimo več|ni več prost/)).toBeNull();
    });
  });

  test('[R5.46] a refusal for another reason loses no window', async () => {
    const { view, window, user, advanceTimers, chosen } = await shipping({
      shop: shopWith(methods(), '9-12'),
      answers: { changeDeliveryMethod: () => new ApiError('http', 'changeDeliveryMethod', { status: 422 }) },
    });
    await user.click(window(FREE_TOMORROW));
    await advanceTimers(50);
    expect(view.queryByText(/ni več prost/)).toBeNull();
    expect(chosen()).toEqual([window(FREE_FRIDAY)]);
  });

  test('[R5.46] a window is lost, too, where the shop answers 200 without it', async () => {
    const shop = shopWith();
    const { view, window, user, advanceTimers } = await shipping({
      shop,
      answers: { changeDeliveryMethod: () => shop.set(shopWith(methods(withoutTomorrow)).cart()) },
    });
    await user.click(window(FREE_TOMORROW));
    await advanceTimers(50);
    expect(view.getByText(LOST)).toBeVisible();
  });

  test('[R5.46] how long it is held is shown; when the time is over the shop is asked, and the window can be taken again', async () => {
    const held = methods(WINDOWS, { timeWindowHeldUntil: new Date(NOW.getTime() + 60_000).toISOString() });
    const { view, page, shop, group, user, callsOf, sent, advanceTimers, chosen } = await shipping({ shop: shopWith(held, '8-12') });
    expect(group().getByRole('status')).toHaveTextContent('Izbrano: jutri, 12:00–16:00. Hranimo vam ga do 9:01.');
    shop.set(shopWith().cart());
    await advanceTimers(59_000);
    expect(callsOf('loadCart')).toHaveLength(0);
    page.setNow(NOW.getTime() + 61_000);
    await advanceTimers(2_000);
    expect(callsOf('loadCart')).toHaveLength(1);
    expect(chosen()).toEqual([]);
    expect(view.getByText('Tega termina vam ne hranimo več: jutri, 12:00–16:00.')).toBeVisible();
    await user.click(view.getByRole('button', { name: 'Znova rezerviraj: jutri, 12:00–16:00' }));
    await advanceTimers(0);
    expect(sent().map(({ order }) => order)).toEqual([{ timeWindowId: '8-12' }]);
    await advanceTimers(3600_000);
    expect(callsOf('loadCart')).toHaveLength(1);
  });

  test('[R5.46] a window that is refused after the shopper has chosen another one is not named as lost', async () => {
    const shop = shopWith();
    let refuse: () => void = () => undefined;
    const { view, window, user, advanceTimers, sent } = await shipping({
      shop,
      answers: {
        changeDeliveryMethod: (input) =>
          input.body.order?.timeWindowId === '8-12'
            ? new Promise((resolve) => (refuse = () => resolve(new ApiError('http', 'changeDeliveryMethod', { status: 409 }))))
            : shop.answers.changeDeliveryMethod!(input),
      },
    });
    await user.click(window(FREE_TOMORROW));
    await advanceTimers(50);
    await user.click(window(FREE_FRIDAY));
    shop.set(shopWith(methods(withoutTomorrow)).cart());
    refuse();
    await advanceTimers(50);
    expect(sent().map(({ order }) => order)).toEqual([{ timeWindowId: '8-12' }, { timeWindowId: '9-12' }]);
    expect(window(FREE_FRIDAY)).toBeChecked();
    expect(view.queryByText(LOST)).toBeNull();
  });

  test.each([
    ['asks the shop', 'none', 1],
    ['waits for the order that is being sent: its cart must not change', 'sending', 0],
  ] as const)('[R5.46] a window whose time is over %s', async (_what, phase, loads) => {
    const held = methods(WINDOWS, { timeWindowHeldUntil: new Date(NOW.getTime() + 60_000).toISOString() });
    const { page, callsOf, dispatch, advanceTimers } = await shipping({ shop: shopWith(held, '8-12') });
    act(() => void dispatch(checkoutActions.orderChanged(phase === 'none' ? { phase } : { phase, attempt: null })));
    page.setNow(NOW.getTime() + 61_000);
    await advanceTimers(62_000);
    expect(callsOf('loadCart')).toHaveLength(loads);
  });

  test('[R5.46] a shop that still holds it past its time keeps it, and is asked once', async () => {
    const held = methods(WINDOWS, { timeWindowHeldUntil: new Date(NOW.getTime() + 60_000).toISOString() });
    const { view, page, window, callsOf, advanceTimers } = await shipping({ shop: shopWith(held, '8-12') });
    page.setNow(NOW.getTime() + 7200_000);
    await advanceTimers(7200_000);
    expect(callsOf('loadCart')).toHaveLength(1);
    expect(window(FREE_TOMORROW)).toBeChecked();
    expect(view.queryByText(/ne hranimo več/)).toBeNull();
  });

  test('[R5.46] of two windows that begin when the lost one does, the lost one itself is offered', async () => {
    const held = { timeWindowHeldUntil: new Date(NOW.getTime() + 60_000).toISOString() };
    const both = [windowDto(8, '12', '14', { id: 'short' }), ...WINDOWS];
    const { view, page, shop, advanceTimers } = await shipping({ shop: shopWith(methods(both, held), '8-12') });
    shop.set(shopWith(methods(both)).cart());
    page.setNow(NOW.getTime() + 61_000);
    await advanceTimers(62_000);
    expect(view.getByRole('button', { name: 'Znova rezerviraj: jutri, 12:00–16:00' })).toBeVisible();
  });

  describe('[R5.46] nothing is ordered before the shopper has decided about it', () => {
    const NEAREST = /^Izberi najbližji prosti termin: petek/;
    const WITHOUT = 'Nadaljuj brez termina';

    /** The chosen window is lost. */
    async function lose(more: Partial<MethodDto> = {}, windows = withoutTomorrow) {
      const shown = await shipping({
        shop: shopWith(methods(WINDOWS, more), '8-12'),
        answers: { nextStep: () => new Promise(() => undefined) },
      });
      shown.receive(shown.shop.set(shopWith(methods(windows, more)).cart()));
      await shown.advanceTimers(0);
      return { ...shown, ordered: () => shown.callsOf('nextStep') };
    }

    test('the button says what is missing, and leads to the nearest window', async () => {
      const { view, orderButton, user, advanceTimers, ordered, focused } = await lose();
      expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
      expect(orderButton()).toHaveAccessibleDescription(/Pred oddajo naročila je treba še:\s*izbrati termin ali nadaljevati brez njega/);
      await user.click(orderButton());
      await advanceTimers(50);
      expect(ordered()).toEqual([]);
      expect(focused()).toBe(view.getByRole('button', { name: NEAREST }));
    });

    test('a window is chosen: it can be ordered', async () => {
      const { view, orderButton, user, advanceTimers } = await lose();
      await user.click(view.getByRole('button', { name: NEAREST }));
      await advanceTimers(50);
      expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    });

    test('the shopper goes on without one: it can be ordered, the focus stays with the windows, and it is not named again', async () => {
      const { view, orderButton, user, advanceTimers, ordered, focused, page, sent } = await lose();
      await user.click(view.getByRole('button', { name: WITHOUT }));
      await advanceTimers(0);
      expect(view.queryByText(LOST)).toBeNull();
      expect(focused()).toBe(view.getByRole('group', { name: 'Termin dostave' }));
      expect(page.storage.session.get('vitrina.lost-windows')).toBeNull();
      expect(sent()).toEqual([]);
      await user.click(orderButton());
      await advanceTimers(0);
      expect(ordered()).toHaveLength(1);
    });

    test('not offered where the method demands a window', async () => {
      const { view, orderButton, user, advanceTimers, focused } = await lose({ timeWindowRequired: true });
      expect(view.queryByRole('button', { name: WITHOUT })).toBeNull();
      expect(orderButton()).toHaveAccessibleDescription(/izbrati termin$/);
      await user.click(orderButton());
      await advanceTimers(50);
      expect(focused()).toBe(view.getByRole('button', { name: NEAREST }));
    });

    test.each([
      ['all are taken', WINDOWS.map((window) => ({ ...window, available: false }))],
      ['the shop lists none any more', []],
    ])('%s: the button leads to going on without', async (_why, windows) => {
      const { view, orderButton, user, advanceTimers, focused } = await lose({}, windows);
      await user.click(orderButton());
      await advanceTimers(50);
      expect(focused()).toBe(view.getByRole('button', { name: WITHOUT }));
    });

    test('the order can be placed again once another method is chosen', async () => {
      const { view, orderButton, user, advanceTimers } = await lose();
      await user.click(view.getByRole('radio', { name: /Dostava po pošti/ }));
      await advanceTimers(50);
      expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    });

    const places = [branchDto(), branchDto({ id: 'SI-2', name: 'Trafika' })];
    const pickup = (windows: readonly WindowDto[], timeWindowId: string | null) => {
      const delivery = deliveryDto({ deliveryMethods: methods(windows) });
      return checkoutShop({ ...PAID, deliveries: [withSelected(delivery, 'pupDelivery', branchDto(), timeWindowId)] }, places);
    };

    test('another window of the same pickup point decides about it', async () => {
      const { view, shop, receive, window, user, advanceTimers, orderButton, sent } = await shipping({ shop: pickup(WINDOWS, '8-12') });
      receive(shop.set(pickup(withoutTomorrow, null).cart()));
      await advanceTimers(0);
      expect(view.getByText(LOST)).toBeVisible();
      await user.click(window(FREE_FRIDAY));
      await advanceTimers(50);
      expect(sent().map(({ order }) => order)).toEqual([{ branchId: branchDto().id, timeWindowId: '9-12' }]);
      expect(view.queryByText(LOST)).toBeNull();
      expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    });

    test('another pickup point does not decide about it', async () => {
      const { view, shop, inside, receive, user, advanceTimers, orderButton } = await shipping({ shop: pickup(WINDOWS, '8-12') });
      receive(shop.set(pickup(withoutTomorrow, null).cart()));
      await advanceTimers(0);
      await user.click(view.getByRole('button', { name: 'Spremeni prevzemno mesto' }));
      await advanceTimers(0);
      await user.click(inside().getByRole('button', { name: 'Izberi: Trafika' }));
      await advanceTimers(50);
      expect(view.getByText('Trafika')).toBeVisible();
      expect(view.getByText(LOST)).toBeVisible();
      expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    });

    test('a window that was refused while another one is selected: that one can be kept', async () => {
      const shop = shopWith(methods(), '9-12');
      const { view, window, user, advanceTimers, orderButton, chosen } = await shipping({
        shop,
        answers: {
          changeDeliveryMethod: () => {
            shop.set(shopWith(methods(withoutTomorrow), '9-12').cart());
            return new ApiError('http', 'changeDeliveryMethod', { status: 409 });
          },
        },
      });
      await user.click(window(FREE_TOMORROW));
      await advanceTimers(50);
      expect(chosen()).toEqual([window(FREE_FRIDAY)]);
      expect(orderButton()).toHaveAccessibleDescription(/izbrati termin$/);
      await user.click(view.getByRole('button', { name: 'Obdrži: petek, 9. 1., 12:00–16:00' }));
      expect(view.queryByText(LOST)).toBeNull();
      expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    });

    test('a step that is shown again after the order was declined begins at the lost window', async () => {
      const session = { 'vitrina.lost-windows': '' };
      const first = await lose();
      session['vitrina.lost-windows'] = first.page.storage.session.get('vitrina.lost-windows') ?? '';
      first.unmount();
      const { view, shop, receive, dispatch, advanceTimers, focused } = await shipping({
        shop: shopWith(methods(withoutTomorrow)),
        isLoaded: false,
        page: { now: NOW.getTime(), session },
      });
      const messages = [{ message: 'Ta termin ni več prost.', type: 'danger', cat: 'cart', isKey: false }] as const;
      act(() => void dispatch(checkoutActions.orderChanged({ phase: 'declined', messages, sentTotal: null })));
      receive(shop.cart());
      await advanceTimers(0);
      expect(focused()).toBe(view.getByRole('button', { name: NEAREST }));
    });
  });

  describe('[R5.46] the focus does not fall off a window that turns out taken', () => {
    const refused = (shop: ReturnType<typeof shopWith>, windows: readonly WindowDto[]) => ({
      changeDeliveryMethod: () => {
        shop.set(shopWith(methods(windows)).cart());
        return new ApiError('http', 'changeDeliveryMethod', { status: 409 });
      },
    });

    test('the focus goes to the button of the nearest free window', async () => {
      const shop = shopWith();
      const { view, window, user, advanceTimers, focused } = await shipping({ shop, answers: refused(shop, withoutTomorrow) });
      await user.click(window(FREE_TOMORROW));
      expect(focused()).toBe(window(FREE_TOMORROW));
      await advanceTimers(50);
      expect(window(FREE_TOMORROW)).toBeDisabled();
      expect(focused()).toBe(view.getByRole('button', { name: /^Izberi najbližji prosti termin: petek/ }));
    });

    test('the focus stays where the shopper has moved it meanwhile', async () => {
      const shop = shopWith();
      const { view, window, user, advanceTimers, focused } = await shipping({ shop, answers: refused(shop, withoutTomorrow) });
      await user.click(window(FREE_TOMORROW));
      const elsewhere = view.getByRole('radio', { name: /Dostava po pošti/ });
      act(() => elsewhere.focus());
      await advanceTimers(50);
      expect(window(FREE_TOMORROW)).toBeDisabled();
      expect(focused()).toBe(elsewhere);
    });
  });
});
