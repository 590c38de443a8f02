import type { ConsentsValue } from '../../db/schema';
import { saveConsents } from '../../domain/customers';
import { localPath } from '../../http/localPath';
import { keepPersonalisation, personalisationOf } from '../../http/personalisation';
import { fieldsOf, textOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash } from '../render';
import { sendToSignIn } from './messages';

/** What a customer can choose; the other consents belong to having an account. */
const CHOICES = [
  'emailNl',
  'marketing_1p',
  'marketing_3p',
  'personal_data_3p',
  'product_reviews',
  'collection',
] as const satisfies readonly (keyof ConsentsValue)[];

/** Consents of the customer, and the decision about personal offers that guests have, too. */
export const registerConsents: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  app.get(urls.consents, async (request, reply) => {
    const { t, links } = pages.shopOf(request);
    const trail = request.shop.customer ? [{ title: t('accountTitle'), href: links.clientMyAccount }] : [];
    const data = { choices: CHOICES, personalisation: personalisationOf(request) };
    return pages.send(request, reply, 'consents', data, { title: t('consentsTitle'), trail, hasOwnPersonal: true });
  });

  app.post(urls.consents, async (request, reply) => {
    const { customer } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const fields = fieldsOf(request.body);
    const changes = Object.fromEntries(CHOICES.map((code) => [code, textOf(fields, code) === '1']));
    await saveConsents(db, customer.id, changes);
    keepPersonalisation(reply, changes.personal_data_3p === true);
    flash(request, 'success', pages.shopOf(request).t('flashConsentsSaved'));
    return reply.redirect(urls.consents, 303);
  });

  // the form is on cached pages, too
  app.post(`${urls.consents}/personal`, { config: { needsNoToken: true } }, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const isAccepted = textOf(fields, 'accept') === '1';
    const { customer } = request.shop;
    if (customer) await saveConsents(db, customer.id, { personal_data_3p: isAccepted });
    keepPersonalisation(reply, isAccepted);
    flash(request, 'success', pages.shopOf(request).t('flashPersonalSaved'));
    return reply.redirect(localPath(textOf(fields, 'back')), 303);
  });
};
