import type { ApiError } from '../../api/ApiError';

/** Delays before a change with an unknown outcome is sent again, or the cart is requested again. The client itself repeats reads only (`api/createClient.ts`). */
export const EDIT_RETRY_DELAYS_MS = [300, 1000, 3000];

/** Pause after a 429 response without Retry-After. */
const BUSY_PAUSE_S = 5;
/** Maximum pause; a longer Retry-After is more than a shopper waits for an edit. */
const BUSY_PAUSE_MAX_S = 60;

/** s429: how long nothing is sent. */
export const busyPauseMs = ({ retryAfterS }: ApiError): number => Math.min(retryAfterS ?? BUSY_PAUSE_S, BUSY_PAUSE_MAX_S) * 1000;
