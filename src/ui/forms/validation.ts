import { withoutInvisible } from '../../lib/stripInvisible';

/** R5.08, R9.74 */
export const VALIDATION_DELAY_MS = 1000;

/** A text key with its values; the component that shows it translates it. */
export interface Message {
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Returns the error of a value, or null when it is valid. */
export type Rule = (value: string) => Message | null;

/** R5.01: a text is filled if visible characters are left after trimming. */
export const isFilled = (value: string): boolean => withoutInvisible(value).trim() !== '';

/** R5.04, A075, D22: a required e-mail or password has a message of its own instead of `frm_required_field`. */
const OWN_MESSAGES: Readonly<Record<string, string>> = {
  email: 'msg_email_required',
  password: 'msg_password_required',
};

/** R5.02-R5.04: the value must not be empty after trimming. */
export function required(id: string, label: string): Rule {
  const own = Object.hasOwn(OWN_MESSAGES, id) ? OWN_MESSAGES[id] : undefined;
  const message: Message = own === undefined ? { key: 'frm_required_field', params: { label } } : { key: own };
  return (value) => (isFilled(value) ? null : message);
}
