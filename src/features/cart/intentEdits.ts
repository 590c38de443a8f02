import type { PayloadAction } from '@reduxjs/toolkit';
import { PAINT_FIRST } from '../../lib/paintFirst';
import { randomId } from '../../lib/randomId';
import { toLines } from './cartState';
import type { CartState, Intent } from './cartTypes';
import { enqueueIntent } from './intents';

/** An edit by a press (ADR 014). */
export const withId = <Payload extends object>(payload: Payload) => ({ payload: { intentId: randomId(), ...payload }, meta: PAINT_FIRST });

export type WithId<Payload> = PayloadAction<Payload & { intentId: string }>;

export const isOfLine = (intent: Intent, cartItemId: string): boolean =>
  intent.kind === 'delete' ? intent.cartItemIds.includes(cartItemId) : intent.kind !== 'insert' && intent.cartItemId === cartItemId;

export const enqueue = (state: CartState, intent: Intent): CartState => ({
  ...state,
  intents: enqueueIntent(state.intents, intent, toLines(state)),
});

export const markAs = (state: CartState, id: string, status: Intent['status']): CartState => ({
  ...state,
  intents: state.intents.map((intent) => (intent.id === id ? { ...intent, status } : intent)),
});

export const without = (state: CartState, id: string): Intent[] => state.intents.filter((intent) => intent.id !== id);
