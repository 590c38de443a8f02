import { useEffect, useMemo } from 'react';
import { cartActions, isOnCheckoutPath, selectLastAdded, selectPieces, selectShownCart, selectTotal } from '../../src/features/cart';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

/** What the button shows of the cart, and what the shopper may ask for before the drawer's code is there. */
export function useCartButton(host: HTMLElement) {
  const dispatch = useAppDispatch();
  const { links } = useShop();
  const isKnown = useAppSelector((state) => selectShownCart(state) !== null);
  const pieces = useAppSelector(selectPieces);
  const total = useAppSelector(selectTotal);
  const lastAdded = useAppSelector(selectLastAdded);
  useEffect(() => void dispatch(cartActions.viewMounted()), [dispatch]);

  const actions = useMemo(
    () => ({
      goToCart() {
        const hasOverlay = host.ownerDocument.querySelector('[data-vitrina="checkout"]') !== null;
        dispatch(cartActions.goToCartRequested({ hasOverlay }));
      },
      closed: () => dispatch(cartActions.removalsDismissed()),
    }),
    [dispatch, host],
  );
  /** R4.099: on the pages of the cart the step is set, elsewhere it is none (spec section 2). */
  const isStepUnset = () => !isOnCheckoutPath(host.ownerDocument.location.href, links.cart());
  return { isKnown, pieces, total, lastAdded, isStepUnset, actions };
}
