import { getCmsPage } from '../../domain/cms';
import { plainText } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { sendNotFound } from './messages';

/** Pages that the shop's editors write. Their HTML is the shop's own and printed as it is, placeholders included. */
export const registerContent: RegisterRoutes = (app, pages, { urls }) => {
  app.get<{ Params: { urlKey: string } }>(`${urls.content}/:urlKey`, async (request, reply) => {
    const content = await getCmsPage(pages.context.db, request.shop.country, plainText(request.params.urlKey));
    if (!content) return sendNotFound(pages, request, reply);
    return pages.send(request, reply, 'content', { html: content.body }, { title: content.title, trail: [] });
  });
};
