import { expect } from '@jest/globals';
import { createShopClient, type ShopClient } from './shopClient';

interface WireArticle {
  articleId: string;
  variantId: string;
  cartItemId: string;
  bonusSetId: string | null;
  count: number;
  mainArticleId: string | null;
  marketplacePartnerId: number | null;
  materialType: string | null;
  createTime: number;
  availability: { inStock: number; availabilityKey: string };
  variants: { variantId: string }[];
  bundles: { id: string; type: string; active: boolean; actual_price: number }[];
  price: { actual: number; type: string };
  type: string;
  title: string;
  url: string | null;
  mainMediaId: string;
  isAdultOnly: boolean;
  params: { key: string; css?: string }[];
}

export interface WireCart {
  cartId: string | null;
  exists: boolean;
  articles: WireArticle[];
  pieces: number;
  price: { total: number; base: number; vat: number };
  total: { total: number; totalNoVat: number };
  discounts: {
    codes: { code: string; value: number }[];
    messages: { message: string }[];
    value: number;
    status: { status: string; flashMessages: { message: string }[] } | null;
  };
  marketplacePartners: Record<string, { title: string }>;
  deliveryFrom: number | null;
  freeDelivery: { partnerId: string | null; from: number; remains: number }[];
  previewDeliveries: Record<string, { cartItemsIds: string[]; earliestDate: { from: string; to: string } | null }>;
  cartMedia: Record<string, { url: string }>;
  hasDigitalContent: boolean;
  redirectUrl: string | null;
  urlBack: string;
  reservation: { start: string; minutes: number } | null;
}

/** The `GET /__demo/cart` view of the database. */
export interface StoredCart {
  cartId: string | null;
  customerId: number | null;
  pieces: number;
  lines: { cartItemId: string; variantId: string; bonusSetId: number | null; count: number; isSaved: boolean; services: string[] }[];
  intents: string[];
  codes: string[];
  invoiceNote: string;
}

export interface CartClient extends ShopClient {
  /** A cart request that must succeed. */
  change(path: string, body: object): Promise<WireCart>;
  /** A cart request that must be refused with this status; returns the body. */
  refused(status: number, path: string, body: object): Promise<{ error: string; cart: WireCart; status?: object; errors?: object }>;
  cart(): Promise<WireCart>;
  stored(): Promise<StoredCart>;
}

/** A visitor with a cart, in a scenario if one is given. */
export async function createCartClient(shopUrl: string, scenario = 'guest'): Promise<CartClient> {
  const visitor = createShopClient(shopUrl);
  const call = async (status: number, path: string, body?: object): Promise<Response> => {
    const answer = await visitor.call('POST', path, body);
    expect([path, answer.status]).toEqual([path, status]);
    return answer;
  };
  await visitor.get(`/?scenario=${scenario}`);
  return Object.assign(visitor, {
    change: async (path: string, body: object) => (await call(200, path, body)).json(),
    refused: async (status: number, path: string, body: object) => (await call(status, path, body)).json(),
    cart: async () => (await call(200, '/api/widgets/cart')).json(),
    stored: async () => (await visitor.get('/__demo/cart')).json(),
  });
}

/** Articles of the shop with enough stock, one after another, so that tests do not empty each other's stock. */
export async function someVariants(shopUrl: string): Promise<string[]> {
  const { articles } = await (await createCartClient(shopUrl, 'big-cart')).cart();
  return articles.filter(({ availability, type }) => type === 'variant' && availability.inStock >= 12).map(({ variantId }) => variantId);
}

/** Orders the cart by the server's own form, as a guest. */
export async function submitOrder(visitor: CartClient): Promise<Response> {
  const page = await (await visitor.get('/narocilo')).text();
  const hidden = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  return visitor.submit('/narocilo', {
    ...{ key: hidden('key'), cart: hidden('cart') },
    ...{ firstname: 'Ana', lastname: 'Kos', email: 'ana@primer.example', phone: '041 123 456' },
    ...{ street: 'Čopova 1', zip: '1000', city: 'Ljubljana' },
    ...{ delivery: 'standardDelivery', payment: 'SIB' },
  });
}
