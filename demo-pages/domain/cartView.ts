import type { ShopDatabase } from '../db/schema';
import { getBonusSetsById } from './bonusSets';
import { servicesOfProducts } from './bundles';
import type { OpenCart } from './cartRepository';
import { loadDiscounts } from './cartDiscounts';
import { COUNTRIES } from '../countries/countries';
import { percentOf, toHundredths, toUnits, withoutVat } from './prices';
import { getProductCards, getVariantCards } from './productCards';
import { variantParams } from './productDetail';
import type { BonusSet, Bundle, CartGift, CartLine, CartView, Price, ProductCard } from './types';

/** The cart as the shopper sees it: current prices, stock and totals. */
export async function viewCart(db: ShopDatabase, cart: OpenCart): Promise<CartView> {
  const { country } = cart;
  const all = await loadLines(db, cart);
  const lines = all.filter(({ isSaved }) => !isSaved).map(({ line }) => line);
  const goods = lines.reduce((sum, line) => sum + toHundredths(line.total), 0);
  const goodsNoVat = withoutVat(goods, country);
  const discounts = await loadDiscounts(db, cart, goods);
  const payable = goods - discounts.reduce((sum, { value }) => sum + toHundredths(value), 0);
  const { reservedAt, reservationMinutes, invoiceNote } = await db
    .selectFrom('carts')
    .select(['reservedAt', 'reservationMinutes', 'invoiceNote'])
    .where('id', '=', cart.id)
    .executeTakeFirstOrThrow();
  return {
    cartId: cart.id,
    country,
    currency: COUNTRIES[country].currency,
    customerId: cart.customerId,
    lines,
    saved: all.filter(({ isSaved }) => isSaved).map(({ line }) => line),
    gifts: await loadGifts(db, cart, lines),
    discounts,
    reservation: reservedAt && { start: reservedAt, minutes: reservationMinutes },
    invoiceNote,
    pieces: lines.reduce((sum, line) => sum + line.count, 0),
    totals: {
      goods: toUnits(goods),
      vat: toUnits(goods - goodsNoVat),
      goodsNoVat: toUnits(goodsNoVat),
      payable: toUnits(payable),
      payableNoVat: toUnits(withoutVat(payable, country)),
    },
    hasDigitalContent: lines.some(({ type }) => type === 'esd'),
  };
}

async function loadLines(db: ShopDatabase, cart: OpenCart): Promise<{ isSaved: boolean; line: CartLine }[]> {
  const items = await db
    .selectFrom('cartItems as i')
    .innerJoin('variants as v', 'v.id', 'i.variantId')
    .select([
      'i.id',
      'i.variantId',
      'i.bonusSetId',
      'i.count',
      'i.isSaved',
      'i.pricePercent',
      'i.stockLimit',
      'i.createdAt',
      'v.productId',
      'v.color',
      'v.colorCss',
      'v.size',
    ])
    .where('i.cartId', '=', cart.id)
    .orderBy('i.id')
    .execute();
  const cards = new Map(
    (
      await getVariantCards(
        db,
        cart.country,
        items.map(({ variantId }) => variantId),
      )
    ).map((card) => [card.variantId, card]),
  );
  const setIds = items.flatMap(({ bonusSetId }) => bonusSetId ?? []);
  const sets = new Map((await getBonusSetsById(db, cart.country, setIds)).map((set) => [set.id, set]));
  const offered = await servicesOfProducts(
    db,
    cart.country,
    items.map(({ productId }) => productId),
  );
  const active = await activeServices(db, cart.id);

  return items.flatMap((item) => {
    const set = item.bonusSetId === null ? null : (sets.get(item.bonusSetId) ?? null);
    const card = cards.get(item.variantId);
    if (!card || (item.bonusSetId !== null && !set)) return [];
    const services = set
      ? []
      : (offered.get(item.productId) ?? []).map((service: Bundle) => ({ ...service, active: active.has(`${item.id} ${service.id}`) }));
    const price = inPercent(set?.price ?? card.price, item.pricePercent);
    const perPiece =
      toHundredths(price.current) + services.reduce((sum, service) => sum + (service.active ? toHundredths(service.price) : 0), 0);
    const stock = Math.min(stockOf(card, set), item.stockLimit ?? Number.POSITIVE_INFINITY);
    const line: CartLine = {
      cartItemId: item.id,
      variantId: item.variantId,
      bonusSetId: item.bonusSetId,
      productId: card.id,
      type: set ? 'bonus_set' : card.kind,
      title: set?.title ?? card.titleFull,
      urlKey: set?.urlKey ?? card.urlKey,
      url: `${COUNTRIES[cart.country].pathPrefix}/${card.urlKey}`,
      mediaId: card.mediaId,
      isAdultOnly: card.isAdultOnly,
      params: set ? [] : variantParams(cart.country, item.color, item.colorCss, item.size),
      partner: card.partner,
      parts: set?.products ?? [],
      services,
      count: item.count,
      stock,
      availabilityKey: stock === 0 ? 'sold_out' : card.availabilityKey,
      isAvailable: (set ? set.products : [card]).every(({ isOrderable }) => isOrderable) && stock >= item.count,
      price,
      total: toUnits(perPiece * item.count),
      createdAt: item.createdAt,
    };
    return [{ isSaved: item.isSaved, line }];
  });
}

const stockOf = (card: ProductCard, set: BonusSet | null): number =>
  set ? Math.min(...set.products.map(({ stock }) => stock)) : card.stock;

/** A price that went up has no old one to compare. */
function inPercent(price: Price, percent: number): Price {
  if (percent === 100) return price;
  const current = toUnits(percentOf(toHundredths(price.current), percent, price.currency));
  return { ...price, current, old: percent < 100 ? price.current : null, discountPercent: Math.max(0, 100 - percent) };
}

async function activeServices(db: ShopDatabase, cartId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('cartItemServices as s')
    .innerJoin('cartItems as i', 'i.id', 's.cartItemId')
    .select(['s.cartItemId', 's.bundleId'])
    .where('i.cartId', '=', cartId)
    .execute();
  return new Set(rows.map(({ cartItemId, bundleId }) => `${cartItemId} ${bundleId}`));
}

/** Each gift once, regardless of how many goods include it. */
async function loadGifts(db: ShopDatabase, cart: OpenCart, lines: readonly CartLine[]): Promise<CartGift[]> {
  const givers = lines.filter(({ type }) => type !== 'bonus_set').map(({ productId }) => productId);
  if (givers.length === 0) return [];
  const rows = await db
    .selectFrom('productGifts')
    .select(['giftProductId', 'productId'])
    .where('productId', 'in', givers)
    .orderBy('productId', 'desc')
    .execute();
  const mainOf = new Map(rows.map(({ giftProductId, productId }) => [giftProductId, productId]));
  const gifts = await getProductCards(
    db,
    cart.country,
    [...mainOf.keys()].sort((a, b) => a - b),
  );
  return gifts.map((gift) => ({ ...gift, mainProductId: mainOf.get(gift.id) ?? 0 }));
}
