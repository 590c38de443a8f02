import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { collectEvent } from '../domain/collectedEvents';

/*
 * Stand-ins for behavioural analytics, the service of impressions and a tag manager, on the provider's origin. They store what arrives;
 * `/__demo/events` of the shop shows it. A part of the address decides how the analytics answer.
 */

/** R7.027: the impressions are refused without it. */
export const COLLECTOR_TOKEN = 'demo-collector';
/** Longer than any client waits. */
const SILENCE_MS = 150_000;
/** How often an event is refused before it is taken. */
const REFUSED_TIMES = 2;
const COUNTED_MAX = 10_000;

const ANSWERS = ['as-204', 'as-302', 'as-400', 'as-429', 'as-429-twice', 'as-500', 'as-500-twice', 'as-silent'] as const;

/** base64url of JSON (A149); null for anything else. */
function decode(text: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(String(text), 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? Object(value) : null;
  } catch {
    return null;
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function registerCollectors(app: FastifyInstance, db: ShopDatabase): void {
  const refused = new Map<string, number>();

  const open = (reply: FastifyReply): FastifyReply =>
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, x-auth-token',
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '600',
    });
  for (const path of ['/behaviour/*', '/gtm/*']) app.options(path, async (_request, reply) => open(reply).code(204).send());

  const isRefusedAgain = (id: string): boolean => {
    const times = (refused.get(id) ?? 0) + 1;
    if (refused.size > COUNTED_MAX) refused.clear();
    refused.set(id, times);
    return times <= REFUSED_TIMES;
  };

  async function take(request: FastifyRequest, reply: FastifyReply, encoded: unknown, how: string): Promise<FastifyReply> {
    const event = decode(encoded);
    open(reply);
    if (event === null || typeof event['id'] !== 'string') return reply.code(400).send({ error: 'no event' });
    if (how === 'as-silent') {
      await silence(request);
      return reply.code(504).send();
    }
    if (how === 'as-400') return reply.code(400).send({ error: 'refused' });
    if (how === 'as-429' || (how === 'as-429-twice' && isRefusedAgain(event['id']))) return reply.code(429).send({ error: 'too many' });
    if (how === 'as-500' || (how === 'as-500-twice' && isRefusedAgain(event['id']))) return reply.code(500).send('<h1>500</h1>');
    if (how === 'as-302' && request.method === 'GET') return reply.redirect(`/behaviour/track?event=${String(encoded)}`, 302);
    await collectEvent(db, { sink: 'behaviour', eventId: event['id'], visitor: textOrNull(event['visitorId']), body: event });
    return how === 'as-204' ? reply.code(204).send() : reply.send({ status: true });
  }

  for (const how of ['', ...ANSWERS]) {
    const base = how === '' ? '/behaviour' : `/behaviour/${how}`;
    app.get(`${base}/track`, async (request, reply) => take(request, reply, Object(request.query).event, how));
    app.post(`${base}/track`, async (request, reply) => take(request, reply, Object(request.body).event, how));
    app.get(`${base}/log`, async (request, reply) => {
      const report = decode(Object(request.query).event);
      if (report !== null) await collectEvent(db, { sink: 'behaviour-log', eventId: null, visitor: null, body: report });
      return open(reply).send({ status: true });
    });
  }

  app.post('/gtm/as-500/event/impression', async (_request, reply) => open(reply).code(500).send('<h1>500</h1>'));
  app.post('/gtm/as-silent/event/impression', async (request, reply) => {
    await silence(request);
    return open(reply).code(504).send();
  });
  app.post('/gtm/event/impression', async (request, reply) => {
    open(reply);
    if (request.headers['x-auth-token'] !== COLLECTOR_TOKEN) return reply.code(403).send({ error: 'token' });
    const { listId, variants }: { listId?: unknown; variants?: unknown } = Object(request.body);
    if (typeof listId !== 'string' || !Array.isArray(variants)) return reply.code(400).send({ error: 'listId, variants' });
    await collectEvent(db, { sink: 'impressions', eventId: null, visitor: null, body: Object(request.body) });
    const impressions = variants.map((id: unknown, index) => ({ id: String(id), list: listId, position: index + 1 }));
    return reply.send({ data: { ecommerce: { impressions } } });
  });

  /** What the tag manager's script has read from the list. */
  app.post('/gtm/hit', async (request, reply) => {
    const entry = decode(Object(request.query).entry);
    if (entry !== null) {
      await collectEvent(db, {
        sink: 'tag-manager',
        eventId: textOrNull(entry['vitrina_event_id']),
        visitor: textOrNull(entry['page']),
        body: entry,
      });
    }
    return open(reply).code(204).send();
  });
  app.get('/gtm/gtm.js', async (_request, reply) => open(reply).type('text/javascript; charset=utf-8').send(TAG_MANAGER));
}

async function silence({ raw }: FastifyRequest): Promise<void> {
  await new Promise<void>((resume) => {
    const timer = setTimeout(resume, SILENCE_MS).unref();
    raw.socket.once('close', () => {
      clearTimeout(timer);
      resume();
    });
  });
}

/** As a tag manager does: reads the list, and gives it a `push` of its own. */
const TAG_MANAGER = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const late = new URL(document.currentScript.src).searchParams.has('late');
  const send = (entry) => {
    if (!entry || !entry.event) return;
    const bytes = new TextEncoder().encode(JSON.stringify(entry));
    const text = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    fetch(origin + '/gtm/hit?entry=' + text, { method: 'POST', keepalive: true }).catch(() => {});
  };
  const start = () => {
    const list = (window.dataLayer = window.dataLayer || []);
    list.forEach(send);
    const push = list.push;
    list.push = (...entries) => {
      entries.forEach(send);
      return push.apply(list, entries);
    };
  };
  if (late) addEventListener('load', () => setTimeout(start, 1500));
  else start();
})();
`;
