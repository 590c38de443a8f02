import type { ApiInput } from '../../api/api';
import type { HandedOver } from '../failureHandling';
import type { Problem } from '../problems';

/** R7.014: what a registration sends, without the password. */
export type RegistrationData = Omit<ApiInput<'register'>['body']['data'], 'password'>;

/** R3.003, A046, A053: the message above the form: the shop's text, or the key of one of ours. */
export interface LoginStatus {
  message: string;
  /** The same with the markup that the server sent, for `ServerText`. */
  markup?: string;
  isKey: boolean;
}

/** A164: how the server's own form has taken over, by the call that the shop did not answer. */
export interface HandedOverLogins {
  login: HandedOver;
  register: HandedOver;
}

/** Whether the page has a form or a link of the server's for it. */
export interface WithServerForm {
  canHandOver?: boolean;
}

export interface LoginFailure {
  status: LoginStatus | null;
  /** What is wrong in the fields of a registration, by the shop's names (A050). */
  problems?: readonly Problem[];
}

export interface LoginDraft {
  email: string;
}

export interface LoginState {
  /** The e-mail in the field. Never the password. */
  draft: LoginDraft;
  /** R4.001 */
  isAuthInProgress: boolean;
  /** The SDK of Facebook is loading: its window will open. */
  isFacebookLoading: boolean;
  /** Facebook has been asked, and has not answered. */
  isFacebookAsked: boolean;
  /** R4.011 */
  status: LoginStatus | null;
  problems: readonly Problem[];
  handedOver: HandedOverLogins;
}

export interface WithLogin {
  login: LoginState;
}
