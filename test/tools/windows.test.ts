import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const FOLDER = String.raw`C:\Users\Jože Müller\vitrina`;

/** Runs our modules with the paths of Windows, in a project at FOLDER. */
const LOADER = `
const modules = {
  'node:path': 'import path from "path"; export const { basename, dirname, extname, join, normalize, relative, resolve, sep } = path.win32;',
  'project.mjs': 'export const root = ' + ${JSON.stringify(JSON.stringify(FOLDER))} + ';',
  'workFolder.mjs': 'export const workFolder = ' + ${JSON.stringify(JSON.stringify(`${FOLDER}\\dist.building-1`))} + ';',
  'cliOptions.mjs': 'export const isDevelopment = false; export const BROWSERS = {};',
};
export const resolve = (specifier, context, next) => {
  const name = Object.keys(modules).find((end) => specifier === end || specifier.endsWith('/' + end));
  return name ? { url: 'data:text/javascript,' + encodeURIComponent(modules[name]), shortCircuit: true } : next(specifier, context);
};`;

function onWindows(code: string): unknown {
  const register = `import { register } from 'node:module'; register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(LOADER)}));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(register)}`, '--input-type=module', '-e', code],
    { cwd: root, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the build finds the modules that it copies below a folder of Windows', () => {
  expect(
    onWindows(`
      import { root } from './tools/project.mjs';
      import { copiedModules, originalOf } from './tools/build/plugins/copiedModules.mjs';
      const copies = new Map([['src/lib/policyName.ts', new Map([['reviews', []]])]]);
      const copyFor = (_module, importer) => (importer === 'src/page/measuredPage.ts' ? 'reviews' : undefined);
      let find;
      copiedModules({ copies, copyFor }).setup({ onResolve: (_options, found) => (find = found), onLoad() {} });
      const from = (folder, file, path) => find({ path, resolveDir: root + folder, importer: root + folder + file, namespace: 'file' });
      const found = [from('\\\\src\\\\page', '\\\\measuredPage.ts', '../dom/policyName'), from('\\\\src\\\\shop', '\\\\money.ts', '../dom/policyName')];
      const copy = found[0].namespace + ':' + found[0].path;
      console.log(JSON.stringify([...found.map((result) => result?.path ?? null), originalOf(copy)]));
    `),
  ).toEqual([String.raw`${FOLDER}\src\lib\policyName.ts`, null, 'src/lib/policyName.ts']);
});

test('the manifest names the files with slashes', () => {
  expect(
    onWindows(`
      import { publicPath } from './tools/build/outputGraph.mjs';
      console.log(JSON.stringify(publicPath('dist.building-1/chunks/main-1.js')));
    `),
  ).toBe('chunks/main-1.js');
});

/** An import of a path, or a path taken from a file's address, in which a space is `%20`. */
const BY_PATH = /\bawait import\((?!['"]|`data:|pathToFileURL\().*|\bimport\.meta\.url\)\.pathname.*/g;

test('no command imports a file by its path, which on Windows would be an address of the scheme "c:"', () => {
  const files = ['tools', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const modules = files.filter((file) => file.endsWith('.mjs'));
  expect(modules.length).toBeGreaterThan(50);
  const found = modules.flatMap((file) => (readFileSync(join(root, file), 'utf8').match(BY_PATH) ?? []).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});
