/**
 * Meta of an action that comes from a press. Its reducers run in the press, so that nothing is lost when the page ends; what follows waits until the
 * press is painted (`store/paintFirst.ts`, ADR 014).
 */

/** Calls wait: the sagas receive the action after the paint, the views at once. For controls that show the state itself, such as radios. */
export const CALLS_AFTER_PAINT = { sagasAfterPaint: true } as const;

/** Views wait, too: where showing the change is much work, as in a long cart. The second key is Redux Toolkit's `SHOULD_AUTOBATCH`. */
export const PAINT_FIRST = { ...CALLS_AFTER_PAINT, RTK_autoBatch: true } as const;

export const areSagasDeferred = (action: object): boolean =>
  'meta' in action && typeof action.meta === 'object' && action.meta !== null && 'sagasAfterPaint' in action.meta;
