import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/domainError';
import { apiKeyProducts, createApiKey, hasDigitalLines, licensesOf, renewApiKey } from '../../domain/digitalContent';
import { getOrder, listOrders } from '../../domain/orders';
import type { Order } from '../../domain/types';
import { fieldsOf, plainText, textOf, wholeNumberOf } from '../fields';
import { createPageFormat } from '../format';
import type { ShopRequest } from '../../http/shopRequest';
import type { RegisterRoutes } from '../pageRoutes';
import type { Pages } from '../render';
import { sendNotFound, sendToSignIn } from './messages';

/** Smart needs a consent that this customer has not given, or not to its present wording. */
const offersSmart = ({ customer, flags }: ShopRequest): boolean =>
  customer !== null && flags.smart_box !== false && (customer.consentChanged || !customer.consents.marketing_1p);

/** Overview and orders of the signed-in customer. */
export const registerAccount: RegisterRoutes = (app, pages, { prefix, urls }) => {
  const { db } = pages.context;

  // The header's links, for the shop's script after a sign-in or sign-out within a page.
  app.get(`${prefix}/account-links`, (request, reply) => pages.sendFragment(request, reply, 'topAccount', {}, `${prefix}/`));

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

  app.get<{ Params: { number: string } }>(`${urls.clientPurchaseList}/:number`, (request, reply) =>
    sendOrder(pages, request, reply, plainText(request.params.number), {
      areKeysShown: textOf(fieldsOf(request.query), 'keys', 1) === '1',
      newKey: null,
    }),
  );

  app.post<{ Params: { number: string } }>(`${urls.clientPurchaseList}/:number/api-key`, async (request, reply) => {
    const { customer, country } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const fields = fieldsOf(request.body);
    const who = { customerId: customer.id, productId: wholeNumberOf(fields, 'productId') ?? 0, country };
    try {
      const key = textOf(fields, 'renew', 1) === '1' ? await renewApiKey(db, who, null) : await createApiKey(db, who);
      const newKey = { productId: who.productId, key };
      return sendOrder(pages, request, reply, plainText(request.params.number), { areKeysShown: false, newKey });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error; // the page says what there is
      return sendOrder(pages, request, reply, plainText(request.params.number), { areKeysShown: false, newKey: null });
    }
  });
};

interface ShownKeys {
  areKeysShown: boolean;
  /** Shown in the answer that creates it, and never again. */
  newKey: { productId: number; key: string } | null;
}

async function sendOrder(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
  { areKeysShown, newKey }: ShownKeys,
): Promise<FastifyReply> {
  const { customer } = request.shop;
  const { db } = pages.context;
  if (!customer) return sendToSignIn(pages, request, reply);
  const order = await getOrder(db, number, { customerId: customer.id, token: null });
  if (!order) return sendNotFound(pages, request, reply);
  const { t, links } = pages.shopOf(request);
  const trail = [
    { title: t('accountTitle'), href: links.clientMyAccount },
    { title: t('orders'), href: links.clientPurchaseList },
  ];
  const { money } = createPageFormat(order.country);
  const programs = await apiKeyProducts(db, customer.id, order);
  const digital = hasDigitalLines(order) && {
    self: `${links.clientPurchaseList}/${order.number}`,
    licenses: areKeysShown ? await licensesOf(db, customer.id, { orderNumber: order.number }) : null,
    programs: programs.map((program) => ({ ...program, newKey: newKey?.productId === program.productId ? newKey.key : null })),
  };
  return pages.send(request, reply, 'orderDetail', { order, money, digital }, { title: t('orderDetail', { number: order.number }), trail });
}

/** A customer may have ordered in several countries, each in its own currency. */
function totalOf({ country, total }: Order): string {
  return createPageFormat(country).money(total);
}
