import { fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { onStateChange } from '../../lib/onStateChange';
import { deepEqual } from '../../lib/deepEqual';
import { cartActions, selectShownCart } from '../cart';
import { checkoutActions, selectCheckoutStatus, selectStep } from '../checkout';
import { getPage } from '../sagaContext';
import { toSeen, mergeNewLines } from './cartChangesRules';
import { cartChangesActions } from './cartChangesSlice';
import { readSeen, writeSeen } from './cartChangesStorage';
import type { WithCartChanges } from './cartChangesTypes';

const { cartSeen, changesRead } = cartChangesActions;
const { stepReady, stepEntered } = checkoutActions;

const selectSeen = ({ cartChanges }: WithCartChanges) => cartChanges.seen;

/**
 * While the basket is shown, new lines are marked as seen at once. Changes are marked as seen when the shopper closes the notice
 * or continues: a reload before that shows them again, one after it does not.
 */
export function* cartChangesSaga(): SagaGenerator {
  const { storage } = yield* getPage();
  yield* fork(() => onStateChange(selectSeen, (seen) => writeSeen(storage.local, seen)));
  let isShown = false;
  for (;;) {
    const action = yield* take([stepReady, stepEntered, changesRead, cartActions.cartSucceeded]);
    const cart = yield* select(selectShownCart);
    const isBasket = (yield* select(selectStep)) === 'preview' && (yield* select(selectCheckoutStatus)) === 'ready';
    if (cart === null) continue;
    if (changesRead.match(action) || (isShown && (yield* select(selectStep)) !== 'preview')) yield* put(cartSeen({ seen: toSeen(cart) }));
    else if (isBasket) {
      const before = isShown ? yield* select(selectSeen) : readSeen(storage.local);
      const seen = mergeNewLines(before, cart);
      if (!deepEqual(seen, yield* select(selectSeen))) yield* put(cartSeen({ seen }));
    }
    isShown = isBasket;
  }
}
