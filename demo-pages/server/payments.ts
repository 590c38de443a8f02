import type { FastifyInstance } from 'fastify';
import { findPayment, settlePayment } from '../domain/orderPayment';
import { createPageLinks } from '../countries/links';
import type { ShopContext } from '../http/shopContext';
import { COUNTRIES } from '../http/countries';
import { sendPlainPage } from '../http/plainPage';
import { providerAddress } from '../http/providerAddress';
import { withProviderHooks } from '../demo/orderScenarioHooks';
import { SERVER_TEXTS } from '../http/serverTexts';

/** `/__pay/<order>?token=`: redirects to the card provider, which redirects back to the confirmation. */
export function registerPayments(app: FastifyInstance, { db, paymentPort }: ShopContext): void {
  for (const { prefix } of COUNTRIES) {
    app.get<{ Params: { number: string }; Querystring: { token?: unknown } }>(`${prefix}/__pay/:number`, async (request, reply) => {
      const { shop, params, query } = request;
      reply.header('cache-control', 'no-store');
      const token = typeof query.token === 'string' ? query.token : '';
      const payment = await findPayment(db, params.number, token);
      if (!payment) return sendPlainPage(request, reply, 404, SERVER_TEXTS[shop.language].notFound);
      const confirmation = createPageLinks(shop.prefix, shop.urlKeys).confirmationOf(payment.number, token);
      const port = paymentPort();
      if (payment.state === 'none' || payment.state === 'processing' || payment.state === 'paid') return reply.redirect(confirmation, 303);
      if (port === null) {
        await settlePayment(db, payment.number, token, 'paid');
        return reply.redirect(confirmation, 303);
      }
      const here = new URL(confirmation, `${request.protocol}://${request.headers.host}`);
      const provider = providerAddress(request, port, '/pay');
      provider.search = new URLSearchParams(withProviderHooks(shop, { order: payment.number, token, back: here.href })).toString();
      return reply.redirect(provider.href, 303);
    });
  }
}
