import { isDto } from '../lib/dto';
import { isToken } from './csrfToken';

export interface CsrfTokens {
  /** The token to send now, or null when the page has no valid one. */
  current(): string | null;
  /** Takes the token that a response contains: a login renews the session (R7.168). Anything else changes nothing. */
  take(token: unknown): boolean;
  /**
   * Replaces a refused token by the one that came with the refusal, else by a fetched one, unless it was already replaced.
   * False when no new token is available.
   */
  renew(refused: string | null, fresh?: unknown): Promise<boolean>;
}

/**
 * A007. The page's own token is read at request time; a renewed one takes precedence, because only the token of a cached
 * page is ever renewed. Calls that are refused together share one request.
 */
export function createCsrfTokens(pageToken: () => string | null, fetchToken: () => Promise<unknown>): CsrfTokens {
  let renewedToken: string | null = null;
  let renewing: Promise<boolean> | null = null;

  const current = () => renewedToken ?? pageToken();

  function take(token: unknown): boolean {
    if (isToken(token)) renewedToken = token;
    return isToken(token);
  }

  async function requestNewToken(): Promise<boolean> {
    try {
      const answer = await fetchToken();
      return take(isDto(answer) && answer['csrfToken']);
    } catch {
      return false; // the refused request reports its own error
    } finally {
      renewing = null;
    }
  }

  return {
    current,
    take,
    async renew(refused, fresh) {
      if (current() !== refused || take(fresh)) return true;
      renewing ??= requestNewToken();
      return renewing;
    },
  };
}

/** For the shop's developer: a refused token is usually caused by the server's configuration. Never contains the token. */
export function csrfReport(operation: string, status: number, header: string, token: string | null): string {
  const cause = token === null ? 'the page has no csrf token' : `the shop did not accept the csrf token (${header})`;
  return `vitrina: ${operation} was refused with ${status}: ${cause}, or a proxy rewrites Origin or Host; see README.md#what-a-shop-must-send`;
}
