import { getCmsPage } from '../../domain/cms';
import { plainText } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { sendNotFound } from './messages';

/** Pages written by the shop's editors. Their HTML is trusted and printed unchanged, placeholders included; with `modal=1` as the content of a modal. */
export const registerContent: RegisterRoutes = (app, pages, { urls }) => {
  app.get<{ Params: { urlKey: string } }>(`${urls.content}/:urlKey`, async (request, reply) => {
    const content = await getCmsPage(pages.context.db, request.shop.country, plainText(request.params.urlKey));
    if (!content) return sendNotFound(pages, request, reply);
    return pages.send(request, reply, 'content', { html: content.body }, { title: content.title, trail: [], canBeModal: true });
  });
};
