/**
 * `npm run new:widget gift-card`: a working widget with one text, to start from. Creates the folder with definition, view
 * and stylesheet, and a component test; adds the widget to the manifest and to the public table, and the text in six languages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '../build/checkMessages.mjs';
import { root } from '../project.mjs';
import { newFiles, STARTING_TEXTS, tableRow, tableSection } from './templates.mjs';

const MANIFEST = 'widgets/manifest.ts';
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

/** `text` with `line` among the lines of its kind, which are in alphabetical order. */
function insertInOrder(file, text, kind, line) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((other) => kind.test(other));
  if (last < 0) fail(`${file} has no line like ${kind}. Adapt tools/newWidget/newWidget.mjs.`);
  const next = lines.findIndex((other) => kind.test(other) && other > line);
  return lines.toSpliced(next < 0 ? last + 1 : next, 0, line).join('\n');
}

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const names = { name, camel, pascal, textKey: `txt_${name.replaceAll('-', '_')}_title` };

let manifest = read(MANIFEST);
manifest = insertInOrder(MANIFEST, manifest, /^import .*\.widget';$/, `import { ${camel} } from './${name}/${camel}.widget';`);
manifest = insertInOrder(MANIFEST, manifest, /^ {2}\w+,$/, `  ${camel},`);
let table = read(TABLE);
table = insertBefore(TABLE, table, '^\\nA widget is `off` ', tableRow(names));
table = insertBefore(TABLE, table, '^## Custom properties of all widgets', tableSection(names));

const files = newFiles(names);
for (const [file, text] of Object.entries(files)) write(file, text);
write(MANIFEST, manifest);
write(TABLE, table);
for (const language of Object.values(LANGUAGES)) {
  const file = `src/shop/messages/${language}.json`;
  // As text: parsing and writing the whole file would turn every \u00a0 in it into an invisible character.
  const line = `,\n  ${JSON.stringify(names.textKey)}: ${JSON.stringify(STARTING_TEXTS[language])}`;
  write(file, insertBefore(file, read(file), '\\n\\}\\n', line));
}
spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), MANIFEST, ...Object.keys(files)], { cwd: root, stdio: 'inherit' });
console.log(
  `\nNow change widgets/${name}/${pascal}.tsx and run \`npm run dev\`; /__demo/widgets shows what its chapter in ${TABLE} starts with.`,
);
