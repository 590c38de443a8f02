import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Runs a program with the build's modules; esbuild and ES modules do not run inside jest. Returns its output. */
function runModule(body: string) {
  return spawnSync(process.execPath, ['--input-type=module', '-e', body], { cwd: root, encoding: 'utf8' });
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-build-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds `source` with one plugin of the build; returns its errors. */
function buildWith(plugin: string, source: string): string {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, source);
  const { stderr } = runModule(`
    import { build } from 'esbuild';
    import { trimAxios } from './tools/build/plugins/trimAxios.mjs';
    import { reactAsModules } from './tools/build/plugins/reactAsModules.mjs';
    import { trimReact } from './tools/build/plugins/trimReact.mjs';
    import { replaceManifest } from './tools/build/plugins/replaceManifest.mjs';
    import { sharedChunks } from './tools/build/plugins/sharedChunks.mjs';
    import { withoutImmer } from './tools/build/plugins/withoutImmer.mjs';
    import { usedOperations } from './tools/build/plugins/usedOperations.mjs';
    await build({ entryPoints: [${JSON.stringify(entry)}], bundle: true, write: false, logLevel: 'silent', plugins: [${plugin}] });`);
  return stderr;
}

describe('a build step without anything to work on fails with its name and the reason', () => {
  test('trim-axios: axios no longer loads a replaced module', () => {
    const complaint = buildWith('trimAxios', 'export {};');
    expect(complaint).toContain('Build step "trim-axios": axios no longer loads adapters/adapters.js');
    expect(complaint).toContain('Compare STUBS in tools/build/plugins/trimAxios.mjs');
  });

  test('without-immer: nothing imports it', () => {
    expect(buildWith('withoutImmer', 'export {};')).toContain(
      'Build step "without-immer": nothing imports immer. Redux Toolkit may no longer',
    );
  });

  test('react-as-modules: nothing imports React', () => {
    expect(buildWith('reactAsModules', 'export {};')).toContain(
      'Build step "react-as-modules": nothing imports react, react/jsx-runtime, ',
    );
  });

  test('trim-react: nothing imports React', () => {
    expect(buildWith('trimReact', 'export {};')).toContain(
      'Build step "trim-react": no module imports react, react-dom, react-dom-client. ',
    );
  });

  test('replace-manifest: no import of the manifest', () => {
    expect(buildWith("replaceManifest('x.ts')", 'export {};')).toMatch(
      /Build step "replace-manifest": no import matches .*widgets\\\/manifest.*\. Adapt the pattern/,
    );
  });

  test('shared-chunks: nothing is loaded by import()', () => {
    expect(buildWith('sharedChunks({ lazyModules: [], runtime: [], modulesOf: {} })', 'export {};')).toMatch(
      /Build step "shared-chunks": no module is loaded by `import\(\)`\. The `load`/,
    );
  });

  test('shared-chunks: a lazy module is not loaded', () => {
    expect(
      buildWith("sharedChunks({ lazyModules: ['src/gone.ts'], runtime: [], modulesOf: { 'src/gone.ts': [] } })", 'export {};'),
    ).toMatch(/Build step "shared-chunks": .*gone\.ts.* was not loaded as TypeScript\. Let a lazy module/);
  });

  test('used-operations: the tables of operations are not imported', () => {
    expect(buildWith("usedOperations('')", 'export {};')).toMatch(
      /Build step "used-operations": nothing imports src\/api\/operations\.gen\.ts and src\/api\/operationKinds\.gen\.ts\. Adapt/,
    );
  });

  test.each(['operations', 'operationKinds'])('used-operations: no code names an operation of %s', (table) => {
    const source = `import * as table from ${JSON.stringify(join(root, 'src/api', `${table}.gen`))}; console.log(table);`;
    expect(buildWith("usedOperations('')", source)).toContain(
      `Build step "used-operations": no code names an operation of ${table}.gen.ts. Operations are named as string literals`,
    );
  });

  test('reading the outputs: a missing entry point', () => {
    const { stderr } = runModule(`
      process.argv.push('--outdir', ${JSON.stringify(join(folder, 'outputs'))});
      const { outputOf } = await import('./tools/build/outputGraph.mjs');
      outputOf({ 'a.js': { entryPoint: 'src/a.ts' } }, 'src/b.ts');`);
    expect(stderr).toContain('no output has the entry point src/b.ts');
  });
});

test.each([
  ['Suspense', 'react'],
  ['createPortal', 'react-dom'],
  ['hydrateRoot', 'react-dom/client'],
])('%s, which is no part of the bundle’s React, cannot be imported from %s', (name, module) => {
  const source = `import { createRoot } from 'react-dom/client'; import { ${name} } from '${module}'; console.log(createRoot, ${name});`;
  expect(buildWith('reactAsModules, trimReact', source)).toContain(`for import "${name}"`);
});

test('loops in the bundle ignore keys on Object.prototype', () => {
  const source =
    'var seen=[];for(var key in first=1,{own:1})seen.push(key);for(const k in null);function f(o){for(let n in o)for(let m in o[n])seen.push(m)}f({a:{b:1}});';
  const { stdout } = runModule(`
    import { iterateOwnKeys } from './tools/build/ownKeys.mjs';
    Object.prototype.foreign = 1;
    globalThis.first = 0;
    const code = iterateOwnKeys(${JSON.stringify(source)});
    console.log(JSON.stringify(new Function(code + 'return seen')()));`);
  expect(JSON.parse(stdout)).toEqual(['own', 'b']);
});

