import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { fallbackScope } from '../../api/fallbackScope';
import { fork, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { selectServerCart } from '../cart';
import type { Cart } from '../cart';
import { handleCheckoutFailure } from '../checkout';
import { callForCart } from '../checkoutResponse';
import { draftText, keepDraft } from '../drafts';
import { keyFlash } from '../flash';
import type { FlashMessage } from '../flash';
import { dismissFlashes, flashesOf, decideHandover, showFlashes } from '../failureHandling';
import { discountActions, isSameCode, selectCodeMessages, selectHandedOverCode, toCode, withoutBlanks } from './discountSlice';
import type { CodeResult, WithDiscount } from './discountSlice';

const {
  codeSubmitted,
  codeRemoved,
  migrationRequested,
  codeRequested,
  codeAccepted,
  codeRejected,
  codeRemovalSucceeded,
  codeFailed,
  codeHandedOver,
} = discountActions;

const isIn = (cart: Cart, code: string): boolean => cart.discounts.codes.some((known) => isSameCode(known.code, code));

/** The shop has looked the code up, and refuses it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'rejected' || ([400, 404, 410, 422].includes(error.status ?? 0) && fallbackScope(error) === null));

/** A160: as typed; without the blanks in it only where the shop does not know it so. */
function* redeem(code: string): SagaGenerator<Cart> {
  const plain = withoutBlanks(code);
  if (plain !== code) {
    try {
      const { cart } = yield* callForCart('addCertificate', { body: { code } });
      if (isIn(cart, code)) return cart;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return (yield* callForCart('addCertificate', { body: { code: plain } })).cart;
}

/** The shop's own messages about the code, else ours. */
function messagesOf(cart: Cart, otherwise: FlashMessage): readonly FlashMessage[] {
  const fromShop = cart.discounts.status?.flashMessages ?? [];
  return fromShop.length > 0 ? fromShop : [otherwise];
}

/** An acceptance is said once: where the cart has a new message about it, that is the one. */
function acceptanceOf(cart: Cart, before: readonly FlashMessage[]): readonly FlashMessage[] {
  const isSaid = cart.discounts.messages.some(
    ({ type, message }) => type === 'success' && !before.some((known) => known.message === message),
  );
  if (!isSaid) return messagesOf(cart, keyFlash('txt_code_accepted', 'success'));
  return (cart.discounts.status?.flashMessages ?? []).filter(({ type }) => type !== 'success');
}

/** A failure with the shop's own messages is a refusal, too. */
const refusalBy = (messages: readonly FlashMessage[], code: string): CodeResult | null => {
  const own = messages.filter(({ isKey }) => !isKey);
  return own.length === 0 ? null : { code: toCode(code), messages: own };
};

function* handle(
  action: ReturnType<typeof codeSubmitted> | ReturnType<typeof codeRemoved> | ReturnType<typeof migrationRequested>,
): SagaGenerator {
  const before = yield* select(selectCodeMessages);
  yield* dismissFlashes(({ message }) => before.some((shown) => shown.message === message));
  yield* put(codeRequested());
  try {
    if (codeSubmitted.match(action)) {
      const code = toCode(action.payload.code);
      const said = (yield* select(selectServerCart))?.discounts.messages ?? [];
      const cart = yield* redeem(code);
      // R4.029: the codes in the response decide, whatever its status
      if (isIn(cart, code)) {
        const messages = acceptanceOf(cart, said);
        yield* put(codeAccepted({ code, messages }));
        yield* showFlashes(messages);
      } else {
        const messages = messagesOf(cart, keyFlash('txt_code_rejected', 'warning'));
        yield* put(codeRejected({ code, messages }));
        return yield* showFlashes(messages);
      }
    } else {
      const { cart } = codeRemoved.match(action)
        ? yield* callForCart('removeCertificate', { body: { code: action.payload.code } })
        : yield* callForCart('migrateCouponsToAllegro', { body: {} });
      const messages = messagesOf(cart, keyFlash(codeRemoved.match(action) ? 'txt_code_removed' : 'txt_codes_migrated', 'success'));
      yield* put(codeRemovalSucceeded({ messages }));
      yield* showFlashes(messages);
    }
    // Free delivery and the payment methods may have changed.
    yield* callForCart('loadCart', {});
  } catch (error) {
    if (codeSubmitted.match(action)) {
      const { canHandOver = false } = action.payload;
      const handedOver = decideHandover(error, { canHandOver, before: yield* select(selectHandedOverCode) });
      if (handedOver !== null) return void (yield* put(codeHandedOver(handedOver)));
    }
    // R8.13, R8.14
    const messages = error instanceof ApiError ? yield* flashesOf(failureResponse(error)) : [];
    const refused = codeSubmitted.match(action) ? refusalBy(messages, action.payload.code) : null;
    yield* put(codeFailed({ refused, messages, isSubmission: codeSubmitted.match(action) }));
    yield* handleCheckoutFailure(error);
  }
}

export function* discountSaga(): SagaGenerator {
  yield* keepDraft({
    key: 'vitrina.discount-draft',
    selectDraft: ({ discount }: WithDiscount) => discount.draft,
    toDraft: (dto) => ({ code: draftText(dto, 'code') }),
    draftRestored: discountActions.draftRestored,
  });
  yield* fork(serialQueue('discount', [codeSubmitted, codeRemoved, migrationRequested], handle));
}
