import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRecoveryToken, isRecoveryToken, resetPassword } from '../../domain/passwordRecovery';
import { keepMail, showsMails } from '../../http/sessionMails';
import { fieldsOf, textOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash, type Pages } from '../render';
import { checkForm, isEmail, isPassword, type CheckedForm, type FieldErrors, type FormRules } from '../validation';
import { passwordOf } from './signIn';

const EMAIL: FormRules = { email: { label: 'fieldEmail', check: isEmail } };
const NEW_PASSWORD: FormRules = { password: { label: 'fieldPassword', check: isPassword }, passwordAgain: { label: 'fieldPasswordAgain' } };

interface RecoveryPage extends CheckedForm {
  sent: boolean;
  /** Where the demo shows the mail; null if it is hidden. */
  mailsHref: string | null;
}

/** "Forgotten password". The demo sends no mail: the visitor who requested it finds it on the page of mails. */
export const registerRecovery: RegisterRoutes = (app, pages, { prefix, urls }) => {
  const { db } = pages.context;
  const newPassword = `${urls.passwordRecovery}/new`;

  app.get(urls.passwordRecovery, async (request, reply) =>
    showRecovery(pages, request, reply, { values: {}, errors: {}, sent: false, mailsHref: null }),
  );

  app.post(urls.passwordRecovery, { preHandler: pages.context.limitRecovery }, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const form = checkForm(fieldsOf(request.body), EMAIL, t);
    if (form.errors.email) return showRecovery(pages, request, reply, { ...form, sent: false, mailsHref: null });
    const to = form.values.email ?? '';
    const token = await createRecoveryToken(db, to);
    if (token !== null)
      keepMail(pages.context, request, { kind: 'recovery', to, href: `${newPassword}?token=${encodeURIComponent(token)}` });
    const mailsHref = showsMails(pages.context, request) ? `${prefix}/__demo/mails` : null;
    return showRecovery(pages, request, reply, { ...form, sent: true, mailsHref });
  });

  app.get(newPassword, async (request, reply) => {
    const token = textOf(fieldsOf(request.query), 'token');
    if (!(await isRecoveryToken(db, token))) return sendInvalid(pages, request, reply);
    return showNewPassword(pages, request, reply, token, {});
  });

  app.post(newPassword, async (request, reply) => {
    const { t, links } = pages.shopOf(request);
    const fields = fieldsOf(request.body);
    const token = textOf(fields, 'token');
    const { errors } = checkForm(fields, NEW_PASSWORD, t);
    if (!errors.passwordAgain && passwordOf(fields) !== passwordOf(fields, 'passwordAgain')) errors.passwordAgain = t('errorPasswordMatch');
    if (Object.keys(errors).length > 0) return showNewPassword(pages, request, reply, token, errors);
    if (!(await resetPassword(db, token, passwordOf(fields)))) return sendInvalid(pages, request, reply);
    flash(request, 'success', t('flashPasswordChanged'));
    return reply.redirect(links.login, 303);
  });
};

async function showRecovery(pages: Pages, request: FastifyRequest, reply: FastifyReply, page: RecoveryPage): Promise<FastifyReply> {
  const { t } = pages.shopOf(request);
  return pages.send(request, reply, 'recovery', page, { title: t('recoveryTitle'), status: page.errors.email ? 422 : 200 });
}

async function showNewPassword(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  errors: FieldErrors,
): Promise<FastifyReply> {
  const { t } = pages.shopOf(request);
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return pages.send(request, reply, 'newPassword', { token, errors }, { title: t('recoveryNewTitle'), status });
}

function sendInvalid(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { t, links } = pages.shopOf(request);
  flash(request, 'danger', t('recoveryInvalid'));
  return reply.redirect(links.passwordRecovery, 303);
}
