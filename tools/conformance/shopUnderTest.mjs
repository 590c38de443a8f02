import { mediaTypes } from '../contract/validators.mjs';

const HOPS_MAX = 5;

export function splitAt(text, mark) {
  return [text.slice(0, text.indexOf(mark)), text.slice(text.indexOf(mark) + 1)];
}

/** An article that can be bought: the one of `--set`, else the first on the home page; undefined without either. */
export const offeredVariant = ({ html }, settings) =>
  settings.get('variantId') ?? /data-vitrina-action="add-to-cart"[^>]*data-variant-id="([^"]+)"/.exec(html)?.[1];

/** Signs a session in, as the login form does. */
export const signIn = (session, { email, password }) => session.call('login', { username: email, password, isCheckout: 0, isWidget: 1 });

/** Cookies of a session; keeps what the shop sets, and how it sets it. */
export function createCookies(text = '') {
  const values = new Map(
    text
      .split(';')
      .filter((pair) => pair.includes('='))
      .map((pair) => splitAt(pair.trim(), '=')),
  );
  const written = [];
  return {
    written,
    get: (name) => values.get(name),
    header: () => [...values].map((pair) => pair.join('=')).join('; '),
    store(lines) {
      for (const line of lines) {
        values.set(...splitAt(line.split(';')[0], '='));
        written.push(line);
      }
    },
  };
}

/**
 * A session with the shop: its home page, the configuration printed there, and calls as the widgets make them. Each call is recorded in
 * `timings` (`[operation, ms]`).
 */
export async function openSession({ base, contract: { document, operations }, settings, cookies, timeoutMs, timings }) {
  async function request(url, init = {}) {
    const headers = { ...init.headers, ...(cookies.header() !== '' && { cookie: cookies.header() }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    cookies.store(response.headers.getSetCookie());
    return response;
  }

  /** The home page, after redirects; cookies are kept. */
  async function readHome() {
    let url = new URL(base);
    for (let hops = 0; hops < HOPS_MAX; hops += 1) {
      const response = await request(url, { headers: { accept: 'text/html' } });
      const location = response.headers.get('location');
      if (!location) return response.text();
      url = new URL(location, url);
      if (url.origin !== new URL(base).origin) throw new Error(`redirects to ${url.origin}`);
    }
    throw new Error('redirects without end');
  }

  const html = await readHome();
  const text = /<script[^>]*\bid=["']?vitrina-config["']?[^>]*>([^]*?)<\/script>/i.exec(html)?.[1];
  const config = text ? JSON.parse(text) : {};

  function valueOf(parameter) {
    return settings.get(parameter.name) ?? (parameter.required ? parameter.example : undefined);
  }

  /** The URL with its query, and the method; null where the page configures no URL. */
  function addressOf(entry) {
    const override = config.endpoints?.[entry.id] ?? {};
    const place = entry.operation['x-vitrina-base'];
    let path = override.path ?? `${config.endpointBase ?? ''}${entry.path}`;
    if (place && !override.path) {
      const configured = place.key.split('.').reduce((value, key) => value?.[key], config);
      if (typeof configured !== 'string') return null;
      path = configured + entry.path.slice(place.path.length);
    }
    const url = new URL(path, new URL(base).origin);
    for (const parameter of entry.parameters.filter((each) => each.in === 'query')) {
      const value = parameter.name === 'cartId' ? config.cartId : valueOf(parameter);
      if (value !== undefined && value !== null) url.searchParams.set(parameter.name, String(value));
    }
    return { url, method: override.method ?? entry.method };
  }

  /** The contract's own example of a request, with what `--set` gives. */
  function exampleBody(entry) {
    if (!entry.operation.requestBody) return undefined;
    const [media] = mediaTypes(document, `${entry.pointer}/requestBody`);
    const { cartId: _ofTheExample, ...body } = media.examples[0];
    for (const name of Object.keys(body)) if (settings.has(name)) body[name] = settings.get(name);
    return body;
  }

  /** `how.method`, `how.token` (null: none) and `how.headers` make a call that the widgets would not make. */
  async function send(entry, body, how = {}) {
    const address = addressOf(entry);
    const token = 'token' in how ? how.token : config.csrfToken;
    const from = performance.now();
    const method = how.method ?? address.method;
    const response = await request(address.url, {
      method,
      ...(body && method !== 'GET' && { body: JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(token && { [config.csrfHeader ?? 'X-CSRF-Token']: token }),
        ...(body && { 'content-type': 'application/json' }),
        ...how.headers,
      },
    });
    const content = await response.text();
    timings.push([entry.id, performance.now() - from]);
    return { status: response.status, headers: response.headers, text: content, url: address.url };
  }

  const find = (id) => operations.find((entry) => entry.id === id);

  /** The answer of an operation by its id; `body` is null where it is no JSON. */
  async function call(id, body, how) {
    const answer = await send(find(id), body, how);
    let json = null;
    try {
      json = JSON.parse(answer.text);
    } catch {
      // judged by its operation
    }
    return { status: answer.status, headers: answer.headers, body: json?.data ?? json };
  }

  /** A public page has no token: then the shop is asked for one, as the widgets do. */
  async function readToken() {
    const { status, body } = await call('refreshCsrfToken', undefined, { token: null });
    return status === 200 ? (body?.csrfToken ?? null) : null;
  }
  config.csrfToken ??= await readToken();

  return { base, html, hasConfig: text !== undefined, config, cookies, addressOf, exampleBody, send, call, request };
}
