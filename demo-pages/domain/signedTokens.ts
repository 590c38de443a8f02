import { createHmac, timingSafeEqual } from 'node:crypto';

/** Known to the providers and to the shop, and to no page. This one is public, like the demo customers' passwords. */
const SECRET = 'vitrina-demo-app';
const VALID_MS = 10 * 60 * 1000;

const seal = (audience: string, text: string): Buffer => createHmac('sha256', `${SECRET} ${audience}`).update(text).digest();

/** A value and its expiry, signed for one audience, so that any process of the shop can check it. */
export function signToken(audience: string, value: object, nowMs: number): string {
  const text = Buffer.from(JSON.stringify({ value, validTo: nowMs + VALID_MS })).toString('base64url');
  return `${text}.${seal(audience, text).toString('base64url')}`;
}

/** Null for a token that was not issued for this audience, or has expired. */
export function readSignedToken<Value extends object>(audience: string, token: string, nowMs: number): Value | null {
  const [text = '', sealed = ''] = token.split('.');
  const [expected, actual] = [seal(audience, text), Buffer.from(sealed, 'base64url')];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const { value, validTo }: { value: Value; validTo: number } = JSON.parse(Buffer.from(text, 'base64url').toString());
  return nowMs < validTo ? value : null;
}
