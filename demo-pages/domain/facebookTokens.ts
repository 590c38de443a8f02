import { createHmac, timingSafeEqual } from 'node:crypto';

/** The profile confirmed by the Facebook stand-in. */
export interface FacebookProfile {
  id: string;
  /** Null: not shared, or none. */
  email: string | null;
  firstname: string;
  lastname: string;
}

/** Like the real one: known to Facebook and to the shop, and to no page. This one is public, like the demo customers' passwords. */
const APP_SECRET = 'vitrina-demo-app';
const VALID_MS = 10 * 60 * 1000;

const seal = (text: string): Buffer => createHmac('sha256', APP_SECRET).update(text).digest();

/** An access token: profile and expiry, signed with the app's secret, so that any process of the shop can check it. */
export function issueFacebookToken(profile: FacebookProfile, nowMs: number): string {
  const text = Buffer.from(JSON.stringify({ ...profile, validTo: nowMs + VALID_MS })).toString('base64url');
  return `${text}.${seal(text).toString('base64url')}`;
}

/** Null for a token that was not issued, or has expired. */
export function readFacebookToken(token: string, nowMs: number): FacebookProfile | null {
  const [text = '', sealed = ''] = token.split('.');
  const [expected, actual] = [seal(text), Buffer.from(sealed, 'base64url')];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const { validTo, ...profile }: FacebookProfile & { validTo: number } = JSON.parse(Buffer.from(text, 'base64url').toString());
  return nowMs < validTo ? profile : null;
}
