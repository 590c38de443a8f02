/** What the shop objects to in the fields of a submitted form (R5.45, A050). It has no state. */
export { toFormErrors } from './toFormErrors';
export { toProblems } from './toProblems';
export type { Problem } from './toProblems';
