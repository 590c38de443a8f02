import type { BrowserWindow } from '../../../src/page/browserWindow';
import { sendOnLeave } from '../../../src/page/sendOnLeave';

const request = {
  url: 'https://www.shop.si/api/cart/put',
  method: 'POST',
  headers: { 'X-CSRF-Token': 't' },
  body: '{}',
  mode: 'same-origin' as const,
};
const withFetch = (fetch: unknown) => ({ fetch }) as object as BrowserWindow;

test('a fetch that outlives the page, with headers and the session', () => {
  const fetch = jest.fn(() => Promise.resolve());
  sendOnLeave(withFetch(fetch), request);
  expect(fetch).toHaveBeenCalledWith(request.url, {
    method: 'POST',
    headers: request.headers,
    body: '{}',
    mode: 'same-origin',
    keepalive: true,
    credentials: 'same-origin',
  });
});

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['refuses', () => { throw new TypeError('keepalive over 64 KB'); }],
  ['is missing', undefined],
])('a fetch that %s causes no error', async (_name, fetch) => {
  expect(() => sendOnLeave(withFetch(fetch), request)).not.toThrow();
  await Promise.resolve();
}); // prettier-ignore
