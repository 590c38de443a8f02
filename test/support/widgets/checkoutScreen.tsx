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
  /** The page is in this fault from the start. */
  fault?: string;
}

/** Waits until nothing is under way any more; longer than all timeouts and retries of one call. */
const PATIENCE_MS = [100, 400, 2500, 6000, 25_000, 60_000, 60_000, 60_000, 60_000];

/** No call is tried again after a longer pause. */
const RETRY_MS = 3100;

/** Our words for something that is under way end like this. */
const UNDER_WAY = /…$/;

const textOf = (element: Element): string => (element.textContent ?? '').trim();

/** The whole checkout over a network that can break, as a shopper reads and handles it. Under jest's fake timers. */
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
  const said = new Map<string, string>();
  const old = new Set<string>();
  const listen = () => {
    for (const { id, message, isKey } of rendered.state().flash.messages) if (!old.has(id)) said.set(id, isKey ? t(message) : message);
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

  /** What says that something is under way. */
  const pendingIndicators = (): string[] => [
    // An edit that waits for somebody to sign in says so for as long as it waits.
    ...(rendered.state().cart.pause === null ? all('[aria-busy="true"]') : []).map(({ className }) => className),
    ...all('.skeleton').map(({ className }) => className),
    ...all('[role=status], [aria-live], button')
      .map(textOf)
      .filter((text) => UNDER_WAY.test(text)),
    ...(rendered.state().checkout.order.phase === 'sending' ? ['order'] : []),
  ];

  const click = async (element: HTMLElement | undefined, name = 'such element') => {
    if (element === undefined) throw new Error(`there is no ${name}: ${textOf(box).slice(0, 600)}`);
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
    /** Another tab says something. */
    receiveTabMessage: (channel: string, kind: string) => act(async () => rendered.page.receive(channel, { v: 1, kind })),
    /** The page leaves for another one by itself. */
    isLeft: () => rendered.page.assigned.length > 0,
    /** The page was reloaded by the client; this screen stays the old page. */
    hasReloaded: () => rendered.page.reloads() > 0,
    reload: () => act(async () => void rendered.dispatch(checkoutActions.viewMounted())),
    /** All that was said since the last {@link forget}: messages, alerts, notes and what stands at fields. */
    said(): string[] {
      const shown = all('[role=alert], .note, .field-problem, .warning, .order-state, .login-status, [role=status]');
      const texts = shown.filter((element) => element.closest('.flashes') === null).map(textOf);
      return [...said.values(), ...texts].filter((text) => text !== '' && !UNDER_WAY.test(text));
    },
    /** Also closes the messages: the same one said again would be counted in the old one (A094). */
    forget() {
      for (const id of said.keys()) old.add(id);
      said.clear();
      act(() => void rendered.dispatch(flashActions.flashesOver()));
    },
    async settle() {
      for (const ms of PATIENCE_MS) {
        await advanceTimers(ms);
        const isAsking = rendered.state().checkout.order.phase === 'verifying' && ms < 25_000;
        if (pendingIndicators().length > 0 || network.pending > 0 || isAsking) continue;
        const made = network.calls.length;
        await advanceTimers(RETRY_MS);
        if (network.calls.length === made) return;
      }
    },
    press: (name: string | RegExp) => click(named(name), String(name)),
    async type(selector: string, value: string) {
      const input = field(selector);
      if (input === undefined) throw new Error(`there is no ${selector}`);
      await act(async () => void fireEvent.change(input, { target: { value } }));
    },
    leave: async (selector: string) => act(async () => void fireEvent.blur(field(selector) ?? box)),
    /** What stands in every field that can be typed into, by what it is called. */
    typed: (): Record<string, string> =>
      Object.fromEntries(
        all<HTMLInputElement>('textarea, input:not([type=radio], [type=checkbox], [type=password]), .quantity-field')
          .filter((input) => !input.classList.contains('quantity-field'))
          .map((input) => [
            input.name || input.getAttribute('aria-label') || textOf(box.querySelector(`label[for="${input.id}"]`) ?? input),
            input.value,
          ]),
      ),
  };
}

export type CheckoutScreen = Awaited<ReturnType<typeof checkoutScreen>>;
