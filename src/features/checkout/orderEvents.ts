import { put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { selectOrder } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import type { Attempt, AttemptPhase, Order } from './checkoutTypes';
import { OVERRIDDEN, getAttempts } from './orderAttemptStorage';
import type { Outcome } from './orderAttemptStorage';

const { orderChanged, orderPlaced } = checkoutActions;

type Phase = Order['phase'];

interface OrderEvent {
  /** The phases in which it can happen; in any other one it is a bug of ours. */
  from: readonly Phase[];
  to: Phase;
  /** The outcome to store; `droppedHere`: what another tab has stored of the placed order stays. Without it everything stays. */
  stored?: Outcome | 'dropped' | 'droppedHere';
}

/** Nothing is under way: the order button orders. */
const OPEN = ['none', 'notFound', 'declined', 'lost'] as const;
/** The shop may have the order. */
const UNDER_WAY = ['sending', 'verifying', 'confirmed'] as const;
const UNDECIDED = [...UNDER_WAY, 'unverified'] as const;
const NOT_PLACED = [...OPEN, ...UNDECIDED] as const;

/**
 * All that can happen to an order (docs/architecture.md, promise 2). While its outcome is undecided, nothing leads to a new press. A key is
 * dropped when no order with it can still arrive, when this session cannot ask for it any more, or when its order is shown.
 */
export const ORDER_EVENTS = {
  // the press
  pressed: { from: OPEN, to: 'sending' },
  /** Nothing was sent, or the shop refused without a reason to keep at the button. */
  ended: { from: ['sending'], to: 'none' },
  /** Before the request is sent. */
  keyStored: { from: ['sending'], to: 'sending', stored: 'pending' },
  /** No order with this key can still arrive. */
  refusedKeyDropped: { from: ['sending'], to: 'sending', stored: 'dropped' },
  refusedKeyKept: { from: ['sending'], to: 'sending', stored: 'notFound' },
  declined: { from: ['sending'], to: 'declined' },
  sessionEnded: { from: ['none', 'declined'], to: 'lost' },
  /** A bug of ours: what was sent is verified next. */
  crashed: { from: [...NOT_PLACED, 'placed'], to: 'none' },

  // an attempt of an earlier page, or from before a sign-in
  notFoundBefore: { from: OPEN, to: 'notFound' },
  placedBefore: { from: OPEN, to: 'sending' },

  // the outcome
  verificationStarted: { from: [...OPEN, 'sending'], to: 'verifying' },
  /** The shop has confirmed the order, but its purchase is still missing. */
  purchaseMissing: { from: ['sending', 'verifying'], to: 'confirmed' },
  /** The shop has not answered for a minute, or when the page loaded. */
  unanswered: { from: ['verifying'], to: 'unverified' },
  found: { from: NOT_PLACED, to: 'placed', stored: 'placed' },
  /** Another tab has placed it and leads to its payment. */
  foundElsewhere: { from: NOT_PLACED, to: 'placed', stored: 'droppedHere' },
  unpaidFound: { from: NOT_PLACED, to: 'placed' },
  notFound: { from: UNDECIDED, to: 'notFound', stored: 'notFound' },
  signInNeeded: { from: UNDECIDED, to: 'lost' },
  /** The session has neither the order nor its cart. */
  gone: { from: UNDECIDED, to: 'lost', stored: 'dropped' },
  /** The session has another cart with goods. */
  cartReplaced: { from: [...UNDECIDED, 'notFound'], to: 'none', stored: 'dropped' },
  /** The shopper orders again without knowing the outcome; the key stays. */
  overridden: { from: ['unverified'], to: 'none', stored: OVERRIDDEN },
  settledElsewhere: { from: ['unverified'], to: 'none' },

  // after it was placed
  paymentChanged: { from: ['placed'], to: 'placed' },
} as const satisfies Readonly<Record<string, OrderEvent>>;

type EventName = keyof typeof ORDER_EVENTS;

const HOLDS_ATTEMPT: ReadonlySet<Phase> = new Set([...UNDECIDED, 'notFound']);

/** What the phase after an event holds beside its attempt. */
type Details<Name extends EventName> = Omit<Extract<Order, { phase: (typeof ORDER_EVENTS)[Name]['to'] }>, 'phase' | 'attempt'>;

/** An attempt, where the next phase holds it or its outcome is stored. */
type AttemptOf<Name extends EventName> = (typeof ORDER_EVENTS)[Name] extends { to: AttemptPhase } | { stored: Outcome | 'droppedHere' }
  ? Attempt
  : Attempt | null;

/**
 * Stores what the event makes of the attempt, then shows the order's next phase. False where the outcome could not be stored. Throws in a
 * phase in which the event cannot happen, so that nothing is sent or shown after it.
 */
export function* applyOrderEvent<Name extends EventName>(
  name: Name,
  attempt: AttemptOf<Name>,
  details: Details<Name>,
): SagaGenerator<boolean> {
  const { from, to, stored }: OrderEvent = ORDER_EVENTS[name];
  const [attempts, { phase }] = [yield* getAttempts(), yield* select(selectOrder)];
  if (!from.includes(phase)) throw new Error(`order event "${name}" while "${phase}"`);
  let isStored = true;
  if (stored === 'dropped') attempts.drop();
  else if (stored !== undefined && attempt !== null) {
    if (stored === 'droppedHere') attempts.dropOwn(attempt);
    else isStored = attempts.save(attempt, stored);
  }
  // TypeScript cannot relate an event to the phase it leads to here.
  const order = { phase: to, ...(HOLDS_ATTEMPT.has(to) && { attempt }), ...details } as Order;
  yield* put(order.phase === 'placed' ? orderPlaced(order) : orderChanged(order));
  return isStored;
}
