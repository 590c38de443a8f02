import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShopRequest } from './shopRequest';

export const REPORT_PATH = '/csp-report';
const MAX_REPORTS = 500;

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The strictest policy of a shop, which frames pages of its provider only and sends it events; the widgets must run under it (docs/architecture.md, promise 4). */
export function contentPolicy(nonce: string, provider: string | null): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    ...(provider === null ? [] : [`frame-src 'self' ${provider}`, `connect-src 'self' ${provider}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}

export const PRIVATE = 'private, no-cache';

/** Headers of every page. No `no-store`: it would keep pages out of the back-forward cache. */
export function sendPageHeaders(
  reply: FastifyReply,
  { nonce, flags }: Pick<ShopRequest, 'nonce' | 'flags'>,
  providerOrigin: string | null,
): void {
  reply.headers({
    'content-security-policy': contentPolicy(nonce, providerOrigin),
    'cache-control': PRIVATE,
    vary: 'Cookie',
    ...COMMON_HEADERS,
    // Facebook's dialog has to return its result (ADR 011)
    ...(flags.facebook_login === true ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  });
}

export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
} as const;

/** Stores the browsers' violation reports for tests: `GET /__demo/csp-reports`, `DELETE` to clear them. */
export function collectReports(app: FastifyInstance): void {
  const reports: unknown[] = [];
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    app.getDefaultJsonParser('error', 'ignore'),
  );
  app.post(REPORT_PATH, async (request, reply) => {
    if (reports.length < MAX_REPORTS) reports.push(request.body);
    return reply.code(204).send();
  });
  app.get('/__demo/csp-reports', async () => ({ reports }));
  app.delete('/__demo/csp-reports', async (_request, reply) => {
    reports.length = 0;
    return reply.code(204).send();
  });
}
