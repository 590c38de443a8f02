import { act } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { cartDto } from '../fakes/cartDtos';
import type { CartDto } from '../fakes/cartDtos';
import type { FakeAnswers } from '../fakes/fakeApi';
import { renderWidget } from './renderWidget';
import type { RenderOptions } from './renderWidget';

export interface BasketStepOptions extends Omit<RenderOptions, 'answers'> {
  cart?: CartDto;
  answers?: FakeAnswers;
}

/** The checkout's basket as a page, and an in-memory shop whose cart may change. Needs jest's fake timers. */
export async function renderBasketStep({ cart: start = cartDto(), answers = {}, page = {}, ...options }: BasketStepOptions = {}) {
  let cart = start;
  const now = () => cart;
  const addresses = { address: { primary: null, shipping: null } };
  const rendered = await renderWidget('checkout', {
    attributes: { mode: 'page' },
    page: { href: 'https://www.shop.si/kosarica', ...page },
    answers: {
      widgetCart: now,
      loadCart: now,
      loadPurchase: now,
      checkStep: () => ({ cart: { exists: true, items: 1 }, customer: addresses }),
      nextStep: () => ({ step: 'customer', status: { status: 'ok', flashMessages: [] } }),
      widgetAccount: () => ({ customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: false }),
      ...answers,
    },
    ...options,
  });
  await rendered.advanceTimers(50);
  return {
    ...rendered,
    /** Replaces the shop's cart from now on. */
    setCart: (next: CartDto) => void (cart = next),
    act: async (action: UnknownAction) => {
      await act(async () => void rendered.dispatch(action));
      await rendered.advanceTimers(400);
    },
    press: async (name: string | RegExp) => {
      const button = rendered.view.getByRole('button', { name });
      await act(async () => button.click());
      await rendered.advanceTimers(400);
    },
  };
}
