import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmSubscription, endSubscription, findSubscription } from '../../domain/subscriptions';
import { askForSubscription, showsMails } from '../../http/sessionMails';
import { fieldsOf, textOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash, type Pages } from '../render';
import { checkForm, isEmail, type CheckedForm, type FormRules } from '../validation';

const RULES: FormRules = { email: { label: 'fieldEmail', check: isEmail } };

/** What a mail's link leads to; programs that open the links of mails must not decide, so a button does. */
const ACTIONS = {
  subscribe: { run: confirmSubscription, texts: 'mailingSubscribe', done: 'flashMailingSubscribe' },
  leave: { run: endSubscription, texts: 'mailingLeave', done: 'flashMailingLeave' },
} as const;

/** The shop's news by e-mail: the form of the footer, and the pages of the mails that it causes. */
export const registerMailing: RegisterRoutes = (app, pages, { prefix, urls }) => {
  const { db } = pages.context;

  app.get(urls.mailing, async (request, reply) => showForm(request, reply, { values: {}, errors: {} }, false));

  app.post(urls.mailing, { config: { needsNoToken: true }, preHandler: pages.context.limitRecovery }, async (request, reply) => {
    const form = checkForm(fieldsOf(request.body), RULES, pages.shopOf(request).t);
    if (form.errors.email) return showForm(request, reply, form, false);
    await askForSubscription(pages.context, request, form.values.email ?? '');
    return showForm(request, reply, form, true);
  });

  for (const [kind, { run, texts, done }] of Object.entries(ACTIONS)) {
    app.get(`${urls.mailing}/${kind}`, async (request, reply) => {
      const { t } = pages.shopOf(request);
      const subscription = await findSubscription(db, textOf(fieldsOf(request.query), 'token'));
      if (!subscription) return sendInvalid(pages, request, reply);
      const data = { action: `${urls.mailing}/${kind}`, texts, subscription };
      return pages.send(request, reply, 'mailingAction', data, { title: t(`${texts}Title`), hasOwnMailing: true });
    });

    app.post(`${urls.mailing}/${kind}`, async (request, reply) => {
      const { t, links } = pages.shopOf(request);
      const subscription = await findSubscription(db, textOf(fieldsOf(request.body), 'token'));
      if (!subscription) return sendInvalid(pages, request, reply);
      await run(db, subscription.token);
      flash(request, 'success', t(done));
      return reply.redirect(links.home, 303);
    });
  }

  function showForm(request: FastifyRequest, reply: FastifyReply, form: CheckedForm, isSent: boolean): Promise<FastifyReply> {
    const { t } = pages.shopOf(request);
    const mailsHref = showsMails(pages.context, request) ? `${prefix}/__demo/mails` : null;
    const status = form.errors.email ? 422 : 200;
    return pages.send(request, reply, 'mailing', { ...form, isSent, mailsHref }, { title: t('mailingTitle'), status, hasOwnMailing: true });
  }
};

function sendInvalid(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { t, links } = pages.shopOf(request);
  flash(request, 'danger', t('mailingInvalid'));
  return reply.redirect(links.mailing, 303);
}
