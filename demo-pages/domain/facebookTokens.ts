import { readSignedToken, signToken } from './signedTokens';

/** The profile confirmed by the Facebook stand-in. */
export interface FacebookProfile {
  id: string;
  /** Null: not shared, or none. */
  email: string | null;
  firstname: string;
  lastname: string;
}

export const issueFacebookToken = (profile: FacebookProfile, nowMs: number): string => signToken('facebook', profile, nowMs);

/** Null for a token that was not issued, or has expired. */
export const readFacebookToken = (token: string, nowMs: number): FacebookProfile | null =>
  readSignedToken<FacebookProfile>('facebook', token, nowMs);
