import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** `widgets/README.md`: what a shop copies, and what editors, the catalogue and the files for code editors are made of. */
export const publicTable = readFileSync(join(root, 'widgets/README.md'), 'utf8');

const cells = (row) => row.split('|').slice(1, -1).map((cell) => cell.trim()); // prettier-ignore
const rowsBelow = (text, heading) => {
  const [, rows = ''] = new RegExp(`^\\| ${heading} \\|.*\\n\\|[-| ]+\\n((?:\\|.*\\n)*)`, 'm').exec(text) ?? [];
  return rows.trimEnd().split('\n').filter(Boolean).map(cells); // prettier-ignore
};

/** Names in backticks. */
export const namesIn = (text) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);

/** The words that an attribute may have, from the text about it: `a` or `b`; `a`: what it does; a flag. Empty where any text may stand. */
export function valuesIn(text) {
  if (/^flag\b/.test(text)) return ['true', 'false'];
  return /^(a key: )?`/.test(text)
    ? [...text.matchAll(/(?:^|: |, |; | or )`([\w-]+)`/g)].map(([, word]) => word).filter((word) => !word.startsWith('data-'))
    : [];
}

/**
 * A widget's chapter: `summary`, the `html` to copy, and `attributes`: `[{ names, type, byDefault }]` in Markdown.
 */
export function chapterOf(widget) {
  const [, summary = ''] = new RegExp(`^\\| \\[\`${widget}\`\\]\\(#[\\w-]+\\) \\| (.*?) \\|`, 'm').exec(publicTable) ?? [];
  const [, chapter = ''] = publicTable.split(new RegExp(`^## ${widget}\n`, 'm'));
  const own = chapter.split(/^## /m)[0];
  const [, html = ''] = /```html\n(.*?)^```$/ms.exec(own) ?? [];
  const attributes = rowsBelow(own, 'attribute').map(([names, type, byDefault = '']) => ({ names, type, byDefault }));
  return { summary, html, attributes };
}

/** The names of all widgets, in the order of the table. */
export const widgetNames = [...publicTable.matchAll(/^\| \[`([\w-]+)`\]\(#/gm)].map(([, name]) => name);

/** Actions of the page's own markup: `[{ name, summary, data }]`. */
export const actions = rowsBelow(publicTable, 'action').map(([name, summary, data]) => ({ name: namesIn(name)[0], summary, data }));
