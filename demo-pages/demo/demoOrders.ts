import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../http/shopContext';
import { COUNTRIES } from '../http/countries';
import { listSessionOrders } from '../http/sessionCart';

/** For tests: `GET /__demo/orders` returns the stored orders of the session's carts and customer, the oldest first. */
export function registerDemoOrders(app: FastifyInstance, context: ShopContext): void {
  for (const { prefix } of COUNTRIES) {
    app.get(`${prefix}/__demo/orders`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const orders = await listSessionOrders(context, request);
      return {
        orders: orders.map(
          ({ number, cartId, customerId, country, email, billing, shipping, lines, discount, total, deliveries, payment }) => ({
            ...{ number, cartId, customerId, country, email, billing, shipping },
            ...{ lines, discount, total, deliveries, payment },
          }),
        ),
      };
    });
  }
}
