import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/domainError';
import { findSharedWishlist, shareWishlist } from '../../domain/sharedWishlist';
import type { Wishlist } from '../../domain/types';
import {
  addWishlistItem,
  ensureMainWishlist,
  listWishlistItems,
  listWishlists,
  removeWishlist,
  removeWishlistItem,
  saveWishlist,
} from '../../domain/wishlist';
import { localPath } from '../../http/localPath';
import { fieldsOf, textOf, wholeNumberOf, type Fields } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash, type Pages } from '../render';
import { checkForm, type CheckedForm } from '../validation';
import { sendNotFound, sendToSignIn } from './messages';

interface ById {
  Params: { id: string };
}

interface ByToken {
  Params: { token: string };
}

/** Wishlists: `/seznam-zelja` and `/seznam-zelja-detail/{id}` (R2.46, R2.47), and a shared one for everybody who has its link. */
export const registerWishlist: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;
  const detail = `${urls.clientWishlist}-detail/:id`;

  app.get(urls.clientWishlist, async (request, reply) => {
    if (!request.shop.customer) return sendToSignIn(pages, request, reply);
    return showLists(pages, request, reply, request.shop.customer.id, { values: {}, errors: {} });
  });

  app.post(urls.clientWishlist, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const form = checkForm(fieldsOf(request.body), { title: { label: 'wishlistName' } }, t);
    if (form.errors.title) return showLists(pages, request, reply, customer.id, form);
    const list = await saveWishlist(db, customer.id, { title: form.values.title ?? '' });
    flash(request, 'success', t('flashWishlistCreated'));
    return reply.redirect(links.wishlistDetail(list.id), 303);
  });

  app.post(`${urls.clientWishlist}/add`, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const fields = fieldsOf(request.body);
    const back = textOf(fields, 'back');
    const removed = textOf(fields, 'wishListItemIds').split(',').map(Number);
    try {
      const listId = await targetList(db, customer.id, fields);
      if (removed.some((id) => id > 0)) {
        for (const id of removed) await removeWishlistItem(db, customer.id, id);
        flash(request, 'success', t('flashWishlistRemoved'));
      } else {
        await addWishlistItem(db, customer.id, listId, wholeNumberOf(fields, 'variantId') ?? 0, 1);
        flash(request, 'success', t('flashWishlistAdded'));
      }
      return reply.redirect(back === '' ? links.wishlistDetail(listId) : localPath(back), 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      flash(request, 'danger', t('flashFailed'));
      return reply.redirect(links.clientWishlist, 303);
    }
  });

  app.get<ById>(detail, async (request, reply) => {
    const { customer, country } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const list = await findList(pages, customer.id, request.params.id);
    if (!list) return sendNotFound(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const items = await listWishlistItems(db, customer.id, list.id, country);
    const trail = [
      { title: t('accountTitle'), href: links.clientMyAccount },
      { title: t('wishlists'), href: links.clientWishlist },
    ];
    const shareUrl =
      list.shareToken === null
        ? null
        : new URL(links.sharedWishlist(list.shareToken), `${request.protocol}://${request.headers.host}`).href;
    return pages.send(
      request,
      reply,
      'wishlist',
      { list, items, shareUrl },
      { title: list.isMain ? t('wishlistMain') : list.title, trail },
    );
  });

  app.post<ById>(`${detail}/share`, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const list = await findList(pages, customer.id, request.params.id);
    if (!list) return sendNotFound(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const isShared = textOf(fieldsOf(request.body), 'isShared') === '1';
    await shareWishlist(db, customer.id, list.id, isShared);
    flash(request, 'success', t(isShared ? 'flashWishlistShared' : 'flashWishlistShareStopped'));
    return reply.redirect(links.wishlistDetail(list.id), 303);
  });

  app.get<ByToken>(`${urls.clientWishlist}-shared/:token`, async (request, reply) => {
    const { customer, country } = request.shop;
    const { t } = pages.shopOf(request);
    // The link is the permission: search engines and other sites must not learn it.
    reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
    const list = await findSharedWishlist(db, request.params.token);
    if (!list) {
      const gone = { title: t('wishlistSharedGone'), status: 404 };
      return pages.send(request, reply, 'message', { paragraphs: [t('wishlistSharedGoneText')] }, gone);
    }
    const items = await listWishlistItems(db, list.customerId, list.id, country);
    const isOwn = list.customerId === customer?.id;
    return pages.send(request, reply, 'sharedWishlist', { list, items, isOwn }, { title: list.isMain ? t('wishlist') : list.title });
  });

  app.post<ById>(`${detail}/remove`, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    await removeWishlistItem(db, customer.id, wholeNumberOf(fieldsOf(request.body), 'id') ?? 0);
    flash(request, 'success', t('flashWishlistRemoved'));
    return reply.redirect(links.wishlistDetail(Number(request.params.id) || 0), 303);
  });

  app.post<ById>(`${detail}/delete`, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const list = await findList(pages, customer.id, request.params.id);
    if (!list || list.isMain) return sendNotFound(pages, request, reply);
    await removeWishlist(db, customer.id, list.id);
    flash(request, 'success', t('flashWishlistDeleted'));
    return reply.redirect(links.clientWishlist, 303);
  });
};

/** The list that was chosen, a new one, or the main one. */
async function targetList(db: Pages['context']['db'], customerId: number, fields: Fields): Promise<number> {
  const [listId, title] = [wholeNumberOf(fields, 'wishlistId'), textOf(fields, 'newWishlistName')];
  if (listId !== null) return listId;
  return title === '' ? (await ensureMainWishlist(db, customerId)).id : (await saveWishlist(db, customerId, { title })).id;
}

async function findList(pages: Pages, customerId: number, id: string): Promise<Wishlist | undefined> {
  const lists = await listWishlists(pages.context.db, customerId);
  return lists.find((list) => String(list.id) === id);
}

async function showLists(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: number,
  form: CheckedForm,
): Promise<FastifyReply> {
  const { t, links } = pages.shopOf(request);
  const wishlists = await listWishlists(pages.context.db, customerId);
  const trail = [{ title: t('accountTitle'), href: links.clientMyAccount }];
  const status = form.errors.title ? 422 : 200;
  return pages.send(request, reply, 'wishlists', { wishlists, ...form }, { title: t('wishlists'), trail, status });
}
