import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { articleDto, cartDto } from '../support/fakes/cartDtos';
import { cartShop } from '../support/fakes/cartShop';
import { renderCart } from '../support/widgets/cartDrawer';
import { InvalidResponse } from '../support/fakes/fakeApi';
import type { RenderedCart } from '../support/widgets/cartDrawer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The open drawer of a shop with these variants. */
async function drawerOf(start: Readonly<Record<string, number>>, journey?: Parameters<typeof cartShop>[1]) {
  const shop = cartShop(start, journey);
  const rendered = await renderCart({ answers: shop.answers });
  await rendered.open();
  return { ...rendered, shop };
}

const startSelecting = ({ inside }: Pick<RenderedCart, 'inside'>) => fireEvent.click(inside().getByRole('button', { name: 'Izberi več' }));

const removeOf = ({ inside }: Pick<RenderedCart, 'inside'>, variant: number) =>
  inside().getByRole('button', { name: `Odstrani: Izdelek ${variant}` });

describe('removing', () => {
  test('a line is removed at once, and undo restores it', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2 });
    fireEvent.click(removeOf(rendered, 100));
    await rendered.advanceTimers(1);
    expect(rendered.lines()).toHaveLength(1);
    expect(rendered.inside().getByText('Odstranjeno: Izdelek 100')).toBeInTheDocument();
    await rendered.advanceTimers(500);
    expect(rendered.shop.cart().articles).toHaveLength(1);
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Razveljavi' }));
    await rendered.advanceTimers(500);
    expect(rendered.lines()).toHaveLength(2);
    expect(rendered.shop.cart().pieces).toBe(3);
  });

  test('a double click removes once, and can be undone', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2 });
    const button = removeOf(rendered, 200);
    fireEvent.click(button);
    fireEvent.click(button);
    await rendered.advanceTimers(500);
    expect(rendered.api.callsOf('cartDelete')).toHaveLength(1);
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Razveljavi' }));
    await rendered.advanceTimers(500);
    expect(rendered.shop.cart().pieces).toBe(3);
  });

  test('the focus moves to the next line, and after the last one to the link out of the cart', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2 });
    const button = removeOf(rendered, 100);
    act(() => button.focus());
    fireEvent.click(button);
    expect(rendered.shadow.activeElement).toBe(removeOf(rendered, 200));
    await rendered.advanceTimers(1);
    expect(rendered.shadow.activeElement).toBe(removeOf(rendered, 200));
    fireEvent.click(removeOf(rendered, 200));
    await rendered.advanceTimers(1);
    expect(rendered.shadow.activeElement).toBe(rendered.inside().getByRole('link', { name: 'Nadaljuj z nakupovanjem' }));
  });

  test('undo focuses the restored line', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2 });
    fireEvent.click(removeOf(rendered, 100));
    await rendered.advanceTimers(500);
    const undo = rendered.inside().getByRole('button', { name: 'Razveljavi' });
    act(() => undo.focus());
    fireEvent.click(undo);
    await rendered.advanceTimers(500);
    expect(rendered.shadow.activeElement).toBe(removeOf(rendered, 100));
  });

  test('[R5.44] several at once, in one call', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2, 300: 1 });
    startSelecting(rendered);
    fireEvent.click(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 100' }));
    fireEvent.click(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 300' }));
    expect(rendered.inside().getByText(/^Izbrana 2 izdelka: 20/)).toBeInTheDocument();
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Odstrani 2 izbrana izdelka' }));
    await rendered.advanceTimers(500);
    expect(rendered.api.callsOf('cartDelete').map(({ body }) => body['id'])).toEqual(['1,3']);
    expect(rendered.inside().getByText('Odstranjena 2 izdelka')).toBeInTheDocument();
  });

  test('other selected lines stay selected when one line is removed', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2, 300: 1 });
    startSelecting(rendered);
    fireEvent.click(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 100' }));
    fireEvent.click(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 300' }));
    fireEvent.click(removeOf(rendered, 100));
    await rendered.advanceTimers(500);
    expect(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 300' })).toBeChecked();
    expect(rendered.inside().getByRole('button', { name: /^Odstrani 1 / })).toBeInTheDocument();
  });

  test('lines can be selected only while the shopper has chosen to; leaving that selects none', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2 });
    expect(rendered.inside().queryAllByRole('checkbox')).toEqual([]);
    startSelecting(rendered);
    fireEvent.click(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 100' }));
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Končaj izbiro' }));
    expect(rendered.inside().queryAllByRole('checkbox')).toEqual([]);
    startSelecting(rendered);
    expect(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 100' })).not.toBeChecked();
  });

  test('all are selected and deselected by one checkbox', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2 });
    startSelecting(rendered);
    const all = rendered.inside().getByRole<HTMLInputElement>('checkbox', { name: 'Izberi vse' });
    fireEvent.click(rendered.inside().getByRole('checkbox', { name: 'Izberi: Izdelek 100' }));
    expect(all.indeterminate).toBe(true);
    fireEvent.click(all);
    expect(all.checked).toBe(true);
    fireEvent.click(all);
    expect(rendered.inside().queryByRole('button', { name: /izbran/ })).toBeNull();
  });

  test('the offer to undo ends when the drawer closes', async () => {
    const rendered = await drawerOf({ 100: 1, 200: 2 });
    fireEvent.click(removeOf(rendered, 100));
    await rendered.advanceTimers(500);
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Zapri' }));
    await rendered.open();
    expect(rendered.inside().queryByRole('button', { name: 'Razveljavi' })).toBeNull();
  });
});

