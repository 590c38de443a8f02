import type { CountryCode } from '../../countries/countries';
import { isLoopbackRequest } from '../../http/loopback';
import { listSessionOrders } from '../../http/sessionCart';
import type { RegisterRoutes } from '../pageRoutes';

/** The mails to this visitor: of orders and, where the shop is only reachable from this machine, of password recovery. */
export const registerMails: RegisterRoutes = (app, pages, { prefix }) => {
  app.get(`${prefix}/__demo/mails`, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const orders = await listSessionOrders(pages.context, request);
    const isHere = ({ country }: { country: CountryCode }): boolean => country === request.shop.country;
    const showsRecovery = pages.context.isLoopback && isLoopbackRequest(request);
    return pages.send(
      request,
      reply,
      'mails',
      { orders: orders.filter(isHere), recoveries: showsRecovery ? (request.shop.session.recoveryMails ?? []).filter(isHere) : [] },
      { title: t('mailsTitle') },
    );
  });
};
