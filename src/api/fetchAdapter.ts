import type { AxiosAdapter } from 'axios';
import { nullProto } from './nullProto';

/** axios's `code` for a time-out. */
export const TIMEOUT_CODE = 'ETIMEDOUT';

/**
 * axios adapter for `fetch`, which can refuse redirects (docs/decisions/016). Uses the page's own `fetch`, so that its monitoring
 * sees our requests, and decodes the body in the charset of the response.
 */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = '', data, headers, timeout = 0, signal, fetchOptions } = config;
  if (data === undefined) headers.setContentType(null);
  const abort = new AbortController();
  const abortCall = () => abort.abort();
  signal?.addEventListener?.('abort', abortCall);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort.abort();
  }, timeout);
  try {
    const init = { ...fetchOptions, method: method.toUpperCase(), headers: { ...headers.toJSON() }, body: data, signal: abort.signal };
    const response = await fetch(url, nullProto(init as RequestInit));
    const { status, statusText } = response;
    const received = Object.fromEntries(response.headers);
    return { data: await textOf(response), status, statusText, headers: received, config, request: response };
  } catch (cause) {
    throw isTimedOut ? Object.assign(new Error('timeout', { cause }), { code: TIMEOUT_CODE }) : cause;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', abortCall);
  }
};

/** `text()` assumes UTF-8; older shops also send windows-1250 and declare it. */
async function textOf(response: Response): Promise<string> {
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  if (/^utf-?8$/i.test(charset)) return response.text();
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // an unknown charset
  }
}
