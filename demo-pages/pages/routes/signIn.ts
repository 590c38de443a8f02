import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTrustedLink, sendCsrfProblem } from '../../http/csrf';
import { localPath } from '../../http/localPath';
import { logIn, logOut } from '../../http/sessionCart';
import { fieldsOf, textOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash, type Pages } from '../render';
import { checkForm, isEmail, type FieldErrors, type FormRules } from '../validation';

const RULES: FormRules = { email: { label: 'fieldEmail', check: isEmail }, password: { label: 'fieldPassword' } };

interface LoginForm {
  values: Record<string, string>;
  errors: FieldErrors;
  back: string;
  /** The message above the form. */
  failure: string;
}

/** Sign in and out by plain forms and links. */
export const registerSignIn: RegisterRoutes = (app, pages, { urls }) => {
  app.get(urls.login, async (request, reply) => {
    const back = textOf(fieldsOf(request.query), 'back');
    return showLogin(pages, request, reply, { values: {}, errors: {}, back, failure: '' });
  });

  app.post(urls.login, { preHandler: pages.context.limitLogins }, async (request, reply) => {
    const { t, links } = pages.shopOf(request);
    const fields = fieldsOf(request.body);
    const back = textOf(fields, 'back');
    const { values, errors } = checkForm(fields, RULES, t);
    if (Object.keys(errors).length > 0) return showLogin(pages, request, reply, { values, errors, back, failure: '' });
    const customer = await logIn(pages.context, request, values.email ?? '', passwordOf(fields));
    if (!customer) return showLogin(pages, request, reply, { values, errors, back, failure: t('loginFailed') });
    flash(request, 'success', t('flashSignedIn'));
    return reply.redirect(back === '' ? links.clientMyAccount : localPath(back), 303);
  });

  app.get(urls.logout, async (request, reply) => {
    if (!isTrustedLink(request)) return sendCsrfProblem(request, reply);
    const { t, links } = pages.shopOf(request);
    await logOut(request);
    flash(request, 'success', t('flashSignedOut'));
    return reply.redirect(links.home, 303);
  });
};

/** As typed: spaces at its ends are part of a password. */
export function passwordOf(fields: ReturnType<typeof fieldsOf>, name = 'password'): string {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

async function showLogin(pages: Pages, request: FastifyRequest, reply: FastifyReply, form: LoginForm): Promise<FastifyReply> {
  const { t } = pages.shopOf(request);
  const status = form.failure === '' && Object.keys(form.errors).length === 0 ? 200 : 422;
  return pages.send(request, reply, 'login', form, { title: t('loginTitle'), status });
}
