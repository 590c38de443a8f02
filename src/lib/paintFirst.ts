/**
 * Meta of an action dispatched by a press. Its reducers run at once, so that nothing is lost when the page ends; its effects wait
 * until the press is painted (`store/paintFirst.ts`, ADR 014).
 */

/** Sagas receive the action after the paint, views at once. For controls that show the state itself, such as radio buttons. */
export const CALLS_AFTER_PAINT = { sagasAfterPaint: true } as const;

/** Views wait, too: for expensive updates, as in a long cart. The second key is Redux Toolkit's `SHOULD_AUTOBATCH`. */
export const PAINT_FIRST = { ...CALLS_AFTER_PAINT, RTK_autoBatch: true } as const;

export const areSagasDeferred = (action: object): boolean =>
  'meta' in action && typeof action.meta === 'object' && action.meta !== null && 'sagasAfterPaint' in action.meta;
