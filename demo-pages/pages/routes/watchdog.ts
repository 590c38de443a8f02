import { addWatchdog, listWatchdogs, removeWatchdog } from '../../domain/watchdog';
import { DomainError } from '../../domain/domainError';
import { amountOf, fieldsOf, textOf, wholeNumberOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash } from '../render';
import { sendToSignIn } from './messages';

/** Price and stock alerts. */
export const registerWatchdog: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  app.get(urls.clientWatchdog, async (request, reply) => {
    const { customer, country } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const watchdogs = await listWatchdogs(db, customer.id, country);
    const trail = [{ title: t('accountTitle'), href: links.clientMyAccount }];
    return pages.send(request, reply, 'watchdog', { watchdogs }, { title: t('watchdog'), trail });
  });

  app.post(`${urls.clientWatchdog}/add`, async (request, reply) => {
    const { customer, country } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const fields = fieldsOf(request.body);
    const variantId = wholeNumberOf(fields, 'variantId');
    const kind = textOf(fields, 'kind') === 'stock' ? 'stock' : 'price';
    const priceBelow = kind === 'price' ? amountOf(fields, 'priceBelow') : null;
    if (variantId === null || (kind === 'price' && priceBelow === null)) {
      flash(request, 'danger', t('flashFailed'));
      return reply.redirect(links.clientWatchdog, 303);
    }
    try {
      await addWatchdog(db, customer.id, { variantId, kind, priceBelow, country });
      flash(request, 'success', t('flashWatchdogAdded'));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      flash(request, 'danger', t('flashFailed'));
    }
    return reply.redirect(links.clientWatchdog, 303);
  });

  app.post(`${urls.clientWatchdog}/remove`, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    await removeWatchdog(db, customer.id, wholeNumberOf(fieldsOf(request.body), 'id') ?? 0);
    flash(request, 'success', t('flashWatchdogRemoved'));
    return reply.redirect(links.clientWatchdog, 303);
  });
};
