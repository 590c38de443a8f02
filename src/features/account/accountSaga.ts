import { ApiError } from '../../api/ApiError';
import { call, fork, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import type { PageChannel } from '../../page/page';
import { getApi, getPage, getShop } from '../services';
import { fromPrintedCustomer, toAccount } from './accountMapping';
import { selectAccountStatus, selectIsLogged } from './accountSelectors';
import { accountActions } from './accountSlice';
import type { AccountSummary } from './accountTypes';
import { createSnapshot } from './snapshot';
import type { Snapshot } from './snapshot';
import { toNudge, watchTabs } from './tabs';

const { viewMounted, accountRestored, accountRequested, accountSucceeded, accountFailed, sessionEnded, loggedIn, loggedOut } =
  accountActions;

const NUDGES = ['logged-in', 'logged-out'] as const;

const remember = ({ isLogged, firstname, vipType }: AccountSummary, snapshot: Snapshot): void =>
  snapshot.write('account', { isLogged, customer: { firstname, vipType } });

/** Takes over what the shop says; a change of who is here is an event. */
function* adopt(account: AccountSummary, snapshot: Snapshot, isNudged: boolean): Steps {
  const wasLogged = yield* select(selectIsLogged);
  yield* put(accountSucceeded(account));
  const { isLogged } = account;
  remember(account, snapshot);
  if (isLogged && !wasLogged) yield* put(loggedIn({ isNudged }));
  if (!isLogged && wasLogged) yield* put(loggedOut({ isNudged }));
}

/** R7.145, A069. A failure is only logged: the next page asks again. */
function* loadAccount(snapshot: Snapshot, isNudged = false): Steps {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  yield* put(accountRequested());
  try {
    const account = toAccount(yield* call(() => api.call('widgetAccount', {})));
    if (account === null) throw new ApiError('malformed', 'widgetAccount');
    yield* adopt(account, snapshot, isNudged);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no account (${error.message})`);
    yield* put(error.status === 401 ? sessionEnded() : accountFailed());
  }
}

/** `vitrina:logged-in` and `vitrina:logged-out` for the page and, as a nudge, for the other tabs. */
function* tellOthers(channel: PageChannel, snapshot: Snapshot): Steps {
  const { events } = yield* getPage();
  for (;;) {
    const action = yield* take([loggedIn, loggedOut, sessionEnded]);
    if (!loggedIn.match(action)) snapshot.clear();
    if (sessionEnded.match(action)) continue;
    const name = loggedIn.match(action) ? 'logged-in' : 'logged-out';
    events.emit(name, {});
    if (!action.payload.isNudged) channel.post(toNudge(name));
  }
}

export function* accountSaga(): Steps {
  const [page, { config }] = [yield* getPage(), yield* getShop()];
  const snapshot = createSnapshot(page.storage.session);
  const channel = page.channel('vitrina.account');
  yield* fork(tellOthers, channel, snapshot);
  yield* fork(watchTabs, channel, NUDGES, () => loadAccount(snapshot, true));
  yield* fork(
    serialQueue('account.load', viewMounted, function* load() {
      if ((yield* select(selectAccountStatus)) === 'idle') yield* loadAccount(snapshot);
    }),
  );
  const stored = snapshot.read('account');
  const known = config.customer === null ? stored && toAccount(stored) : fromPrintedCustomer(config.customer);
  if (known !== null) yield* put(accountRestored(known));
  // The page says nobody, the tab remembers somebody: either the page comes from a cache, or the shopper has left.
  if (config.customer === null) {
    if (known?.isLogged === true) yield* loadAccount(snapshot);
  } else if (known !== null && stored?.['isLogged'] !== true) {
    // Signed in on the server's page: edits in other tabs may wait for it.
    remember(known, snapshot);
    channel.post(toNudge('logged-in'));
  }
}
