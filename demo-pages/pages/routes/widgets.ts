import { readFile } from 'node:fs/promises';
import { projectPath } from '../../projectRoot';
import type { RegisterRoutes } from '../pageRoutes';

/** A chapter of the public table and the HTML that it starts with. */
const CHAPTER = /^## ([\w-]+)\n\n```html\n(.*?)^```$/gms;

/** Every widget from the HTML that the public table gives to shops; a new widget needs no page of its own to be seen. */
export const registerWidgets: RegisterRoutes = (app, pages, { prefix }) => {
  app.get(`${prefix}/__demo/widgets`, async (request, reply) => {
    const table = await readFile(projectPath('widgets/README.md'), 'utf8');
    const widgets = [...table.matchAll(CHAPTER)].map(([, name, html]) => ({ name, html }));
    return pages.send(request, reply, 'widgets', { widgets }, { title: 'Widgets', bare: true, hasOwnBackToTop: true });
  });
};
