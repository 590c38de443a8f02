import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_HEADERS } from './contentPolicy';
import { countryOfPath } from './countries';
import { SERVER_TEXTS } from './serverTexts';

/** A page without template for failed requests, in the shop's language, with a link to the shop. */
export function sendPlainPage(request: FastifyRequest, reply: FastifyReply, status: number, message: string): FastifyReply {
  const { language, prefix } = countryOfPath(request.url);
  const html = `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title></head>
<body><main><h1>${escapeHtml(message)}</h1><p><a href="${prefix}/">${SERVER_TEXTS[language].backToShop}</a></p></main></body>
</html>
`;
  return reply.code(status).headers(COMMON_HEADERS).type('text/html; charset=utf-8').send(html);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true && request.headers['x-requested-with'] === undefined;
}
