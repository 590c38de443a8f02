import { useEffect, useMemo } from 'react';
import { selectIsLogged } from '../../src/features/account';
import { productListsActions, selectWished } from '../../src/features/productLists';
import type { ListedProduct } from '../../src/features/productLists';
import type { WithWishlist } from '../../src/features/wishlist';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';
import { usePrintedHearts } from './usePrintedHearts';

const NO_HEARTS: WithWishlist['wishlist']['hearts'] = {};
/** Loaded with the first press on a heart, or with a view of the wishlist. */
const selectChanged = (state: Partial<WithWishlist>) => state.wishlist?.hearts ?? NO_HEARTS;

/** Whether a variant is on a wishlist: what was changed on this page, else what the server has printed, else what the shop answers. */
export function useHearts(element: HTMLElement, products: readonly ListedProduct[]): (variantId: string) => boolean {
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const changed = useAppSelector(selectChanged);
  const printed = usePrintedHearts(element);
  const wished = useAppSelector(selectWished);
  const known = useMemo(() => new Set(wished), [wished]);
  const isUnknown = isLogged && products.some(({ variantId }) => !Object.hasOwn(changed, variantId) && !printed.has(variantId));
  useEffect(() => {
    if (isUnknown) dispatch(productListsActions.wishedRequested());
  }, [dispatch, isUnknown]);
  return (id) => (Object.hasOwn(changed, id) ? changed[id] === true : (printed.get(id) ?? known.has(id)));
}
