import { accountActions, selectIsLogged } from '../../features/account';
import type { IntentLog } from '../../features/intents';
import { isDto } from '../../lib/dto';
import { randomId } from '../../lib/randomId';
import type { Press } from './createPress';
import { isId } from './isId';
import { openLogin } from './openLogin';
import type { ActionParts, PageAction } from './types';

/** Whether a guest's heart waits for the sign-in. */
const isWaiting = (log: IntentLog, variantId: string): boolean =>
  log.read().some(({ isHeld, item }) => isHeld === true && isDto(item) && item['variantId'] === variantId);

/**
 * R1.04, R3.086: a heart. A guest's waits in the log until the sign-in: in the header, else where the element leads. Closing the form, or a second press,
 * turns it back.
 */
export const heartAction =
  (parts: ActionParts, { press, forget }: Press): PageAction =>
  ({ variantId, wishlistId, newWishlistName, wishListItemIds, vitrinaPressed, amount, cartItemId }, button, fallback) => {
    if (parts.shop.config.maintenance || !isId(variantId)) return false;
    const state = parts.store.getState();
    const isLogged = selectIsLogged(state);
    let isHeld = !isLogged;
    if (isHeld && !isWaiting(parts.wishlistLog, variantId)) forget(button); // turned back meanwhile: no repeated click
    const outcome = press(button, () => {
      if (isHeld && vitrinaPressed !== undefined && isWaiting(parts.wishlistLog, variantId)) {
        isHeld = false;
        parts.store.dispatch(accountActions.signInDismissed());
        return true;
      }
      // A guest's heart adds: it may still show what was pressed before the sign-out.
      const isPressed = isLogged ? vitrinaPressed : undefined;
      // No other fields: a form has a token.
      const ids = vitrinaPressed?.startsWith('variant:') ? undefined : wishListItemIds; // of the printed variant
      const item = { variantId, wishlistId, newWishlistName, wishListItemIds: ids, vitrinaPressed: isPressed, amount, cartItemId };
      const hasFlyout = parts.loadFirstVisible(['wishlist-flyout']); // it offers the choice of a list
      const intent = { id: randomId(), status: 'waiting', kind: 'insert', item, isHeld };
      const isRestored = parts.wishlistLog.add(intent) && !('wishlist' in state);
      const send = () =>
        parts.loadWishlistFeature().then(({ sendHeart }) => sendHeart(parts.store, intent, { isRestored, hasFlyout, fallback }));
      if (isLogged) return send();
      const login = openLogin(parts) || fallback !== undefined ? null : parts.shop.links.to('login');
      if (login !== null) parts.page.location.assign(login);
      else void send().catch(() => {}); // the mark; the press is in the log
      return login !== null;
    });
    return (isHeld && openLogin(parts)) || outcome;
  };
