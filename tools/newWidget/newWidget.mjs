/**
 * `npm run new:widget gift-card`: a working widget with one text, to start from. Creates the folder with definition, view, stylesheet and the
 * text in six languages, and a component test; adds the widget to the public table and writes the manifest again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../project.mjs';
import { writeManifest } from './manifest.mjs';
import { newFiles, tableRow, tableSection } from './templates.mjs';

const TABLE = 'widgets/README.md';

function fail(message) {
  console.error(message);
  process.exit(1);
}

const name = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) fail('Usage: npm run new:widget <name>, in kebab-case, e.g. gift-card');
if (existsSync(join(root, 'widgets', name))) fail(`widgets/${name} is already there.`);

const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(file);
};

/** `text` with `insertion` before the only match of `pattern`. */
function insertBefore(file, text, pattern, insertion) {
  const found = [...text.matchAll(new RegExp(pattern, 'gm'))];
  if (found.length !== 1)
    fail(`${file}: ${pattern} should match once, but matches ${found.length} times. Adapt tools/newWidget/newWidget.mjs.`);
  return text.slice(0, found[0].index) + insertion + text.slice(found[0].index);
}

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const names = { name, camel, pascal, textKey: `txt_${name.replaceAll('-', '_')}_title` };

let table = read(TABLE);
table = insertBefore(TABLE, table, '^\\nA widget is `off` ', tableRow(names));
table = insertBefore(TABLE, table, '^## Custom properties of all widgets', tableSection(names));

const files = newFiles(names);
for (const [file, text] of Object.entries(files)) write(file, text);
write(TABLE, table);
writeManifest();
spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...Object.keys(files)], { cwd: root, stdio: 'inherit' });
console.log(
  `\nNow change widgets/${name}/${pascal}.tsx and run \`npm run dev\`; /__demo/widgets shows what its chapter in ${TABLE} starts with.`,
);
