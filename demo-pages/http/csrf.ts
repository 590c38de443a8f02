import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage, wantsPage } from './plainPage';
import { SERVER_TEXTS } from './serverTexts';

export const CSRF_HEADER = 'x-csrf-token';
/** Name of the hidden field of every form, and of the parameter of the logout link (R7.168). */
export const CSRF_FIELD = 'csrftoken';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a changing request comes from one of our pages: the session's token in the header or in the form. */
export function isTrusted(request: FastifyRequest): boolean {
  if (SAFE.has(request.method)) return true;
  return sameOrigin(request) && (matches(request, request.headers[CSRF_HEADER]) || matches(request, fieldOf(request.body)));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form is on cached pages without a token: see {@link refuseUntrusted}. */
    needsNoToken?: boolean;
  }
}

/** The browser confirms that a page of this origin submits the form. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin !== undefined : site === 'same-origin';
}

/** For links that change something although they are GETs: logout, adult content, "modal seen". */
export function isTrustedLink(request: FastifyRequest): boolean {
  return matches(request, request.headers[CSRF_HEADER]) || matches(request, fieldOf(request.query));
}

/**
 * Refuses a form with a missing or old token, with a message. For forms on cached pages it is
 * enough that the browser names one of our pages as the sender, which no other site can forge (Origin, Sec-Fetch-Site).
 */
export async function refuseUntrusted(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isTrusted(request)) return;
  if (request.routeOptions.config.needsNoToken && sameOrigin(request) && isOwnForm(request)) return;
  await sendCsrfProblem(request, reply);
}

export async function sendCsrfProblem(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (wantsPage(request)) await sendPlainPage(request, reply, 419, SERVER_TEXTS[request.shop.language].expired);
  else await reply.code(419).send({ error: 'csrf' });
}

function matches(request: FastifyRequest, token: unknown): boolean {
  if (typeof token !== 'string') return false;
  const [given, known] = [Buffer.from(token), Buffer.from(request.shop.csrfToken)];
  return given.length === known.length && timingSafeEqual(given, known);
}

function fieldOf(values: unknown): unknown {
  return typeof values === 'object' && values !== null && Object.hasOwn(values, CSRF_FIELD) ? Object(values)[CSRF_FIELD] : undefined;
}

function sameOrigin({ headers }: FastifyRequest): boolean {
  if (!headers.origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