describe('unsaved edits', () => {
  const broken = { isOn: true };
  const drawer = async () => {
    broken.isOn = true;
    const rendered = await drawerOf({ 100: 2 }, (operation) =>
      broken.isOn && operation === 'cartChangeAmount' ? { lostRequest: new ApiError('network', operation) } : {},
    );
    fireEvent.click(rendered.inside().getByRole('button', { name: /^Povečaj/ }));
    await rendered.advanceTimers(20_000);
    return rendered;
  };

  test('is shown at the line, described by the field, and can be retried', async () => {
    const rendered = await drawer();
    const field = rendered.inside().getByRole('spinbutton');
    expect(field).toHaveAccessibleDescription(/^Sprememba ni shranjena\./);
    broken.isOn = false;
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Poskusi znova' }));
    await rendered.advanceTimers(1000);
    expect(rendered.shop.cart().pieces).toBe(3);
    expect(field).not.toHaveAccessibleDescription();
  });

  test('wcag22/4.1.3: is announced where the count was, without moving the focus', async () => {
    const rendered = await drawer();
    const [count, region] = within(rendered.inside().getByRole('group', { name: /^Količina/ })).getAllByRole('status');
    expect(count).toHaveTextContent(/^3 kosi$/);
    expect(region).toHaveTextContent(/^Sprememba ni shranjena\./);
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Razveljavi' }));
    await rendered.advanceTimers(1000);
    expect(region).toBeInTheDocument(); // it stays: a region that is removed and comes back may be silent
    expect(region).toBeEmptyDOMElement();
  });

  test('can be undone: the field shows the shop’s count', async () => {
    const rendered = await drawer();
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Razveljavi' }));
    await rendered.advanceTimers(1000);
    expect(rendered.inside().getByRole('spinbutton')).toHaveValue('2');
  });
});

test('s429: + and − are disabled for Retry-After, with a text at the line; pending edits wait, including a count typed meanwhile', async () => {
  let isBusy = true;
  const rendered = await drawerOf({ 100: 2 }, (operation) => {
    const lost = new ApiError('http', operation, { status: 429, retryAfterS: 7 });
    return isBusy && operation === 'cartChangeAmount' ? { lostRequest: lost } : {};
  });
  const more = rendered.inside().getByRole('button', { name: /^Povečaj/ });
  const less = rendered.inside().getByRole('button', { name: /^Zmanjšaj/ });
  const field = rendered.inside().getByRole('spinbutton');
  fireEvent.click(more);
  await rendered.advanceTimers(1000);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(field).toHaveAccessibleDescription('Čaka na shranjevanje');
  expect(rendered.inside().getAllByText(/^Trenutno imamo veliko obiska\./)).toHaveLength(1);
  fireEvent.click(more);
  fireEvent.click(less);
  expect(field).toHaveValue('3');
  fireEvent.change(field, { target: { value: '5' } });
  isBusy = false;
  await rendered.advanceTimers(7000);
  expect([more, less].map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'false']);
  expect(field).not.toHaveAccessibleDescription();
  expect(rendered.shop.cart().pieces).toBe(5);
});

