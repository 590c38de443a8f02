import { createServer, request as forward } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../../tools/project.mjs';
import { heroPicture } from './legacyPage/heroPicture.mjs';
import { legacyPage } from './legacyPage/legacyPage.mjs';

/** As the reference shop's `/vitrina/`. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const STABLE_NAME = 'public, max-age=60, stale-while-revalidate=86400';
const KEEP_ALIVE_MS = 72_000;

const TYPES = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/** The only line that differs between the pages. */
const TAGS = {
  vitrina: '<script async fetchpriority="high" src="/vitrina/vitrina.js"></script>',
  eager: '<script async src="/bare/eager.js"></script>',
  sliced: '<script async type="module" src="/bare/sliced.js"></script>',
  alone: '',
};

/** What `dist/snippet.html` has besides the configuration: preload hints with the integrity of every file, and the tag. */
const readSnippet = (distFolder) =>
  readFileSync(join(distFolder, 'snippet.html'), 'utf8').replace(/<!--[\s\S]*?-->|<script id="vitrina-config"[\s\S]*?<\/script>/g, '');

/**
 * One origin in front of the reference shop: `/legacy/<page>` is an old shop's page with one of the tags, `/vitrina/` and `/bare/` are
 * served from memory (brotli, cacheable for long), and everything else is the shop's. `deploy` changes the widgets.
 */
export async function startLegacyServer({ shopUrl, distFolder, referencesFolder }) {
  let dist = distFolder;
  let packed = new Map();
  let stableName = STABLE_NAME;
  const hero = heroPicture();
  const tags = { ...TAGS, snippet: readSnippet(distFolder) };
  const files = {
    vitrina: (name) => join(dist, name),
    bare: (name) => join(referencesFolder, name),
    legacy: (name) =>
      name === 'jquery.js' ? join(root, 'node_modules/jquery/dist/jquery.min.js') : join(import.meta.dirname, 'legacyPage', name),
  };

  function sendFile(folder, name, reply) {
    const path = files[folder](name);
    if (!packed.has(path)) packed.set(path, pack(path));
    const body = packed.get(path);
    if (!body) return reply.writeHead(404).end();
    const isStable = folder === 'vitrina' && !name.startsWith('chunks/');
    reply.writeHead(200, {
      'content-type': `${TYPES[extname(path)] ?? 'text/plain'}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': isStable ? stableName : IMMUTABLE,
    });
    return reply.end(body);
  }

  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url, shopUrl);
    const [, folder, ...rest] = pathname.split('/');
    const name = rest.join('/');
    if (pathname === '/legacy/hero.png') reply.writeHead(200, { 'content-type': 'image/png', 'cache-control': IMMUTABLE }).end(hero);
    else if (folder === 'legacy' && Object.hasOwn(tags, name)) void sendPage(tags[name], { shopUrl, request, reply });
    else if (Object.hasOwn(files, folder)) sendFile(folder, name, reply);
    else proxy({ shopUrl, request, reply });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** From now on these are the widgets, and the tag is asked for again at once instead of a minute later. */
    deploy(folder) {
      dist = folder;
      packed = new Map();
      stableName = 'no-cache';
    },
    endDeploys() {
      dist = distFolder;
      packed = new Map();
      stableName = STABLE_NAME;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function pack(path) {
  try {
    return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
    throw error;
  }
}

/** The page takes the configuration, and with it the session, from the shop's own home page. */
async function sendPage(tag, { shopUrl, request, reply }) {
  try {
    const home = await fetch(`${shopUrl}/`, { headers: { cookie: request.headers.cookie ?? '' } });
    const html = await home.text();
    const [, config] = /<script id="vitrina-config"[^>]*>([^<]*)</.exec(html);
    const [, pieces = '0'] = /class="cart-pieces">(\d+)/.exec(html) ?? [];
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'private, no-cache',
      'set-cookie': home.headers.getSetCookie(),
    });
    reply.end(gzipSync(legacyPage({ config, pieces, tag })));
  } catch (error) {
    reply.writeHead(502).end(String(error));
  }
}

function proxy({ shopUrl, request, reply }) {
  const onward = forward(new URL(request.url, shopUrl), { method: request.method, headers: request.headers }, (answer) => {
    reply.writeHead(answer.statusCode, answer.headers);
    answer.pipe(reply);
  });
  onward.on('error', () => reply.destroy());
  request.pipe(onward);
}
