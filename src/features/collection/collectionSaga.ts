import { ApiError } from '../../api/ApiError';
import { call, fork, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { accountActions, selectAccountStatus } from '../account';
import { assertConfirmed } from '../failureHandling';
import { modalsActions, selectModal } from '../modals';
import { getApi, getPage, getShop } from '../sagaContext';
import { selectConsentState } from './collectionSelectors';
import { collectionActions, selectCollectionStatus } from './collectionSlice';

export const GDPR_MODAL = 'gdpr-modal';
/** The consent was given by a link: the page behind it may have been printed before the shop stored it. */
const GIVEN_KEY = 'vitrina.consent-given';
const { consentSubmitted, consentSucceeded, consentFailed, linkFollowed } = collectionActions;
const { viewMounted, reloadRequested, accountSucceeded, loggedIn, loggedOut, sessionEnded } = accountActions;

function* inputOf() {
  const { config } = yield* getShop();
  return { body: { consentCode: config.consentCode, consentValue: true } };
}

function* close(): Steps {
  if ((yield* select(selectModal, GDPR_MODAL)) !== null) yield* put(modalsActions.modalClosed({ name: GDPR_MODAL }));
}

/** R4.085, A062: asked once on every page until it is given. */
function createAsk(): () => Steps {
  let wasAsked = false;
  return function* ask() {
    const [api, { storage, log }, { config }] = [yield* getApi(), yield* getPage(), yield* getShop()];
    const state = yield* select(selectConsentState, config.consentCode);
    if (state === 'given') yield* close();
    if (state === 'unknown' && (yield* select(selectAccountStatus)) === 'idle') yield* put(viewMounted());
    if (state !== 'lacking' || wasAsked) return;
    wasAsked = true;
    const isJustGiven = storage.session.get(GIVEN_KEY) === config.consentCode;
    storage.session.remove(GIVEN_KEY);
    if (isJustGiven) return;
    // First: the request of a link in the modal cannot wait for code.
    yield* call(() => api.load().catch((error: unknown) => log.warn('vitrina: the client could not be loaded', error)));
    if ((yield* select(selectConsentState, config.consentCode)) === 'lacking')
      yield* put(modalsActions.modalRequested({ name: GDPR_MODAL, size: 'sm' }));
  };
}

/** Given in another tab, or on the page from which the shopper comes back: the account names it, and the question closes. */
function* recheck(): Steps {
  const isAsking = (yield* select(selectModal, GDPR_MODAL)) !== null && (yield* select(selectCollectionStatus)) !== 'pending';
  if (isAsking) yield* put(reloadRequested());
}

/** R4.086. A press meanwhile is ignored. */
function* submit(): Steps {
  const api = yield* getApi();
  for (;;) {
    yield* take(consentSubmitted);
    const input = yield* inputOf();
    try {
      assertConfirmed('setConsent', yield* call(() => api.call('setConsent', input)));
      yield* put(consentSucceeded());
      yield* close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      yield* put(consentFailed());
    }
  }
}

/** R4.087, A062: the request outlives the page. Where the client could not be loaded, the next page tries again. */
function* submitOnLeave(): Steps {
  const [api, { storage }] = [yield* getApi(), yield* getPage()];
  const input = yield* inputOf();
  if (api.sendOnLeave('setConsent', input)) storage.session.set(GIVEN_KEY, input.body.consentCode);
}

export function* collectionSaga(): Steps {
  const { visibility } = yield* getPage();
  yield* fork(submit);
  yield* fork(() => subscribeSaga('collection.return', (notify) => visibility.onReturn(() => notify(null)), recheck));
  yield* fork(serialQueue('collection.link', linkFollowed, submitOnLeave));
  yield* fork(serialQueue('collection.session', [loggedOut, sessionEnded], close));
  const ask = createAsk();
  yield* fork(serialQueue('collection.ask', [accountSucceeded, loggedIn], ask));
  yield* ask();
}
