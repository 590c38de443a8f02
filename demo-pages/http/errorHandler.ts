import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { countryOfPath } from './countries';
import { sendPlainPage, wantsPage } from './plainPage';
import { SERVER_TEXTS } from './serverTexts';

/** Handles every uncaught error: one log line, the right status, no internal details for the visitor. */
export function createErrorHandler(log: (line: string) => void) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) log(`${request.method} ${pathOf(request)}: ${error.stack ?? error.message}`);
    const texts = SERVER_TEXTS[countryOfPath(request.url).language];
    const message = status >= 500 ? texts.failed : status === 429 ? texts.tooMany : texts.badRequest;
    if (wantsPage(request)) return sendPlainPage(request, reply, status, message);
    return reply.code(status).send({ error: message, ...(status < 500 && status !== 429 ? { errors: { request: error.message } } : {}) });
  };
}

/** Without the query, which may contain tokens. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}
