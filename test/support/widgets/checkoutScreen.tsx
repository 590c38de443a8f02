import { act, fireEvent } from '@testing-library/react';
import { checkoutActions } from '../../../src/features/checkout';
import { flashActions } from '../../../src/features/flash';
import { faultyNetwork } from '../fakes/faultyNetwork';
import { renderWidget } from './renderWidget';
import { fakeCheckoutShop } from '../fakes/fakeCheckoutShop';
import type { WholeShopOptions } from '../fakes/fakeCheckoutShop';

export interface ScreenOptions {
  path: '/kosarica' | '/kosarica/1' | '/kosarica/3';
  shop?: WholeShopOptions;
  config?: Readonly<Record<string, unknown>>;
  /** The fault from the start. */
  fault?: string;
}

/** Steps of {@link settle}; together longer than all timeouts and retries of one call. */
const SETTLE_STEPS_MS = [100, 400, 2500, 6000, 25_000, 60_000, 60_000, 60_000, 60_000];

/** The longest pause between retries of a call. */
const RETRY_MS = 3100;

/** Texts of pending work end with an ellipsis. */
const PENDING_TEXT = /…$/;

const textOf = (element: Element): string => (element.textContent ?? '').trim();

/** The whole checkout over a faulty network, driven as a shopper does. Needs jest's fake timers. */
export async function checkoutScreen({ path, shop: options = {}, config = {}, fault = '' }: ScreenOptions) {
  const shop = fakeCheckoutShop(options);
  const network = faultyNetwork(shop.answers, {
    isSignedIn: () => shop.customer.isLogged,
    signOut() {
      shop.customer.isLogged = false;
      shop.customer.isWaiting = false;
    },
  });
  network.fault = fault;
  const rendered = await renderWidget('checkout', {
    attributes: { mode: 'page' },
    page: { href: `https://www.shop.si${path}`, facebookLogin: { token: 'facebook-token', userId: '10158' } },
    config: { ...(options.isLogged ? { customer: { id: '1', firstname: 'Ana', lastname: 'Novak' } } : {}), ...config },
    client: network.client,
  });
  const { box, advanceTimers } = rendered;
  const { t } = rendered.shop;
  const flashes = new Map<string, string>();
  const old = new Set<string>();
  const listen = () => {
    for (const { id, message, isKey } of rendered.state().flash.messages) if (!old.has(id)) flashes.set(id, isKey ? t(message) : message);
  };
  listen();
  rendered.store.subscribe(listen);

  const all = <Kind extends Element = HTMLElement>(selector: string): Kind[] => [...box.querySelectorAll<Kind>(selector)];
  const named = (name: string | RegExp): HTMLElement | undefined =>
    all('button, summary, a, input[type=radio], input[type=checkbox]').find((element) => {
      const texts = [element.getAttribute('aria-label') ?? '', textOf(element), textOf(element.closest('label') ?? element)];
      return texts.some((text) => (typeof name === 'string' ? text.startsWith(name) : name.test(text)));
    });
  const field = (selector: string): HTMLInputElement | undefined => all<HTMLInputElement>(selector)[0];

  /** Everything on the page that shows pending work. */
  const pendingIndicators = (): string[] => [
    // An edit that waits for a sign-in stays busy until then.
    ...(rendered.state().cart.pause === null ? all('[aria-busy="true"]') : []).map(({ className }) => className),
    ...all('.skeleton').map(({ className }) => className),
    ...all('[role=status], [aria-live], button')
      .map(textOf)
      .filter((text) => PENDING_TEXT.test(text)),
    ...(rendered.state().checkout.order.phase === 'sending' ? ['order'] : []),
  ];

  const click = async (element: HTMLElement | undefined, name = 'element') => {
    if (element === undefined) throw new Error(`no ${name}: ${textOf(box).slice(0, 600)}`);
    await act(async () => element.click());
    await advanceTimers(0);
  };

  return {
    ...rendered,
    click,
    shopState: shop,
    network,
    named,
    field,
    all,
    pendingIndicators,
    step: () => rendered.state().checkout.step,
    /** A message from another tab. */
    receiveTabMessage: (channel: string, kind: string) => act(async () => rendered.page.receive(channel, { v: 1, kind })),
    /** The client navigated to another page. */
    isLeft: () => rendered.page.assigned.length > 0,
    /** The page was reloaded by the client; this screen stays the old page. */
    hasReloaded: () => rendered.page.reloads() > 0,
    reload: () => act(async () => void rendered.dispatch(checkoutActions.viewMounted())),
    /** All messages since the last {@link forget}: flashes, alerts, notes and errors at fields. */
    messages(): string[] {
      const shown = all('[role=alert], .note, .field-problem, .warning, .order-state, .login-status, [role=status]');
      const texts = shown.filter((element) => element.closest('.flashes') === null).map(textOf);
      return [...flashes.values(), ...texts].filter((text) => text !== '' && !PENDING_TEXT.test(text));
    },
    /** Also dismisses the flashes: a repeated message would be collapsed into the old one (A094). */
    forget() {
      for (const id of flashes.keys()) old.add(id);
      flashes.clear();
      act(() => void rendered.dispatch(flashActions.flashesOver()));
    },
    async settle() {
      for (const ms of SETTLE_STEPS_MS) {
        await advanceTimers(ms);
        const isVerifying = rendered.state().checkout.order.phase === 'verifying' && ms < 25_000;
        if (pendingIndicators().length > 0 || network.pending > 0 || isVerifying) continue;
        const made = network.calls.length;
        await advanceTimers(RETRY_MS);
        if (network.calls.length === made) return;
      }
    },
    press: (name: string | RegExp) => click(named(name), String(name)),
    async type(selector: string, value: string) {
      const input = field(selector);
      if (input === undefined) throw new Error(`no ${selector}`);
      await act(async () => void fireEvent.change(input, { target: { value } }));
    },
    leave: async (selector: string) => act(async () => void fireEvent.blur(field(selector) ?? box)),
    /** The values of all text fields by name. */
    typed: (): Record<string, string> =>
      Object.fromEntries(
        all<HTMLInputElement>('textarea, input:not([type=radio], [type=checkbox], [type=password], [type=hidden])')
          .filter((input) => !input.classList.contains('quantity-field'))
          .map((input) => [
            input.name || input.getAttribute('aria-label') || textOf(box.querySelector(`label[for="${input.id}"]`) ?? input),
            input.value,
          ]),
      ),
  };
}

export type CheckoutScreen = Awaited<ReturnType<typeof checkoutScreen>>;
