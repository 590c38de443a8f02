import type { FastifyRequest } from 'fastify';

/** A host that is only reachable from this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Headers added by proxies, regardless of the host they name. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** The host that a URL names; null for anything else. */
function hostOf(url: string | undefined): string | null {
  try {
    return url === undefined ? null : new URL(url).hostname;
  } catch {
    return null;
  }
}

/**
 * A request sent by a browser on this machine. A proxy may rewrite the host to 127.0.0.1, but adds its own headers, speaks
 * HTTP/1.0 (nginx by default), or passes on a page URL with the visitor's host.
 */
export function isLoopbackRequest({ hostname, headers, raw }: FastifyRequest): boolean {
  const from = hostOf(headers.referer) ?? hostOf(headers.origin);
  return (
    isLoopbackHost(hostname) &&
    !PROXY_HEADERS.some((name) => name in headers) &&
    raw.httpVersionMajor * 10 + raw.httpVersionMinor > 10 &&
    (from === null || isLoopbackHost(from))
  );
}
