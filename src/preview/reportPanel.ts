import { copyText } from '../ui/text/copyText';
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

/** "12 ready, 1 failed", in the order of a placeholder's life. */
function summaryOf(statuses: readonly string[]): string {
  const counts = ['ready', 'failed', 'off', 'loading', 'found']
    .map((status) => [statuses.filter((other) => other === status).length, status] as const)
    .filter(([count]) => count > 0);
  return counts.map(([count, status]) => `${count} ${status}`).join(', ') || 'no placeholder on this page';
}

/** The report in the corner of the page: a summary that unfolds to all of it, and a button that copies it for support. */
export function createReportPanel(layer: ShadowRoot, describe: () => Promise<Report>) {
  const panel = element('details');
  panel.className = 'report';
  const summary = element('summary');
  const content = element('div');
  content.className = 'content';
  const copy = element('button', 'Copy report');
  copy.type = 'button';
  const refresh = element('button', 'Refresh');
  refresh.type = 'button';
  const tables = element('div');
  const result = element('p');
  result.setAttribute('role', 'status');
  content.append(copy, refresh, result, tables);
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
  copy.addEventListener('click', () => {
    const written = element('pre', text);
    tables.replaceChildren(written);
    void copyText(text, written).then((isCopied) => {
      result.textContent = isCopied ? 'Copied.' : 'The clipboard is not available here: the report is selected, copy it by hand.';
    });
  });

  return {
    /** Brings the summary up to date. */
    draw(statuses: readonly string[]): void {
      summary.textContent = `Vitrina: ${summaryOf(statuses)}`;
    },
  };
}
