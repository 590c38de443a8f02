import type { Translate } from '../shop/translate';
import { copyText } from '../ui/text/copyText';
import type { BadgeContent } from './badges';
import { reportText, tablesOf, type Report, type Table } from './report';

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function tableElement({ title, headings, rows }: Table): HTMLElement[] {
  const heading = element('h2', title);
  if (rows.length === 0) return [heading, element('p', 'none')];
  const table = element('table');
  const head = table.createTHead().insertRow();
  head.append(
    ...headings.map((text) => {
      const cell = element('th', text);
      cell.scope = 'col';
      return cell;
    }),
  );
  const body = table.createTBody();
  for (const cells of rows) body.insertRow().append(...cells.map((text) => element('td', text)));
  return [heading, table];
}

const ORDER: readonly BadgeContent['look'][] = ['ready', 'warned', 'failed', 'off', 'loading', 'found'];

/** How many placeholders work, wait …: in the order of what an editor wants to know. */
function summaryOf(looks: readonly BadgeContent['look'][], t: Translate): string {
  const counts = ORDER.map((look) => [looks.filter((other) => other === look).length, look] as const).filter(([number]) => number > 0);
  return counts.map(([number, look]) => t(`txt_preview_number_${look}`, { number })).join(', ') || t('txt_preview_number_none');
}

interface PanelParts {
  readonly t: Translate;
  readonly describe: () => Promise<Report>;
  /** Ends the preview in this tab. */
  readonly leave: () => void;
}

/** What has to be mended, by the name of its element. */
type Problems = readonly { readonly name: string; readonly texts: readonly string[] }[];

function problemList(problems: Problems, t: Translate): HTMLElement[] {
  if (problems.length === 0) return [];
  const list = element('ul');
  list.append(...problems.map(({ name, texts }) => element('li', `${name}: ${texts.join(' ')}`)));
  return [element('h2', t('txt_preview_problems')), list];
}

/**
 * The page's summary in its corner: it unfolds to what has to be mended, to the report for support, which is in English and can be copied, and to the
 * preview's end.
 */
export function createReportPanel(layer: ShadowRoot, { t, describe, leave }: PanelParts) {
  const panel = element('details');
  panel.className = 'report';
  const summary = element('summary');
  const content = element('div');
  content.className = 'content';
  const [copy, refresh, end] = ['copy', 'refresh', 'leave'].map((what) => element('button', t(`txt_preview_${what}`))) as [
    HTMLButtonElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  for (const button of [copy, refresh, end]) button.type = 'button';
  const [problems, tables, result] = [element('div'), element('div'), element('p')];
  tables.lang = 'en';
  result.setAttribute('role', 'status');
  content.append(copy, refresh, end, result, problems, tables);
  panel.append(summary, content);
  layer.append(panel);

  let text = '';
  async function show(): Promise<void> {
    const report = await describe();
    text = reportText(report);
    tables.replaceChildren(...tablesOf(report).flatMap(tableElement));
    result.textContent = '';
  }
  panel.addEventListener('toggle', () => void (panel.open && show()));
  refresh.addEventListener('click', () => void show());
  end.addEventListener('click', leave);
  copy.addEventListener('click', () => {
    const written = element('pre', text);
    tables.replaceChildren(written);
    void copyText(text, written).then((isCopied) => {
      result.textContent = t(isCopied ? 'txt_preview_copied' : 'txt_preview_not_copied');
    });
  });

  let shown = '';
  return {
    /** Brings the summary up to date. */
    draw(looks: readonly BadgeContent['look'][], found: Problems): void {
      const line = `Vitrina: ${summaryOf(looks, t)}`;
      const key = JSON.stringify([line, found]);
      if (key === shown) return; // whoever reads it is not interrupted
      shown = key;
      summary.textContent = line;
      problems.replaceChildren(...problemList(found, t));
    },
  };
}
