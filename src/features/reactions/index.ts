/** What features do alike when a call has failed (spec section 8): tell it, leave the page for another one, end the session. */
export { leavePage } from './leavePage';
export { endSession, flashesOf, tellFlashes, tellReaction } from './tell';
export { checkDone } from './checkDone';
