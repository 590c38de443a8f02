/** A visitor of the reference shop over HTTP: keeps cookies like a browser, does not follow redirects. */
export interface ShopClient {
  readonly cookies: ReadonlyMap<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A plain form with the session's csrf token in its hidden field. */
  submit(path: string, fields: Record<string, string>): Promise<Response>;
  /** A call of an endpoint as the client makes it: JSON, X-Requested-With, the csrf token in its header. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  csrfToken(): Promise<string>;
  setCookie(name: string, value: string): void;
}

export function createShopClient(shopUrl: string): ShopClient {
  const cookies = new Map<string, string>();

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(shopUrl + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const csrfToken = async (): Promise<string> => {
    const response = await send('/api/csrf-token', {});
    const answer: unknown = await response.json();
    return String(Object(answer).csrfToken);
  };

  return {
    cookies,
    csrfToken,
    setCookie: (name, value) => void cookies.set(name, encodeURIComponent(value)),
    get: (path, headers = {}) => send(path, { headers: { accept: 'text/html', ...headers } }),
    submit: async (path, fields) => {
      const body = new URLSearchParams({ ...fields, csrftoken: await csrfToken() });
      return send(path, { method: 'POST', body, headers: { accept: 'text/html' } });
    },
    call: async (method, path, body, headers = {}) => {
      const token = headers['x-csrf-token'] ?? (method === 'GET' ? '' : await csrfToken());
      return send(path, {
        method,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...(token ? { 'x-csrf-token': token } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    },
  };
}
