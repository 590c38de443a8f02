import { allowAdult } from '../../http/allowAdult';
import { localPath } from '../../http/localPath';
import { fieldsOf, textOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash } from '../render';

/** The note on pages for adults confirms the age by a plain form; cached pages carry no token. */
export const registerAdult: RegisterRoutes = (app, pages, { urls }) => {
  app.post(urls.adult, { config: { needsNoToken: true } }, async (request, reply) => {
    allowAdult(reply);
    flash(request, 'success', pages.shopOf(request).t('flashAdultConfirmed'));
    return reply.redirect(localPath(textOf(fieldsOf(request.body), 'back')), 303);
  });
};
