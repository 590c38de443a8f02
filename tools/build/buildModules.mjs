import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../project.mjs';
import { analyzeModules } from './analyzeModules.mjs';
import { checkAreas } from './areas.mjs';
import { chunkNameOf, withBlockedNames } from './blockedNames.mjs';
import { isDevelopment, otherManifest, release, version } from './cliOptions.mjs';
import { LIBRARIES, MAIN } from './entryPoints.mjs';
import { esbuildOptions } from './esbuildOptions.mjs';
import { failStep } from './failStep.mjs';
import { importTogether } from './importTogether.mjs';
import { digest, shortIntegrityOf } from './integrity.mjs';
import { minifyFile } from './minify.mjs';
import { closure, outputOf, publicPath } from './outputGraph.mjs';
import { planCopies } from './planCopies.mjs';
import { copiedModules } from './plugins/copiedModules.mjs';
import { cssAsText } from './plugins/cssAsText.mjs';
import { lazyTexts } from './plugins/lazyTexts.mjs';
import { reactAsModules } from './plugins/reactAsModules.mjs';
import { replaceManifest } from './plugins/replaceManifest.mjs';
import { sharedChunks } from './plugins/sharedChunks.mjs';
import { trimAxios } from './plugins/trimAxios.mjs';
import { trimLeaflet } from './plugins/trimLeaflet.mjs';
import { trimReact } from './plugins/trimReact.mjs';
import { usedOperations } from './plugins/usedOperations.mjs';
import { withoutImmer } from './plugins/withoutImmer.mjs';
import { workFolder } from './workFolder.mjs';

const withIntegrity = async (file) => [publicPath(file), shortIntegrityOf(await readFile(join(root, file)))];

/** A name in the entry that the build replaces. */
export const LAZY_INTEGRITY = 'VITRINA_LAZY_INTEGRITY';

/** Writes the ES modules. Returns the initial ones of a page, the integrity of all, the entry without it, and what each
 * widget needs in addition. */
export async function buildModules(lazyTextFiles) {
  const options = {
    ...esbuildOptions,
    entryPoints: { main: MAIN, libraries: LIBRARIES },
    outdir: join(workFolder, 'chunks'),
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    logOverride: { 'import-is-undefined': 'error' }, // `React.name` of what is trimmed
    plugins: [
      cssAsText,
      trimAxios,
      trimLeaflet,
      withoutImmer,
      reactAsModules,
      ...(isDevelopment ? [] : [trimReact]),
      lazyTexts(lazyTextFiles),
      ...(otherManifest ? [replaceManifest(otherManifest)] : []),
    ],
    define: {
      ...(isDevelopment ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
      'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
      VITRINA_VERSION: JSON.stringify(version),
      VITRINA_RELEASE: JSON.stringify(release),
    },
  };
  if (!otherManifest) {
    const analyzed = await analyzeModules(options);
    checkAreas(analyzed.lazyModules);
    const plan = planCopies(analyzed);
    for (const [module, reason] of plan.inFirstLoad) console.log(`in the first load, as ${reason}: ${module}`);
    options.plugins.unshift(copiedModules(plan));
  }
  const modules = await analyzeModules(options);
  const { metafile } = await build({
    ...options,
    entryPoints: [
      ...Object.entries(options.entryPoints).map(([out, file]) => ({ in: file, out })),
      ...withBlockedNames(modules.lazyModules).map((file) => ({ in: file, out: chunkNameOf(file) })),
    ],
    plugins: [usedOperations(modules.ourCode), ...options.plugins, sharedChunks(modules)],
  });
  const { outputs } = metafile;

  // This entry only keeps the libraries in one chunk; it is not shipped itself.
  const libraries = outputOf(outputs, LIBRARIES);
  await rm(join(root, libraries));
  const files = Object.keys(outputs).filter((file) => file !== libraries);
  for (const file of files) await importTogether(outputs, file);
  await Promise.all(files.map((file) => minifyFile(join(root, file), { compilesEarly: true })));

  const entry = outputOf(outputs, MAIN);
  const needed = closure(outputs, entry);
  const lazy = files.filter((file) => !needed.has(file));
  const lazyIntegrity = Object.fromEntries(await Promise.all(lazy.map(withIntegrity)));

  // The entry contains the integrity of everything that it loads later, so its own hash is computed last.
  const template = await readFile(join(root, entry), 'utf8');
  if (!template.includes(LAZY_INTEGRITY))
    failStep('lazy integrity', `${LAZY_INTEGRITY} is not in ${entry}`, 'src/main.ts must pass it to `boot.addIntegrity`.');
  const source = template.replaceAll(LAZY_INTEGRITY, () => JSON.stringify(lazyIntegrity));
  const main = `chunks/main-${digest(source)}.js`;
  await rm(join(root, entry));
  await writeFile(join(workFolder, main), source);

  const others = [...needed].filter((file) => file !== entry).sort((a, b) => outputs[b].bytes - outputs[a].bytes);
  const eager = Object.fromEntries([...(await Promise.all(others.map(withIntegrity))), [main, shortIntegrityOf(source)]]);
  return { main, eager, lazyIntegrity, template, widgets: widgetsOf(outputs, needed), outputs };
}

/** The chunks of each widget's view, by the widget's name. */
function widgetsOf(outputs, needed) {
  const widgets = {};
  for (const [file, { entryPoint = '', exports }] of Object.entries(outputs)) {
    const [, name] = /(?:widgets|fixtures)\/([^/]+)\//.exec(entryPoint) ?? [];
    if (name && exports.includes('view')) widgets[name] = [...closure(outputs, file)].filter((other) => !needed.has(other)).map(publicPath);
  }
  if (Object.keys(widgets).length === 0)
    failStep(
      'list the widgets',
      'no lazy module in a folder of widgets/ exports `view`',
      'A view is `export const view = { component, styles }`.',
    );
  return widgets;
}
