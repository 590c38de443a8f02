import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectPath } from '../projectRoot';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const STABLE_NAME = 'public, max-age=60, stale-while-revalidate=86400';

/** Serves the built widgets under `/vitrina/`, pictures, and the demo pages' own assets, all without a session. */
export async function registerFiles(app: FastifyInstance, distFolder: string, dev: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: projectPath('demo-pages/assets'),
    prefix: '/assets/',
    cacheControl: !dev,
    maxAge: dev ? 0 : '10m',
  });
  app.get('/assets/jquery.js', async (_request, reply) => reply.sendFile('jquery.min.js', projectPath('node_modules/jquery/dist')));
  app.get('/__demo/panel.css', async (_request, reply) => reply.sendFile('panel.css', projectPath('demo-pages/demo')));
  serveWidgets(app, distFolder, dev);
  servePictures(app);
}

interface Packed {
  mtimeMs: number;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Each file is compressed once, at build quality, and cached in memory. */
function serveWidgets(app: FastifyInstance, folder: string, dev: boolean): void {
  const packed = new Map<string, Packed>();
  app.get<{ Params: { '*': string } }>('/vitrina/*', async (request, reply) => {
    const name = request.params['*'];
    const path = normalize(join(folder, name));
    const file = path.startsWith(folder + sep) ? await pack(path, packed) : null;
    reply.headers({ 'x-content-type-options': 'nosniff', vary: 'Accept-Encoding' });
    if (!file) return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('No such file.\n');
    const hashed = name.startsWith('chunks/');
    reply.headers({ 'cache-control': hashed ? IMMUTABLE : dev ? 'no-cache' : STABLE_NAME, etag: file.etag });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    reply.type(TYPES[extname(path)] ?? 'application/octet-stream');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
    return reply.send(file.plain);
  });
}

async function pack(path: string, packed: Map<string, Packed>): Promise<Packed | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const known = packed.get(path);
  if (known?.mtimeMs === found.mtimeMs) return known;
  const plain = await readFile(path);
  const prepared = existsSync(`${path}.br`) && (await stat(`${path}.br`)).mtimeMs >= found.mtimeMs;
  const br = prepared ? await readFile(`${path}.br`) : await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  const file = { mtimeMs: found.mtimeMs, etag, plain, br, gzip: await compressGzip(plain) };
  packed.set(path, file);
  return file;
}

/** Code points of an emoji, e.g. `1f45f` or `1f6cd-fe0f`. */
const MEDIA_ID = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,9}$/;
/** Pictures of the shop's own promotions. */
const OFFER_ID = /^offer-[a-z-]{1,30}$/;
const WIDTH = /^\d{1,4}$/;

/** `<mediaId>.webp` each. */
export function picturesFolder(): string {
  return projectPath('node_modules/@lobehub/fluent-emoji-3d/assets');
}

/** Product pictures. Each has one size; the width in the URL is the layout's. */
function servePictures(app: FastifyInstance): void {
  const folder = picturesFolder();
  const send = (reply: FastifyReply, mediaId: string): FastifyReply =>
    reply.header('cache-control', IMMUTABLE).sendFile(`${mediaId}.webp`, folder, { cacheControl: false });

  app.get<{ Params: { mediaId: string; width: string } }>('/media/:mediaId/:width', async ({ params }, reply) => {
    const offers = projectPath('demo-pages/assets/offers');
    if (OFFER_ID.test(params.mediaId) && existsSync(join(offers, `${params.mediaId}.svg`)))
      return reply.header('cache-control', IMMUTABLE).sendFile(`${params.mediaId}.svg`, offers, { cacheControl: false });
    const exists = MEDIA_ID.test(params.mediaId) && WIDTH.test(params.width) && existsSync(join(folder, `${params.mediaId}.webp`));
    if (exists) return send(reply, params.mediaId);
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('No such picture.\n');
  });
  app.get('/favicon.ico', async (_request, reply) => send(reply, '1f6cd-fe0f'));
}
