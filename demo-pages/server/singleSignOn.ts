import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findCustomer } from '../domain/customers';
import { readSignOnToken } from '../domain/signOnTokens';
import { COUNTRIES } from '../http/countries';
import { signInAs } from '../http/sessionCart';
import type { ShopContext } from '../http/shopContext';
import { SIGN_ON_PATH } from '../providers/singleSignOn';
import { providerAddress } from '../http/providerAddress';

/**
 * `/__sign-on`: redirects to the single sign-on, which returns to `/__sign-on/return?token=`. The token must carry the state of this
 * visit, so that no other site can sign a visitor in.
 */
export function registerSingleSignOn(app: FastifyInstance, context: ShopContext): void {
  for (const { prefix } of COUNTRIES) {
    app.get(`${prefix}/__sign-on`, async (request, reply) => {
      const { shop } = request;
      const port = context.paymentPort();
      reply.header('cache-control', 'no-store');
      if (port === null) return reply.redirect(shop.urlKeys.login, 303);
      const state = randomBytes(16).toString('base64url');
      shop.session.signOnState = state;
      const provider = providerAddress(request, port, SIGN_ON_PATH);
      const back = new URL(`${prefix}/__sign-on/return`, `${request.protocol}://${request.headers.host}`);
      provider.search = new URLSearchParams({ state, back: back.href }).toString();
      return reply.redirect(provider.href, 303);
    });

    app.get<{ Querystring: { token?: unknown } }>(`${prefix}/__sign-on/return`, async (request, reply) => {
      const { shop, query } = request;
      reply.header('cache-control', 'no-store');
      const signOn = typeof query.token === 'string' ? readSignOnToken(query.token, Date.now()) : null;
      const expected = shop.session.signOnState;
      delete shop.session.signOnState;
      const customer = signOn && signOn.state === expected ? await findCustomer(context.db, signOn.email) : null;
      if (customer) await signInAs(context, request, customer);
      return reply.redirect(customer ? shop.urlKeys.clientMyAccount : shop.urlKeys.login, 303);
    });
  }
}
