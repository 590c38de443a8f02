import { act, within } from '@testing-library/react';
import { cartActions } from '../../../src/features/cart';
import { cartDto } from '../fakes/cartDtos';
import type { CartDto } from '../fakes/cartDtos';
import { renderWidget } from './renderWidget';
import type { RenderOptions } from './renderWidget';

export const FALLBACK = '<a href="/kosarica">Košarica</a>';

interface CartDrawerOptions extends RenderOptions {
  /** The shop's response with the cart. */
  cart?: CartDto;
}

/** The cart button with its drawer's code, loaded on request, as when the shopper reaches for it. */
export async function renderCart({ cart = cartDto(), answers = {}, ...options }: CartDrawerOptions = {}) {
  const rendered = await renderWidget('cart-drawer', { fallback: FALLBACK, answers: { widgetCart: () => cart, ...answers }, ...options });
  const { view, advanceTimers, box, user } = rendered;
  await advanceTimers(0);
  const button = () => view.getByRole('button', { name: /^Košarica/ });
  const dialog = () => box.querySelector('dialog');
  const flyout = () => box.querySelector<HTMLElement>('.flyout');
  return {
    ...rendered,
    button,
    dialog,
    flyout,
    isFlyoutShown: () => flyout() !== null && flyout()?.hidden === false,
    inside: () => within(dialog() ?? box),
    async open() {
      await user.click(button());
      await advanceTimers(0);
      await advanceTimers(0);
    },
    lines: () => [...(dialog() ?? box).querySelectorAll<HTMLElement>('.line')],
    add: (variantId: string, count = 1) => act(() => void rendered.dispatch(cartActions.addRequested({ variantId, count }))),
  };
}

export type RenderedCart = Awaited<ReturnType<typeof renderCart>>;
