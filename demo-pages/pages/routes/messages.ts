import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getMaintenanceText } from '../../domain/cms';
import { flash, type Pages } from '../render';

const RETRY_AFTER_S = 600;

export async function sendNotFound(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { t } = pages.shopOf(request);
  return pages.send(request, reply, 'message', { paragraphs: [t('notFoundText')] }, { title: t('notFoundTitle'), status: 404 });
}

/** Menu, search and cart are hidden while the store is under maintenance (requirements, section 1). */
export async function sendMaintenance(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { t } = pages.shopOf(request);
  const written = await getMaintenanceText(pages.context.db, request.shop.country);
  reply.header('retry-after', String(RETRY_AFTER_S));
  return pages.send(
    request,
    reply,
    'maintenance',
    { html: written?.body ?? '' },
    { title: t('maintenanceTitle'), status: 503, bare: true },
  );
}

/** The error page: no internal details, which are logged. Without menu and cart, which may be the broken part. */
export async function sendFailure(pages: Pages, request: FastifyRequest, reply: FastifyReply, error: FastifyError): Promise<FastifyReply> {
  const status = error.statusCode ?? 500;
  const { t } = pages.shopOf(request);
  if (status >= 500) pages.context.log(`${request.method} ${request.url.split('?')[0] ?? ''}: ${error.stack ?? error.message}`);
  const [title, text] = status === 429 ? [t('loginTitle'), t('loginThrottled')] : [t('errorTitle'), t('errorText')];
  return pages.send(request, reply, 'message', { paragraphs: [text] }, { title, status, bare: status >= 500 });
}

/** For pages of customers: a guest is redirected to the sign-in form and back afterwards. */
export function sendToSignIn(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { t, links } = pages.shopOf(request);
  flash(request, 'info', t('flashSignInFirst'));
  const back = request.method === 'GET' ? request.url : links.clientMyAccount;
  return reply.redirect(`${links.login}?back=${encodeURIComponent(back)}`, 303);
}

/** The page for unknown URLs. */
export function registerMessages(app: FastifyInstance, pages: Pages): void {
  app.get('/*', async (request, reply) => sendNotFound(pages, request, reply));
}
