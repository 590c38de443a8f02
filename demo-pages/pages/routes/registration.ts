import type { FastifyReply, FastifyRequest } from 'fastify';
import { registerCustomer } from '../../domain/customers';
import { COUNTRIES } from '../../countries/countries';
import { DomainError } from '../../domain/domainError';
import { signInAs } from '../../http/sessionCart';
import { fieldsOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash, type Pages } from '../render';
import type { Translator } from '../texts/texts';
import { checkForm, isEmail, isPassword, type CheckedForm, type FieldErrors, type FormRules } from '../validation';
import { passwordOf } from './signIn';

const RULES: FormRules = {
  firstname: { label: 'fieldFirstname' },
  lastname: { label: 'fieldLastname' },
  email: { label: 'fieldEmail', check: isEmail },
  password: { label: 'fieldPassword', check: isPassword },
  passwordAgain: { label: 'fieldPasswordAgain' },
};

export const registerRegistration: RegisterRoutes = (app, pages, { urls }) => {
  app.get(urls.register, async (request, reply) => showForm(pages, request, reply, { values: {}, errors: {} }));

  app.post(urls.register, async (request, reply) => {
    const { t, links } = pages.shopOf(request);
    const { country } = request.shop;
    const fields = fieldsOf(request.body);
    const { values, errors } = checkForm(fields, RULES, t);
    const password = passwordOf(fields);
    if (!errors.passwordAgain && password !== passwordOf(fields, 'passwordAgain')) errors.passwordAgain = t('errorPasswordMatch');
    if (Object.keys(errors).length > 0) return showForm(pages, request, reply, { values, errors });
    const { firstname = '', lastname = '', email = '' } = values;
    try {
      const customer = await registerCustomer(pages.context.db, {
        country,
        email,
        password,
        firstname,
        lastname,
        phonePrefix: COUNTRIES[country].phonePrefix,
        phone: '',
      });
      await signInAs(pages.context, request, customer);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return showForm(pages, request, reply, { values, errors: refusal(error, t) });
    }
    flash(request, 'success', t('flashRegistered'));
    return reply.redirect(links.clientMyAccount, 303);
  });
};

function refusal({ code }: DomainError, t: Translator): FieldErrors {
  if (code === 'invalid_password') return { password: t('errorPassword') };
  return { email: t(code === 'email_taken' ? 'errorEmailTaken' : 'errorEmail') };
}

async function showForm(pages: Pages, request: FastifyRequest, reply: FastifyReply, form: CheckedForm): Promise<FastifyReply> {
  const { t } = pages.shopOf(request);
  const status = Object.keys(form.errors).length > 0 ? 422 : 200;
  return pages.send(request, reply, 'register', form, { title: t('registerTitle'), status });
}
