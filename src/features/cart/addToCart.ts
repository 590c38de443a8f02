import type { UnknownAction } from '@reduxjs/toolkit';
import { untilState } from '../../lib/untilState';
import type { StateSource } from '../../lib/untilState';
import { selectIsAdding, selectIsHandedOver } from './cartSelectors';
import { cartActions } from './cartSlice';
import type { AddRequest } from './intentReducers';
import type { WithCart } from './cartTypes';

interface Store extends StateSource<Partial<WithCart>> {
  dispatch(action: UnknownAction): unknown;
}

type Addition = AddRequest & { intentId: string };

/**
 * R4.058: resolves when the request has ended, successfully or not. If the API does not work but the page's own form may, it
 * resolves to the id that the form has to submit (ADR 008). `isInLog`: the cart has, or had, the intent from the tab's log.
 */
export function addToCart(store: Store, request: Addition, isInLog = false): Promise<Pick<Addition, 'intentId'> | undefined> {
  const { intentId, fallback } = request;
  if (!isInLog) store.dispatch(cartActions.addRequested(request));
  else if (fallback) store.dispatch(cartActions.fallbackAttached({ id: intentId, fallback }));
  return untilState(store, (state) => {
    if (selectIsHandedOver(state, intentId)) return { intentId };
    return selectIsAdding(state, request) ? null : undefined;
  });
}
