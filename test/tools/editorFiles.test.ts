import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { widgets } from '../../widgets/manifest';

const root = join(__dirname, '../..');

interface Named {
  name: string;
  description?: string | { value: string };
  values?: { name: string }[];
}

/** ES modules do not run inside jest. */
function editorFiles(): {
  htmlData: { globalAttributes: Named[] };
  webTypes: { contributions: { html: { attributes: Named[] } } };
  llms: string;
} {
  const program = `import { htmlData, llmsText, webTypes } from './tools/editor/editorFiles.mjs';
    console.log(JSON.stringify({ htmlData: htmlData(), webTypes: webTypes('1.0.0'), llms: llmsText('1.0.0') }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const files = editorFiles();
const names = widgets.map(({ name }) => name).sort();

test.each([
  ['VS Code', files.htmlData.globalAttributes],
  ['JetBrains', files.webTypes.contributions.html.attributes],
])('%s completes every placeholder, action, attribute and its words', (_editor, attributes) => {
  const valuesOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.values?.map(({ name }) => name);
  expect(valuesOf('data-vitrina')?.sort()).toEqual(names);
  expect(valuesOf('data-vitrina-action')).toContain('wishlist-add');
  expect(valuesOf('data-layout')).toEqual(['carousel', 'grid']);
  expect(valuesOf('data-variant-id')).toBeUndefined();
  const described = JSON.stringify(attributes.find(({ name }) => name === 'data-title'));
  expect(described).toContain('`product-list`: heading');
  expect(described).toContain('`shop-content`: the title of the content');
});

test('the page for language models has the tag, every widget and no link to a file that a shop does not have', () => {
  expect(files.llms).toContain('<script async fetchpriority="high" src="/vitrina/vitrina.js"></script>');
  expect(names.filter((name) => !files.llms.includes(`\n## ${name}\n`))).toEqual([]);
  expect(files.llms).not.toMatch(/\]\((?!https?:)/);
});
