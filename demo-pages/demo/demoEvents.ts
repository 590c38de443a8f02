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

/** What an event is about, in a few words; all of it is in its data. */
function aboutOf(body: object): string {
  const { data, variants, error }: Record<string, unknown> = Object(body);
  const { ecommerce, ...own }: Record<string, unknown> = Object(data ?? body);
  const { page_location, step, search_term, title, creative_slot, transaction_id, items }: Record<string, unknown> = {
    ...own,
    ...Object(ecommerce),
  };
  const names = [items, variants].flatMap((list) =>
    Array.isArray(list) ? list.map((item: unknown) => Object(item).item_name ?? Object(item).item_id ?? item) : [],
  );
  const found = [step, page_location, title, search_term, creative_slot, transaction_id, names.join(', '), error];
  return found.flatMap((text) => (typeof text === 'string' && text !== '' ? [text] : [])).join(' · ');
}

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
    // Analytics and the tag manager get the same event under the same id.
    const keyOf = ({ sink, eventId }: (typeof events)[number]): string => `${sink} ${eventId}`;
    const isAgain = (event: (typeof events)[number], nth: number): boolean =>
      event.eventId !== null && events.slice(nth + 1).some((older) => keyOf(older) === keyOf(event));
    const sinks = Object.entries(SINKS).map(([sink, name]) => {
      const received = events.flatMap((event, nth) => (event.sink === sink ? [isAgain(event, nth)] : []));
      const again = received.filter(Boolean).length;
      return `<div><dt>${name}</dt><dd>${received.length - again}${again === 0 ? '' : ` (${again} again)`}</dd></div>`;
    });
    const rows = events.map((event, nth) => {
      const { sink, eventId, visitor: by, body, createdAt } = event;
      const link = by === null ? '' : `<a href="?visitor=${escapeHtml(by)}">${escapeHtml(by)}</a>`;
      const cells: readonly (readonly [string, string])[] = [
        ['Time (UTC)', createdAt.toISOString().slice(11, 19)],
        ['To', SINKS[sink] ?? sink],
        ['Event', `<b>${escapeHtml(nameOf(body))}</b>${isAgain(event, nth) ? ' <em>again</em>' : ''}`],
        ['About', escapeHtml(aboutOf(body))],
        ['Id', escapeHtml(eventId ?? '')],
        ['Visitor', link],
      ];
      const data = `<details><summary>Data</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`;
      return `<tr>${cells.map(([label, cell]) => (cell === '' ? '<td></td>' : `<td data-label="${label}">${cell}</td>`)).join('')}<td>${data}</td></tr>`;
    });
    const title = visitor === null ? 'Events of all visits' : `Events of ${escapeHtml(visitor)}`;
    const none = '<p>Nothing has arrived yet. Accept personal offers at the foot of a page, and look around.</p>';
    const head = ['Time (UTC)', 'To', 'Event', 'About', 'Id', 'Visitor', 'Data'].map((name) => `<th scope="col">${name}</th>`).join('');
    const table = `<dl class="demo-sinks">${sinks.join('')}</dl>
<div class="table-frame" tabindex="0" role="region" aria-label="Events"><table class="demo-events"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
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
<p>What the shop's pages have sent, the newest first${visitor === null ? '' : ' (<a href="?">all visits</a>)'}. One that a collector received again has the same id and counts once.</p>
${events.length === 0 ? none : table}</main></body>
</html>
`);
  });
}
