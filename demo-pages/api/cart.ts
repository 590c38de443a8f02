import { addVariant, changeAmount, getCart, removeItems } from '../domain/cart';
import { SERVER_TEXTS } from '../server/serverTexts';
import { cartOwner, ensureCart } from '../server/visits';
import { emptyCart, toCart } from './cartMapping';
import { Refusal, type Call, type Endpoint } from './endpoint';
import { idOf } from './ids';
import { refusalOf } from './refusals';

/** The cart of the visit, whatever cartId the call names: the session decides whose cart it is. */
async function currentCart({ context, request, shop }: Call): Promise<object> {
  const owner = cartOwner(request);
  const cart = owner.cartId === null ? null : await getCart(context.db, owner.cartId, owner);
  return cart ? toCart(cart, shop) : emptyCart(shop);
}

/** A change of the cart; what the shopper got wrong (not so many in stock …) is refused with a message. */
const change =
  (work: (call: Call, cartId: string) => Promise<unknown>): Endpoint =>
  async (call) => {
    try {
      await work(call, await ensureCart(call.context, call.request));
    } catch (error) {
      throw refusalOf(error, call.shop.language);
    }
    return currentCart(call);
  };

export const cartEndpoints: Record<string, Endpoint> = {
  widgetCart: currentCart,
  loadCart: currentCart,

  cartInsert: change(async ({ context, request, shop, body }, cartId) => {
    const variantId = idOf(body.variantId);
    if (variantId === null) throw new Refusal(422, { error: SERVER_TEXTS[shop.language].notFound });
    await addVariant(context.db, cartId, cartOwner(request), variantId, Number(body.count ?? 1));
  }),

  cartChangeAmount: change(({ context, request, body }, cartId) =>
    changeAmount(context.db, cartId, cartOwner(request), String(body.id), Number(body.amount)),
  ),

  cartDelete: change(({ context, request, body }, cartId) =>
    removeItems(
      context.db,
      cartId,
      cartOwner(request),
      String(body.id)
        .split(',')
        .map((id) => id.trim()),
    ),
  ),
};
