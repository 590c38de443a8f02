import type { UnknownAction } from '@reduxjs/toolkit';
import { untilState } from '../../lib/untilState';
import type { StateSource } from '../../lib/untilState';
import type { LoggedIntent } from '../intents';
import { toIntent } from './intentMapping';
import { wishlistActions } from './wishlistSlice';
import type { WithWishlist } from './wishlistTypes';

interface Store extends StateSource<object> {
  dispatch(action: UnknownAction): unknown;
}

/**
 * A press on an element of the page, whose intent is in the log; `isRestored`: the saga starts after the press and finds it there;
 * `hasFlyout`: the page's flyout is loading or there, and will offer the choice of a list.
 * Resolves when its request has ended or waits for something else; rejects where the element has to do without us (ADR 008).
 */
export async function sendHeart(
  store: Store,
  logged: LoggedIntent,
  { isRestored, hasFlyout, fallback }: { isRestored: boolean; hasFlyout: boolean; fallback?: 'form' | 'link' | undefined },
): Promise<void> {
  const intent = toIntent(logged);
  if (intent === null) throw new Error('no intent');
  const readState = () => (store.getState() as WithWishlist).wishlist;
  const isOpen = () => readState().intents.some(({ id, status }) => id === intent.id && status !== 'stalled');
  if (hasFlyout) store.dispatch(wishlistActions.chooserExpected());
  // A restored one may have been confirmed already.
  if (!isRestored || isOpen()) store.dispatch(wishlistActions.changed({ ...intent, fallback }));
  const isHandedOver = await untilState(store, () => {
    if (readState().handedOverId === intent.id) return true;
    return readState().pause === null && isOpen() ? null : false;
  });
  if (isHandedOver) throw new Error('the endpoint is missing');
}