describe('a release', () => {
  const build = (...args: string[]) => spawnSync(process.execPath, ['esbuild.config.mjs', ...args], { cwd: root, encoding: 'utf8' });
  const fixtures = ['--manifest', 'test/e2e/fixtures/manifest.ts'];

  test('[D27] a build keeps the chunks of the release before it and leaves no partial release', () => {
    const dist = join(folder, 'shop/dist');
    const chunks = () => readdirSync(join(dist, 'chunks')).sort();
    const manifest = () =>
      JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { main: string; files: Record<string, unknown> };
    const releases = () => JSON.parse(readFileSync(join(dist, 'releases.json'), 'utf8')) as { release: string; files: string[] }[];

    expect(build(...fixtures, '--outdir', dist, '--release', 'first')).toMatchObject({ status: 0, stderr: '' });
    const [first, ofFirst] = [manifest(), chunks()];
    expect(build(...fixtures, '--outdir', dist, '--release', 'second')).toMatchObject({ status: 0, stderr: '' });

    const second = manifest();
    expect(second.main).not.toBe(first.main);
    expect(chunks()).toEqual(expect.arrayContaining(ofFirst));
    for (const path of Object.keys({ ...first.files, ...second.files }))
      expect(readdirSync(join(dist, path, '..'))).toContain(path.split('/').at(-1));
    expect(releases().map(({ release }) => release)).toEqual(['second', 'first']);
    expect(readdirSync(join(folder, 'shop'))).toEqual(['dist']);
  });
});

describe('publishing', () => {
  /** Publishes a release with one chunk while another thread reads the served files; returns what was missing. */
  const publish = (dist: string, names: readonly string[]) =>
    runModule(`
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { once } from 'node:events';
      import { join } from 'node:path';
      import { Worker } from 'node:worker_threads';
      import { publishRelease } from './tools/build/publishRelease.mjs';
      const dist = ${JSON.stringify(dist)};
      const watcher = \`
        const { parentPort, workerData: dist } = process.getBuiltinModule('node:worker_threads');
        const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
        let isOver = false, reads = 0, problems = new Set();
        parentPort.on('message', (word) => (word === 'end' ? (isOver = true) : parentPort.postMessage('still here')));
        (function look() {
          try {
            const main = readFileSync(dist + '/vitrina.js', 'utf8');
            if (!existsSync(dist + '/' + main)) problems.add('vitrina.js names ' + main + ', which is missing');
            const manifest = JSON.parse(readFileSync(dist + '/manifest.json', 'utf8'));
            if (!existsSync(dist + '/' + manifest.main)) problems.add('the manifest names ' + manifest.main + ', which is missing');
            reads += 1;
          } catch (error) { problems.add(error.message); }
          if (isOver) parentPort.postMessage({ reads, problems: [...problems] }), parentPort.close();
          else setImmediate(look);
        })();\`;
      let worker;
      for (const name of ${JSON.stringify(names)}) {
        const work = join(dist, '..', 'work');
        mkdirSync(join(work, 'chunks'), { recursive: true });
        writeFileSync(join(work, 'chunks', name + '.js'), name);
        writeFileSync(join(work, 'vitrina.js'), 'chunks/' + name + '.js');
        writeFileSync(join(work, 'manifest.json'), JSON.stringify({ main: 'chunks/' + name + '.js' }));
        await publishRelease(work, dist, { version: '1', release: name });
        worker ??= new Worker(watcher, { eval: true, workerData: dist });
        // Lets the other thread read at least once per release, regardless of the machine's load.
        worker.postMessage('look');
        await once(worker, 'message');
      }
      worker.once('message', (found) => console.log(JSON.stringify(found)));
      worker.postMessage('end');`);

  test('[D27] vitrina.js and manifest.json always exist and refer to existing chunks', () => {
    const dist = join(folder, 'watched/dist');
    const { stdout, stderr } = publish(
      dist,
      Array.from({ length: 100 }, (_, nth) => `main-${nth}`),
    );
    expect(stderr).toBe('');
    const { reads, problems } = JSON.parse(stdout) as { reads: number; problems: string[] };
    expect(problems).toEqual([]);
    expect(reads).toBeGreaterThan(10);
  });

  test('[D27] the chunks of the last ten different releases are kept; the same release again counts once', () => {
    const dist = join(folder, 'kept/dist');
    const names = Array.from({ length: 12 }, (_, nth) => `main-${nth}`);
    publish(dist, [...names, 'main-11', 'main-11']);
    expect(new Set(readdirSync(join(dist, 'chunks')))).toEqual(new Set(names.slice(-10).map((name) => `${name}.js`)));
  });
});

test('an exceeded budget reports by how much, what to do and who decides', () => {
  const { stdout } = runModule(`
    process.argv.push('--outdir', ${JSON.stringify(join(folder, 'budgets'))});
    const { overBudget } = await import('./tools/build/budgets.mjs');
    console.log(overBudget({ what: 'search-bar, own code', value: 7200, limit: 7168, file: 'widgets/search-bar/budget.json' }));`);
  expect(stdout).toContain('search-bar, own code: 7200 is over its budget of 7168, by 32. Make it lighter');
  expect(stdout).toContain('raise the number in widgets/search-bar/budget.json and give the reason in a decision record (docs/decisions)');
  expect(stdout).toContain('the reviewer of widgets/search-bar/budget.json decides');
});
