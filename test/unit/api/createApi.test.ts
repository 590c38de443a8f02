import { createApi } from '../../../src/api/createApi';
import { createClient } from '../../../src/api/createClient';
import type { ApiError } from '../../../src/api/ApiError';
import type { ApiOptions } from '../../../src/api/apiOptions';
import { CHUNK_TIMEOUT_MS } from '../../../src/lib/withTimeout';
import { fakePage } from '../../support/fakes/fakePage';
import type { FakePageOverrides } from '../../support/fakes/fakePage';

/** A page whose client is still to load; `arrive` and `lose` end the oldest pending import. */
function pageOf(options: ApiOptions = {}, overrides: FakePageOverrides = {}) {
  const page = fakePage(overrides);
  const imports: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const requests: string[] = [];
  globalThis.fetch = ((url: string) => {
    requests.push(new URL(url).pathname);
    const headers = new Map([['date', new Date(3_600_000).toUTCString()]]);
    return Promise.resolve({ status: 200, statusText: '', url, headers, text: () => Promise.resolve('{"ok":true}') });
  }) as unknown as typeof fetch;
  let count = 0;
  const api = createApi({
    page,
    options,
    onAdultContent: () => {},
    importClient() {
      count += 1;
      return new Promise((resolve, reject) => imports.push({ resolve: () => resolve({ createClient }), reject }));
    },
  });
  return {
    page,
    api,
    requests,
    imports: () => count,
    arrive: () => imports.shift()?.resolve(),
    lose: () => imports.shift()?.reject(new Error('404')),
  };
}

const failed = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('[A069] a page without a call does not load the client, and answers from its own configuration', () => {
  const { api, imports } = pageOf({ csrfToken: 'a b', extensions: false }, { meta: { 'csrf-token': 'of-the-page' } });
  expect([api.csrfToken(), api.acceptsOptionalFields(), api.clockOffsetMs()]).toEqual(['of-the-page', false, 0]);
  expect([pageOf({ csrfToken: 'printed' }).api.csrfToken(), pageOf().api.csrfToken(), pageOf().api.acceptsOptionalFields()]).toEqual([
    'printed',
    null,
    true,
  ]);
  expect(imports()).toBe(0);
});

test('the first call loads the client; later ones share it, and what the client learns is passed on', async () => {
  const { api, imports, arrive, requests } = pageOf({ csrfToken: 'printed' });
  const calls = [api.call('suggest', {}), api.call('widgetCart', {})];
  expect(requests).toEqual([]);
  arrive();
  await expect(Promise.all(calls)).resolves.toEqual([{ ok: true }, { ok: true }]);
  await api.call('suggest', {});
  expect([imports(), requests]).toEqual([1, ['/api/searching/suggest', '/api/widgets/cart', '/api/searching/suggest']]);
  expect(api.clockOffsetMs()).toBe(3_600_000);
});

test('a call that is cancelled while the client loads ends at once, and is never sent', async () => {
  const { api, arrive, requests } = pageOf();
  const controller = new AbortController();
  const call = failed(api.call('cartInsert', { body: { variantId: '7' } }, { signal: controller.signal }));
  controller.abort();
  expect(await call).toMatchObject({ name: 'ApiError', kind: 'aborted', operation: 'cartInsert' });
  arrive();
  await turn();
  expect(requests).toEqual([]);
});

test.each([
  [true, 'network'],
  [false, 'offline'],
])('a lost client (online: %s) is a failure of kind %s, and the next call loads it again', async (online, kind) => {
  const { api, page, arrive, lose, imports } = pageOf({ csrfToken: 'printed' }, { online });
  const call = failed(api.call('cartInsert', { body: { variantId: '7' } }));
  lose();
  expect(await call).toMatchObject({ name: 'ApiError', kind, operation: 'cartInsert' });
  page.setOnline(true);
  const again = api.call('cartInsert', { body: { variantId: '7' } });
  await turn();
  arrive();
  await expect(again).resolves.toEqual({ ok: true });
  expect(imports()).toBe(2);
});

test('[R9.77] a client that never comes is a failure of kind network after the time limit of a chunk', async () => {
  jest.useFakeTimers();
  const { api, imports } = pageOf();
  const call = failed(api.call('suggest', {}));
  await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  expect(await call).toMatchObject({ kind: 'network', cause: { name: 'TimeoutError' } });
  api.call('suggest', {}).catch(() => {});
  expect(imports()).toBe(2);
  jest.useRealTimers();
});

test('[D29] a page that is left before its client has loaded sends nothing; afterwards it does', async () => {
  const { api, page, arrive } = pageOf();
  const leave = () => api.sendOnLeave('cartInsert', { body: { variantId: '7', intentId: 'intent-01' } });
  leave();
  expect(page.sentOnLeave).toEqual([]);
  const loading = api.load();
  arrive();
  await loading;
  leave();
  expect(page.sentOnLeave).toHaveLength(1);
});
