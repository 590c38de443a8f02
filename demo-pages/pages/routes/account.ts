import { getOrder, listOrders } from '../../domain/orders';
import type { Order } from '../../domain/types';
import { plainText } from '../fields';
import { createPageFormat } from '../format';
import type { ShopRequest } from '../../http/shopRequest';
import type { RegisterRoutes } from '../pageRoutes';
import { sendNotFound, sendToSignIn } from './messages';

/** Smart needs a consent that this customer has not given, or not to its present wording. */
const offersSmart = ({ customer, flags }: ShopRequest): boolean =>
  customer !== null && flags.smart_box !== false && (customer.consentChanged || !customer.consents.marketing_1p);

/** Overview and orders of the signed-in customer. */
export const registerAccount: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  app.get(urls.clientMyAccount, async (request, reply) => {
    if (!request.shop.customer) return sendToSignIn(pages, request, reply);
    const { t } = pages.shopOf(request);
    return pages.send(request, reply, 'account', { offersSmart: offersSmart(request.shop) }, { title: t('accountTitle') });
  });

  app.get(urls.clientPurchaseList, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const orders = await listOrders(db, customer.id);
    const trail = [{ title: t('accountTitle'), href: links.clientMyAccount }];
    return pages.send(request, reply, 'orders', { orders, total: totalOf }, { title: t('orders'), trail });
  });

  app.get<{ Params: { number: string } }>(`${urls.clientPurchaseList}/:number`, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const order = await getOrder(db, plainText(request.params.number), { customerId: customer.id, token: null });
    if (!order) return sendNotFound(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const trail = [
      { title: t('accountTitle'), href: links.clientMyAccount },
      { title: t('orders'), href: links.clientPurchaseList },
    ];
    const { money } = createPageFormat(order.country);
    return pages.send(request, reply, 'orderDetail', { order, money }, { title: t('orderDetail', { number: order.number }), trail });
  });
};

/** A customer may have ordered in several countries, each in its own currency. */
function totalOf({ country, total }: Order): string {
  return createPageFormat(country).money(total);
}
