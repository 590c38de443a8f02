import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The release's descriptions; ES modules do not run inside jest. */
const describeRelease = (expression: string) =>
  JSON.parse(
    run(
      process.execPath,
      '--input-type=module',
      '-e',
      `import { provenance, sbom } from './tools/release/describeRelease.mjs'; console.log(JSON.stringify(${expression}))`,
    ),
  );

test('the package has the bundle, its types, the contract, the table of widgets and the changelog, and no source', () => {
  const [{ files, name, version }] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'));
  const paths: string[] = files.map(({ path }: { path: string }) => path);
  expect([name, version]).toEqual(['vitrina', readJson('package.json').version]);
  const manifest = readJson('dist/manifest.json');
  expect(paths).toEqual(
    expect.arrayContaining([
      ...Object.keys(manifest.files).map((path) => `dist/${path}`),
      'dist/manifest.json',
      'dist/snippet.html',
      'dist/vitrina.d.ts',
      'src/api/openapi.yaml',
      'widgets/README.md',
      'CHANGELOG.md',
      'README.md',
    ]),
  );
  expect(paths.filter((path) => /^(src|widgets|test|tools|demo-pages)\//.test(path)).sort()).toEqual([
    'src/api/openapi.yaml',
    'widgets/README.md',
  ]);
  expect(paths.filter((path) => /[<>:"\\|?*]|[. ]$/.test(path))).toEqual([]); // Windows cannot unpack these
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length); // nor two that differ by case
});

/** Keys as providers issue them: private keys, AWS, GitHub, GitLab, npm, Stripe, Slack, Google, and signed tokens. */
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[\dA-Z]{16}\b|\bgh[opsu]_\w{36}|\bgithub_pat_\w{20}|\bglpat-[\w-]{20}|\bnpm_[\dA-Za-z]{36}|\b[rs]k_live_\w{16}|\bxox[abprs]-[\w-]{10}|\bAIza[\w-]{35}|\beyJ[\w-]{10,}\.eyJ[\w-]{10}/;

test('(supply-07) what is packed has no source map, names no source of this machine, and holds no secret', () => {
  const [{ files }] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'));
  const paths: string[] = files.map(({ path }: { path: string }) => path);
  expect(paths.filter((path) => /\.map$|(^|\/)\.(env|npmrc)/.test(path))).toEqual([]);
  const isBad = (text: string): boolean => /[#@] sourceMappingURL=/.test(text) || text.includes(root) || SECRETS.test(text);
  const texts = paths.filter((path) => !path.endsWith('.br'));
  expect(texts.filter((path) => isBad(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('what package.json exports is in the package', () => {
  const { exports, types } = readJson('package.json');
  for (const path of [types, exports['.'].types, exports['.'].default, exports['./openapi.yaml']])
    expect(readFileSync(join(root, path), 'utf8').length).toBeGreaterThan(0);
});

test('the SBOM lists every runtime package of the lockfile with its version, licence and hash, and nothing of this machine', () => {
  const { components, metadata } = describeRelease('sbom()');
  const locked = Object.entries<{ dev?: boolean; version: string }>(readJson('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`);
  const listed = components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`);
  expect(listed.sort()).toEqual(
    expect.arrayContaining(Object.keys(readJson('package.json').dependencies).map((name) => expect.stringContaining(`${name}@`))),
  );
  expect(listed.filter((id: string) => !locked.includes(id))).toEqual([]);
  for (const component of components) {
    expect(component).toMatchObject({ licenses: [expect.anything()], hashes: [{ alg: 'SHA-512' }] });
  }
  expect(metadata.component.name).toBe('vitrina');
  expect(metadata).not.toHaveProperty('timestamp');
});

test('the provenance names the sources, the tools and the integrity of every file', () => {
  const { files, ...sources } = describeRelease("await provenance('dist')");
  expect(sources).toMatchObject({
    name: 'vitrina',
    lockfileSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    node: process.version,
    esbuild: readJson('package.json').devDependencies.esbuild,
  });
  expect(files['vitrina.js']).toBe(readJson('dist/manifest.json').files['vitrina.js'].integrity);
});
