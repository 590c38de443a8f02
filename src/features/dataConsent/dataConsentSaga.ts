import { delay, fork, put, race, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { waitForState } from '../../lib/waitForState';
import { leadsTo } from '../../shop/leadsTo';
import { accountActions } from '../account';
import { closeQuestion, sendAnswer, takeAnswers } from '../approvals';
import { modalsActions, selectIsDecided, selectModal } from '../modals';
import type { WithModals } from '../modals';
import { getPage, getShop } from '../sagaContext';
import { selectConsentState } from './dataConsentSelectors';
import { dataConsentActions, selectDataConsentStatus, selectIsAfterLegal } from './dataConsentSlice';

export const GDPR_MODAL = 'gdpr-modal';
/** After this the question is shown even if the shop has not said whether conditions come first. */
const DECISION_WAIT_MS = 5000;
const { consentSubmitted, consentSucceeded, consentFailed } = dataConsentActions;
const { viewMounted, reloadRequested, accountSucceeded, loggedIn, loggedOut, sessionEnded } = accountActions;

const close = (): SagaGenerator => closeQuestion(GDPR_MODAL);

/** The conditions rank higher: the consent does not show itself for a moment before they take its place. */
function* conditionsDecided(): SagaGenerator {
  const decided = waitForState((state: WithModals) => selectIsDecided(state, 'legal-modal'));
  yield* race({ decided, tooLate: delay(DECISION_WAIT_MS) });
}

/** R4.085, A062: asked once on every page until it is given. */
function createAsk(isAfterLegal: boolean): () => SagaGenerator {
  let wasAsked = false;
  return function* ask() {
    const [{ location }, { config, links }] = [yield* getPage(), yield* getShop()];
    const state = yield* select(selectConsentState, config.consentCode);
    if (state === 'given') yield* close();
    if (state === 'unknown') yield* put(viewMounted()); // fetched once, whoever needs it
    if (state !== 'lacking' || wasAsked) return;
    wasAsked = true;
    // The page about privacy is not covered by the question that links to it (A162).
    if (leadsTo(links.to('privacy'), location.href())) return;
    if (isAfterLegal) yield* conditionsDecided();
    if ((yield* select(selectConsentState, config.consentCode)) === 'lacking')
      yield* put(modalsActions.modalRequested({ name: GDPR_MODAL, size: 'sm' }));
  };
}

/** Given in another tab, or on the page from which the shopper comes back: the account names it, and the question closes. */
function* recheck(): SagaGenerator {
  const isAsking = (yield* select(selectModal, GDPR_MODAL)) !== null && (yield* select(selectDataConsentStatus)) !== 'pending';
  if (isAsking) yield* put(reloadRequested());
}

/** R4.086 */
function* submit(): SagaGenerator {
  const { config } = yield* getShop();
  yield* sendAnswer('setConsent', { body: { consentCode: config.consentCode, consentValue: true } });
  yield* put(consentSucceeded());
  yield* close();
}

export function* dataConsentSaga(): SagaGenerator {
  const isAfterLegal = yield* waitForState(selectIsAfterLegal);
  if ((yield* select(selectDataConsentStatus)) === 'pending') yield* put(consentFailed()); // a bug has ended what sent it
  const { visibility } = yield* getPage();
  yield* fork(() => takeAnswers(consentSubmitted, submit, consentFailed));
  yield* fork(() => subscribeSaga<void>('dataConsent.return', visibility.onReturn, recheck));
  yield* fork(serialQueue('dataConsent.session', [loggedOut, sessionEnded], close));
  const ask = createAsk(isAfterLegal);
  yield* fork(serialQueue('dataConsent.ask', [accountSucceeded, loggedIn], ask));
  yield* ask();
}