describe('states of the whole cart', () => {
  test('empty: (A039) a drawing, a caption, and the shop’s own link to continue shopping', async () => {
    const rendered = await renderCart({ cart: cartDto([], { urlBack: '/cevlji' }) });
    await rendered.open();
    const caption = rendered.inside().getByText('Vaša košarica je prazna.');
    expect(caption).toBeVisible();
    expect(caption.parentElement?.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
    expect(rendered.inside().getByRole('link', { name: 'Nadaljuj z nakupovanjem' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/cevlji$/),
    );
    expect(rendered.inside().queryByRole('link', { name: 'Prikaži košarico' })).toBeNull();
  });

  test.each([
    ['redirect-01', 'https://evil.example/'],
    ['redirect-08', 'https://www.shop.si.evil.example/'],
    ['redirect-15', 'https://xn--shp-yna.si/'],
    ['redirect-25', ''],
    ['url-02', 'JaVaScRiPt:window.__xss=1'],
  ])('%s: empty, with %j as that link, it leads home', async (_id, urlBack) => {
    const rendered = await renderCart({ cart: cartDto([], { urlBack }) });
    await rendered.open();
    expect(rendered.inside().getByRole('link', { name: 'Nadaljuj z nakupovanjem' })).toHaveAttribute('href', '/');
  });

  test('loading: announced, with placeholders for the lines', async () => {
    const rendered = await renderCart({ answers: { widgetCart: () => new Promise(() => {}) } });
    await rendered.open();
    expect(rendered.inside().getByText('Nalagamo košarico …')).toBeInTheDocument();
    expect(rendered.dialog()?.querySelectorAll('.skeleton').length).toBeGreaterThan(0);
  });

  test('failed: retried on demand', async () => {
    let isBroken = true;
    const rendered = await renderCart({
      answers: { widgetCart: () => (isBroken ? new ApiError('http', 'widgetCart', { status: 400 }) : cartDto()) },
    });
    await rendered.open();
    await rendered.advanceTimers(5000);
    isBroken = false;
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Poskusi znova' }));
    await rendered.advanceTimers(100);
    expect(rendered.lines()).toHaveLength(1);
  });

  test('offline: shows that edits wait', async () => {
    const shop = cartShop({ 100: 1 });
    const rendered = await renderCart({ answers: shop.answers });
    await rendered.open();
    act(() => rendered.page.setOnline(false));
    fireEvent.click(rendered.inside().getByRole('button', { name: /^Povečaj/ }));
    await rendered.advanceTimers(1000);
    expect(rendered.inside().getByText(/^Ni povezave z internetom\./)).toBeInTheDocument();
    act(() => rendered.page.setOnline(true));
    await rendered.advanceTimers(1000);
    expect(rendered.inside().queryByText(/^Ni povezave z internetom\./)).toBeNull();
    expect(shop.cart().pieces).toBe(2);
  });

  test('signed out meanwhile: the edit waits and a link to sign in is shown', async () => {
    const rendered = await drawerOf({ 100: 1 }, (operation) =>
      operation === 'cartChangeAmount' ? { lostRequest: new ApiError('http', operation, { status: 401 }) } : {},
    );
    fireEvent.click(rendered.inside().getByRole('button', { name: /^Povečaj/ }));
    await rendered.advanceTimers(1000);
    expect(rendered.inside().getByRole('link', { name: 'Prijavi se' })).toHaveAttribute('href', '/prijava');
    expect(rendered.inside().getAllByText(/^Vaša prijava je potekla/)).toHaveLength(1); // no flash repeats the same text
    expect(rendered.inside().getByRole('spinbutton')).toHaveValue('2');
  });

  test('lines that cannot be shown are counted', async () => {
    const cart = { ...cartDto(), articles: [articleDto(), ...Array.from({ length: 200 }, () => ({ title: 'Brez številke' }))] };
    const rendered = await renderCart({ answers: { widgetCart: () => new InvalidResponse(cart) } });
    await rendered.open();
    expect(rendered.inside().getByRole('link', { name: /200 izdelkov/ })).toHaveAttribute('href', '/kosarica');
  });
});

describe('the footer', () => {
  test('(A089) shows the order’s total from the server, and the discount', async () => {
    const rendered = await renderCart({
      cart: cartDto([articleDto()], {
        total: { total: 42.5, totalNoVat: 30 },
        discounts: { messages: [], codes: [], value: 5, status: null },
      }),
    });
    await rendered.open();
    const text = rendered.dialog()?.querySelector('.totals')?.textContent?.replaceAll('\u00A0', ' ');
    expect(text).toContain('Skupaj z DDV42,50 €');
    expect(text).toMatch(/Popust.5 €/);
  });

  test('totals that are being recalculated are marked', async () => {
    const rendered = await drawerOf({ 100: 1 });
    fireEvent.click(rendered.inside().getByRole('button', { name: /^Povečaj/ }));
    await rendered.advanceTimers(1);
    expect(rendered.dialog()?.querySelector('.totals')).toHaveAttribute('aria-busy', 'true');
    expect(rendered.inside().getByText('Shranjujemo …')).toBeInTheDocument();
  });

  test('[R2.58] [R2.62] go-to-cart leads to the cart', async () => {
    const rendered = await drawerOf({ 100: 1 });
    const go = rendered.inside().getByRole('link', { name: 'Prikaži košarico' });
    expect(go).toHaveAttribute('href', '/kosarica');
    expect(fireEvent.click(go)).toBe(false);
    await rendered.advanceTimers(0);
    expect(rendered.page.assigned).toEqual(['/kosarica']);
  });

  test('[R2.62] with Ctrl the browser follows the link', async () => {
    const rendered = await drawerOf({ 100: 1 });
    expect(fireEvent.click(rendered.inside().getByRole('link', { name: 'Prikaži košarico' }), { ctrlKey: true })).toBe(true);
    expect(rendered.page.assigned).toEqual([]);
  });

  test('[R2.61] on the checkout path with the overlay the step becomes preview: the page stays', async () => {
    const overlay = document.createElement('div');
    overlay.setAttribute('data-vitrina', 'checkout');
    document.body.append(overlay);
    window.history.replaceState(null, '', '/kosarica/1');
    const rendered = await renderCart({ page: { href: 'https://www.shop.si/kosarica/1' } });
    await rendered.open();
    fireEvent.click(rendered.inside().getByRole('link', { name: 'Prikaži košarico' }));
    await rendered.advanceTimers(0);
    expect(rendered.page.assigned).toEqual([]);
    document.body.removeChild(overlay);
    window.history.replaceState(null, '', '/');
  });
});

describe('[R4.100] the reservation', () => {
  const START = Date.UTC(2026, 0, 15, 10, 0, 0);
  const reserved = async (passedMin: number, minutes?: number, config: Readonly<Record<string, unknown>> = {}) => {
    jest.setSystemTime(START + passedMin * 60_000);
    const rendered = await renderCart({
      cart: cartDto([articleDto()], { reservation: { start: new Date(START).toISOString(), minutes: minutes ?? 20 } }),
      page: { now: START + passedMin * 60_000 },
      config,
    });
    await rendered.open();
    return { ...rendered, countdown: () => rendered.dialog()?.querySelector('.countdown') };
  };

  test('[R8.36] [R9.73] is counted down', async () => {
    const { countdown, advanceTimers } = await reserved(5);
    expect(countdown()).toHaveTextContent('Rezervirano še 15:00');
    expect(countdown()).toHaveAttribute('data-phase', 'pending');
    await advanceTimers(1000);
    expect(countdown()).toHaveTextContent('14:59');
  });

  test('urges in its last five minutes (A092)', async () => {
    const { countdown } = await reserved(15);
    expect(countdown()).toHaveAttribute('data-phase', 'urge');
    const later = await reserved(15, 20, { reservationUrgeMinutes: 4 });
    expect(later.countdown()).toHaveAttribute('data-phase', 'pending');
  });

  test('[R8.37] expires without changing anything else', async () => {
    const { countdown, lines } = await reserved(20);
    expect(countdown()).toHaveTextContent('Rezervacija je potekla - naročite zdaj');
    expect(lines()).toHaveLength(1);
  });

  test('[R8.34] [R8.35] a clock before its start or 20 hours after it means expired', async () => {
    const early = await reserved(-30);
    expect(early.countdown()).toHaveAttribute('data-phase', 'expired');
    early.unmount();
    const late = await reserved(21 * 60, 60 * 48);
    expect(late.countdown()).toHaveAttribute('data-phase', 'expired');
  });
});
