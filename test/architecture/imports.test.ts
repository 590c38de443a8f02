import { join } from 'node:path';
import { importsOf, sourceFiles, type Import } from '../support/imports';

const root = join(__dirname, '../..');

/** The table of src/README.md. `area:types` allows type imports only; an area missing here may import nothing of ours. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  lib: [],
  dom: [],
  page: ['lib', 'dom'],
  ui: ['lib', 'dom'],
  shop: ['lib', 'page:types'],
  api: ['lib', 'page:types'],
  features: ['lib', 'shop', 'api', 'page:types', 'features'],
  tracking: ['lib', 'shop', 'api', 'features', 'page:types'],
  store: ['lib', 'shop', 'features', 'tracking', 'page:types', 'api:types'],
  connected: ['lib', 'dom', 'ui', 'shop', 'features', 'store'],
  loader: ['lib', 'dom', 'page', 'store', 'shop:types'],
  widgets: ['lib', 'dom', 'ui', 'connected', 'shop', 'features', 'store', 'loader:defineWidget'],
  jsApi: ['page:types', 'store:types', 'loader:types', 'boot:types'],
  lateCure: ['boot:types'],
  measuring: ['page', 'tracking'],
  preview: ['lib', 'dom', 'ui', 'loader', 'shop', 'page:types'],
  main: [
    'measuring',
    'preview',
    'jsApi',
    'lateCure',
    'lib',
    'dom',
    'page',
    'ui',
    'connected',
    'shop',
    'api',
    'features',
    'tracking',
    'store',
    'loader',
    'widgets',
    'boot:types',
  ],
  boot: ['boot', 'lib'],
  'demo-pages': ['demo-pages', 'api:contract'],
};

/** The table of demo-pages/README.md: each folder imports those before it, so there is no circle. */
const REFERENCE_SHOP: Record<string, readonly string[]> = {
  projectRoot: [],
  countries: [],
  db: ['countries'],
  domain: ['countries', 'db'],
  data: ['countries', 'db', 'domain', 'projectRoot'],
  http: ['countries', 'db', 'domain', 'projectRoot'],
  providers: ['db', 'domain', 'http', 'projectRoot'],
  demo: ['countries', 'db', 'domain', 'http', 'projectRoot'],
  api: ['countries', 'db', 'domain', 'http', 'demo', 'projectRoot'],
  pages: ['countries', 'db', 'domain', 'http', 'projectRoot'],
  server: ['countries', 'db', 'domain', 'data', 'http', 'providers', 'demo', 'api', 'pages', 'projectRoot'],
};

/** Features use neither React nor the page, and one place alone creates roots. The reference shop uses its own packages. */
const MAY_USE: Record<string, readonly string[]> = {
  lib: ['@reduxjs/toolkit', 'redux-saga', 'redux-saga/effects', 'etiket/pdf417', 'lean-qr', 'lzma1'],
  dom: [],
  page: [],
  ui: ['react', 'react-dom'],
  shop: [],
  api: ['axios'],
  features: ['@reduxjs/toolkit'],
  tracking: ['@reduxjs/toolkit', 'redux-saga'],
  store: ['@reduxjs/toolkit', 'redux-saga', 'react', 'react-redux'],
  connected: ['@reduxjs/toolkit', 'dompurify', 'react', 'react-hook-form'],
  loader: ['react', 'react-dom/client'],
  widgets: ['@reduxjs/toolkit', 'leaflet', 'leaflet/dist/leaflet.css', 'react', 'react-hook-form', 'supercluster'],
  preview: [],
  main: ['react'],
  libraries: ['react', 'react/jsx-runtime', 'react-dom/client', '@reduxjs/toolkit', 'react-redux', 'redux-saga', 'redux-saga/effects'],
};

/** `src/features/cart/cartSaga` -> `features`; `src/main` -> `main`; `widgets/x/Y` -> `widgets`. */
function areaOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (top !== 'src') return top;
  const name = second.replace(/\.\w+$/, '');
  return name;
}

