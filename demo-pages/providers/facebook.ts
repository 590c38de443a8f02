import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { issueFacebookToken, type FacebookProfile } from '../domain/facebookTokens';
import { escapeHtml } from '../http/plainPage';
import { projectPath } from '../projectRoot';

/*
 * A stand-in for Facebook's login on the provider's origin: the script that pages include (`sdk.js`), and its dialog, in
 * which the shopper selects an identity. Unlike the real one it runs under Trusted Types.
 */

export const FACEBOOK_APP_ID = '1020304050';
export const FACEBOOK_SDK_PATH = '/facebook/sdk.js';

const PEOPLE: readonly FacebookProfile[] = [
  { id: '10158000000000001', email: 'ana.facebook@vitrina.example', firstname: 'Ana', lastname: 'Facebook' },
  { id: '10158000000000002', email: 'kupec@vitrina.example', firstname: 'Redni', lastname: 'Kupec' },
  { id: '10158000000000003', email: null, firstname: 'Brez', lastname: 'Naslova' },
];

export async function registerFacebook(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: projectPath('demo-pages/providers/facebook'),
    prefix: '/facebook/',
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader('access-control-allow-origin', '*'),
  });
  app.get('/facebook/login', async (request, reply) => {
    const { app_id: appId, origin } = Object(request.query);
    const isAsked = appId === FACEBOOK_APP_ID && typeof origin === 'string' && URL.canParse(origin);
    const nowMs = Date.now();
    const buttons = PEOPLE.map((profile) => {
      const answer = { accessToken: issueFacebookToken(profile, nowMs), userID: profile.id };
      const name = `${profile.firstname} ${profile.lastname} (${profile.email ?? 'keeps the e-mail to themselves'})`;
      return `<p><button data-answer="${escapeHtml(JSON.stringify(answer))}">${escapeHtml(name)}</button></p>`;
    });
    const body = isAsked
      ? `<main data-origin="${escapeHtml(new URL(origin).origin)}">${buttons.join('')}<p><button>Cancel</button></p></main>`
      : '<p>No such app.</p>';
    return reply
      .code(isAsked ? 200 : 404)
      .header('content-security-policy', "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'")
      .type('text/html; charset=utf-8').send(`<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Who are you on Facebook?</title>
<script defer src="/facebook/dialog.js"></script></head>
<body><h1>Who are you on Facebook?</h1>${body}</body>
</html>
`);
  });
}
