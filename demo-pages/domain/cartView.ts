import type { ShopDatabase } from '../db/schema';
import type { OpenCart } from './cart';
import { COUNTRIES } from './countries';
import { toHundredths, toUnits, withoutVat } from './prices';
import { getProductCards, getVariantCards } from './productCards';
import { variantParams } from './productDetail';
import type { CartLine, CartView } from './types';

/** The cart as the shopper sees it: prices, stock and totals of this moment. */
export async function viewCart(db: ShopDatabase, cart: OpenCart): Promise<CartView> {
  const lines = await loadLines(db, cart);
  const goods = lines.reduce((sum, line) => sum + toHundredths(line.total), 0);
  const goodsNoVat = withoutVat(goods, cart.country);
  return {
    cartId: cart.id,
    country: cart.country,
    currency: COUNTRIES[cart.country].currency,
    customerId: cart.customerId,
    lines,
    gifts: await loadGifts(db, cart, lines),
    pieces: lines.reduce((sum, line) => sum + line.count, 0),
    totals: { goods: toUnits(goods), vat: toUnits(goods - goodsNoVat), goodsNoVat: toUnits(goodsNoVat) },
    hasDigitalContent: lines.some(({ type }) => type === 'esd'),
  };
}

async function loadLines(db: ShopDatabase, cart: OpenCart): Promise<CartLine[]> {
  const items = await db
    .selectFrom('cartItems as i')
    .innerJoin('variants as v', 'v.id', 'i.variantId')
    .select(['i.id', 'i.variantId', 'i.count', 'i.createdAt', 'v.color', 'v.colorCss', 'v.size'])
    .where('i.cartId', '=', cart.id)
    .orderBy('i.id')
    .execute();
  const cards = await getVariantCards(db, cart.country, items.map(({ variantId }) => variantId));
  const byVariant = new Map(cards.map((card) => [card.variantId, card]));
  return items.flatMap((item): CartLine[] => {
    const card = byVariant.get(item.variantId);
    if (!card) return [];
    return [
      {
        cartItemId: item.id,
        variantId: item.variantId,
        productId: card.id,
        type: card.kind,
        title: card.titleFull,
        urlKey: card.urlKey,
        url: `${COUNTRIES[cart.country].pathPrefix}/${card.urlKey}`,
        mediaId: card.mediaId,
        isAdultOnly: card.isAdultOnly,
        params: variantParams(cart.country, item.color, item.colorCss, item.size),
        partner: card.partner,
        count: item.count,
        stock: card.stock,
        availabilityKey: card.availabilityKey,
        isAvailable: card.isOrderable && card.stock >= item.count,
        price: card.price,
        total: toUnits(toHundredths(card.price.current) * item.count),
        createdAt: item.createdAt,
      },
    ];
  });
}

/** Each gift once, however many of the goods bring it. */
async function loadGifts(db: ShopDatabase, cart: OpenCart, lines: readonly CartLine[]) {
  if (lines.length === 0) return [];
  const rows = await db
    .selectFrom('productGifts')
    .select('giftProductId')
    .distinct()
    .where('productId', 'in', lines.map(({ productId }) => productId))
    .orderBy('giftProductId')
    .execute();
  return getProductCards(db, cart.country, rows.map(({ giftProductId }) => giftProductId));
}
