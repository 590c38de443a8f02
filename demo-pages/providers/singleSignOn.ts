import type { FastifyInstance } from 'fastify';
import { DEMO_CUSTOMERS } from '../domain/demoCustomers';
import { issueSignOnToken } from '../domain/signOnTokens';
import { escapeHtml } from '../http/plainPage';
import { hiddenFields, isOurShop, parameterOf, providerPage } from './providerPage';

/*
 * A stand-in for a group's single sign-on (`wso2LoginUrl`, A043): the shop leads here, one of its customers is selected, and the browser
 * returns with a signed token.
 */

export const SIGN_ON_PATH = '/sign-on';

export function registerSingleSignOn(app: FastifyInstance): void {
  const refusal = providerPage('No such shop', '');

  app.get(SIGN_ON_PATH, async (request, reply) => {
    const back = parameterOf(request.query, 'back');
    const state = parameterOf(request.query, 'state');
    reply.type('text/html; charset=utf-8');
    if (!isOurShop(back, request.hostname)) return reply.code(404).send(refusal);
    const buttons = Object.values(DEMO_CUSTOMERS).map(
      ({ email }) => `<p><button name="email" value="${escapeHtml(email)}">${escapeHtml(email)}</button></p>`,
    );
    const cancel = `<p><a href="${escapeHtml(back)}">Cancel</a></p>`;
    const form = `<form method="post" action="${SIGN_ON_PATH}">${hiddenFields({ back, state })}${buttons.join('')}</form>`;
    return reply.send(providerPage('Who are you?', form + cancel));
  });

  app.post(SIGN_ON_PATH, async (request, reply) => {
    const back = parameterOf(request.body, 'back');
    if (!isOurShop(back, request.hostname)) return reply.code(404).type('text/html; charset=utf-8').send(refusal);
    const address = new URL(back);
    const signOn = { email: parameterOf(request.body, 'email'), state: parameterOf(request.body, 'state') };
    address.searchParams.set('token', issueSignOnToken(signOn, Date.now()));
    return reply.redirect(address.href, 303);
  });
}
