/** Failure handling shared by features (requirements, section 8): show flashes, redirect, end the session. */
export { dismissFlashes } from './dismissFlashes';
export { redirectOrReload } from './redirectOrReload';
export { endSession, flashesOf, shopWords, showFailure, showFlashes, showFailureFlashes } from './showFailure';
export { assertStatusOk } from './assertStatusOk';
export { decideHandover } from './decideHandover';
export type { HandedOver } from './decideHandover';
export { busyPauseMs, EDIT_RETRY_DELAYS_MS } from './retryRules';
