/** `npm run manifest`: writes widgets/manifest.ts from the folders. With `--check` nothing is written: exits 1 when it is stale. */
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project.mjs';

const FILE = 'widgets/manifest.ts';
const ENDING = '.widget.ts';

/** The folder and the definition of every widget; the definition's name is that of its file. */
function findWidgets() {
  const entries = readdirSync(join(root, 'widgets'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name: folder }) => {
    const [file, ...others] = readdirSync(join(root, 'widgets', folder)).filter((name) => name.endsWith(ENDING));
    if (file === undefined || others.length > 0) throw new Error(`widgets/${folder} must have one definition, a file *${ENDING}`);
    return { folder, definition: basename(file, ENDING) };
  });
}

function manifestText() {
  const widgets = findWidgets().sort((one, other) => (one.folder < other.folder ? -1 : 1));
  return `// Generated from the folders by \`npm run manifest\`. Do not edit.
import type { AnyWidgetDefinition } from '../src/loader/defineWidget';
${widgets.map(({ folder, definition }) => `import { ${definition} } from './${folder}/${definition}.widget';`).join('\n')}

/** Every widget of this build. */
export const widgets: readonly AnyWidgetDefinition[] = [
${widgets.map(({ definition }) => `  ${definition},`).join('\n')}
];
`;
}

export const writeManifest = () => writeFileSync(join(root, FILE), manifestText());

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--check')) writeManifest();
  else if (readFileSync(join(root, FILE), 'utf8') !== manifestText()) {
    console.error(`${FILE} is stale: npm run manifest`);
    process.exitCode = 1;
  }
}
