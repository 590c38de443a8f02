import type { FastifyReply, FastifyRequest } from 'fastify';
import { getBrandFacets, getCategoryByUrlKey, getProduct, listProducts } from '../../domain/catalogue';
import { COUNTRIES } from '../../countries/countries';
import { isAdultCategory } from '../../domain/categories';
import { videoOf } from '../../domain/productVideos';
import type { CategoryPage, ProductDetail, Variant } from '../../domain/types';
import { offeredMethods } from '../../domain/financing/offers';
import { toHundredths } from '../../domain/prices';
import { addView } from '../../domain/viewedProducts';
import { listWishlists } from '../../domain/wishlist';
import { isPrefetch } from '../../http/prefetchedPages';
import { CART_MAX_ARTICLE_ITEMS } from '../../domain/cart';
import { alternativePriceOf } from '../alternativePrice';
import { fieldsOf, plainText, wholeNumberOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { filtersOf, listingChoiceOf, listingView, PAGE_SIZE } from '../listing';
import type { Pages, ShopView } from '../render';
import { variantTableOf } from '../variantTable';
import { sendNotFound } from './messages';
import { reviewsOf, type PageReviews } from './reviews';

/** Products and categories share one level of URLs (R2.37): a product is looked up first. */
export const registerProduct: RegisterRoutes = (app, pages, { prefix }) => {
  app.get<{ Params: { urlKey: string } }>(`${prefix}/:urlKey`, { config: { canBePrefetched: true } }, async (request, reply) => {
    const urlKey = plainText(request.params.urlKey);
    const { db } = pages.context;
    const product = await getProduct(db, request.shop.country, urlKey);
    if (product) return sendProduct(pages, request, reply, product, await reviewsOf(pages, request, product));
    const category = await getCategoryByUrlKey(db, request.shop.country, urlKey);
    if (category) return sendCategory(pages, request, reply, category);
    return sendNotFound(pages, request, reply);
  });
};

export async function sendProduct(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  product: ProductDetail,
  reviews: PageReviews,
): Promise<FastifyReply> {
  const shop = pages.shopOf(request);
  const { customer, country } = request.shop;
  const wanted = wholeNumberOf(fieldsOf(request.query), 'v') ?? product.variantId;
  const variant = product.variants.find(({ id }) => id === wanted) ?? product.variants[0];
  if (!variant) return sendNotFound(pages, request, reply);
  const video = videoOf(product.id);
  const { deliveryPromise: promise } = variant;
  if (customer && !isPrefetch(request)) await addView(pages.context.db, customer.id, country, variant.id);
  const data = {
    product,
    reviews,
    variant,
    variantTable: variantTableOf(product.variants),
    pictures: [...new Set([product.mediaId, ...product.variants.map(({ mediaId }) => mediaId)])],
    params: paramsOf(product, variant),
    paragraphs: product.description.split(/\n+/).filter((text) => text.trim() !== ''),
    promise: promiseText(shop, product, variant),
    availability: {
      'variant-id': String(variant.id),
      availability: variant.availabilityKey,
      ...(variant.isOrderable ? { 'in-stock': String(variant.stock) } : {}),
      ...(promise ? { from: promise.from, to: promise.to } : {}),
      form: 'buy',
      viewed: '',
    },
    financing: await financingOf(pages, request, variant),
    isChosenInForm: isChosenInForm(product),
    own: { 'variant-id': String(variant.id), 'product-id': String(product.id) },
    accessories: accessoriesOf(product),
    alternative: alternativePriceOf(request.shop, shop, variant.price.current),
    maxCount: Math.min(CART_MAX_ARTICLE_ITEMS, Math.max(variant.stock, 1)),
    wishlists: customer ? await listWishlists(pages.context.db, customer.id) : [],
    watchPrice: shop.number(Math.floor(variant.price.current * 0.9)),
    currencySign: COUNTRIES[country].currency,
    videoHref: video && shop.elsewhere(`/video/${video}`),
    self: `${shop.links.page(product.urlKey)}?v=${variant.id}`,
  };
  const trail = product.path.map(({ title, urlKey }) => ({ title, href: shop.links.page(urlKey) }));
  return pages.send(request, reply, 'product', data, {
    title: product.titleFull,
    trail,
    afterAdd: 'open',
    facts: { isAdultPage: product.isAdultOnly },
    isShared: reviews.form.errors === null,
    status: reviews.form.errors === null ? 200 : 422,
  });
}

/** From how much a month the variant can be had; null where it cannot be financed. */
async function financingOf({ context }: Pages, { shop }: FastifyRequest, { id, price }: Variant) {
  const methods = await offeredMethods(context.db, shop.country, toHundredths(price.current), id);
  if (methods.length === 0) return null;
  return {
    from: Math.min(...methods.map(({ lowest }) => lowest.installmentAmount)),
    placeholder: { price: String(price.current), 'variant-id': String(id), form: 'buy' },
  };
}

/** The product's own parameters, overridden by those of the selected variant. */
function paramsOf(product: ProductDetail, variant: Variant) {
  const own = new Set(variant.params.map(({ key }) => key));
  return [...variant.params, ...product.params.filter(({ key }) => !own.has(key))];
}

function promiseText({ t, promise }: ShopView, { kind }: ProductDetail, { isOrderable, deliveryPromise }: Variant): string | null {
  if (kind === 'esd' && isOrderable) return t('deliveryDigital');
  return deliveryPromise && promise(deliveryPromise);
}

/** What is sold in sets with the product. */
function accessoriesOf({ id, bonusSets }: ProductDetail): Record<string, string> {
  const others = bonusSets.flatMap(({ products }) => products.filter((other) => other.id !== id));
  return others.length === 0 ? {} : { 'accessory-variants': others.map(({ variantId }) => variantId).join(',') };
}

/** Variants in one dimension that cost the same are also a field of the form. */
const isChosenInForm = ({ variants }: ProductDetail): boolean =>
  variants.length > 1 && variantTableOf(variants) === null && new Set(variants.map(({ price }) => price.current)).size === 1;

async function sendCategory(pages: Pages, request: FastifyRequest, reply: FastifyReply, category: CategoryPage): Promise<FastifyReply> {
  const { links } = pages.shopOf(request);
  const { db } = pages.context;
  const choice = listingChoiceOf(request);
  const query = { country: request.shop.country, categoryId: category.id };
  const listing = await listProducts(db, {
    ...query,
    sort: choice.sort,
    page: choice.page,
    pageSize: PAGE_SIZE,
    filters: filtersOf(choice),
  });
  const view = listingView(request, {
    path: links.page(category.urlKey),
    choice,
    listing,
    brands: await getBrandFacets(db, query),
    subcategories: category.children,
  });
  const trail = category.path.map(({ title, urlKey }) => ({ title, href: links.page(urlKey) }));
  return pages.send(
    request,
    reply,
    'category',
    { ...view, intro: category.description },
    { title: category.title, trail, facts: { isAdultPage: await isAdultCategory(db, category) }, isShared: true },
  );
}
