import { readFileSync } from 'node:fs';
import { projectPath } from '../projectRoot';

/** A chapter of the public table and the HTML that it starts with. */
const CHAPTER = /^## ([\w-]+)\n\n```html\n(.*?)^```$/gms;

/** The widgets of this build by the table that shops copy from, so that the shop's pages never ask for one that does not exist. */
export const readWidgets = (): { name: string; html: string }[] =>
  [...readFileSync(projectPath('widgets/README.md'), 'utf8').matchAll(CHAPTER)].map(([, name = '', html = '']) => ({ name, html }));
