import { joinSmart } from '../../domain/customers';
import type { RegisterRoutes } from '../pageRoutes';
import { sendToSignIn } from './messages';

/** The page on which a customer gives the consent that Smart needs. */
export const registerSmart: RegisterRoutes = (app, pages, { urls }) => {
  app.get(urls.smartTrial, async (request, reply) => {
    if (!request.shop.customer) return sendToSignIn(pages, request, reply);
    const { t } = pages.shopOf(request);
    return pages.send(request, reply, 'smart', {}, { title: t('smartTitle') });
  });

  app.post(urls.smartTrial, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    await joinSmart(pages.context.db, customer);
    return reply.redirect(urls.clientMyAccount, 303);
  });
};
