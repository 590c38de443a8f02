import type { FastifyInstance } from 'fastify';
import { findApplication, settleApplication, USUAL_MOOD } from '../domain/financing/application';
import { COUNTRIES } from '../http/countries';
import { sendPlainPage } from '../http/plainPage';
import { providerAddress } from '../http/providerAddress';
import { SERVER_TEXTS } from '../http/serverTexts';
import type { ShopContext } from '../http/shopContext';
import { FINANCING_PATH } from '../providers/financingProvider';

/** The checkout's step with the payments. */
const SHIPPING_STEP = '/3';

/** `/__financing/<token>`: redirects to the credit provider, which redirects back to the checkout. */
export function registerFinancing(app: FastifyInstance, { db, paymentPort }: ShopContext): void {
  for (const { prefix } of COUNTRIES) {
    app.get<{ Params: { token: string } }>(`${prefix}/__financing/:token`, async (request, reply) => {
      const { shop, params } = request;
      reply.header('cache-control', 'no-store');
      const application = await findApplication(db, params.token);
      if (!application) return sendPlainPage(request, reply, 404, SERVER_TEXTS[shop.language].notFound);
      const back = new URL(shop.urlKeys.cart + SHIPPING_STEP, `${request.protocol}://${request.headers.host}`);
      const port = paymentPort();
      if (port === null) {
        await settleApplication(db, application.token, 'signed', USUAL_MOOD.polls);
        return reply.redirect(back.pathname, 303);
      }
      const provider = providerAddress(request, port, FINANCING_PATH);
      provider.search = new URLSearchParams({ token: application.token, back: back.href }).toString();
      return reply.redirect(provider.href, 303);
    });
  }
}
