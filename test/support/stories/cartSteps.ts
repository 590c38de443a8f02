import * as fc from 'fast-check';

export const START = { 100: 2, 200: 1, 300: 5 } as const;
const ARTICLES = ['100', '200', '300', '400'] as const;

/** How a call fails: the shop never receives it, or its response is lost. */
export const FAULTS = ['lost', '503', 'answer lost', '502 after the change', 'answer garbled'] as const;

/** One step of the shopper, the network or another tab. A step that is impossible at that moment is skipped. */
export type CartStep =
  | { do: 'change amount'; article: string; amount: number }
  | { do: 'increase'; article: string }
  | { do: 'remove'; articles: readonly string[] }
  | { do: 'undo'; article: string }
  | { do: 'add'; article: string; count: number }
  | { do: 'insure'; article: string; active: boolean }
  | { do: 'remove in another tab' | 'add in another tab'; article: string }
  | { do: 'wait'; ms: number }
  | { do: 'set latency'; requestMs: number; responseMs: number }
  | { do: 'fail'; fault: (typeof FAULTS)[number]; calls: number }
  | { do: 'stall'; fault: (typeof FAULTS)[number] }
  | { do: 'go offline' | 'go online' | 'sign out' | 'retry' }
  | { do: 'open next page'; flush: 'arrives first' | 'arrives last' | 'is lost' | 'is not sent'; isOffline: boolean };

const article = fc.constantFrom(...ARTICLES);
const amount = fc.integer({ min: 1, max: 30 });
const fault = fc.constantFrom(...FAULTS);
const flush = fc.constantFrom('arrives first', 'arrives last', 'is lost', 'is not sent');

const step = <Name extends string, Fields extends object>(
  name: Name,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
): fc.Arbitrary<{ do: Name } & Fields> => fc.record<Fields>(fields).map((values) => ({ do: name, ...values }));

const pause = fc.oneof(step('wait', { ms: fc.integer({ min: 0, max: 240 }) }), step('wait', { ms: fc.integer({ min: 250, max: 800 }) }));

/** Edits of the shopper. */
export const cartEdit: fc.Arbitrary<CartStep> = fc.oneof(
  { weight: 4, arbitrary: step('change amount', { article, amount }) },
  { weight: 2, arbitrary: step('increase', { article }) },
  { weight: 4, arbitrary: step('remove', { articles: fc.uniqueArray(article, { minLength: 1, maxLength: 2 }) }) },
  { weight: 4, arbitrary: step('undo', { article }) },
  { weight: 4, arbitrary: step('add', { article, count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: step('insure', { article, active: fc.boolean() }) },
);

const latency = fc.integer({ min: 0, max: 450 });
const circumstance: fc.Arbitrary<CartStep> = fc.oneof(
  { weight: 3, arbitrary: step('set latency', { requestMs: latency, responseMs: latency }) },
  { weight: 3, arbitrary: step('fail', { fault, calls: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: step('open next page', { flush, isOffline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove in another tab', 'add in another tab'), article }) },
  { weight: 1, arbitrary: step('stall', { fault }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('go offline', 'go online', 'go online', 'retry') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign out') }) },
);

const inCart = fc.constantFrom(...Object.keys(START));
const SLOW: CartStep = { do: 'set latency', requestMs: 400, responseMs: 100 };

/** Sequences that single steps rarely produce: each of them once revealed a defect. */
const situation: fc.Arbitrary<CartStep[]> = fc.oneof(
  // The page is left while an amount is pending and a newer one waits.
  fc
    .tuple(inCart, amount, amount, fc.integer({ min: 250, max: 500 }), flush)
    .map(([one, first, second, ms, way]): CartStep[] => [
      SLOW,
      { do: 'change amount', article: one, amount: first },
      { do: 'wait', ms },
      { do: 'change amount', article: one, amount: second },
      { do: 'open next page', flush: way, isOffline: false },
    ]),
  // An article is restored and added while its removal is pending.
  fc.tuple(inCart, fc.integer({ min: 0, max: 300 }), fc.boolean()).map(([one, ms, isUndoFirst]): CartStep[] => {
    const [undo, add] = [{ do: 'undo', article: one } as const, { do: 'add', article: one, count: 1 } as const];
    return [SLOW, { do: 'remove', articles: [one] }, { do: 'wait', ms }, ...(isUndoFirst ? [undo, add] : [add, undo])];
  }),
  // One of two lines whose removal waits is removed in another tab.
  fc
    .tuple(fc.shuffledSubarray(Object.keys(START), { minLength: 3 }), amount)
    .map(([[one = '', ...others], count]): CartStep[] => [
      SLOW,
      { do: 'change amount', article: one, amount: count },
      { do: 'wait', ms: 300 },
      { do: 'remove', articles: others },
      { do: 'remove in another tab', article: others[0] ?? '' },
    ]),
  // The widget gives up on an amount while a newer one waits.
  fc
    .tuple(inCart, amount, amount, fault)
    .map(([one, first, second, way]): CartStep[] => [
      SLOW,
      { do: 'fail', fault: way, calls: 1 },
      { do: 'change amount', article: one, amount: first },
      { do: 'wait', ms: 300 },
      { do: 'change amount', article: one, amount: second },
      { do: 'stall', fault: way },
      { do: 'wait', ms: 2000 },
    ]),
  // The browser kills a page that has given up on a removal; the next page starts offline.
  fc
    .tuple(fc.shuffledSubarray(Object.keys(START), { minLength: 2, maxLength: 2 }), fault)
    .map(([[one = '', other = ''], way]): CartStep[] => [
      { do: 'fail', fault: way, calls: 1 },
      { do: 'remove', articles: [one] },
      { do: 'stall', fault: way },
      { do: 'open next page', flush: 'is not sent', isOffline: true },
      { do: 'remove', articles: [other] },
      { do: 'go online' },
    ]),
);

/** Starts while nothing else is pending. */
const fromRest = situation.map((steps): CartStep[] => [{ do: 'go online' }, { do: 'wait', ms: 4000 }, ...steps]);

const single = (steps: fc.Arbitrary<CartStep>) => steps.map((one) => [one]);

export const cartSteps: fc.Arbitrary<CartStep[]> = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: single(cartEdit) },
      { weight: 9, arbitrary: single(pause) },
      { weight: 4, arbitrary: single(circumstance) },
      { weight: 3, arbitrary: fromRest },
    ),
    { maxLength: 24, size: 'max' },
  )
  .map((parts) => parts.flat());
