import type { KeyValueStore } from '../../page/page';

const KEY = 'vitrina.has-cart';

/**
 * Whether this browser's shopper has a cart, as far as its tabs know. A page from a cache may state that there is none, also in a tab
 * that has no snapshot yet.
 */
export const createCartMark = (local: KeyValueStore) => ({
  isSet: (): boolean => local.get(KEY) !== null,
  write(hasCart: boolean): void {
    if (hasCart) local.set(KEY, '1');
    else local.remove(KEY);
  },
});
