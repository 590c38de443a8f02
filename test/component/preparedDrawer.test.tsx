import { cartDto, articleDto } from '../support/fakes/cartDtos';
import { renderCart } from '../support/widgets/cartDrawer';
import { importCart } from '../support/fakes/createTestStore';
import { prefetchPanel } from '../../widgets/cart-drawer/usePanel';

beforeAll(() => void Object.assign(globalThis, { scheduler: { yield: () => Promise.resolve() } })); // jsdom has none
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const goods = cartDto([articleDto({ count: 2 })], { pieces: 2 });

/** A page on which the cart's code has not been asked for, some time after its widgets are ready. */
async function settledPage(options: Parameters<typeof renderCart>[0] = {}) {
  const rendered = await renderCart({ isCartThere: false, cart: goods, ...options });
  await rendered.advanceTimers(1000);
  return rendered;
}

// Must run first: the code is prefetched once per page.
test('a page that has prefetched nothing renders no drawer before it is opened', async () => {
  const { dialog, api, unmount } = await settledPage();
  expect([dialog(), api.callsOf('widgetCart').length]).toEqual([null, 1]);
  unmount();
});

describe('once its code has been prefetched, the drawer', () => {
  beforeAll(() => prefetchPanel(importCart));

  test('is rendered before it is opened, with the lines of the page’s only call', async () => {
    const { dialog, lines, open, button, api } = await settledPage();
    expect([dialog()?.open, lines().length]).toEqual([false, 1]);
    await open();
    expect([dialog()?.open, api.callsOf('widgetCart').length]).toEqual([true, 1]);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  test('first opened a minute later shows these lines, and requests the cart', async () => {
    let count = 2;
    const widgetCart = () => cartDto([articleDto({ count })], { pieces: count });
    const { dialog, open, advanceTimers, inside, api } = await settledPage({ answers: { widgetCart } });
    await advanceTimers(60_000);
    expect(api.callsOf('widgetCart')).toHaveLength(1);
    count = 5;
    await open();
    expect([dialog()?.open, api.callsOf('widgetCart').length]).toEqual([true, 2]);
    expect(inside().getByDisplayValue('5')).toBeInTheDocument();
  });

  test('is rendered by the cart button that is shown, not by the one of another header', async () => {
    const shown = document.createElement('div');
    shown.setAttribute('data-vitrina', 'cart-drawer');
    shown.setAttribute('data-vitrina-status', 'ready');
    shown.getClientRects = () => [{}] as never;
    document.body.append(shown);
    const { dialog } = await settledPage();
    shown.remove();
    expect(dialog()).toBe(null);
  });

  test.each<[string, Parameters<typeof renderCart>[0]]>([
    ['of an empty cart', { cart: cartDto([], { pieces: 0 }) }],
    ['of a phone, where the button is a link', { page: { device: 'mobile' } }],
    ['of a shop that has not answered', { answers: { widgetCart: () => new Promise<never>(() => undefined) } }],
  ])('%s is not', async (_which, options) => {
    const { dialog } = await settledPage(options);
    expect(dialog()).toBe(null);
  });
});
