import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { registerDevReload } from '../../demo-pages/server/devReload';

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

/** As the build of the widgets does it: away with the old, and the manifest last. */
async function build(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'vitrina.js'), '');
  await pass(800);
  writeFileSync(manifest, '{}');
}

test('an open page is notified of every build, after the build is complete', async () => {
  const { body } = await fetch(`${url}/__demo/reload`);
  const events = body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => ({ text: (await events.read()).value, isWhole: existsSync(manifest) });
  const { text: atFirst } = await next();
  const told = [atFirst];
  for (let times = 0; times < 2; times++) {
    const [news] = await Promise.all([next(), build()]);
    expect(news.isWhole).toBe(true);
    expect(told).not.toContain(news.text);
    told.push(news.text);
  }
  await events.cancel();
}, 15_000);
