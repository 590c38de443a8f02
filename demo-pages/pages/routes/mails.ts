import type { RegisterRoutes } from '../pageRoutes';
import { listSessionOrders } from '../../http/sessionCart';

/** What the shop would have sent: the mails of the visit's own orders, on a page. */
export const registerMails: RegisterRoutes = (app, pages, { prefix }) => {
  app.get(`${prefix}/__demo/mails`, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const orders = await listSessionOrders(pages.context, request);
    return pages.send(
      request,
      reply,
      'mails',
      { orders: orders.filter(({ country }) => country === request.shop.country) },
      { title: t('mailsTitle') },
    );
  });
};
