import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { registerFiles } from '../../demo-pages/server/files';

const SCRIPT = `/* boot */ ${'console.log("vitrina");'.repeat(50)}`;
let folder: string;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
  mkdirSync(join(folder, 'dist/chunks'), { recursive: true });
  writeFileSync(join(folder, 'dist/vitrina.js'), SCRIPT);
  writeFileSync(join(folder, 'dist/manifest.json'), '{}');
  writeFileSync(join(folder, 'dist/chunks/main-1234abcd.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  app = fastify({ forceCloseConnections: true });
  await registerFiles(app, join(folder, 'dist'), false);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** `fetch` would unpack the body and tidy the path. */
async function raw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe('the widgets under /vitrina/', () => {
  test('stable names are cached briefly and revalidated in the background', async () => {
    for (const path of ['/vitrina/vitrina.js', '/vitrina/manifest.json']) {
      expect((await raw(path)).headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=86400');
    }
  });

  test('hashed names never change', async () => {
    const { headers } = await raw('/vitrina/chunks/main-1234abcd.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('brotli, gzip or plain, as the browser can', async () => {
    const br = await raw('/vitrina/vitrina.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(br.body.length).toBeLessThan(SCRIPT.length / 2);
    const gz = await raw('/vitrina/vitrina.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    const plain = await raw('/vitrina/vitrina.js');
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  test('an unchanged file is not sent again, a new build is', async () => {
    const first = await raw('/vitrina/manifest.json');
    const again = await raw('/vitrina/manifest.json', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    writeFileSync(join(folder, 'dist/manifest.json'), '{"version":"2"}');
    const rebuilt = await raw('/vitrina/manifest.json', { 'if-none-match': String(first.headers.etag) });
    expect([rebuilt.status, rebuilt.body.toString()]).toEqual([200, '{"version":"2"}']);
  });

  test('a missing chunk is a 404 with a short cache lifetime', async () => {
    const { status, headers } = await raw('/vitrina/chunks/gone-00000000.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test.each(['/vitrina/../secret.txt', '/vitrina/..%2fsecret.txt', '/vitrina/%2e%2e/secret.txt', '/vitrina/chunks/../../secret.txt'])(
    'no file outside it is served: %s',
    async (path) => {
      const { status, body } = await raw(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toBe('secret');
    },
  );
});

describe('pictures and assets', () => {
  test('a picture by its code points, cached as immutable', async () => {
    const { status, headers, body } = await raw('/media/1f45f/118');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable']);
    expect(body.subarray(8, 12).toString()).toBe('WEBP');
  });

  test.each([
    '/media/..%2f..%2fpackage/59',
    '/media/1f45f.webp/59',
    '/media/1f45f/wide',
    '/media/1F45F%00/59',
    '/media/fffffff/59',
    '/media/aaaaaa/59',
  ])('anything else is not found: %s', async (path) => {
    expect((await raw(path)).status).toBe(404);
  });

  test('jQuery is served from its package', async () => {
    const { status, body } = await raw('/assets/jquery.js');
    expect(status).toBe(200);
    expect(body.toString()).toMatch(/jQuery v\d/);
  });

  test('the panel has its own stylesheet', async () => {
    expect((await raw('/__demo/panel.css')).headers['content-type']).toMatch('text/css');
  });
});
