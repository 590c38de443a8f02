import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { safely } from '../../lib/safely';
import { accountActions, selectAccountStatus, selectConsent } from '../account';
import { contentActions } from '../content';
import { assertStatusOk } from '../failureHandling';
import { modalsActions } from '../modals';
import { getApi, getPage } from '../sagaContext';
import { selectNeedsWelcome, WELCOME_SEEN } from '../vip';
import { vipWelcomeActions } from './vipWelcomeSlice';

const { viewMounted, welcomePrepared, contentShown } = vipWelcomeActions;
const { contentRequested, contentFailed, contentRefused } = contentActions;
const { modalRequested, modalShown, modalsRemoved } = modalsActions;
const { accountSucceeded, accountFailed, consentsStored } = accountActions;

/** Of the modal. */
export const VIP_WELCOME = 'vip-welcome';

/** R4.069, A056: the page may have printed the customer without this consent; then the account decides. */
function* isNeeded(): SagaGenerator<boolean> {
  if (!(yield* select(selectNeedsWelcome))) return false;
  if ((yield* select(selectConsent, WELCOME_SEEN)) !== null) return true;
  if ((yield* select(selectAccountStatus)) === 'ready') return true;
  yield* put(accountActions.viewMounted());
  const outcome = yield* take([accountSucceeded, accountFailed]);
  return accountSucceeded.match(outcome) && (yield* select(selectNeedsWelcome));
}

/** R4.070, R8.32, A056: the customer is not welcomed again, also where the shop could not store it. */
function* storeViewed(): SagaGenerator {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  yield* put(consentsStored({ [WELCOME_SEEN]: true }));
  try {
    assertStatusOk('saveVipModalViewed', yield* call((): Promise<unknown> => api.call('saveVipModalViewed', {})));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: ${failureResponse(error).log ?? error.message}`);
  }
}

/** False: it could not be fetched, or its HTML cannot be shown. Then there is no welcome on this page. */
function* isContentShown(title: string): SagaGenerator<boolean> {
  for (;;) {
    const outcome = yield* take([contentShown, contentFailed, contentRefused]);
    if (contentShown.match(outcome)) return true;
    if ((contentFailed.match(outcome) || contentRefused.match(outcome)) && outcome.payload.title === title) return false;
  }
}

/** Until the customer has closed it. The confirmation of another modal removes those that wait: then its turn is still to come. */
function* showUntilClosed(): SagaGenerator {
  let isShown = false;
  yield* put(modalRequested({ name: VIP_WELCOME }));
  for (;;) {
    const action = yield* take([modalShown, modalsRemoved]);
    if (modalShown.match(action)) isShown ||= action.payload.name === VIP_WELCOME;
    else if (action.payload.names.includes(VIP_WELCOME)) {
      if (isShown) return;
      yield* put(modalRequested({ name: VIP_WELCOME }));
    }
  }
}

/** Once per page: later sign-ins load the next page (R4.019) or are on the way to an order. */
const welcome = safely('vipWelcome.show', function* (title: string) {
  if (!(yield* isNeeded())) return;
  yield* put(welcomePrepared({ title }));
  yield* put(contentRequested({ title })); // R7.169
  if (!(yield* isContentShown(title))) return;
  yield* showUntilClosed();
  yield* storeViewed();
});

export function* vipWelcomeSaga(): SagaGenerator {
  const { payload } = yield* take(viewMounted);
  yield* fork(welcome, payload.title);
}
