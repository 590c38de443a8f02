/** What features do alike when a call has failed (requirements, section 8): tell it, leave the page for another one, end the session; and before the next one. */
export { closeFlashes } from './dismissFlashes';
export { leavePage } from './redirectOrReload';
export { endSession, flashesOf, tellFlashes, tellReaction } from './showFailure';
export { checkDone } from './assertStatusOk';
