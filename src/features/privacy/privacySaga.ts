import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import type { OperationId } from '../../api/api';
import { field, toDto } from '../../lib/dto';
import { call, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import type { PageChannel } from '../../page/page';
import { accountActions, selectIsLogged, toConsents, toTabMessage, watchTabs } from '../account';
import { assertStatusOk, decideHandover, shopWords } from '../failureHandling';
import { getApi, getPage, getShop } from '../sagaContext';
import { DECISION_CONSENT, privacyActions, selectMayPersonalise, selectPrivacy } from './privacySlice';
import type { Choices } from './privacySlice';

const { decisionRead, decisionMade, decisionSaved, decisionFailed, handedOver, choicesSubmitted, choicesSaved, choicesFailed } =
  privacyActions;

/** Set by the server and readable, so that pages from a cache and other tabs know the decision. Never written here (A062). */
const DECISION_COOKIE = 'personalisation';
const CHANNEL = 'vitrina.privacy';

function* readDecision(): SagaGenerator<boolean | null> {
  const [{ cookies }, { config }] = [yield* getPage(), yield* getShop()];
  const cookie = cookies.get(DECISION_COOKIE);
  return cookie === '1' ? true : cookie === '0' ? false : config.personalisation;
}

/** What the shop has stored: as it states it, else as it was sent. */
function storedConsents(operation: OperationId, answer: unknown, sent: Readonly<Record<string, boolean>>): Record<string, boolean> {
  assertStatusOk(operation, answer);
  return { ...sent, ...toConsents(field(toDto(answer), 'consents')) };
}

/** A failure is shown in the panel, not as a flash. */
function* logFailure(error: unknown): SagaGenerator {
  if (!(error instanceof ApiError)) throw error;
  (yield* getPage()).log.warn(`vitrina: consents were not saved (${failureResponse(error).log ?? error.message})`);
}

/** A164: true where the server's own form does it. */
function* handOver(error: unknown, canHandOver = false): SagaGenerator<boolean> {
  const { handedOver: before } = yield* select(selectPrivacy);
  const taken = decideHandover(error, { canHandOver, before, isRepeatable: true });
  if (taken !== null) yield* put(handedOver(taken));
  return taken !== null;
}

/** R7.148: a newer press replaces an older one, whose request may still be on its way; the shop gets them in order. */
function* saveDecision({ isAccepted, canHandOver }: ActionOf<typeof decisionMade>['payload'], tabs: PageChannel): SagaGenerator {
  const api = yield* getApi();
  try {
    const answer: unknown = yield* call(() => api.call('setPanelConsent', { body: { consentValue: isAccepted } }));
    const consents = storedConsents('setPanelConsent', answer, { [DECISION_CONSENT]: isAccepted });
    if (yield* select(selectIsLogged)) yield* put(accountActions.consentsStored(consents));
    yield* put(decisionSaved({ isAccepted }));
    tabs.post(toTabMessage('changed'));
  } catch (error) {
    if (yield* handOver(error, canHandOver)) return;
    yield* put(decisionFailed(error instanceof ApiError ? yield* shopWords(error) : null));
    yield* logFailure(error);
  }
}

const toQuery = (consents: Choices['consents']): Record<string, 0 | 1> =>
  Object.fromEntries(Object.entries(consents).map(([code, isGiven]) => [code, isGiven ? 1 : 0]));

/** R7.149; R7.017 where the server's form is sent by a GET. */
function* saveChoices({ consents, isByQuery, canHandOver }: Choices, tabs: PageChannel): SagaGenerator {
  const api = yield* getApi();
  try {
    const answer: unknown = yield* call((): Promise<unknown> =>
      isByQuery ? api.call('consents', { query: toQuery(consents) }) : api.call('updateConsents', { body: { consents } }),
    );
    const stored = storedConsents(isByQuery ? 'consents' : 'updateConsents', answer, consents);
    yield* put(accountActions.consentsStored(stored));
    const isAccepted = Object.hasOwn(consents, DECISION_CONSENT) ? stored[DECISION_CONSENT] : undefined;
    yield* put(choicesSaved({ isAccepted }));
    tabs.post(toTabMessage('changed'));
  } catch (error) {
    if (yield* handOver(error, canHandOver)) return;
    yield* put(choicesFailed(error instanceof ApiError ? yield* shopWords(error) : null));
    yield* logFailure(error);
  }
}

/** The page's listeners of `vitrina:consent-changed`: once a decision is known, and whenever the gate opens or closes. */
function* reportChanges(): SagaGenerator<never> {
  const { events } = yield* getPage();
  let reported: boolean | null = null;
  for (;;) {
    yield* take([decisionRead, decisionMade, decisionSaved, choicesSubmitted, choicesSaved]);
    const { decision, answer } = yield* select(selectPrivacy);
    const isAccepted = yield* select(selectMayPersonalise);
    if ((decision === null && answer !== false) || isAccepted === reported) continue;
    reported = isAccepted;
    events.emit('consent-changed', { personalisation: isAccepted });
  }
}

/** Another tab has saved something: the decision from the server's cookie, a customer's consents from the shop. */
function* readAgain(): SagaGenerator {
  yield* put(decisionRead({ isAccepted: yield* readDecision() }));
  if (yield* select(selectIsLogged)) yield* put(accountActions.reloadRequested({ isFromOtherTab: true }));
}

export function* privacySaga(): SagaGenerator {
  const tabs = (yield* getPage()).channel(CHANNEL); // one only: a second one would receive the first one's messages
  yield* fork(reportChanges);
  yield* fork(serialQueue('privacy.decision', decisionMade, ({ payload }) => saveDecision(payload, tabs)));
  yield* fork(serialQueue('privacy.choices', choicesSubmitted, ({ payload }) => saveChoices(payload, tabs)));
  yield* fork(watchTabs, tabs, ['changed'], readAgain);
  yield* put(decisionRead({ isAccepted: yield* readDecision() }));
}
