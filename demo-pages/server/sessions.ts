import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionStore } from '../domain/sessionStore';
import type { VisitSession } from './shopRequest';

export const SESSION_COOKIE = 'shop_session';
const HOUR_MS = 3600 * 1000;
const LIFETIME_MS = 30 * 24 * HOUR_MS;

interface Visit {
  store: SessionStore;
  /** The cookie's value; the database holds only its hash, so that a stolen copy of it opens no session. */
  id: string;
  /** As it is in the database, '' while it is not there. */
  stored: string;
}

const visits = new WeakMap<FastifyRequest, Visit>();

const hash = (id: string): string => createHash('sha256').update(id).digest('hex');
const newToken = (): string => randomBytes(24).toString('base64url');

function newSession(): VisitSession {
  return { csrfToken: newToken(), customerId: null, cartIds: {}, scenario: null, flash: [] };
}

/** The visit's session, or a new one. Nothing is written yet: see {@link storeSessions}. */
export async function openSession(request: FastifyRequest, reply: FastifyReply, store: SessionStore): Promise<VisitSession> {
  const id = request.cookies[SESSION_COOKIE];
  const found = id ? await store.get(hash(id)) : null;
  if (id && isSession(found)) {
    visits.set(request, { store, id, stored: JSON.stringify(found) });
    return found;
  }
  const visit = { store, id: newToken(), stored: '' };
  visits.set(request, visit);
  sendCookie(reply, visit.id);
  return newSession();
}

/** Sessions that ran out are taken out at the start and then every hour. */
export function sweepSessions(app: FastifyInstance, store: SessionStore, log: (line: string) => void): void {
  const sweep = (): void =>
    void store.removeExpired().catch((error: unknown) => log(`Sessions that ran out were not removed: ${String(error)}`));
  const timer = setInterval(sweep, HOUR_MS).unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Before an answer leaves, the session is stored if it changed: the next request of the page finds it. */
export function storeSessions(app: FastifyInstance): void {
  app.addHook('onSend', async (request) => {
    const visit = visits.get(request);
    if (!visit) return;
    const now = JSON.stringify(request.shop.session);
    if (now === visit.stored) return;
    const session = visit.stored === '' ? request.shop.session : await withOthersChanges(visit, request.shop.session);
    visit.stored = now;
    await visit.store.set(hash(visit.id), session, new Date(Date.now() + LIFETIME_MS));
  });
}

/** Requests of one page run side by side: only what this one changed is written over what the others have stored meanwhile. */
async function withOthersChanges(visit: Visit, mine: VisitSession): Promise<object> {
  const others = await visit.store.get(hash(visit.id));
  if (!isSession(others)) return mine;
  const before: Record<string, unknown> = JSON.parse(visit.stored);
  const changed = Object.entries(mine).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
  return { ...others, ...Object.fromEntries(changed) };
}

/** A new id and csrf token for the same visit, so that an id planted before signing in is worth nothing after it. */
export async function renewSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const visit = visits.get(request);
  if (!visit) throw new Error('renewSession: the request has no session');
  await visit.store.destroy(hash(visit.id));
  visit.id = newToken();
  visit.stored = '';
  sendCookie(reply, visit.id);
  request.shop.session.csrfToken = request.shop.csrfToken = newToken();
}

/** Forgets everything of the visit and starts a guest's. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await renewSession(request, reply);
  request.shop.session = { ...newSession(), csrfToken: request.shop.csrfToken };
  request.shop.customer = null;
  request.shop.scenario = null;
}

function sendCookie(reply: FastifyReply, id: string): void {
  reply.setCookie(SESSION_COOKIE, id, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: LIFETIME_MS / 1000 });
}

function isSession(value: object | null): value is VisitSession {
  return value !== null && 'csrfToken' in value && 'cartIds' in value && 'flash' in value && 'customerId' in value;
}
