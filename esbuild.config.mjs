/**
 * Builds what a shop serves under /vitrina/:
 *   vitrina.js          the classic boot tag, stable name
 *   chunks/*-<hash>.js  ES modules, immutable; chunks/<language>-<hash>.json, the texts
 *   manifest.json       files with sizes and integrity, widget -> chunk
 *   releases.json       the chunks of this release and of earlier ones that are kept for open pages
 *   snippet.html        what a template needs
 *   vitrina.d.ts        types of window.vitrina
 *   html-data.json, web-types.json, vitrina-config.schema.json, llms.txt
 *                       placeholders, attributes and configuration, for code editors and language models
 * It fails, and leaves the target folder as it was, when a text is missing, a budget is exceeded, a content blocker would hide a file
 * name, or a step finds nothing to work on.
 *
 * `--development` keeps names readable and development checks on; `--record-sizes` makes this build the one that later ones are compared with. For tests: `--outdir DIR`, `--release NAME` (a deploy) and
 * `--manifest FILE` (other widgets); with one of these no budget is checked. The steps are in `tools/build/`.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tools/project.mjs';
import { htmlData, llmsText, schemaOfConfig, webTypes } from './tools/editor/editorFiles.mjs';
import { blockedNames } from './tools/build/blockedNames.mjs';
import { checkBudgets } from './tools/build/budgets.mjs';
import { buildBoot } from './tools/build/buildBoot.mjs';
import { buildModules } from './tools/build/buildModules.mjs';
import { emitMessages } from './tools/build/emitMessages.mjs';
import { CLIENT } from './tools/build/entryPoints.mjs';
import { measureFiles } from './tools/build/measureFiles.mjs';
import { isPlain, outdir, release, version } from './tools/build/cliOptions.mjs';
import { outputOf, publicPath } from './tools/build/outputGraph.mjs';
import { publishRelease } from './tools/build/publishRelease.mjs';
import { writeCuredCopies } from './tools/build/curedCopies.mjs';
import { snippet } from './tools/build/snippet.mjs';
import { workFolder } from './tools/build/workFolder.mjs';
import { checkMessages } from './tools/build/checkMessages.mjs';
import { FIRST_TEXTS, LAZY_TEXTS } from './tools/build/textFolders.mjs';

const problems = checkMessages();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const messages = await emitMessages(FIRST_TEXTS);
const lazyTexts = {};
for (const folder of LAZY_TEXTS) lazyTexts[folder] = await emitMessages(folder);
const { main, eager, lazyIntegrity, template, widgets, outputs } = await buildModules(lazyTexts);
const cured = await writeCuredCopies({ main, eager, template });
const { boot, cure } = await buildBoot({ main, eager }, cured, messages);
await copyFile(join(root, 'src/vitrina.d.ts'), join(workFolder, 'vitrina.d.ts'));
await writeFile(join(workFolder, 'llms.txt'), llmsText(version));
const forEditors = {
  'html-data.json': htmlData(),
  'web-types.json': webTypes(version),
  'vitrina-config.schema.json': await schemaOfConfig(),
};
for (const [name, content] of Object.entries(forEditors)) await writeFile(join(workFolder, name), `${JSON.stringify(content, null, 1)}\n`);

const texts = [messages, ...Object.values(lazyTexts)].flatMap((files) => Object.values(files).map(([path]) => path));
const paths = ['vitrina.js', ...Object.keys(eager), ...Object.keys(lazyIntegrity), ...texts, cure];
const client = publicPath(outputOf(outputs, CLIENT));
const manifest = { version, release, cure, main, eager: Object.keys(eager), client, widgets, messages, files: await measureFiles(paths) };
await writeFile(join(workFolder, 'snippet.html'), snippet(manifest));
// The copies of a release have a manifest of their own, of the same shape.
const curedManifest = JSON.parse(JSON.stringify(manifest).replace(/chunks\/[\w-]+\.js/g, (path) => cured.paths.get(path) ?? path));
curedManifest.files = await measureFiles([boot, ...cured.paths.values(), ...texts]);
await writeFile(join(workFolder, 'cured.json'), `${JSON.stringify(curedManifest, null, 1)}\n`);

await writeFile(join(workFolder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);

const faults = [...(isPlain ? await checkBudgets(manifest, outputs, lazyTexts) : []), ...blockedNames(paths)];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
await publishRelease(workFolder, outdir, manifest);
