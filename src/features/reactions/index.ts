/** What features do alike when a call has failed (requirements, section 8): tell it, leave the page for another one, end the session; and before the next one. */
export { closeFlashes } from './closeFlashes';
export { leavePage } from './leavePage';
export { endSession, flashesOf, tellFlashes, tellReaction } from './tell';
export { checkDone } from './checkDone';
