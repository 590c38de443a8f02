import { createHmac, timingSafeEqual } from 'node:crypto';

/** The profile that the stand-in for Facebook vouches for. */
export interface FacebookProfile {
  id: string;
  /** Null: the shopper did not allow it, or has none there. */
  email: string | null;
  firstname: string;
  lastname: string;
}

/** As the real one's: known to Facebook and to the shop, and to no page. This one is public, as the demo customers' passwords are. */
const APP_SECRET = 'vitrina-demo-app';
const VALID_MS = 10 * 60 * 1000;

const seal = (text: string): Buffer => createHmac('sha256', APP_SECRET).update(text).digest();

/** An access token: the profile and an end, sealed with the app's secret, so that any process of the shop can check it. */
export function issueFacebookToken(profile: FacebookProfile, nowMs: number): string {
  const text = Buffer.from(JSON.stringify({ ...profile, validTo: nowMs + VALID_MS })).toString('base64url');
  return `${text}.${seal(text).toString('base64url')}`;
}

/** Null for a token that Facebook has not issued, or whose time is over. */
export function readFacebookToken(token: string, nowMs: number): FacebookProfile | null {
  const [text = '', sealed = ''] = token.split('.');
  const [expected, actual] = [seal(text), Buffer.from(sealed, 'base64url')];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const { validTo, ...profile }: FacebookProfile & { validTo: number } = JSON.parse(Buffer.from(text, 'base64url').toString());
  return nowMs < validTo ? profile : null;
}
