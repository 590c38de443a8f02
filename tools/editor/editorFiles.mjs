import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../project.mjs';
import { actions, chapterOf, namesIn, publicTable, valuesIn, widgetNames } from '../publicTable.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

const PLACEHOLDER = 'A placeholder: the server’s own HTML is in it, and the widget takes its place.';
const ACTION = 'What a press on this link, button or form does.';

/** A chapter of the README with its heading. */
function readmeChapter(heading) {
  const [, chapter] = new RegExp(`^(## ${heading}\n[^]*?)(?=^## )`, 'm').exec(readme) ?? [];
  if (chapter === undefined) throw new Error(`README.md has no chapter "${heading}"`);
  return chapter;
}

/** Links to files that a shop does not have become their text. */
const withoutOwnLinks = (markdown) => markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');

const placeholders = () => widgetNames.map((name) => ({ name, description: withoutOwnLinks(chapterOf(name).summary) }));
const actionValues = () =>
  actions.map(({ name, summary, data }) => ({ name, description: `${summary.replace(/ \(\[more\][^)]*\)\)/, '')}. Data: ${data}` }));

/** The attributes of placeholders and actions, each with what it means for whom. */
function ownAttributes() {
  const found = new Map();
  const add = (name, values, text) => {
    const entry = found.get(name) ?? { values: [], texts: [] };
    found.set(name, { values: [...new Set([...entry.values, ...values])], texts: [...entry.texts, withoutOwnLinks(text)] });
  };
  for (const widget of widgetNames)
    for (const { names, type, byDefault } of chapterOf(widget).attributes)
      for (const name of namesIn(names)) add(name, valuesIn(type), `\`${widget}\`: ${type}${byDefault ? ` (default: ${byDefault})` : ''}`);
  for (const { name: action, data } of actions)
    for (const name of namesIn(data).filter((each) => each.startsWith('data-'))) add(name, [], `action \`${action}\``);
  return [...found].map(([name, { values, texts }]) => ({
    name,
    description: texts.join('\n\n'),
    values: values.map((value) => ({ name: value })),
  }));
}

/** Every attribute that a page may have for us: `[{ name, description, values: [{ name, description? }] }]`, in Markdown; without values any text may stand. */
const everyAttribute = () => [
  { name: 'data-vitrina', description: PLACEHOLDER, values: placeholders() },
  { name: 'data-vitrina-action', description: ACTION, values: actionValues() },
  ...ownAttributes(),
];

/** HTML custom data of VS Code: `html.customData`. */
export function htmlData() {
  const described = ({ name, description }) => ({ name, ...(description && { description: { kind: 'markdown', value: description } }) });
  const globalAttributes = everyAttribute().map(({ values, ...attribute }) => ({
    ...described(attribute),
    ...(values.length > 0 && { values: values.map(described) }),
  }));
  return { version: 1.1, globalAttributes };
}

/** The same for JetBrains, which find it by `web-types` in package.json. */
export function webTypes(version) {
  const attributes = everyAttribute().map(({ values, ...attribute }) => ({
    ...attribute,
    ...(values.length > 0 && { value: { type: 'enum' }, values }),
  }));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'vitrina',
    version,
    'description-markup': 'markdown',
    contributions: { html: { attributes } },
  };
}

/** What the README's table says about the keys of the configuration. */
function configDescriptions() {
  const rows = readmeChapter('Installing').matchAll(/^\| (`.*?) \| (.*) \| (.*?) \|$/gm);
  return Object.fromEntries(
    [...rows].flatMap(([, keys, what, byDefault]) => namesIn(keys).map((key) => [key, withoutOwnLinks(`${what} (default: ${byDefault})`)])),
  );
}

/** The JSON Schema of the configuration, from its validators. */
export async function schemaOfConfig() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tools/editor/configSchema.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return module.configSchema(configDescriptions());
}

/** The whole contract of embedding on one page, for language models (llmstxt.org). */
export function llmsText(version) {
  const chapters = [
    'Installing',
    'Measuring',
    'What a shop must send',
    'Prefetching the next page',
    'Content security policy',
    'Reserving space',
    'Placing widgets',
    'Browsers',
  ];
  return [
    `# Vitrina ${version}`,
    '> Widgets for the existing pages of a server-rendered shop: search, menus, login, account, wishlist, cart, modals and a checkout, by one script tag and placeholder elements.',
    'The server’s own HTML in a placeholder stays until the widget is ready and comes back if it cannot run. The calls are in `openapi.yaml` of the package.',
    ...chapters.map((heading) => withoutOwnLinks(readmeChapter(heading)).trim()),
    withoutOwnLinks(publicTable).replace(/^# .*$/m, '## Every widget').trim(),
  ].join('\n\n').concat('\n'); // prettier-ignore
}
