import { ApiError } from '../../api/ApiError';
import { toDto } from '../../lib/dto';
import { call, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import type { PageChannel } from '../../page/page';
import { getApi, getPage, getShop } from '../sagaContext';
import { fromPrintedCustomer, toAccount } from './accountMapping';
import { mapAccountParts } from './accountParts';
import { selectAccountStatus, selectIsLogged } from './accountSelectors';
import { accountActions } from './accountSlice';
import type { SignIn } from './accountSlice';
import type { Account } from './accountTypes';
import { getSnapshot } from './snapshot';
import type { Snapshot } from './snapshot';
import { toTabMessage, watchTabs } from './crossTab';

const {
  viewMounted, accountRestored, accountRequested, accountSucceeded, accountFailed, reloadRequested, sessionEnded, loggedIn,
  loggedOut,
} = accountActions; // prettier-ignore

const NUDGES = ['logged-in', 'logged-out'] as const;

/** Stores no personal data except the first name. */
const remember = ({ isLogged, isWaitingForConfirmation, customer }: Account, snapshot: Snapshot): void =>
  snapshot.write('account', {
    isLogged,
    isWaitingForConfirmation,
    customer: customer && { firstname: customer.firstname, vipType: customer.vipType },
  });

/**
 * Applies the shop's account; a sign-in, and any change of the signed-in state, is dispatched as an event. `customer-met`: a page from a
 * cache does not name the customer, and what waits for one (legal conditions) has not loaded yet.
 */
export function* applyAccount(account: Account, { isFromOtherTab = false, context }: SignIn = {}): SagaGenerator {
  const [wasLogged, { config }] = [yield* select(selectIsLogged), yield* getShop()];
  yield* put(accountSucceeded(account));
  const { isLogged } = account;
  remember(account, yield* getSnapshot());
  if (isLogged && (context !== undefined || !wasLogged)) yield* put(loggedIn({ isFromOtherTab, context }));
  else if (isLogged && config.customer === null) (yield* getPage()).events.emit('customer-met', {});
  if (!isLogged && wasLogged) yield* put(loggedOut({ isFromOtherTab }));
}

/** R7.145, A069. A failure is only logged: the next page requests it again. */
function* loadAccount(isFromOtherTab = false): SagaGenerator {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  yield* put(accountRequested());
  try {
    const answer: unknown = yield* call(() => api.call('widgetAccount', {}));
    const account = toAccount(answer);
    if (account === null) throw new ApiError('malformed', 'widgetAccount');
    for (const part of yield* mapAccountParts(toDto(answer))) yield* put(part);
    yield* applyAccount(account, { isFromOtherTab });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no account (${error.message})`);
    yield* put(error.status === 401 ? sessionEnded({ isFromOtherTab }) : accountFailed());
  }
}

/** Sends `vitrina:logged-in`, `vitrina:logged-out` or `vitrina:session-ended` to the page, and a message to the other tabs. */
function* broadcastChange(channel: PageChannel): SagaGenerator {
  const [{ events }, snapshot] = [yield* getPage(), yield* getSnapshot()];
  for (;;) {
    const action = yield* take([loggedIn, loggedOut, sessionEnded]);
    if (!loggedIn.match(action)) snapshot.clear();
    const kind = loggedIn.match(action) ? 'logged-in' : 'logged-out';
    events.emit(sessionEnded.match(action) ? 'session-ended' : kind, {});
    if (!action.payload.isFromOtherTab) channel.post(toTabMessage(kind));
  }
}

export function* accountSaga(): SagaGenerator {
  const [page, { config }, snapshot] = [yield* getPage(), yield* getShop(), yield* getSnapshot()];
  const channel = page.channel('vitrina.account');
  yield* fork(broadcastChange, channel);
  /** A reload for other tabs waits: it will bring what later messages are about, too. */
  let isNudged = false;
  yield* fork(watchTabs, channel, NUDGES, function* nudge() {
    if (isNudged) return;
    isNudged = true;
    yield* put(reloadRequested({ isFromOtherTab: true }));
  });
  // Sequential, so that an older response never overwrites a newer one.
  yield* fork(
    serialQueue('account.load', [viewMounted, reloadRequested], function* load(action) {
      if (reloadRequested.match(action)) {
        if (action.payload.isFromOtherTab) isNudged = false;
        yield* loadAccount(action.payload.isFromOtherTab);
      } else if ((yield* select(selectAccountStatus)) === 'idle') yield* loadAccount();
    }),
  );
  const stored = snapshot.read('account');
  const known = config.customer === null ? stored && toAccount(stored) : fromPrintedCustomer(config.customer);
  if (known !== null) yield* put(accountRestored(known));
  // The page has no customer but the snapshot has one: the page was cached, or the shopper has signed out.
  if (config.customer === null) {
    if (known?.isLogged === true) yield* put(reloadRequested());
  } else if (known !== null && stored?.['isLogged'] !== true) {
    // The page was rendered signed in: edits in other tabs may be waiting for that.
    remember(known, snapshot);
    channel.post(toTabMessage('logged-in'));
  }
}
