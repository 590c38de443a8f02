import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionStore } from '../domain/sessionStore';
import type { ShopSession } from './shopRequest';

export const SESSION_COOKIE = 'shop_session';
const LIFETIME_MS = 30 * 24 * 3600 * 1000;

interface Visit {
  store: SessionStore;
  /** The cookie's value; the database only has its hash, so that a stolen copy opens no session. */
  id: string;
  /** As stored in the database, '' if it is not. */
  stored: string;
  /** As loaded at the start of the request. */
  fresh: string;
  /** It has an id that the browser does not know yet. */
  isNew: boolean;
  /** A secret that only this session can use, its token, is sent. */
  isNeeded: boolean;
}

const visits = new WeakMap<FastifyRequest, Visit>();

const hash = (id: string): string => createHash('sha256').update(id).digest('hex');
const newToken = (): string => randomBytes(24).toString('base64url');

function newSession(): ShopSession {
  return { csrfToken: newToken(), customerId: null, cartIds: {}, scenario: null, flash: [] };
}

/** The request's session, or a new one. Nothing is stored yet: see {@link storeSessions}. */
export async function openSession(request: FastifyRequest, store: SessionStore): Promise<ShopSession> {
  const id = request.cookies[SESSION_COOKIE];
  const found = id ? await store.get(hash(id)) : null;
  if (id && isSession(found)) {
    const stored = JSON.stringify(found);
    visits.set(request, { store, id, stored, fresh: stored, isNew: false, isNeeded: false });
    return found;
  }
  const session = newSession();
  visits.set(request, { store, id: newToken(), stored: '', fresh: JSON.stringify(session), isNew: true, isNeeded: false });
  return session;
}

/** The response holds the session's token, so a new session must be stored. */
export function needSession(request: FastifyRequest): void {
  visitOf(request).isNeeded = true;
}

function visitOf(request: FastifyRequest): Visit {
  const visit = visits.get(request);
  if (!visit) throw new Error('The request has no session');
  return visit;
}

/**
 * Before a response is sent, a changed session is stored, so that the next request of the page finds it. A new one without
 * data and whose token was not sent leaves no trace, neither here nor as a cookie.
 */
export function storeSessions(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const visit = visits.get(request);
    if (!visit) return;
    const now = JSON.stringify(request.shop.session);
    if (now === visit.stored || (visit.isNew && !visit.isNeeded && now === visit.fresh)) return;
    const session = visit.stored === '' ? request.shop.session : await withOthersChanges(visit, request.shop.session);
    if (!session) return;
    visit.stored = now;
    const lifetimeMs = Math.min(LIFETIME_MS, (request.shop.session.endsAt ?? Infinity) - Date.now());
    await visit.store.set(hash(visit.id), session, new Date(Date.now() + lifetimeMs));
    if (!visit.isNew) return;
    visit.isNew = false;
    const maxAge = Math.max(0, Math.floor(lifetimeMs / 1000));
    reply.setCookie(SESSION_COOKIE, visit.id, { path: '/', httpOnly: true, sameSite: 'lax', maxAge });
  });
}

/** Requests of one page run in parallel: only the changes of this one are written over those of the others. Null when one of them has ended the session. */
async function withOthersChanges(visit: Visit, mine: ShopSession): Promise<object | null> {
  const others = await visit.store.get(hash(visit.id));
  if (!isSession(others)) return null;
  const before: Record<string, unknown> = JSON.parse(visit.stored);
  const changed = Object.entries(mine).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
  return { ...others, ...Object.fromEntries(changed) };
}

/** A new id and csrf token for the same session, against session fixation. */
export async function renewSession(request: FastifyRequest): Promise<void> {
  const visit = visitOf(request);
  await visit.store.destroy(hash(visit.id));
  Object.assign(visit, { id: newToken(), stored: '', isNew: true, isNeeded: true });
  request.shop.session.csrfToken = request.shop.csrfToken = newToken();
}

/** Replaces the session with a new guest session. */
export async function endSession(request: FastifyRequest): Promise<void> {
  await renewSession(request);
  request.shop.session = { ...newSession(), csrfToken: request.shop.csrfToken };
  request.shop.customer = null;
  request.shop.scenario = null;
}

function isSession(value: object | null): value is ShopSession {
  return value !== null && 'csrfToken' in value && 'cartIds' in value && 'flash' in value && 'customerId' in value;
}
