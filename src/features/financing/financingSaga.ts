import { createAction } from '@reduxjs/toolkit';
import { ApiError } from '../../api/ApiError';
import type { ApiInput, OperationId } from '../../api/api';
import { isEndpointMissing } from '../../api/isEndpointMissing';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call, context, delay, fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { WATCH_CONTEXT } from '../../lib/onStateChange';
import type { WatchState } from '../../lib/onStateChange';
import { pollUntil } from '../../lib/pollUntil';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { handleCheckoutFailure } from '../checkout';
import type { SelectedPayment } from '../checkoutResponse';
import { assertStatusOk } from '../failureHandling';
import { keyFlash } from '../flash';
import { paymentActions, selectServerPayment } from '../payment';
import { getApi, getPage, getShop } from '../sagaContext';
import { toAnswer } from './financingMapping';
import { fetchOffers, selectOfferKey } from './financingOffers';
import { ATTEMPTS_MAX, findVariant, needsTerms, POLL_INTERVAL_MS } from './financingRules';
import { selectCurrentSubject, selectFinancing, selectGap } from './financingSelectors';
import { financingActions } from './financingSlice';
import type { FinancingAnswer, Plan } from './financingTypes';

const {
  subjectChanged, retryRequested, returned, stopRequested, applicationSubmitted, codeRequested, planReceived, failed, timedOut, resendSettled,
  offerRetryRequested,
} = financingActions; // prettier-ignore

/** Longer than a timer of the browser can wait. */
const TIMER_MAX_MS = 2_147_483_647;

type FinancingOperation = 'financingLoad' | 'financingTerms' | 'financingEnrich';

/** Aborts the request when the saga is cancelled. */
function* send<Op extends FinancingOperation>(operation: Op, input: ApiInput<Op>): SagaGenerator<FinancingAnswer> {
  const api = yield* getApi();
  const controller = new AbortController();
  try {
    const options = { signal: controller.signal, retry: false } as const;
    return toAnswer(yield* call((): Promise<unknown> => api.call<OperationId>(operation, input as ApiInput<OperationId>, options)));
  } finally {
    controller.abort(); // without effect on a settled request; a `yield` here would let a cancelled caller go on
  }
}

/** R3.069: the selected method and options, as the financing calls name them (A113). */
const choiceOf = ({ billingMethodId, productCode, installmentCount, depositAmount, insuranceCode }: SelectedPayment) => ({
  billingMethodId,
  ...(productCode === null ? {} : { productCode }),
  ...(installmentCount === null ? {} : { installmentCount }),
  ...(depositAmount === null ? {} : { depositAmount }),
  ...(insuranceCode === null ? {} : { insuranceCode }),
});

/** R8.18, R8.19. A shop without these calls decides after the order. */
function* fail(error: unknown): SagaGenerator {
  if (!(error instanceof ApiError)) throw error;
  if (isEndpointMissing(error)) {
    const { plan } = yield* select(selectFinancing);
    return void (yield* put(planReceived({ plan: { variants: plan?.variants ?? [], application: null }, messages: [], isFinal: true })));
  }
  yield* put(failed({ messages: error.kind === 'rejected' ? toAnswer(error.body).messages : [] }));
  yield* handleCheckoutFailure(error);
}

/** Shows the selected method's part of an answer; true if it is ok. A method that the shop leaves out has failed. */
function* accept({ outcome, plans, messages }: FinancingAnswer, { hasTerms = false } = {}): SagaGenerator<boolean> {
  const { subject, plan: known } = yield* select(selectFinancing);
  if (subject === null) return false;
  const plan = plans[subject.methodId];
  if (outcome === 'error' || (outcome === 'ok' && plan === undefined)) yield* put(failed({ messages }));
  else if (plan !== undefined) {
    // Some answers hold only the application.
    const variants = plan.variants.length === 0 ? (known?.variants ?? []) : plan.variants;
    const next: Plan = { ...plan, variants };
    const isComplete = hasTerms || !needsTerms(next, yield* select(selectServerPayment));
    yield* put(planReceived({ plan: next, messages, isFinal: outcome === 'ok' && isComplete }));
  }
  return outcome === 'ok' && plan !== undefined;
}

const isTransient = (error: unknown): error is ApiError => error instanceof ApiError && (isOutcomeUnknown(error) || error.status === 429);

const WAITING: FinancingAnswer = { outcome: 'retry', plans: {}, messages: [] };

/**
 * R4.056, R8.20, A111: polls until the shop is ready; false if it has failed or takes too long. Single polls may fail, but not
 * several one after the other.
 */
function* pollLoad(): SagaGenerator<boolean> {
  const [{ clock, visibility }, { config }] = [yield* getPage(), yield* getShop()];
  let failures = 0;
  const polled = yield* pollUntil<FinancingAnswer>({
    *fetch() {
      try {
        const answer = yield* send('financingLoad', {});
        failures = 0;
        if (answer.outcome === 'retry') yield* accept(answer);
        return answer;
      } catch (error) {
        failures += 1;
        if (!isTransient(error) || isEndpointMissing(error) || failures === ATTEMPTS_MAX) throw error;
        return WAITING;
      }
    },
    isOk: ({ outcome }) => outcome !== 'retry',
    intervalMs: POLL_INTERVAL_MS,
    whileVisible: { visibility, limitMs: config.financingWaitS * 1000, now: () => clock.now() },
  });
  if (polled.outcome === 'ok') return yield* accept(polled.answer);
  yield* put(timedOut());
  return false;
}

