import { useEffect, useMemo } from 'react';
import { cartSummaryActions, isOnCheckoutPath, selectCartSummary } from '../../src/features/cartSummary';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

/** What the button shows of the cart, and what the shopper may ask for before the drawer's code is there. */
export function useCartButton(host: HTMLElement) {
  const dispatch = useAppDispatch();
  const { links } = useShop();
  const { isKnown, pieces, total, lastAdded } = useAppSelector(selectCartSummary);
  useEffect(() => void dispatch(cartSummaryActions.viewMounted()), [dispatch]);

  const actions = useMemo(
    () => ({
      goToCart() {
        const hasOverlay = host.ownerDocument.querySelector('[data-vitrina="checkout"]') !== null;
        dispatch(cartSummaryActions.goToCartRequested({ hasOverlay }));
      },
    }),
    [dispatch, host],
  );
  /** R4.099: on the pages of the cart the step is set, elsewhere it is none (spec section 2). */
  const isStepUnset = () => !isOnCheckoutPath(host.ownerDocument.location.href, links.cart());
  return { isKnown, pieces, total, lastAdded, isStepUnset, actions };
}
