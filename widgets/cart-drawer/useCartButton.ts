import { useCallback, useEffect } from 'react';
import {
  cartSummaryActions,
  isOnCheckoutPath,
  selectIsSummaryFetched,
  selectIsSummaryKnown,
  selectLastAdded,
  selectSummary,
} from '../../src/features/cartSummary';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

/** A mounted checkout, or one that is loading. */
const CHECKOUT = '[data-vitrina="checkout"]:not([data-vitrina-status="failed"])';

/** State of the cart button, and the actions available before the drawer's code has loaded. */
export function useCartButton(host: HTMLElement) {
  const dispatch = useAppDispatch();
  const { links } = useShop();
  const { pieces, total } = useAppSelector(selectSummary);
  const [isKnown, isFetched] = [useAppSelector(selectIsSummaryKnown), useAppSelector(selectIsSummaryFetched)];
  const lastAdded = useAppSelector(selectLastAdded);
  const { ownerDocument } = host;
  /** R4.099: a step is set only on the pages of the cart (requirements, section 2). */
  const isStepUnset = useCallback(() => !isOnCheckoutPath(ownerDocument.location.href, links.cart()), [ownerDocument, links]);
  const isInCheckout = useCallback(() => !isStepUnset() && ownerDocument.querySelector(CHECKOUT) !== null, [ownerDocument, isStepUnset]);
  const dispatchEvent = useCallback(
    (event: typeof cartSummaryActions.viewMounted | typeof cartSummaryActions.goToCartRequested) =>
      void dispatch(event({ isInCheckout: isInCheckout() })),
    [dispatch, isInCheckout],
  );
  useEffect(() => dispatchEvent(cartSummaryActions.viewMounted), [dispatchEvent]);
  const goToCart = () => dispatchEvent(cartSummaryActions.goToCartRequested);
  return { isKnown, isFetched, pieces, total, lastAdded, isStepUnset, isInCheckout, goToCart };
}