/** R7.084, R7.143: the documents of the selected variant. */
function* fetchTerms(): SagaGenerator {
  const [{ plan }, payment] = [yield* select(selectFinancing), yield* select(selectServerPayment)];
  if (plan === null || payment === null || !needsTerms(plan, payment)) return;
  const answer = yield* send('financingTerms', { body: choiceOf(payment) });
  yield* accept(answer, { hasTerms: true });
  if (answer.outcome === 'retry') yield* pollLoad();
}

/** An approval that expires while the page is open is requested again. */
function* followExpiry(): SagaGenerator {
  const { clock } = yield* getPage();
  const { plan } = yield* select(selectFinancing);
  const { state, validTo = null } = plan?.application ?? {};
  if (state !== 'approved' || validTo === null) return;
  const offsetMs = (yield* getApi()).clockOffsetMs();
  yield* delay(Math.min(Math.max(validTo - clock.now() - offsetMs, POLL_INTERVAL_MS), TIMER_MAX_MS));
  yield* put(returned());
}

/** Brings the plan up to date: variants, the application, and the documents of the selected variant. */
function* refresh({ isKnown }: { isKnown: boolean }): SagaGenerator {
  const [{ plan }, payment] = [yield* select(selectFinancing), yield* select(selectServerPayment)];
  if (!isKnown || plan === null) {
    if (!(yield* pollLoad())) return;
  } else if (plan.application === null || findVariant(plan, payment) === null)
    return void (yield* put(planReceived({ plan, messages: [], isFinal: true })));
  yield* fetchTerms();
  yield* followExpiry();
}

/** R7.085, R7.142. After an unknown outcome the state is fetched, instead of applying twice. */
function* submit({ payload: { personalId, otp } }: ActionOf<typeof applicationSubmitted>): SagaGenerator {
  const [{ plan }, payment] = [yield* select(selectFinancing), yield* select(selectServerPayment)];
  if (payment === null) return;
  const termsVersion = plan?.application?.termsVersion ?? null;
  const body = {
    ...choiceOf(payment),
    ...(termsVersion === null ? {} : { termsVersion }),
    ...(personalId === undefined ? {} : { personalId: personalId() }),
    ...(otp === undefined ? {} : { otp: otp() }),
  };
  let isLost = false;
  try {
    const answer = yield* send('financingEnrich', { body });
    yield* accept(answer);
    if (answer.outcome === 'error') return;
    if (answer.outcome === 'retry' && !(yield* pollLoad())) return;
  } catch (error) {
    if (!isTransient(error) || isEndpointMissing(error)) throw error;
    const before = plan?.application?.state;
    if (!(yield* pollLoad())) return;
    isLost = (yield* select(selectFinancing)).plan?.application?.state === before;
  }
  yield* fetchTerms();
  // After the answer with the documents, which would replace the message.
  const { plan: latest, phase } = yield* select(selectFinancing);
  if (isLost && latest !== null && phase === 'ready')
    yield* put(planReceived({ plan: latest, messages: [keyFlash('txt_financing_not_sent')], isFinal: true }));
  yield* followExpiry();
}

const follow = latestOnly('financing.follow', [subjectChanged, retryRequested, returned, stopRequested, applicationSubmitted] as const, {
  delayMs: () => 0,
  *worker(action) {
    const { subject } = yield* select(selectFinancing);
    if (subject === null || stopRequested.match(action)) return;
    try {
      yield* applicationSubmitted.match(action) ? submit(action) : refresh({ isKnown: subjectChanged.match(action) });
    } catch (error) {
      yield* fail(error);
    }
  },
});

/** R7.086, R7.144, R8.17 */
const resend = latestOnly('financing.code', [codeRequested] as const, {
  delayMs: () => 0,
  *worker() {
    const api = yield* getApi();
    try {
      const answer = yield* call((): Promise<unknown> => api.call('financingOtp', {}));
      assertStatusOk('financingOtp', answer);
      if (toAnswer(answer).outcome === 'error') throw new ApiError('rejected', 'financingOtp', { body: answer });
      yield* put(resendSettled({ resend: 'sent' }));
    } catch (error) {
      yield* put(resendSettled({ resend: 'failed' }));
      yield* handleCheckoutFailure(error);
    }
  },
});

const offersChanged = createAction('financing/offersChanged');
const followOffers = latestOnly('financing.offers', [offersChanged, offerRetryRequested] as const, {
  delayMs: () => 0,
  worker: fetchOffers,
});

/** Runs `react` now and whenever the selected value changes. */
function* onChange<State, Value>(
  name: string,
  selector: (state: State) => Value,
  react: (value: Value) => SagaGenerator<unknown>,
): SagaGenerator {
  const watch = yield* context<WatchState>(WATCH_CONTEXT);
  yield* react(yield* select(selector));
  yield* subscribeSaga<Value>(name, (notify) => watch((state) => selector(state as State), notify), react);
}

/** The shopper comes back from the provider's page in another tab, or by the back button. */
function* checkOnReturn(): SagaGenerator {
  const { phase, plan } = yield* select(selectFinancing);
  if (phase === 'ready' && plan?.application?.state === 'leave') yield* put(returned());
}

export function* financingSaga(): SagaGenerator {
  const { visibility } = yield* getPage();
  yield* fork(follow);
  yield* fork(resend);
  yield* fork(followOffers);
  yield* fork(() => subscribeSaga<void>('financing.return', (notify) => visibility.onReturn(notify), checkOnReturn));
  yield* fork(() => onChange('financing.offers', selectOfferKey, () => put(offersChanged())));
  yield* fork(() => onChange('financing.gap', selectGap, (gap) => put(paymentActions.financingGapChanged({ gap }))));
  yield* fork(() => onChange('financing.subject', selectCurrentSubject, (subject) => put(subjectChanged({ subject }))));
}
