import type { Page } from '../page/page';
import type { ApiOptions } from './apiOptions';

/** Characters that a header may contain: visible ASCII, no line ends and no control characters. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

/** A007: the token that the page carries now, or null when it has no valid one. */
export const pageToken = ({ csrfToken }: ApiOptions, page: Page): string | null =>
  [csrfToken, page.meta('csrf-token')].find(isToken) ?? null;
