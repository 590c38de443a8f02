import { readWidgets } from '../knownWidgets';
import type { RegisterRoutes } from '../pageRoutes';

/** Every widget from the HTML that the public table gives to shops; a new widget needs no page of its own to be seen. */
export const registerWidgets: RegisterRoutes = (app, pages, { prefix }) => {
  app.get(`${prefix}/__demo/widgets`, async (request, reply) =>
    pages.send(request, reply, 'widgets', { widgets: readWidgets() }, { title: 'Widgets', bare: true, hasOwnBackToTop: true }),
  );
};
