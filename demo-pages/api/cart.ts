import type { BundleType } from '../db/schema';
import {
  addBonusSet,
  addCode,
  addService,
  addVariant,
  changeAmount,
  moveCodes,
  removeCode,
  removeItems,
  removeService,
  setInvoiceNote,
  type Intent,
} from '../domain/cart';
import { rememberTotal } from '../domain/checkout/changeCheckout';
import { DomainError } from '../domain/domainError';
import { runCartHooks } from '../demo/cartScenarioHooks';
import { cartOwner, ensureCart } from '../http/sessionCart';
import { currentCart, currentCheckout, refuseForeignCart, withRefusals, cartResponse } from './cartCalls';
import { emptyCart, toCart } from './cartMapping';
import { notOffered, Refusal, type Call, type Endpoint } from '../http/endpoint';
import { bonusSetIdOf, idOf } from './ids';
import { toRefusal } from './apiErrors';

/** The intent of the call, when the page has given it an id. */
function intentOf({ body }: Call): Intent | undefined {
  return typeof body.intentId === 'string'
    ? { id: body.intentId, cartId: typeof body.cartId === 'string' ? body.cartId : undefined }
    : undefined;
}

type Work = (call: Call, cartId: string, intent: Intent | undefined) => Promise<void>;

/** A change of the cart; a domain error is refused with a message and the current cart. */
const change = (work: Work): Endpoint =>
  withRefusals(async (call) => {
    const { context, request } = call;
    const cartId = await ensureCart(context, request);
    await runCartHooks(context, request, cartId);
    await work(call, cartId, intentOf(call));
    return cartResponse(call);
  });

const insert: Work = async ({ context, request, body }, cartId, intent) => {
  // Digital articles come as articleId plus id (A085).
  const wanted = body.variantId ?? body.id;
  const [variantId, bonusSetId, count] = [idOf(wanted), bonusSetIdOf(wanted), Number(body.count ?? 1)];
  if (bonusSetId !== null) return addBonusSet(context.db, cartId, cartOwner(request), bonusSetId, count, intent);
  if (variantId === null) throw new DomainError('variant_not_found');
  return addVariant(context.db, cartId, cartOwner(request), variantId, count, intent);
};

/** The page reloads after a failed addition and then shows this message (A082). */
const withFlash =
  (endpoint: Endpoint): Endpoint =>
  async (call) => {
    try {
      return await endpoint(call);
    } catch (error) {
      const { session } = call.shop;
      const message = error instanceof Refusal && error.status === 422 ? String(error.body.error) : null;
      if (message !== null && !session.flash.some((waiting) => waiting.message === message))
        session.flash = [...session.flash, { type: 'danger', message }];
      throw error;
    }
  };

const service = (type: BundleType, apply: typeof addService): Endpoint =>
  change(async ({ context, request, body }, cartId, intent) => {
    const bundleId = body.bundleId === undefined ? null : (idOf(body.bundleId) ?? 0);
    await apply(context.db, cartId, cartOwner(request), { type, cartItemId: String(body.id), bundleId }, intent);
  });

/** A rejected code is reported in `discounts.status` with the unchanged cart (A094). */
const addCertificate: Endpoint = async (call) => {
  const { context, request, shop, body } = call;
  await refuseForeignCart(call);
  const cartId = await ensureCart(context, request);
  let status: object = { status: 'ok', flashMessages: [] };
  try {
    await addCode(context.db, cartId, cartOwner(request), String(body.code));
  } catch (error) {
    const refusal = toRefusal(error, shop.language);
    if (!(refusal instanceof Refusal)) throw refusal;
    status = { status: 'error', flashMessages: [{ message: String(refusal.body.error), type: 'danger', cat: 'cart' }] };
  }
  const checkout = await currentCheckout(call);
  if (checkout) await rememberTotal(context.db, checkout);
  return checkout ? toCart(checkout, request, status) : emptyCart(request);
};

const moveToAllegro = change(({ context, request }, cartId) => moveCodes(context.db, cartId, cartOwner(request)));

export const cartEndpoints: Record<string, Endpoint> = {
  widgetCart: currentCart,

  cartInsert: withFlash(change(insert)),

  cartChangeAmount: change(({ context, request, body }, cartId, intent) =>
    changeAmount(context.db, cartId, cartOwner(request), String(body.id), Number(body.amount), intent),
  ),

  cartDelete: change(({ context, request, body }, cartId, intent) => {
    const ids = String(body.id).split(',');
    return removeItems(
      context.db,
      cartId,
      cartOwner(request),
      ids.map((id) => id.trim()),
      intent,
    );
  }),

  cartAddWarranty: service('warranty', addService),
  cartDeleteWarranty: service('warranty', removeService),
  cartAddInsurance: service('insurance', addService),
  cartDeleteInsurance: service('insurance', removeService),
  cartAddDigital: service('digital', addService),
  cartDeleteDigital: service('digital', removeService),
  cartAddGuarantee: service('return_guarantee', addService),
  cartDeleteGuarantee: service('return_guarantee', removeService),

  addCertificate,
  removeCertificate: change(({ context, request, body }, cartId) => removeCode(context.db, cartId, cartOwner(request), String(body.code))),
  migrateCouponsToAllegro: async (call) => {
    if (call.shop.country !== 'PL') throw notOffered('migrateCouponsToAllegro');
    return moveToAllegro(call);
  },

  setInvoiceNote: async (call) => {
    const { context, request, body } = call;
    await refuseForeignCart(call);
    await setInvoiceNote(context.db, await ensureCart(context, request), cartOwner(request), String(body.invoiceNote));
    return { status: true };
  },
};
