import { context } from '../../lib/effects';
import type { PageChannel } from '../../page/page';

/** To the shop's other tabs, for all features that change the cart. */
export const getCartChannel = () => context<PageChannel>('cartChannel');
