import type { CountryCode } from '../../domain/countries';
import { isLoopbackRequest } from '../../http/loopback';
import { listSessionOrders } from '../../http/sessionCart';
import type { RegisterRoutes } from '../pageRoutes';

/** The mails that the shop would have sent to this visitor: of orders and, where only this machine reaches the shop, of password recovery. */
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
