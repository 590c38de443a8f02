import type { FastifyReply, FastifyRequest } from 'fastify';
import { getBrandFacets, getCategoryByUrlKey, getProduct, listProducts } from '../../domain/catalogue';
import { COUNTRIES } from '../../countries/countries';
import { isAdultCategory } from '../../domain/categories';
import { videoOf } from '../../domain/productVideos';
import type { CategoryPage, ProductDetail, Variant } from '../../domain/types';
import { listWishlists } from '../../domain/wishlist';
import { CART_MAX_ARTICLE_ITEMS } from '../../domain/cart';
import { alternativePriceOf } from '../alternativePrice';
import { fieldsOf, plainText, wholeNumberOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { filtersOf, listingChoiceOf, listingView, PAGE_SIZE } from '../listing';
import type { Pages, ShopView } from '../render';
import { variantTableOf } from '../variantTable';
import { sendNotFound } from './messages';

/** Products and categories share one level of URLs (R2.37): a product is looked up first. */
export const registerProduct: RegisterRoutes = (app, pages, { prefix }) => {
  app.get<{ Params: { urlKey: string } }>(`${prefix}/:urlKey`, { config: { canBePrefetched: true } }, async (request, reply) => {
    const urlKey = plainText(request.params.urlKey);
    const { db } = pages.context;
    const product = await getProduct(db, request.shop.country, urlKey);
    if (product) return sendProduct(pages, request, reply, product);
    const category = await getCategoryByUrlKey(db, request.shop.country, urlKey);
    if (category) return sendCategory(pages, request, reply, category);
    return sendNotFound(pages, request, reply);
  });
};

async function sendProduct(pages: Pages, request: FastifyRequest, reply: FastifyReply, product: ProductDetail): Promise<FastifyReply> {
  const shop = pages.shopOf(request);
  const { customer, country } = request.shop;
  const wanted = wholeNumberOf(fieldsOf(request.query), 'v') ?? product.variantId;
  const variant = product.variants.find(({ id }) => id === wanted) ?? product.variants[0];
  if (!variant) return sendNotFound(pages, request, reply);
  const video = videoOf(product.id);
  const data = {
    product,
    variant,
    variantTable: variantTableOf(product.variants),
    pictures: [...new Set([product.mediaId, ...product.variants.map(({ mediaId }) => mediaId)])],
    params: paramsOf(product, variant),
    paragraphs: product.description.split(/\n+/).filter((text) => text.trim() !== ''),
    promise: promiseText(shop, product),
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
    isShared: true,
  });
}

/** The product's own parameters, overridden by those of the selected variant. */
function paramsOf(product: ProductDetail, variant: Variant) {
  const own = new Set(variant.params.map(({ key }) => key));
  return [...variant.params, ...product.params.filter(({ key }) => !own.has(key))];
}

function promiseText({ t, promise }: ShopView, { deliveryPromise, kind, isOrderable }: ProductDetail): string | null {
  if (kind === 'esd' && isOrderable) return t('deliveryDigital');
  return deliveryPromise && promise(deliveryPromise);
}

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
