/** What features do alike when a call has failed (requirements, section 8): tell it, leave the page for another one, end the session; and before the next one. */
export { dismissFlashes } from './dismissFlashes';
export { redirectOrReload } from './redirectOrReload';
export { endSession, flashesOf, showFlashes, showFailureFlashes } from './showFailure';
export { assertStatusOk } from './assertStatusOk';
