import { readSignedToken, signToken } from './signedTokens';

/** What the single sign-on confirms to the shop. */
export interface SignOn {
  email: string;
  /** As the shop sent it: the visit that asked. */
  state: string;
}

export const issueSignOnToken = (signOn: SignOn, nowMs: number): string => signToken('single-sign-on', signOn, nowMs);

/** Null for a token that was not issued, or has expired. */
export const readSignOnToken = (token: string, nowMs: number): SignOn | null => readSignedToken<SignOn>('single-sign-on', token, nowMs);
