import type { FastifyInstance } from 'fastify';
import { listCollectedEvents, removeOldEvents } from '../domain/collectedEvents';
import { escapeHtml } from '../http/plainPage';
import { startCleanupJob } from '../http/cleanupJob';
import type { ShopContext } from '../http/shopContext';

const SINKS: Readonly<Record<string, string>> = {
  behaviour: 'Analytics',
  'behaviour-log': 'Analytics (errors)',
  impressions: 'Impressions',
  'tag-manager': 'Tag manager',
  xsell: 'Cross-sell',
};

const isText = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const nameOf = (body: object): string => {
  const { name, event, listId, placement, error }: Record<string, unknown> = Object(body);
  return String(name ?? event ?? listId ?? placement ?? error ?? '');
};

/** `GET /__demo/events`: what the collectors have received, for people; `/__demo/events.json` for tests. `?visitor=`: of one browser. */
export function registerDemoEvents(app: FastifyInstance, { db }: ShopContext, log: (line: string) => void): void {
  startCleanupJob(app, 'Old events', () => removeOldEvents(db), log);
  const visitorOf = (query: unknown): string | null => {
    const { visitor }: { visitor?: unknown } = Object(query);
    return isText(visitor) ? visitor : null;
  };

  app.get('/__demo/events.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { events: await listCollectedEvents(db, visitorOf(request.query)) };
  });

  app.get('/__demo/events', async (request, reply) => {
    const visitor = visitorOf(request.query);
    const events = await listCollectedEvents(db, visitor);
    const counts = new Map<string, number>();
    for (const { eventId } of events) if (eventId !== null) counts.set(eventId, (counts.get(eventId) ?? 0) + 1);
    const rows = events.map(({ sink, eventId, visitor: by, body, createdAt }) => {
      const link = by === null ? '' : `<a href="?visitor=${escapeHtml(by)}">${escapeHtml(by)}</a>`;
      const cells = [createdAt.toISOString().slice(11, 19), SINKS[sink] ?? sink, escapeHtml(nameOf(body)), escapeHtml(eventId ?? ''), link];
      const data = `<details><summary>Data</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`;
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td>${data}</td></tr>`;
    });
    const title = visitor === null ? 'Events of all visits' : `Events of ${escapeHtml(visitor)}`;
    const none = '<p>Nothing has arrived yet. Accept personal offers at the foot of a page, and look around.</p>';
    const head = ['Time', 'To', 'Event', 'Id', 'Visitor', ''].map((name) => `<th scope="col">${name}</th>`).join('');
    const table = `<div class="table-frame" tabindex="0" role="region" aria-label="Events"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      })
      .type('text/html; charset=utf-8').send(`<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="stylesheet" href="/assets/shop.css"><link rel="stylesheet" href="/__demo/panel.css"></head>
<body><main class="page"><h1>${title}</h1>
<p>What the shop's pages have sent, the newest first${visitor === null ? '' : ' (<a href="?">all visits</a>)'}. An event that a collector received twice has the same id; it counts once.
${events.length} received, ${counts.size} different.</p>
${events.length === 0 ? none : table}</main></body>
</html>
`);
  });
}
