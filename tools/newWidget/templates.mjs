/** A first text, so that the widget is complete; replace it with the widget's own. */
const STARTING_TEXTS = {
  sl: 'Več informacij',
  cs: 'Více informací',
  sk: 'Viac informácií',
  pl: 'Więcej informacji',
  hu: 'További információ',
  hr: 'Više informacija',
};

const definition = ({ name, camel, pascal }) => `import { defineWidget } from '../../src/loader/defineWidget';

export const ${camel} = defineWidget({
  name: '${name}',
  mount: 'visible',
  readProps: () => ({}),
  load: () => import('./${pascal}'),
});
`;

const view = ({ name, pascal, textKey }) => `import { useShop } from '../../src/store/hooks';
import styles from './${name}.css';
import texts from './texts/lazy';

function ${pascal}() {
  const { t } = useShop();
  return (
    <section className="v-root card">
      <h2 part="title" className="title">
        {t('${textKey}')}
      </h2>
    </section>
  );
}

export const view = { component: ${pascal}, styles: [styles], texts: [texts] };
`;

const stylesheet = `.card {
  padding: 16px;
  border: 1px solid var(--v-line);
  border-radius: var(--v-radius-m);
  background: var(--v-surface);
}

.title {
  margin: 0;
  font-size: 16px;
}
`;

const componentTest = ({ name }) => `import { renderWidget } from '../support/widgets/renderWidget';

test.each([
  ['SI', '${STARTING_TEXTS.sl}'],
  ['HU', '${STARTING_TEXTS.hu}'],
] as const)('%s: the title is in the language of the shop', async (country, title) => {
  const { view } = await renderWidget('${name}', { config: { country } });
  expect(view.getByRole('heading').textContent).toBe(title);
});
`;

/** File -> text of a widget's files. */
export const newFiles = (names) => ({
  [`widgets/${names.name}/${names.camel}.widget.ts`]: definition(names),
  [`widgets/${names.name}/${names.pascal}.tsx`]: view(names),
  [`widgets/${names.name}/${names.name}.css`]: stylesheet,
  [`test/component/${names.camel}.test.tsx`]: componentTest(names),
  ...Object.fromEntries(
    Object.entries(STARTING_TEXTS).map(([language, text]) => [
      `widgets/${names.name}/texts/${language}.json`,
      `${JSON.stringify({ [names.textKey]: text }, null, 2)}\n`,
    ]),
  ),
});

/** Its row and chapter in widgets/README.md. */
export const tableRow = ({ name }) => `| [\`${name}\`](#${name}) | a title | none | when it comes near the viewport |\n`;
export const tableSection = ({ name }) => `## ${name}

\`\`\`html
<div data-vitrina="${name}"></div>
\`\`\`

- **Fallback**: none is needed.

Parts: \`title\`.

`;
