import { ApiError } from '../../api/ApiError';
import { call, fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { accountActions, selectIsLogged } from '../account';
import { closeQuestion, sendAnswer, takeAnswers } from '../approvals';
import { modalsActions } from '../modals';
import { leadsTo } from '../../shop/leadsTo';
import { getApi, getPage, getShop } from '../sagaContext';
import { toLegals } from './legalMapping';
import { legalActions, selectLegal, selectLegalStatus } from './legalSlice';
import type { Legal } from './legalTypes';
import { linkedPages } from './linkedPages';

export const LEGAL_MODAL = 'legal-modal';
const { legalsReceived, approveRequested, approveSucceeded, deactivateRequested, submitFailed, textFailed } = legalActions;
const { loggedIn, loggedOut, sessionEnded } = accountActions;

const close = (): SagaGenerator => closeQuestion(LEGAL_MODAL);

/** Questions of a lower rank wait for it: the one that is shown first is the first one that is seen. */
function* decide(isDecided: boolean): SagaGenerator {
  yield* put(modalsActions.decisionChanged({ name: LEGAL_MODAL, isDecided }));
}

/** What this page may ask for: no question covers the page that it links to, where one reads what is to be approved (A162). */
function* fetchUncleared() {
  const [api, { location }, { links }] = [yield* getApi(), yield* getPage(), yield* getShop()];
  const legals = toLegals(yield* call(() => api.call('unclearedLegals', {})));
  const here = location.href();
  if (leadsTo(links.home(), here)) return legals; // many texts name the shop's address
  return legals.filter(({ text }) => !linkedPages(text).some((link) => leadsTo(link, here)));
}

/** R4.080, R4.081. A failure or time-out shows no modal (A065): the next page tries again. */
function* askForUncleared(): SagaGenerator {
  const { log } = yield* getPage();
  try {
    const legals = yield* fetchUncleared();
    if (legals.length === 0 || !(yield* select(selectIsLogged))) return;
    yield* put(legalsReceived({ legals }));
    yield* put(modalsActions.modalRequested({ name: LEGAL_MODAL, isClosable: false }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no legal conditions (${error.message})`);
  }
}

function* fetchLegals(): SagaGenerator {
  if (!(yield* select(selectIsLogged))) return;
  yield* askForUncleared();
  yield* decide(yield* select(selectIsLogged)); // who has signed out meanwhile is asked anew after the next sign-in
}

/** Approved in another tab, or on the page from which the shopper comes back: what no longer needs approval is removed. */
function* recheck(): SagaGenerator {
  const asked = yield* select(selectLegal);
  if (asked === null || (yield* select(selectLegalStatus)) === 'pending') return;
  const { log } = yield* getPage();
  try {
    const legals = yield* fetchUncleared();
    const isUnchanged = (yield* select(selectLegal)) === asked && (yield* select(selectLegalStatus)) !== 'pending';
    if (!isUnchanged || legals.some(({ id }) => id === asked.id)) return;
    yield* put(legalsReceived({ legals }));
    if (legals.length === 0) yield* close();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no legal conditions (${error.message})`);
  }
}

function* approve({ id }: Legal): SagaGenerator {
  yield* sendAnswer('approveLegal', { body: { legalId: id } });
  yield* put(approveSucceeded());
  if ((yield* select(selectLegal)) === null) yield* close();
}

/** R4.083: the reloaded page has signed the customer out. */
function* deactivate({ id }: Legal): SagaGenerator {
  const { location } = yield* getPage();
  yield* sendAnswer('deactivateAccount', { body: { legalId: id } });
  yield* close();
  yield* call(() => location.reload());
}

const ANSWERS = [approveRequested, deactivateRequested] as const;

/** R4.082, A065 */
function* submit(answer: ActionOf<typeof ANSWERS>): SagaGenerator {
  const legal = yield* select(selectLegal);
  if (legal !== null) yield* approveRequested.match(answer) ? approve(legal) : deactivate(legal);
}

export function* legalSaga(): SagaGenerator {
  const { log, visibility } = yield* getPage();
  yield* fork(() => takeAnswers(ANSWERS, submit, submitFailed));
  yield* fork(() => subscribeSaga<void>('legal.return', visibility.onReturn, recheck));
  yield* fork(
    serialQueue('legal.text', textFailed, function* ({ payload: { reason } }) {
      log.error('vitrina: legal conditions cannot be shown, so they are not asked for', reason);
      if ((yield* select(selectLegal)) === null) yield* close();
    }),
  );
  yield* fork(
    serialQueue('legal.session', [loggedIn, loggedOut, sessionEnded], function* (action) {
      if (loggedIn.match(action)) return yield* fetchLegals();
      yield* decide(false);
      yield* put(legalsReceived({ legals: [] }));
      return yield* close();
    }),
  );
  yield* fetchLegals();
}
