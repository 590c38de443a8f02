import { withoutInvisible } from '../../lib/stripInvisible';
import { required } from './validation';
import type { Rule } from './validation';

/** The contract's maximum length. */
export const EMAIL_MAX_CHARS = 254;
/** A076: one @, no spaces, a dot in the domain. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The address as submitted, without invisible characters added by copying. */
export const toEmail = (typed: string): string => withoutInvisible(typed).trim();

const emailRequired = required('email', '');

/** R5.05, D22 */
export const emailRule: Rule = (value) => {
  const email = toEmail(value);
  const isValid = EMAIL.test(email) && email.length <= EMAIL_MAX_CHARS;
  return emailRequired(value) ?? (isValid ? null : { key: 'msg_login_invalid_email_format' });
};
