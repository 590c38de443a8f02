import { existsSync, mkdirSync, mkdtempSync, rmSync, unwatchFile, watchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { LOOK_EVERY_MS, registerDevReload } from '../../demo-pages/server/devReload';

const folder = join(mkdtempSync(join(tmpdir(), 'vitrina-dev-')), 'dist');
const manifest = join(folder, 'manifest.json');
const app = fastify({ forceCloseConnections: true });
let url = '';

beforeAll(async () => {
  registerDevReload(app, folder);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** Resolves when the server's watcher, which all listeners of a file share, has noticed that the manifest is gone. */
const untilGone = (): Promise<void> =>
  new Promise((noticed) => {
    watchFile(manifest, { interval: LOOK_EVERY_MS }, function look({ mtimeMs }) {
      if (mtimeMs !== 0) return;
      unwatchFile(manifest, look);
      noticed();
    });
  });

/** Like a build of the widgets: removes the old files and writes the manifest last. */
async function build(): Promise<void> {
  const gone = existsSync(manifest) ? untilGone() : null;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'vitrina.js'), '');
  await gone;
  writeFileSync(manifest, '{}');
}

test('an open page is notified of each build once it is complete', async () => {
  const { body } = await fetch(`${url}/__demo/reload`);
  const events = body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => ({ text: (await events.read()).value, isManifestThere: existsSync(manifest) });
  const { text: atFirst } = await next();
  const received = [atFirst];
  for (let times = 0; times < 2; times++) {
    const [event] = await Promise.all([next(), build()]);
    expect(event.isManifestThere).toBe(true);
    expect(received).not.toContain(event.text);
    received.push(event.text);
  }
  await events.cancel();
});
