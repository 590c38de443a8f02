/**
 * Builds what a shop serves under /vitrina/ (DESIGN section 2, "Output"):
 *   vitrina.js          the classic boot tag, stable name
 *   chunks/*-<hash>.js  ES modules, immutable; chunks/<language>-<hash>.json, the texts
 *   manifest.json       files with sizes and integrity, widget -> chunk
 *   snippet.html        what a template needs
 *   vitrina.d.ts        types of window.vitrina
 * and fails when a text is missing, a budget is broken or a file name would be hidden by content blockers.
 *
 * `--development` keeps names readable and development checks on. For tests: `--outdir DIR`, `--release NAME` (a deploy) and
 * `--manifest FILE` (other widgets); with one of these no budget is checked.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { transform as transformCss } from 'lightningcss';
import { minify } from 'terser';
import ts from 'typescript';
import { checkMessages, GROUPS } from './src/shop/messages/check.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const option = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback);
const development = args.includes('--development');
const outdir = resolve(root, option('--outdir', 'dist'));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const release = option('--release', version);
const manifestFile = option('--manifest', null);
/** Nobody counts the bytes of the tests' own widgets. */
const quality = manifestFile ? 1 : 11;

const LANGUAGES = { SI: 'sl', CZ: 'cs', SK: 'sk', PL: 'pl', HU: 'hu', HR: 'hr' };

/** Budgets in brotli bytes (DESIGN section 6 and the issue that brought the file). */
const BUDGETS = {
  boot: 3 * 1024,
  home: 110 * 1024,
  homeScriptRequests: 5,
  messages: 6 * 1024,
  dialogPieces: 7 * 1024,
  cart: 11 * 1024,
  /** What each step loads beyond those before it; the first beyond a page with search and the open cart. */
  checkout: { basket: 40 * 1024, customer: 25 * 1024, shipping: 30 * 1024 },
  widgets: { 'search-bar': 8 * 1024, 'back-to-top': 2 * 1024, 'cart-drawer': 10 * 1024, 'flash-messages': 3 * 1024 },
};

/** Widgets whose view a home page loads before anybody touches it. */
const HOME_WIDGETS = ['search-bar', 'cart-drawer'];

/** What the drawers and dialogs of several widgets share: one lazy chunk, whichever of them comes first. */
const DIALOG_PIECES = 'src/parts/dialogPieces.ts';

/** The cart itself, which the drawer and the add-to-cart buttons bring (ADR 007). */
const CART_FEATURE = 'src/features/cart/index.ts';

/** Besides the views, what is loaded by an `import()` of its own. */
const LAZY_MODULES = /[\\/](dialogPieces|features[\\/]cart[\\/]index|page[\\/]outsideLogin)\.ts$/;

/** The steps of the checkout, in the order in which a shopper meets them. */
const CHECKOUT_STEPS = {
  basket: 'widgets/checkout/Checkout.tsx',
  customer: 'widgets/checkout/customer/CustomerStep.tsx',
  shipping: 'widgets/checkout/shipping/ShippingStep.tsx',
};
/** What a page with search and the open cart has loaded. */
const BEFORE_CHECKOUT = ['search-bar/SearchBar', 'search-bar/SearchPanels', 'cart-drawer/CartDrawer', 'cart-drawer/CartPanel'].map(
  (view) => `widgets/${view}.tsx`,
);

/** Words that common blocker lists hide or block (HOSTILE.md, "Content blockers"). */
const BLOCKED_WORDS = /banner|cookie|gdpr|consent|newsletter|track|analytic|beacon|gtm|promo|social|(^|[^a-z])ads?([^a-z]|$)/i;

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const digest = (bytes) => createHash('sha256').update(bytes).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
const sri = (bytes, algorithm = 'sha384') => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
/** What travels in our own scripts: hashes do not compress, and a shorter one vouches as well. */
const shortSri = (bytes) => sri(bytes, 'sha256');

/** Stylesheets become minified text for constructable sheets; nothing is injected into the page. */
const stylesheetText = {
  name: 'stylesheet-text',
  setup(context) {
    context.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
      const { code } = transformCss({
        filename: path,
        code: await readFile(path),
        minify: !development,
        targets: { chrome: 109 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 },
      });
      return { contents: Buffer.from(code).toString('utf8'), loader: 'text' };
    });
  },
};

