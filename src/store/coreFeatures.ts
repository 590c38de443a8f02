import { accountSaga, accountSlice } from '../features/account';
import { cartSummarySaga, cartSummarySlice } from '../features/cartSummary';
import { flashSaga, flashSlice } from '../features/flash';
import { backToTopSaga, backToTopSlice } from '../features/backToTop';
import { overlaysSaga, overlaysSlice } from '../features/overlays';
import type { Feature } from './feature';

/** Features of every page; their operations are in the first bundle. All others are injected by the chunk that needs them. */
export const CORE_FEATURES = [
  { slice: backToTopSlice, saga: backToTopSaga },
  { slice: overlaysSlice, saga: overlaysSaga },
  { slice: flashSlice, saga: flashSaga },
  { slice: accountSlice, saga: accountSaga },
  { slice: cartSummarySlice, saga: cartSummarySaga },
] as const satisfies readonly Feature[];
