import type { CountryCode } from '../../countries/countries';
import { paymentCodeOf } from '../../domain/paymentCode';
import type { Order } from '../../domain/types';
import { listSessionOrders } from '../../http/sessionCart';
import { showsMails } from '../../http/sessionMails';
import type { RegisterRoutes } from '../pageRoutes';

/** The mails to this visitor: of orders and, where the shop is only reachable from this machine, those with secret links. */
export const registerMails: RegisterRoutes = (app, pages, { prefix }) => {
  app.get(`${prefix}/__demo/mails`, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const orders = await listSessionOrders(pages.context, request);
    const isHere = ({ country }: { country: CountryCode }): boolean => country === request.shop.country;
    return pages.send(
      request,
      reply,
      'mails',
      {
        orders: orders.filter(isHere),
        hasCode,
        mails: showsMails(pages.context, request) ? (request.shop.session.mails ?? []).filter(isHere) : [],
      },
      { title: t('mailsTitle') },
    );
  });
};

const hasCode = ({ country, payment: { transfer }, billing }: Order): boolean =>
  transfer !== null && paymentCodeOf(country, transfer, billing) !== null;