/**
 * We send ready texts to ready addresses by XMLHttpRequest, without interceptors, query parameters, cookies, basic
 * authentication, form data, upload progress or old cancel tokens: the modules of axios for these would be dead weight (7 KB brotli, measured).
 */
const leanAxios = {
  name: 'lean-axios',
  setup(context) {
    const stubs = {
      'adapters/fetch.js': 'export const getFetch = () => null; export default null;',
      'cancel/CancelToken.js': 'export default class CancelToken {}',
      'core/InterceptorManager.js': 'export default class InterceptorManager { forEach() {} }',
      'core/assertParamsAcyclic.js': 'export default () => {};',
      'core/buildFullPath.js': 'export default (base, url) => url;',
      'helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
      'helpers/HttpStatusCode.js': 'export default {};',
      'helpers/buildURL.js': 'export const encode = encodeURIComponent; export default (url) => url;',
      'helpers/cookies.js': 'export default { write() {}, read: () => null, remove() {} };',
      'helpers/formDataToJSON.js': 'export default (data) => data;',
      'helpers/progressEventReducer.js':
        'export const progressEventReducer = () => []; export const progressEventDecorator = () => []; export const asyncDecorator = (fn) => fn;',
      'helpers/resolveConfig.js': `import merge from '../core/mergeConfig.js'; export default (config) => merge({}, config);`,
      'helpers/toFormData.js': 'export default () => { throw new Error("form data is not part of this build"); };',
      'helpers/toURLEncodedForm.js': 'export default (data) => data;',
      'helpers/validator.js': 'export default { assertOptions() {}, validators: { transitional() {}, spelling() {}, functions: {} } };',
    };
    context.onLoad({ filter: /axios[\\/]lib[\\/](adapters|cancel|core|helpers)[\\/]\w+\.js$/ }, ({ path }) => {
      const contents = stubs[path.split(/axios[\\/]lib[\\/]/)[1].replace('\\', '/')];
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};

/**
 * esbuild makes a chunk for every set of entries that share code, so each new widget would cut the runtime into more
 * pieces. Every view, every `panel` that a view brings later, and what they share is made to reach the whole runtime: what main needs is then one chunk, whatever the widgets use.
 */
const oneRuntimeChunk = {
  name: 'one-runtime-chunk',
  setup(context) {
    const runtime = JSON.stringify(join(root, 'src/runtime.ts'));
    const reaching = async (path, loader) => ({ contents: `import ${runtime};\n${await readFile(path, 'utf8')}`, loader });
    context.onLoad({ filter: LAZY_MODULES, namespace: 'file' }, ({ path }) => reaching(path, 'ts'));
    context.onLoad({ filter: /[\\/](widgets|fixtures)[\\/][\w-]+[\\/](\w+[\\/])?[A-Z]\w*\.tsx$/, namespace: 'file' }, async ({ path }) =>
      /^export const (view|panel)\b/m.test(await readFile(path, 'utf8')) ? reaching(path, 'tsx') : undefined,
    );
  },
};

/**
 * Old pages put enumerable members on `Object.prototype` (HOSTILE.md), and libraries walk objects with `for…in`: each of
 * their loops is made to see own keys only. esbuild's own namespace helper has the same weakness, see `harden`.
 */
const ownKeysOnly = {
  name: 'own-keys-only',
  setup(context) {
    context.onLoad({ filter: /node_modules[\\/].*\.m?js$/, namespace: 'file' }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!/\bfor\s*\([^)]*\sin\s/.test(source)) return undefined;
      let contents = source;
      const loops = [];
      const collect = (node) => {
        if (ts.isForInStatement(node)) loops.push(node);
        ts.forEachChild(node, collect);
      };
      const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
      collect(file);
      // From the end backwards, so that earlier positions stay true.
      for (const { initializer, expression } of loops.sort((a, b) => b.expression.end - a.expression.end))
        contents = `${contents.slice(0, initializer.end)} of Object.keys(Object(${expression.getText(file)}))${contents.slice(expression.end)}`;
      return { contents, loader: 'js' };
    });
  },
};

/** What a page has from the start; the calls of everything else come with `lateOperations.ts`. */
const CORE = ['src/store', ...['account', 'cartSummary', 'flash', 'scroll', 'search'].map((feature) => `src/features/${feature}`)];

/** The contract knows every call of the shop; shipped are those that a feature names, early where a page needs them early. */
const usedOperationsOnly = {
  name: 'used-operations-only',
  setup(context) {
    const textOf = async (folders) => (await Promise.all(folders.map((folder) => sourceText(join(root, folder))))).join('');
    /** Both modules ask, and both mean the same files. */
    let reading;
    const read = () =>
      Promise.all([
        textOf(['src/features', 'src/tracking', 'src/parts', 'widgets']),
        textOf(CORE),
        readFile(join(root, 'src/api/operations.gen.ts'), 'utf8'),
      ]);
    const linesOf = async (isWanted) => {
      reading ??= read();
      const [all, core, text] = await reading;
      return text.split('\n').filter((line) => {
        const [, operation] = /^ {2}(\w+): \{ method/.exec(line) ?? [];
        const isCore = operation === 'refreshCsrfToken' || core.includes(`'${operation}'`);
        return isWanted({ operation, isCore, isLate: !isCore && all.includes(`'${operation}'`) });
      });
    };
    context.onLoad({ filter: /operations\.gen\.ts$/, namespace: 'file' }, async () => ({
      contents: (await linesOf(({ operation, isCore }) => operation === undefined || isCore)).join('\n'),
      loader: 'ts',
    }));
    context.onLoad({ filter: /lateOperations\.ts$/, namespace: 'file' }, async () => {
      const lines = await linesOf(({ operation, isLate }) => operation !== undefined && isLate);
      const contents = `import { operationTable } from './operations.gen';\nObject.assign(operationTable, {\n${lines.join('\n')}\n});`;
      return { contents, loader: 'ts' };
    });
  },
};

async function sourceText(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const texts = await Promise.all(names.filter((name) => /\.tsx?$/.test(name)).map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('');
}

/** Tests of the loader bring widgets of their own, e.g. ones that throw. */
const otherWidgets = {
  name: 'other-widgets',
  setup(context) {
    if (manifestFile) context.onResolve({ filter: /widgets\/manifest$/ }, () => ({ path: resolve(manifestFile) }));
  },
};

const common = {
  bundle: true,
  absWorkingDir: root,
  minify: !development,
  legalComments: 'none',
  target: ['chrome109', 'firefox115', 'safari16.4'],
  logLevel: 'warning',
  metafile: true,
};

/** The texts of a group (see `GROUPS` in check.mjs) by country: `[file, integrity]`. */
async function emitMessages(group) {
  const files = {};
  for (const [country, language] of Object.entries(LANGUAGES)) {
    const text = JSON.stringify(JSON.parse(await readFile(join(root, 'src/shop/messages', group, `${language}.json`), 'utf8')));
    const file = `chunks/${group.replace('/', '-')}${language}-${digest(text)}.json`;
    await writeFile(join(outdir, file), text);
    files[country] = [file, shortSri(text)];
  }
  return files;
}

const byLanguage = (files) => Object.fromEntries(Object.entries(files).map(([country, file]) => [LANGUAGES[country], file]));

/** esbuild's namespace helper takes what a page put on `Object.prototype` for exports of ours. */
const harden = (source) =>
  source.replace(/for ?\(var (\w+) in (\w+)\)(\s*\w+\(\w+, ?\1, ?\{ ?get: ?\2\[\1\])/g, 'for(var $1 of Object.keys($2))$3');

async function tighten(file) {
  const source = harden(await readFile(file, 'utf8'));
  if (development || manifestFile) return writeFile(file, source);
  const { code } = await minify(source, {
    module: true,
    ecma: 2020,
    // The last three leave the code as it reads: it is longer so, and smaller when compressed.
    compress: {
      passes: 3,
      ecma: 2020,
      pure_getters: true,
      keep_fargs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
      lhs_constants: false,
      sequences: false,
      if_return: false,
    },
    mangle: { toplevel: true },
    format: { comments: false },
  });
  await writeFile(file, code);
}

/** Every chunk that `file` needs before it can run, itself first. */
function closure(outputs, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') closure(outputs, path, found);
  return found;
}

const outputOf = (outputs, entryPoint) => Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint);

async function buildModules(lateTexts) {
  const result = await build({
    ...common,
    entryPoints: { main: 'src/main.ts', pieces: DIALOG_PIECES },
    outdir: join(outdir, 'chunks'),
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    plugins: [stylesheetText, leanAxios, usedOperationsOnly, ownKeysOnly, oneRuntimeChunk, otherWidgets],
    define: {
      ...(development ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
      'process.env.NODE_ENV': development ? '"development"' : '"production"',
      VITRINA_VERSION: JSON.stringify(version),
      VITRINA_RELEASE: JSON.stringify(release),
      // As texts: esbuild would put objects where everybody has to load them.
      VITRINA_CART_TEXTS: JSON.stringify(JSON.stringify(byLanguage(lateTexts.cart))),
      VITRINA_CHECKOUT_TEXTS: JSON.stringify(JSON.stringify(byLanguage(lateTexts.checkout))),
    },
  });
  const { outputs } = result.metafile;
  const entry = outputOf(outputs, 'src/main.ts');
  const needed = closure(outputs, entry);
  // Only what the widgets import of it is shipped, not the entry that keeps it together.
  const piecesEntry = outputOf(outputs, DIALOG_PIECES);
  const cart = [...closure(outputs, outputOf(outputs, CART_FEATURE))].filter((file) => !needed.has(file));
  const pieces = [...closure(outputs, piecesEntry)].filter((file) => file !== piecesEntry && !needed.has(file));
  await rm(join(root, piecesEntry));
  const files = Object.keys(outputs).filter((file) => file !== piecesEntry);
  await Promise.all(files.map((file) => tighten(join(root, file))));
  const lazy = files.filter((file) => !needed.has(file));
  const toPublic = (file) => relative(outdir, join(root, file)).replaceAll('\\', '/');
  const integrityOf = async (file) => [toPublic(file), shortSri(await readFile(join(root, file)))];

  // The entry carries the integrity of everything that it loads later, so its own name is settled last.
  const lazyIntegrity = Object.fromEntries(await Promise.all(lazy.map(integrityOf)));
  const source = (await readFile(join(root, entry), 'utf8')).replace(/VITRINA_LAZY_INTEGRITY/g, () => JSON.stringify(lazyIntegrity));
  const main = `chunks/main-${digest(source)}.js`;
  await rm(join(root, entry));
  await writeFile(join(outdir, main), source);

  const eager = Object.fromEntries([
    [main, shortSri(source)],
    ...(await Promise.all([...needed].filter((file) => file !== entry).map(integrityOf))),
  ]);
  const widgets = {};
  const ownFiles = {};
  for (const file of lazy) {
    const [, name] = /(?:widgets|fixtures)\/([^/]+)\//.exec(outputs[file].entryPoint ?? '') ?? [];
    if (!name) continue;
    const all = [...closure(outputs, file)].filter((other) => !needed.has(other));
    const own = all.filter((other) => !pieces.includes(other) && !cart.includes(other)).map(toPublic);
    ownFiles[name] = [...new Set([...(ownFiles[name] ?? []), ...own])];
    if (outputs[file].exports.includes('view')) widgets[name] = all.map(toPublic);
  }
  const steps = {};
  const loaded = new Set([...needed, ...cart, ...pieces]);
  for (const view of BEFORE_CHECKOUT) closure(outputs, outputOf(outputs, view) ?? entry, loaded);
  for (const [step, view] of Object.entries(CHECKOUT_STEPS)) {
    const before = new Set(loaded);
    if (outputOf(outputs, view)) closure(outputs, outputOf(outputs, view), loaded);
    steps[step] = [...loaded].filter((file) => !before.has(file)).map(toPublic);
  }
  await writeFile(join(root, '.cache/metafile.json'), JSON.stringify(result.metafile));
  return { main, eager, lazyIntegrity, widgets, ownFiles, pieces: pieces.map(toPublic), cart: cart.map(toPublic), steps };
}

async function buildBoot({ main, eager }, messages) {
  await build({
    ...common,
    entryPoints: { vitrina: 'src/boot.ts' },
    outdir,
    format: 'iife',
    define: {
      VITRINA_VERSION: JSON.stringify(version),
      VITRINA_MAIN: JSON.stringify(main),
      VITRINA_INTEGRITY: JSON.stringify(eager),
      VITRINA_MESSAGES: JSON.stringify(messages),
    },
  });
  await tighten(join(outdir, 'vitrina.js'));
}

async function measure(paths) {
  const files = {};
  for (const path of paths) {
    const bytes = await readFile(join(outdir, path));
    const compressed = brotli(bytes);
    await writeFile(join(outdir, `${path}.br`), compressed);
    files[path] = { bytes: bytes.length, brotli: compressed.length, integrity: sri(bytes) };
  }
  return files;
}

function checkBudgets(manifest, { ownFiles, pieces, cart, steps }, lateTexts) {
  const size = (path) => manifest.files[path].brotli;
  const sum = (paths) => paths.reduce((total, path) => total + size(path), 0);
  const home = ['vitrina.js', ...manifest.eager, ...HOME_WIDGETS.flatMap((name) => manifest.widgets[name])];
  const largestOf = (texts) => Math.max(...Object.values(texts).map(([path]) => size(path)));
  const largestTexts = largestOf(manifest.messages);
  const rows = [
    ['vitrina.js (boot)', size('vitrina.js'), BUDGETS.boot],
    ['home page, scripts and texts', sum(home) + largestTexts, BUDGETS.home],
    ['home page, script requests', new Set(home).size, BUDGETS.homeScriptRequests],
    ['texts of one language', largestTexts, BUDGETS.messages],
    ['pieces that dialogs share', sum(pieces), BUDGETS.dialogPieces],
    ['the cart feature', sum(cart), BUDGETS.cart],
    ...Object.entries(BUDGETS.checkout).map(([step, limit]) => [
      `checkout, ${step}`,
      sum(steps[step]) + (step === 'basket' ? largestOf(lateTexts.checkout) : 0),
      limit,
    ]),
    ...Object.entries(BUDGETS.widgets).map(([name, limit]) => [`${name}, own code`, sum(ownFiles[name]), limit]),
  ];
  for (const [what, value, limit] of rows)
    console.log(`${value > limit ? 'OVER ' : 'ok   '} ${what.padEnd(32)} ${String(value).padStart(7)} of ${limit}`);
  return rows.filter(([, value, limit]) => value > limit).map(([what, value, limit]) => `${what}: ${value} is over ${limit}`);
}

/** Enough for every widget; the paths are the shop's own. */
const EXAMPLE_CONFIG = {
  country: 'SI',
  urlKeys: { search: '/iskanje', brand: '/znamka', cart: '/kosarica' },
  mediaUrl: '/media/{mediaId}/{width}',
};

function snippet(manifest) {
  const integrity = Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([path]) => /^chunks\/.*\.js$/.test(path))
      .map(([path, file]) => [`/vitrina/${path}`, file.integrity]),
  );
  return [
    '<!-- Vitrina: put this into the <head> of the template; give every script your CSP nonce, if you have one. -->',
    `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    ...manifest.eager.map((path) => `<link rel="modulepreload" href="/vitrina/${path}" integrity="${manifest.files[path].integrity}">`),
    `<script id="vitrina-config" type="application/json">${JSON.stringify(EXAMPLE_CONFIG)}</script>`,
    '<script async src="/vitrina/vitrina.js"></script>',
    '',
  ].join('\n');
}

const problems = checkMessages();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
await rm(outdir, { recursive: true, force: true });
await mkdir(join(outdir, 'chunks'), { recursive: true });
await mkdir(join(root, '.cache'), { recursive: true });
const messages = await emitMessages('');
const lateTexts = {};
for (const group of GROUPS.slice(1)) lateTexts[group.slice(0, -1)] = await emitMessages(group);
const modules = await buildModules(lateTexts);
await buildBoot(modules, messages);
await copyFile(join(root, 'src/vitrina.d.ts'), join(outdir, 'vitrina.d.ts'));
const paths = [
  'vitrina.js',
  ...Object.keys(modules.eager),
  ...Object.keys(modules.lazyIntegrity),
  ...[messages, ...Object.values(lateTexts)].flatMap((files) => Object.values(files).map(([path]) => path)),
];
const manifest = {
  version,
  release,
  main: modules.main,
  eager: Object.keys(modules.eager),
  widgets: modules.widgets,
  messages,
  files: await measure(paths),
};
await writeFile(join(outdir, 'snippet.html'), snippet(manifest));

const faults = development || args.length > 0 ? [] : checkBudgets(manifest, modules, lateTexts);
const nameOf = (path) => basename(path).replace(/-\w{8}\.(js|json)$/, ''); // a hash may say anything
for (const path of paths) if (BLOCKED_WORDS.test(nameOf(path))) faults.push(`${path}: content blockers would hide this name`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
// Written last and in one step: a manifest that exists names files that exist.
await writeFile(join(outdir, 'manifest.tmp'), `${JSON.stringify(manifest, null, 1)}\n`);
await rename(join(outdir, 'manifest.tmp'), join(outdir, 'manifest.json'));
