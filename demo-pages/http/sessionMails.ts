import type { FastifyRequest } from 'fastify';
import { createPageLinks } from '../countries/links';
import { endSubscription, findSubscriptionOf, requestSubscription } from '../domain/subscriptions';
import { isLoopbackRequest } from './loopback';
import type { ShopContext } from './shopContext';
import type { SessionMail } from './shopRequest';

const MAILS_KEPT = 5;

/** The demo sends no mail: it shows them to the visitor who requested them, where only this machine reaches the shop. */
export const showsMails = ({ isLoopback }: ShopContext, request: FastifyRequest): boolean => isLoopback && isLoopbackRequest(request);

export function keepMail(context: ShopContext, request: FastifyRequest, mail: Omit<SessionMail, 'country'>): void {
  if (!showsMails(context, request)) return;
  const { country, session } = request.shop;
  session.mails = [...(session.mails ?? []), { ...mail, country }].slice(-MAILS_KEPT);
}

/** Asks the owner of an address by mail: to confirm, or, with news already, whether to leave. The visitor learns neither. */
export async function askForSubscription(context: ShopContext, request: FastifyRequest, email: string): Promise<void> {
  const { country, prefix, urlKeys } = request.shop;
  const { token, isConfirmed, email: to } = await requestSubscription(context.db, email, country);
  const kind = isConfirmed ? 'leave' : 'subscribe';
  keepMail(context, request, { kind, to, href: createPageLinks(prefix, urlKeys).mailingOf(kind, token) });
}

/** A request of this visit is withdrawn; an address with news gets a mail, because anybody could have typed it. */
export async function withdrawSubscription(context: ShopContext, request: FastifyRequest, email: string): Promise<void> {
  const { session } = request.shop;
  const known = await findSubscriptionOf(context.db, email);
  if (known === null) return;
  if (known.isConfirmed) return askForSubscription(context, request, email);
  if (!session.mails?.some(({ kind, to }) => kind === 'subscribe' && to === known.email)) return;
  await endSubscription(context.db, known.token);
  session.mails = session.mails.filter(({ kind, to }) => kind !== 'subscribe' || to !== known.email);
}
