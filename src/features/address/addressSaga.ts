import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { field, isSet, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { call, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { lruCache } from '../../lib/lruCache';
import { memoizeOne } from '../../lib/memoizeOne';
import { safely } from '../../lib/safely';
import type { Secret } from '../../lib/secret';
import { fullName } from '../../shop/countries/personName';
import { accountActions, addAccountPart, applyAccount, selectIsLogged, toAccount } from '../account';
import { cartActions, withCartMutex } from '../cart';
import { checkoutActions, handleCheckoutFailure } from '../checkout';
import { keepDraft } from '../drafts';
import { callForCart, checkoutCartReceived, toAddress } from '../checkoutResponse';
import { flashActions, keyFlash } from '../flash';
import { dismissFlashes } from '../failureHandling';
import { toFormErrors, toProblems } from '../problems';
import type { Problem } from '../problems';
import { getApi, getPage, getShop } from '../sagaContext';
import { CUSTOMER_DRAFT_KEY, toDraft } from './addressDraft';
import type { Draft } from './addressDraft';
import { shippingOf, toAddressInput, toChoice, toCustomerAddresses, toCustomerInput, toTowns } from './addressMapping';
import type { AddressInput } from './addressMapping';
import { withServerCorrections, isSamePlace, placeText } from './addressRules';
import { selectAddresses, selectCartAddresses, selectChosenId, selectIsRemoved, selectPendingSelection } from './addressSelectors';
import { addressActions } from './addressSlice';
import type { AddressFields, AddressKind } from '../checkoutResponse';
import type { Editing, Town, WithAddress } from './addressTypes';

const {
  addressChosen, addressRemoved, addressSubmitted, customerSubmitted, continueClicked, draftRestored, submitRequested, addressValidated,
  addressConfirmed, submitSucceeded, submitFailed, townsRequested, townsReceived, guestSent,
} = addressActions; // prettier-ignore

/** Debounce of town requests while typing. */
export const TOWNS_DEBOUNCE_MS = 250;
const KNOWN_TOWNS_MAX = 50;

const KINDS: readonly AddressKind[] = ['billing', 'shipping'];

/** R7.018-R7.020 */
function* send(kind: AddressKind, data: AddressInput): SagaGenerator<Dto> {
  const api = yield* getApi();
  const operation = kind === 'billing' ? 'setBillingAddress' : 'setShippingAddress';
  const answer: unknown = yield* withCartMutex(() => call(() => api.call(operation, { body: { data } })));
  const dto = toDto(answer);
  if (field(dto, 'addressChanged') === undefined) throw new ApiError('malformed', operation, { cause: 'shape' });
  return dto;
}

/** Names the corrected address, as there may be several. */
function* notifyAddressCorrected(fields: AddressFields): SagaGenerator {
  const { t, countryCode } = yield* getShop();
  const message = t('txt_address_corrected', { address: `${fullName(fields, countryCode)}, ${placeText(fields)}` });
  yield* put(flashActions.flashShown({ message, isKey: false, type: 'info', cat: 'form' }));
}

/** A known address by its id, or new form values. */
interface AddressSource {
  chosenId?: string | null;
  written?: Editing | null;
}

/** An address that was submitted and still has to be confirmed. */
interface SubmittedAddress {
  kind: AddressKind;
  id: string | null;
}

/** R4.021-R4.024: submits the address; the server's version replaces the typed one. */
function* submitAddress(
  kind: AddressKind,
  data: AddressInput,
  { chosenId = null, written = null }: AddressSource,
): SagaGenerator<SubmittedAddress> {
  const answer = yield* send(kind, data);
  const address = toAddress(field(answer, 'address'), kind);
  if (address !== null) {
    yield* put(addressValidated({ kind, address }));
    if (written !== null && !isSamePlace(written.fields, address)) yield* notifyAddressCorrected(address);
  } else if (written !== null) {
    yield* put(addressActions.editingChanged({ editing: null }));
    yield* put(accountActions.reloadRequested()); // only the shop knows its id
  }
  if (kind === 'shipping' && isSet(answer, 'addressChanged')) yield* put(cartActions.cartReset({ kind: 'RESET_WITHOUT_PUPS' }));
  return { kind, id: chosenId ?? address?.id ?? null };
}

/** R4.022, R4.024: reloads the cart, then confirms and selects the submitted addresses. */
function* confirmAddresses(submitted: readonly SubmittedAddress[]): SagaGenerator {
  yield* call(() => callForCart('loadCart', {}));
  for (const one of submitted) yield* put(addressConfirmed(one));
}

/** Submits one address after the other and reloads the cart once, also when a later one is refused. */
function* setAddresses(submits: readonly (() => SagaGenerator<SubmittedAddress>)[]): SagaGenerator {
  const submitted: SubmittedAddress[] = [];
  try {
    for (const submit of submits) submitted.push(yield* submit());
  } finally {
    if (submitted.length > 0) yield* confirmAddresses(submitted);
  }
}

const choice = (kind: AddressKind, id: string) => () => submitAddress(kind, toChoice(kind, id), { chosenId: id });

/** Submits selections until the server has the latest one. */
function* submitSelections(): SagaGenerator {
  for (;;) {
    const pendingSelection = yield* select(selectPendingSelection);
    const kind = KINDS.find((one) => pendingSelection[one] !== null);
    const id = kind === undefined ? null : pendingSelection[kind];
    if (kind === undefined || id === null) return;
    yield* setAddresses([choice(kind, id)]);
  }
}

const writing = (written: Editing) =>
  function* submitForm(): SagaGenerator<SubmittedAddress> {
    const { countryCode } = yield* getShop();
    return yield* submitAddress(written.kind, toAddressInput(written, countryCode), { written });
  };

/**
 * After an unknown registration outcome, try signing in to see if it succeeded: the account then owns the session and the cart,
 * and a guest can no longer change them. If that fails, too, the first failure is reported.
 */
function* register(data: ReturnType<typeof toCustomerInput>, secret: Secret): SagaGenerator<unknown> {
  const [api, password] = [yield* getApi(), secret()];
  try {
    return yield* call((): Promise<unknown> => api.call('register', { body: { data: { ...data, password } } }));
  } catch (error) {
    if (!(error instanceof ApiError) || !isOutcomeUnknown(error)) throw error;
    const body = { username: data.email ?? '', password, isCheckout: 1, isWidget: 0 } as const;
    try {
      return yield* call((): Promise<unknown> => api.call('login', { body }));
    } catch (second) {
      throw second instanceof ApiError ? error : second;
    }
  }
}

/** A031: submits the guest's data, and creates an account if requested. Safe to repeat. The next step loads the cart. */
function* sendGuest({ form, password }: ReturnType<typeof customerSubmitted>['payload']): SagaGenerator {
  const [api, { countryCode }] = [yield* getApi(), yield* getShop()];
  const data = toCustomerInput(form, countryCode);
  let answer: unknown = yield* withCartMutex(() => call(() => api.call('updateCustomer', { body: { data } })));
  if (form.wantsAccount) answer = yield* withCartMutex(() => register(data, password));
  const account = toAccount(answer);
  if (account !== null) yield* applyAccount(account);
  yield* put(guestSent({ form }));
}

/** A guest continues at once; the server's corrections arrive with the next cart and are announced then, once. */
const followGuest = latestOnly('address.guest', guestSent, {
  delayMs: () => 0,
  *worker({ payload: { form } }) {
    for (;;) {
      const { addresses } = (yield* take(checkoutCartReceived)).payload;
      if (addresses === null) continue;
      const corrected = withServerCorrections(form, addresses);
      if (corrected === null) return;
      yield* put(addressActions.draftChanged({ draft: corrected }));
      for (const kind of KINDS) if (corrected[kind] !== form[kind]) yield* notifyAddressCorrected(corrected[kind]);
      return;
    }
  },
});

function* sendCustomer(payload: ReturnType<typeof customerSubmitted>['payload']): SagaGenerator {
  const { form } = payload;
  if (!(yield* select(selectIsLogged))) return yield* sendGuest(payload);
  const { isCompany } = form;
  yield* setAddresses([
    writing({ kind: 'billing', id: null, isCompany, fields: form.billing }),
    writing({ kind: 'shipping', id: null, isCompany: false, fields: shippingOf(form) }),
  ]);
}

const CHOOSE_TEXTS: Readonly<Record<AddressKind, string>> = {
  billing: 'txt_address_choose_billing',
  shipping: 'txt_address_choose_shipping',
};

const MISSING_TEXTS: Readonly<Record<AddressKind, string>> = {
  billing: 'txt_address_missing_billing',
  shipping: 'txt_address_missing_shipping',
};

/** Submits selected addresses that the cart lacks. False when one is missing. */
function* completeCart(): SagaGenerator<boolean> {
  const inCart = yield* select(selectCartAddresses);
  const choices: (() => SagaGenerator<SubmittedAddress>)[] = [];
  for (const kind of KINDS) {
    const known = inCart[kind];
    if (known !== null && !(yield* select(selectIsRemoved, kind, known.id))) continue;
    const id = yield* select(selectChosenId, kind);
    if (id === null) {
      const texts = (yield* select(selectAddresses, kind)).length > 0 ? CHOOSE_TEXTS : MISSING_TEXTS;
      yield* put(flashActions.flashShown(keyFlash(texts[kind], 'warning', 'form')));
      return false;
    }
    choices.push(choice(kind, id));
  }
  yield* setAddresses(choices);
  return true;
}

const WORK = [addressChosen, addressRemoved, addressSubmitted, customerSubmitted, continueClicked] as const;

type Work = ReturnType<(typeof WORK)[number]>;

function* work(action: Work): SagaGenerator {
  const goOn = checkoutActions.stepRequested({ step: 'shipping' });
  if (addressSubmitted.match(action)) yield* setAddresses([writing(action.payload)]);
  else if (customerSubmitted.match(action)) yield* sendCustomer(action.payload);
  yield* submitSelections();
  if (customerSubmitted.match(action) || (continueClicked.match(action) && (yield* completeCart()))) yield* put(goOn);
}

function* handle(action: Work): SagaGenerator {
  yield* dismissFlashes(({ cat }) => cat === 'form');
  yield* put(submitRequested()); // R4.020
  try {
    yield* work(action);
    yield* put(submitSucceeded());
  } catch (error) {
    yield* put(submitFailed({ problems: error instanceof ApiError ? problemsOf(error, action) : [] }));
    yield* handleCheckoutFailure(error);
  }
}

function problemsOf(error: ApiError, action: Work): Problem[] {
  if (customerSubmitted.match(action)) {
    const kind = error.operation === 'setShippingAddress' ? 'shipping' : 'billing';
    return toFormErrors(toProblems(error), kind, action.payload.form.isSame);
  }
  return addressSubmitted.match(action) ? toFormErrors(toProblems(error), action.payload.kind, false) : [];
}

/** ADR 010: suggests towns while typing; never blocks, failures are only logged. */
function* answerTowns(): SagaGenerator {
  const known = lruCache<Town[]>(KNOWN_TOWNS_MAX);
  yield* latestOnly('address.towns', townsRequested, {
    keyOf: ({ payload }) => payload.kind,
    delayMs: ({ payload }) => (known.get(payload.query) === undefined ? TOWNS_DEBOUNCE_MS : 0),
    *worker({ payload: { kind, query } }, signal) {
      try {
        const api = yield* getApi();
        const found = known.get(query) ?? toTowns(yield* call(() => api.call('geoSuggestions', { query: { q: query } }, { signal })));
        known.set(query, found);
        yield* put(townsReceived({ kind, towns: { query, found } }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        (yield* getPage()).log.warn(`vitrina: no towns (${error.message})`);
      }
    },
  })();
}

const draftOnce = memoizeOne((draft: Draft['draft'], editing: Draft['editing'], removed: Draft['removed']): Draft => ({
  draft,
  editing,
  removed,
}));

export function* addressSaga(): SagaGenerator {
  yield* keepDraft({
    key: CUSTOMER_DRAFT_KEY,
    selectDraft: ({ address: { draft, editing, removed } }: WithAddress) => draftOnce(draft, editing, removed),
    toDraft,
    draftRestored,
  });
  yield* addAccountPart((answer) => addressActions.addressesReceived(toCustomerAddresses(answer)));
  yield* fork(answerTowns);
  yield* fork(followGuest);
  // The account response with the lists arrived before this feature was loaded.
  if (yield* select(selectIsLogged)) yield* put(accountActions.reloadRequested());
  for (;;) yield* call(safely('address', handle), yield* take(WORK)); // further actions are ignored meanwhile
}
