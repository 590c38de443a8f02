import type { FastifyInstance } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { findApplication, settleApplication, USUAL_MOOD } from '../domain/financing/application';
import { hiddenFields, isOurShop, parameterOf, providerPage } from './providerPage';

/*
 * A stand-in for a credit provider: another origin, where the shopper signs the application. Its notification is independent of the
 * shopper's return, and its decision follows later.
 */

export const FINANCING_PATH = '/financing';

const OUTCOMES = {
  sign: 'Sign the application',
  refuse: 'The provider refuses',
  silent: 'Sign, but never come back',
  leave: 'Back to the shop without signing',
} as const;

const HTML = 'text/html; charset=utf-8';

export function registerFinancing(app: FastifyInstance, db: ShopDatabase): void {
  const refusal = providerPage('No such application', '');

  app.get(FINANCING_PATH, async (request, reply) => {
    const token = parameterOf(request.query, 'token');
    const back = parameterOf(request.query, 'back');
    const application = await findApplication(db, token);
    reply.type(HTML);
    if (!application || !isOurShop(back, request.hostname)) return reply.code(404).send(refusal);
    const buttons = Object.entries(OUTCOMES).map(([name, text]) => `<p><button name="outcome" value="${name}">${text}</button></p>`);
    const form = `<form method="post" action="${FINANCING_PATH}">${hiddenFields({ token, back })}${buttons.join('')}</form>`;
    return reply.send(providerPage('Your credit application', form));
  });

  app.post(FINANCING_PATH, async (request, reply) => {
    const token = parameterOf(request.body, 'token');
    const back = parameterOf(request.body, 'back');
    const outcome = parameterOf(request.body, 'outcome');
    const application = await findApplication(db, token);
    if (!application || !isOurShop(back, request.hostname)) return reply.code(404).type(HTML).send(refusal);
    if (outcome === 'sign' || outcome === 'silent') await settleApplication(db, token, 'signed', USUAL_MOOD.polls);
    if (outcome === 'refuse') await settleApplication(db, token, 'refused', 0);
    if (outcome === 'silent') return reply.type(HTML).send(providerPage('Signed', '<p>You can close this page.</p>'));
    return reply.redirect(back, 303);
  });
}
