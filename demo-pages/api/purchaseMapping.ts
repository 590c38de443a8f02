import type { FastifyRequest } from 'fastify';
import type { Order } from '../domain/types';
import { createPageLinks } from '../countries/links';

const placeOf = ({ firstname, lastname, street, zip, city }: Order['billing']) => ({ firstname, lastname, street, zip, city });

/** The contract's PurchaseResponse. */
export function toPurchase(order: Order, { shop }: FastifyRequest): object {
  const { total, totalNoVat } = order;
  const { company, companyId, companyTaxId } = order.billing;
  const links = createPageLinks(shop.prefix, shop.urlKeys);
  const needsPayment = !['none', 'processing', 'paid'].includes(order.payment.state);
  return {
    purchaseId: String(order.id),
    purchase: {
      orderId: order.number,
      items: order.lines.map(({ productId, variantId, title, count, price, partnerId }) => ({
        ...(productId === null ? {} : { articleId: String(productId) }),
        variantId: variantId === null ? null : String(variantId),
        title,
        count,
        price,
        marketplacePartnerId: partnerId,
      })),
      total: { vat: total, total: totalNoVat },
      deliveries: order.deliveries.map(({ deliveryId, price, deliveredBy, method, title, promise, timeWindow, branch }) => ({
        deliveryId,
        price,
        deliveredBy,
        deliveryMethodName: method,
        title,
        earliestDate: order.payment.transfer ? null : promise, // nothing is shipped before the transfer arrives
        timeWindow,
        branch,
      })),
      payment: order.payment,
      discount: order.discount,
      email: order.email,
      shipping: placeOf(order.shipping),
      billing: { ...placeOf(order.billing), company, companyId, companyTaxId },
    },
    // a card is paid on the provider's page, before the confirmation
    confirmationUrl: needsPayment ? links.paymentOf(order.number, order.token) : links.confirmationOf(order.number, order.token),
    orderUrl: links.confirmationOf(order.number, order.token),
  };
}
