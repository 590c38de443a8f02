import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CART_MAX_ARTICLE_ITEMS,
  addBonusSet,
  addCode,
  addService,
  addVariant,
  changeAmount,
  getCart,
  removeCode,
  removeItems,
  removeService,
  setSaved,
  type Intent,
} from '../../domain/cart';
import { DomainError } from '../../domain/domainError';
import type { CartLine } from '../../domain/types';
import { SERVER_TEXTS } from '../../http/serverTexts';
import { cartOwner, ensureCart, loadSessionCart } from '../../http/sessionCart';
import { fieldsOf, textOf, textsOf, wholeNumberOf, type Fields } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash, type Pages, type ShopView } from '../render';

const SERVICES = ['warranty', 'insurance', 'return_guarantee', 'digital'] as const;

/** The cart page, complete without JavaScript: every change is a form, a redirect and a message. */
export const registerCart: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  app.get(urls.cart, async (request, reply) => {
    const { t, links } = pages.shopOf(request);
    const cart = await loadSessionCart(pages.context, request);
    const lineHref = ({ url, urlKey, variantId, bonusSetId }: CartLine): string =>
      bonusSetId === null ? `${url}?v=${variantId}` : links.bonusSet(urlKey);
    return pages.send(request, reply, 'cart', { cart, lineHref, maxCount: CART_MAX_ARTICLE_ITEMS }, { title: t('cartTitle') });
  });

  app.post(`${urls.cart}/add`, { config: { needsNoToken: true } }, (request, reply) =>
    change(pages, request, reply, async (cartId, fields, { t }) => {
      const [variantId, bonusSetId, count] = [
        wholeNumberOf(fields, 'variantId'),
        wholeNumberOf(fields, 'bonusSetId'),
        wholeNumberOf(fields, 'count') ?? 1,
      ];
      const intent = intentOf(fields);
      if (bonusSetId !== null) await addBonusSet(db, cartId, cartOwner(request), bonusSetId, count, intent);
      else if (variantId !== null) await addVariant(db, cartId, cartOwner(request), variantId, count, intent);
      else return flash(request, 'danger', t('flashAddFailed'));
      const cart = await getCart(db, cartId, cartOwner(request));
      const added = cart?.lines.find((line) => line.bonusSetId === bonusSetId && (bonusSetId !== null || line.variantId === variantId));
      flash(request, 'success', t('flashAdded', { title: added?.title ?? '' }));
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
      const ids = textsOf(fields, 'id');
      await removeItems(db, cartId, cartOwner(request), ids);
      flash(request, 'success', t(ids.length === 1 ? 'flashRemoved' : 'flashCartChanged'));
    }),
  );

  app.post(`${urls.cart}/saved`, (request, reply) =>
    change(pages, request, reply, async (cartId, fields, { t }) => {
      await setSaved(db, cartId, cartOwner(request), textOf(fields, 'id'), textOf(fields, 'saved') === '1');
      flash(request, 'success', t('flashCartChanged'));
    }),
  );

  app.post(`${urls.cart}/service`, (request, reply) =>
    change(pages, request, reply, async (cartId, fields, { t }) => {
      const type = SERVICES.find((known) => known === textOf(fields, 'type'));
      if (!type) return flash(request, 'danger', t('flashFailed'));
      const apply = textOf(fields, 'active') === '1' ? addService : removeService;
      await apply(db, cartId, cartOwner(request), { type, cartItemId: textOf(fields, 'id'), bundleId: wholeNumberOf(fields, 'bundleId') });
      flash(request, 'success', t('flashCartChanged'));
    }),
  );

  app.post(`${urls.cart}/code`, (request, reply) =>
    change(pages, request, reply, async (cartId, fields, { t }) => {
      const apply = textOf(fields, 'remove') === '1' ? removeCode : addCode;
      await apply(db, cartId, cartOwner(request), textOf(fields, 'code', 64));
      flash(request, 'success', t('flashCartChanged'));
    }),
  );
};

/** A form submitted after a failed API call contains its intent id, as the call may have been applied (ADR 008). */
function intentOf(fields: Fields): Intent | undefined {
  const id = textOf(fields, 'intentId');
  return /^[\w-]{8,64}$/.test(id) ? { id } : undefined;
}

type Work = (cartId: string, fields: Fields, shop: ShopView) => Promise<void>;

/** Changes the session's cart and redirects to the cart page, which shows a domain error. */
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

function refusal({ code, detail }: DomainError, { t, visit }: ShopView): string {
  const texts = SERVER_TEXTS[visit.language];
  if (code === 'code_unknown') return texts.codeUnknown;
  if (code === 'code_expired') return texts.codeExpired;
  if (code === 'code_elsewhere') return texts.codeElsewhere;
  if (code === 'code_used_up') return texts.codeUsedUp;
  if (code === 'code_goods_missing') return texts.codeGoodsMissing;
  if (code === 'too_many') return t('flashTooMany', { amount: detail });
  if (code === 'not_enough_stock') return t('flashStock');
  return t(code === 'not_orderable' || code === 'variant_not_found' ? 'flashAddFailed' : 'flashFailed');
}
