import { ApiError } from '../../api/ApiError';
import { reactionTo } from '../../api/reactionTo';
import { field, toDto } from '../../lib/dto';
import { call, delay, put, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { toPlainText } from '../../lib/plainText';
import { safely } from '../../lib/safely';
import { accountActions, adoptAccount, toAccount } from '../account';
import { cartActions } from '../cart';
import { flashActions } from '../flash';
import { getApi, getPage, getShop } from '../services';
import { loginActions } from './loginSlice';
import type { LoginContext, LoginStatus } from './loginTypes';

const { loginSubmitted, loginRequested, loginSucceeded, loginFailed } = loginActions;

/** A044 */
export const LOGIN_INTERVAL_MS = 1500;
/** A057 */
const VIP_NOTICE_COOKIE = 'vip_notice_closed';
const VIP_NOTICE_MS = 365 * 24 * 60 * 60 * 1000;

/** R4.013, A043: before everything else in the answer, and https only. True when the browser is on its way. */
function* leaveForSingleSignOn(answer: unknown): Steps<boolean> {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  const target = links.safeTarget(field(toDto(answer), 'wso2LoginUrl'));
  if (target?.startsWith('https:') !== true) return false;
  location.assign(target);
  yield* put(loginFailed({ status: null })); // nothing spins when the shopper comes back by the back button
  return true;
}

/** R4.005, R4.010, A041: the browser is sent away, and what follows is done all the same. */
function* followRedirect(answer: unknown): Steps {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  const target = links.safeTarget(field(toDto(answer), 'redirectUrl'));
  if (target !== null) location.assign(target);
}

/** R4.003-R4.009, in this order. */
function* welcome(answer: unknown, context: LoginContext): Steps {
  const { cookies, clock } = yield* getPage();
  const account = toAccount(answer);
  if (account?.isLogged !== true) throw new ApiError('rejected', 'login', { body: answer });
  yield* put(accountActions.customerStored({ firstname: account.firstname, vipType: account.vipType }));
  cookies.set(VIP_NOTICE_COOKIE, '0', new Date(clock.now() + VIP_NOTICE_MS));
  yield* followRedirect(answer);
  yield* adoptAccount(account);
  yield* put(accountActions.reloadRequested());
  yield* put(context === 'widget' ? cartActions.cartReset({ kind: 'RESET_ALL' }) : cartActions.refreshRequested());
  yield* put(loginSucceeded());
}

/** R4.010-R4.012, R8.30, A046. A time-out is said in a flash as everywhere (R8.01). */
function* explain(error: ApiError): Steps {
  yield* followRedirect(error.body);
  const { flashes, effect } = reactionTo(error);
  const [first] = flashes;
  const message = first === undefined || first.isKey ? '' : toPlainText(first.message);
  let status: LoginStatus | null = { message, isKey: false };
  if (message === '') status = { message: first?.isKey === true ? first.message : 'msg_login_failed', isKey: true };
  if (effect !== 'formStatus') {
    status = null;
    for (const flash of flashes) yield* put(flashActions.flashShown(flash));
  }
  yield* put(cartActions.refreshRequested()); // what R4.002 switched on
  yield* put(loginFailed({ status }));
}

function* login({ payload: { username, password, context } }: ReturnType<typeof loginSubmitted>): Steps {
  const api = yield* getApi();
  const body = { username, password, isCheckout: toFlag(context === 'checkout'), isWidget: toFlag(context === 'widget') } as const;
  yield* put(cartActions.cartRequested()); // R4.002
  try {
    const answer: unknown = yield* call(() => api.call('login', { body }));
    if (!(yield* leaveForSingleSignOn(answer))) yield* welcome(answer, context);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      yield* put(loginFailed({ status: { message: 'err_generic', isKey: true } }));
      throw error;
    }
    if (!(yield* leaveForSingleSignOn(error.body))) yield* explain(error);
  }
}

const toFlag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

/** A044: one login at a time, and at most one in 1.5 s: an earlier one waits; further presses meanwhile are none. */
export function* loginSaga(): Steps {
  const { clock } = yield* getPage();
  let sentAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const action = yield* take(loginSubmitted);
    yield* put(loginRequested());
    const waitMs = sentAt + LOGIN_INTERVAL_MS - clock.now();
    if (waitMs > 0) yield* delay(Math.min(waitMs, LOGIN_INTERVAL_MS));
    sentAt = clock.now();
    yield* call(safely('login', login), action);
  }
}
