import type { UnknownAction } from '@reduxjs/toolkit';
import { selectIsAdding, selectIsHandedOver } from './cartSelectors';
import { cartActions } from './cartSlice';
import type { AddRequest } from './intentReducers';
import type { WithCart } from './cartTypes';

interface Store {
  dispatch(action: UnknownAction): unknown;
  getState(): Partial<WithCart>;
  subscribe(listener: () => void): () => void;
}

type Addition = AddRequest & { intentId: string };

/**
 * R4.058: resolves when the request has ended, successfully or not. If the API does not work but the page's own form may, it
 * resolves to the id that the form has to submit (ADR 008). `isLogged`: the cart has, or had, the intent from the tab's log.
 */
export function addToCart(store: Store, request: Addition, isLogged = false): Promise<Pick<Addition, 'intentId'> | undefined> {
  const { intentId, fallback } = request;
  if (!isLogged) store.dispatch(cartActions.addRequested(request));
  else if (fallback) store.dispatch(cartActions.fallbackAttached({ id: intentId, fallback }));
  return new Promise((resolve) => {
    const check = (): void => {
      const isHandedOver = selectIsHandedOver(store.getState(), intentId);
      if (!isHandedOver && selectIsAdding(store.getState(), request)) return;
      stop();
      resolve(isHandedOver ? { intentId } : undefined);
    };
    const stop = store.subscribe(check);
    check();
  });
}
