import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/plainPage';
import { parameterOf, providerPage } from './providerPage';

/*
 * Pages of another origin that shops show in a frame: the content of a modal, and a video player that stores nothing and counts who asked for it.
 */

const VIDEO = /^[\w-]{1,80}$/;
const MAX_REQUESTS = 1000;

/** The player: a picture that fills the frame and moves without a script or a real video. */
const PLAYER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" role="img"><title>A turning parcel</title>
<rect width="320" height="180" fill="#22331a"/>
<g transform="translate(160 90)"><rect x="-36" y="-36" width="72" height="72" rx="6" fill="#8ab86c"><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="6s" repeatCount="indefinite"/></rect></g>
</svg>`;

/** Framed by the shop, which is on the same host, and by nobody else. */
function sendFramed(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
  const host = request.hostname.replace(/:\d+$/, '');
  return reply
    .header('content-security-policy', `default-src 'none'; frame-ancestors ${request.protocol}://${host}:*; base-uri 'none'`)
    .type(`${type}; charset=utf-8`)
    .send(body);
}

export function registerFramedPages(app: FastifyInstance): void {
  const requested: string[] = [];

  app.get('/modal', async (request, reply) => {
    const note = parameterOf(request.query, 'note').slice(0, 200);
    const body = `<p>${escapeHtml(note || 'This page belongs to another origin.')}</p><p><a href="/" target="_top">Leave the shop</a></p>`;
    return sendFramed(request, reply, 'text/html', providerPage('A page from elsewhere', body));
  });

  app.get<{ Params: { id: string } }>('/video/:id', async (request, reply) => {
    const { id } = request.params;
    if (!VIDEO.test(id)) return reply.code(404).type('text/html; charset=utf-8').send(providerPage('No such video', ''));
    requested.push(id);
    if (requested.length > MAX_REQUESTS) requested.shift();
    return sendFramed(request, reply, 'image/svg+xml', PLAYER);
  });

  app.get('/video-requests', async () => ({ requested }));
}