function isAllowed({ from, to, typeOnly }: Omit<Import, 'isOwn'>): boolean {
  const [source, target] = [areaOf(from), areaOf(to)];
  const rules = MAY_IMPORT[source] ?? [];
  if (source === 'widgets' && target === 'widgets') return from.split('/')[1] === to.split('/')[1] || from === 'widgets/manifest.ts';
  if (source === 'features' && target === 'features') return from.split('/')[2] === to.split('/')[2] || isFeatureDoor(to);
  if (target === 'features' && !isFeatureDoor(to)) return false;
  if (source === target || rules.includes(target)) return true;
  if (rules.includes(`${target}:types`)) return typeOnly;
  if (rules.includes('loader:defineWidget') && target === 'loader') return to.endsWith('/defineWidget');
  return (
    rules.includes('api:contract') && target === 'api' && /contract\.gen$|openapi\.yaml$/.test(to) && (typeOnly || to.endsWith('.yaml'))
  );
}

const isFeatureDoor = (path: string): boolean => /^src\/features\/[^/]+(\/index)?$/.test(path);

const files = sourceFiles(root, ['src', 'widgets', 'demo-pages']).filter((file) => !file.endsWith('.mjs'));
const everyImport = files.flatMap((file) => importsOf(root, file));
const imports = everyImport.filter(({ isOwn }) => isOwn);

test('every import is allowed by the table of src/README.md', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(
    imports.filter((found) => !isAllowed(found)).map(({ from, to, typeOnly }) => `${from} -> ${to}${typeOnly ? ' (type)' : ''}`),
  ).toEqual([]);
});

test('every import within the reference shop is allowed by the table of its README, which has no circle', () => {
  const folderOf = (path: string): string => path.split('/')[1] ?? '';
  const own = imports.filter(({ from, to }) => from.startsWith('demo-pages/') && to.startsWith('demo-pages/'));
  expect(own.length).toBeGreaterThan(300);
  const wrong = own.filter(({ from, to }) => {
    const [source, target] = [folderOf(from), folderOf(to)];
    return source !== target && !REFERENCE_SHOP[source]?.includes(target);
  });
  expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);

  const folders = Object.keys(REFERENCE_SHOP);
  const backwards = folders.filter((folder, index) => REFERENCE_SHOP[folder]?.some((target) => folders.indexOf(target) >= index));
  expect(backwards).toEqual([]);
});

test('packages are used where they belong', () => {
  const ofPackages = everyImport.filter(({ from, isOwn }) => !isOwn && !from.startsWith('demo-pages'));
  expect(ofPackages.length).toBeGreaterThan(50);
  const wrong = ofPackages.filter(({ from, to }) => !(MAY_USE[areaOf(from)] ?? []).includes(to));
  expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

/** Which of these named parts imports which others; `nameOf` maps a file or an import's target to its part. */
function graphOf(nameOf: (path: string) => string | undefined): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [nameOf(from), nameOf(to)];
    if (a && b && a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  return graph;
}

/** The members of each circle of a graph, sorted; Tarjan's algorithm. */
function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    let low = order.size;
    order.set(node, low);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(node)) {
      const members = path.splice(path.indexOf(node));
      if (members.length > 1) circles.push(members.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

test('features do not import each other in a circle', () => {
  const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)/.exec(path)?.[1];
  expect(circlesOf(graphOf(featureOf))).toEqual([]);
});

test('no files of src and widgets import each other in a circle, not even types', () => {
  const known = new Set(files);
  const fileAt = (path: string): string | undefined =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => known.has(file) && !file.startsWith('demo-pages'));
  const graph = graphOf(fileAt);
  expect(graph.size).toBeGreaterThan(200);
  expect(circlesOf(graph)).toEqual([]);
});

test('responses are mapped at the door: no slice and no type of a state knows the wire', () => {
  const states = everyImport.filter(({ from }) => /^src\/features\/.*(Slice|Types)\.ts$/.test(from));
  expect(states.length).toBeGreaterThan(20);
  expect(states.filter(({ to }) => to === 'src/lib/dto' || to.endsWith('contract.gen')).map(({ from }) => from)).toEqual([]);
});
