import { withoutInvisible } from '../lib/stripInvisible';
import type { Rule } from './validation';

/** The contract's longest e-mail address. */
export const EMAIL_MAX_CHARS = 254;
/** A076: one @, no spaces, a dot in the domain. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** An address as it is sent: without what copying brings along. */
export const toEmail = (typed: string): string => withoutInvisible(typed).trim();

/** R5.05, A075 */
export const emailRule: Rule = (value) =>
  EMAIL.test(toEmail(value)) && toEmail(value).length <= EMAIL_MAX_CHARS ? null : { key: 'msg_login_invalid_email_format' };
