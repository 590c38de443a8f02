import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export const DEV_SCRIPT = '/__demo/reload.js';
export const LOOK_EVERY_MS = 200;

/** Runs in the demo pages during `npm run dev`: a new number from the server means new code. */
const SCRIPT = `(() => {
  let seen = null;
  const events = new EventSource('/__demo/reload');
  events.onmessage = ({ data }) => {
    if (seen !== null && seen !== data) location.reload();
    seen = data;
  };
})();
`;

/** Makes open pages reload after a build of the widgets, and, by a new process number, after a build of the shop. */
export function registerDevReload(app: FastifyInstance, distFolder: string): void {
  const listeners = new Set<(version: string) => void>();
  let build = 0;
  const version = (): string => `${process.pid}.${build}`;
  // A build replaces the folder and writes this file last; watching the folder would fire too early.
  const manifest = join(distFolder, 'manifest.json');
  watchFile(manifest, { interval: LOOK_EVERY_MS }, ({ mtimeMs }) => {
    if (mtimeMs === 0) return; // removed
    build += 1;
    for (const notify of listeners) notify(version());
  });
  app.addHook('preClose', async () => {
    unwatchFile(manifest);
    listeners.clear();
  });

  app.get(DEV_SCRIPT, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT),
  );
  app.get('/__demo/reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    const notify = (now: string): void => void reply.raw.write(`retry: 300\ndata: ${now}\n\n`);
    notify(version());
    listeners.add(notify);
    request.raw.on('close', () => listeners.delete(notify));
  });
}
