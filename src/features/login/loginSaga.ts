import { flashActions } from '../flash';
import type { OperationId } from '../../api/api';
import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { field, toDto } from '../../lib/dto';
import { call, delay, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { safely } from '../../lib/safely';
import { accountActions, applyAccount, toAccount, VIP_NOTICE_OPEN, vipNoticeExpiry } from '../account';
import type { Account, LoginContext } from '../account';
import { isOnCheckoutPath } from '../cartSummary';
import { draftText, keepDraft } from '../drafts';
import { flashesOf, decideHandover, showFailure } from '../failureHandling';
import { toProblems } from '../problems';
import { getApi, getPage, getShop } from '../sagaContext';
import { loginActions, selectHandedOverLogins, selectIsAuthInProgress } from './loginSlice';
import type { LoginStatus, RegistrationData, WithLogin } from './loginTypes';

const {
  loginSubmitted,
  registrationSubmitted,
  facebookRequested,
  facebookAnswered,
  facebookLoaded,
  facebookGranted,
  loginRequested,
  loginSucceeded,
  loginFailed,
  loginHandedOver,
} = loginActions;

/** A044 */
export const LOGIN_INTERVAL_MS = 1500;
/** R7.010 */
const FACEBOOK_SCOPE = 'email,public_profile';

/** R4.013, A043: before anything else in the response; https, or a page of the shop itself. True when the browser is leaving. */
function* leaveForSingleSignOn(answer: unknown): SagaGenerator<boolean> {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  const sent = field(toDto(answer), 'wso2LoginUrl');
  const target = links.safeTarget(sent);
  if (target === null || !/^(https:|\/)/i.test(String(sent))) return false; // `false` as a text would be a path, too
  location.assign(target);
  // Nothing keeps loading when the shopper cancels the navigation or returns with the back button.
  yield* put(accountActions.signInFailed());
  yield* put(loginFailed({ status: null }));
  return true;
}

/** R4.005, R4.010, A041: redirects the browser; the steps after it run all the same. True when the browser is leaving. */
function* followRedirect(answer: unknown): SagaGenerator<boolean> {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  const target = links.safeTarget(field(toDto(answer), 'redirectUrl'));
  if (target !== null) location.assign(target);
  return target !== null;
}

/** R4.019, R6.15, A041, A058: the server renders VIP prices. The checkout loads its data again without a reload. */
function* reloadForVip({ customer }: Account, context: LoginContext): SagaGenerator {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  const isVip = customer !== null && customer.vipType !== 'regular';
  if (isVip && context !== 'checkout' && !isOnCheckoutPath(location.href(), links.cart())) location.reload();
}

/** R4.003-R4.007, in this order; the cart follows `loggedIn` (R4.008, R4.009). */
function* applyLogin(
  answer: unknown,
  operation: OperationId,
  context: LoginContext,
): SagaGenerator<{ account: Account; isLeaving: boolean }> {
  const [{ cookies, clock }, { config }] = [yield* getPage(), yield* getShop()];
  const account = toAccount(answer);
  if (account?.isLogged !== true) throw new ApiError('rejected', operation, { body: answer });
  yield* put(accountActions.customerReceived({ customer: account.customer }));
  cookies.set(config.vipNoticeCookie, VIP_NOTICE_OPEN, vipNoticeExpiry(clock.now()));
  const isLeaving = yield* followRedirect(answer);
  yield* applyAccount(account, { context });
  yield* put(accountActions.reloadRequested());
  yield* put(loginSucceeded());
  return { account, isLeaving };
}

/** R4.010-R4.012, R8.30, A046. A time-out is shown as a flash, as everywhere (R8.01). */
function* handleLoginError(error: ApiError): SagaGenerator {
  const isLeaving = yield* followRedirect(error.body);
  const response = failureResponse(error);
  const [first] = yield* flashesOf(response);
  let status: LoginStatus | null = { message: 'msg_login_failed', isKey: true };
  if (first !== undefined && first.message !== '') {
    const { message, markup, isKey } = first;
    status = { message, isKey, ...(markup !== undefined && { markup }) };
  }
  if (response.effect !== 'formStatus') {
    status = null;
    if (!isLeaving || response.effect !== 'reload') yield* showFailure(response, 'form');
  }
  yield* put(accountActions.signInFailed());
  yield* put(loginFailed({ status, problems: toProblems(error) }));
}

const toFlag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

function* callLogin({ username, password, context }: ReturnType<typeof loginSubmitted>['payload']): SagaGenerator<unknown> {
  const api = yield* getApi();
  const body = {
    username,
    password: password(),
    isCheckout: toFlag(context === 'checkout'),
    isWidget: toFlag(context === 'widget'),
  } as const;
  return yield* call(() => api.call('login', { body }));
}

/** R7.009, R4.016, A042, A045: sends `return` of the page's URL unchanged; the shop validates it. */
function* callFacebookLogin({ token, userId, context }: ReturnType<typeof facebookGranted>['payload']): SagaGenerator<unknown> {
  const [api, { location }] = [yield* getApi(), yield* getPage()];
  const redirect = new URL(location.href()).searchParams.get('return');
  const body = {
    token: token(),
    userId,
    isCheckout: toFlag(context === 'checkout'),
    isRegistration: toFlag(context === 'register'),
    isFacebook: 1,
    loyaltyProgramChecked: 0,
    ...(redirect === null ? {} : { redirect }),
  } as const;
  return yield* call(() => api.call('facebookLogin', { body }));
}

/** R7.014. Without a response the account may exist: a login with the same data finds out. */
function* callRegister({ data, password }: ReturnType<typeof registrationSubmitted>['payload']): SagaGenerator<unknown> {
  const api = yield* getApi();
  try {
    return yield* call((): Promise<unknown> => api.call('register', { body: { data: { ...data, password: password() } } }));
  } catch (error) {
    if (!(error instanceof ApiError) || !isOutcomeUnknown(error)) throw error;
    try {
      return yield* callLogin({ username: data.email ?? '', password, context: 'register' });
    } catch (second) {
      throw second instanceof ApiError ? error : second;
    }
  }
}

/** R7.016, A052: to the trial of Smart if it was requested, else to the new account. */
function* leaveRegistration({ activateSmart }: RegistrationData, isLeaving: boolean): SagaGenerator {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  const trial = activateSmart ? links.to('smartTrial') : null; // reported if it is not configured
  if (trial !== null) location.assign(trial);
  else if (!isLeaving) location.assign(links.to('clientMyAccount') ?? links.home());
}

/** The account exists and nobody is signed in: the shop waits until the link in its mail is opened. */
function* awaitConfirmation(answer: unknown, { email = '' }: RegistrationData): SagaGenerator {
  const { t } = yield* getShop();
  yield* put(accountActions.signInFailed());
  yield* put(loginSucceeded());
  yield* put(flashActions.flashShown({ message: t('msg_registration_confirm', { email }), isKey: false, type: 'success', cat: 'form' }));
  yield* followRedirect(answer);
}

const isAwaitingConfirmation = (answer: unknown): boolean => {
  const account = toAccount(answer);
  return account?.isWaitingForConfirmation === true && !account.isLogged;
};

type Submit = ReturnType<typeof loginSubmitted> | ReturnType<typeof facebookGranted> | ReturnType<typeof registrationSubmitted>;

const operationOf = (action: Submit): OperationId =>
  registrationSubmitted.match(action) ? 'register' : loginSubmitted.match(action) ? 'login' : 'facebookLogin';

function* send(action: Submit): SagaGenerator<unknown> {
  if (registrationSubmitted.match(action)) return yield* callRegister(action.payload);
  return loginSubmitted.match(action) ? yield* callLogin(action.payload) : yield* callFacebookLogin(action.payload);
}

/** A164: true where the server's own form or link does it. */
function* handOver(action: Submit, failure: ApiError): SagaGenerator<boolean> {
  if (facebookGranted.match(action)) return false;
  const operation = registrationSubmitted.match(action) ? 'register' : 'login';
  const before = (yield* select(selectHandedOverLogins))[operation];
  const handedOver = decideHandover(failure, { canHandOver: action.payload.canHandOver === true, before, isRepeatable: true });
  if (handedOver === null) return false;
  yield* put(accountActions.signInFailed());
  yield* put(loginHandedOver({ [operation]: handedOver }));
  return true;
}

function* login(action: Submit): SagaGenerator {
  const operation = operationOf(action);
  yield* put(accountActions.signInStarted());
  try {
    const answer = yield* send(action);
    if (yield* leaveForSingleSignOn(answer)) return;
    if (registrationSubmitted.match(action) && isAwaitingConfirmation(answer)) return yield* awaitConfirmation(answer, action.payload.data);
    const context = registrationSubmitted.match(action) ? 'register' : action.payload.context;
    const { account, isLeaving } = yield* applyLogin(answer, operation, context);
    if (registrationSubmitted.match(action)) yield* leaveRegistration(action.payload.data, isLeaving);
    else if (!isLeaving) yield* reloadForVip(account, context);
  } catch (error) {
    // An error of our own is shown like an unreadable response.
    const failure = error instanceof ApiError ? error : new ApiError('malformed', operation);
    if (!(yield* leaveForSingleSignOn(failure.body)) && !(yield* handOver(action, failure))) yield* handleLoginError(failure);
    if (failure !== error) throw error;
  }
}

/** R7.008, R7.010, R7.011, A045. Nothing is pending while Facebook's window is open: it may never respond. */
function* requestFacebookToken({ payload: { context } }: ReturnType<typeof facebookRequested>): SagaGenerator {
  const [page, { config, country }] = [yield* getPage(), yield* getShop()];
  if (config.facebook === null) return;
  const { appId, version, sdkUrl } = config.facebook;
  let onReady = (): void => {};
  const ready = new Promise<void>((resolve) => (onReady = resolve));
  const asked = page.facebookLogin({
    appId,
    version,
    sdkUrl: sdkUrl ?? `https://connect.facebook.net/${country.locale.replace('-', '_')}/sdk.js`,
    scope: FACEBOOK_SCOPE,
    onReady,
  });
  yield* call(() => Promise.race([ready, asked]));
  yield* put(facebookLoaded());
  const outcome = yield* call(() => asked);
  const isBusy = yield* select(selectIsAuthInProgress); // with the password, meanwhile: that sign-in shows its own outcome
  if (outcome === 'unavailable' && !isBusy) yield* put(loginFailed({ status: { message: 'msg_login_facebook', isKey: true } }));
  else if (typeof outcome === 'object') yield* put(facebookGranted({ token: () => outcome.token, userId: outcome.userId, context }));
  yield* put(facebookAnswered());
}

/** A044: one login at a time, at most one in 1.5 s: an earlier one waits; further presses meanwhile are ignored. */
export function* loginSaga(): SagaGenerator {
  yield* keepDraft({
    key: 'vitrina.login-draft',
    selectDraft: (state: WithLogin) => state.login.draft,
    toDraft: (dto) => ({ email: draftText(dto, 'email') }),
    draftRestored: loginActions.draftRestored,
  });
  yield* fork(latestOnly('login.facebook', facebookRequested, { delayMs: () => 0, worker: requestFacebookToken }));
  const { clock } = yield* getPage();
  let sentAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const action = yield* take([loginSubmitted, facebookGranted, registrationSubmitted]);
    yield* put(loginRequested());
    const waitMs = sentAt + LOGIN_INTERVAL_MS - clock.now();
    if (waitMs > 0) yield* delay(Math.min(waitMs, LOGIN_INTERVAL_MS));
    sentAt = clock.now();
    yield* call(safely('login', login), action);
  }
}
