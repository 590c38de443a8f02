import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../http/shopContext';
import { COUNTRIES } from '../http/countries';
import { listSessionOrders } from '../http/sessionCart';

/** For tests: `GET /__demo/orders` tells which orders the database holds of the visit's carts and of its customer, the oldest first. */
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
