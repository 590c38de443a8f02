import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVariant, changeAmount, getCart, removeItems } from '../../domain/cart';
import { DomainError } from '../../domain/domainError';
import type { CartLine } from '../../domain/types';
import { CART_MAX_ARTICLE_ITEMS } from '../../server/vitrinaConfig';
import { cartOwner, ensureCart } from '../../server/visits';
import { fieldsOf, textOf, wholeNumberOf, type Fields } from '../fields';
import type { RegisterRoutes } from '../index';
import { flash, type Pages, type ShopView } from '../render';

const lineHref = ({ url, variantId }: CartLine): string => `${url}?v=${variantId}`;

/** The cart page, whole without JavaScript: every change is a form, a redirect and a message. */
export const registerCart: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  app.get(urls.cart, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const owner = cartOwner(request);
    const cart = owner.cartId ? await getCart(db, owner.cartId, owner) : null;
    return pages.send(request, reply, 'cart', { cart, lineHref, maxCount: CART_MAX_ARTICLE_ITEMS }, { title: t('cartTitle') });
  });

  app.post(`${urls.cart}/add`, (request, reply) =>
    change(pages, request, reply, async (cartId, fields, { t }) => {
      const variantId = wholeNumberOf(fields, 'variantId');
      if (variantId === null) return flash(request, 'danger', t('flashAddFailed'));
      await addVariant(db, cartId, cartOwner(request), variantId, wholeNumberOf(fields, 'count') ?? 1);
      const cart = await getCart(db, cartId, cartOwner(request));
      const title = cart?.lines.find((line) => line.variantId === variantId)?.title ?? '';
      flash(request, 'success', t('flashAdded', { title }));
    }),
  );

  app.post(`${urls.cart}/amount`, (request, reply) =>
    change(pages, request, reply, async (cartId, fields, { t }) => {
      const amount = wholeNumberOf(fields, 'amount');
      if (amount === null) return flash(request, 'danger', t('flashFailed'));
      await changeAmount(db, cartId, cartOwner(request), textOf(fields, 'id'), amount);
      flash(request, 'success', t('flashAmountChanged'));
    }),
  );

  app.post(`${urls.cart}/remove`, (request, reply) =>
    change(pages, request, reply, async (cartId, fields, { t }) => {
      await removeItems(db, cartId, cartOwner(request), [textOf(fields, 'id')]);
      flash(request, 'success', t('flashRemoved'));
    }),
  );
};

type Work = (cartId: string, fields: Fields, shop: ShopView) => Promise<void>;

/** Does the work on the visit's cart and goes to the cart page; what cannot be done is said there. */
async function change(pages: Pages, request: FastifyRequest, reply: FastifyReply, work: Work): Promise<FastifyReply> {
  const shop = pages.shopOf(request);
  try {
    await work(await ensureCart(pages.context, request), fieldsOf(request.body), shop);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    flash(request, 'danger', refusal(error, shop));
  }
  return reply.redirect(shop.links.cart, 303);
}

function refusal({ code, detail }: DomainError, { t }: ShopView): string {
  if (code === 'too_many') return t('flashTooMany', { amount: detail });
  if (code === 'not_enough_stock') return t('flashStock');
  return t(code === 'not_orderable' || code === 'variant_not_found' ? 'flashAddFailed' : 'flashFailed');
}
