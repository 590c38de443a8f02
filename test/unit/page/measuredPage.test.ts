import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createMeasuredPage } from '../../../src/page/measuredPage';
import { fakePage } from '../../support/fakes/fakePage';

/** This window, with other members. */
function measuredWith(members: Readonly<Record<string, unknown>> = {}) {
  const { log, logs } = fakePage();
  const other = new Proxy(window, { get: (target, name) => (name in members ? members[String(name)] : Reflect.get(target, name)) });
  return { ...createMeasuredPage(other as unknown as BrowserWindow, log), logs };
}

test('a page without what reports sights is measured all the same', () => {
  const listeners = { onItemSeen: jest.fn(), onItemFollowed: jest.fn(), onPromotionSeen: jest.fn() };
  const { watchItems, logs } = measuredWith({ IntersectionObserver: undefined });
  expect(watchItems(listeners)).not.toThrow();
  expect(logs.map(({ message }) => message)).toEqual(['vitrina: what is seen cannot be measured']);
});

test.each<[string, unknown]>([
  ['none', undefined],
  ['what is none', {}],
  ['one that throws', { request: () => { throw new Error('no'); } }], // prettier-ignore
  ['one that refuses', { request: () => Promise.reject(new Error('no')) }],
])('where the page has as its lock manager %s, nothing waits for it', async (_what, locks) => {
  await expect(measuredWith({ navigator: { locks } }).lock('x', new AbortController().signal)).resolves.toBeUndefined();
});

test.each([
  ['', false],
  ['<div data-vitrina="cart-drawer"></div>', false],
  ['<div data-vitrina="checkout" data-vitrina-status="loading"></div>', true],
  ['<div data-vitrina="checkout" data-vitrina-status="ready"></div>', true],
  ['<div data-vitrina="checkout" data-vitrina-status="off"></div>', false],
  ['<div data-vitrina="checkout" data-vitrina-status="failed"></div>', false],
])('whether the page has our checkout: %s %p', (html, expected) => {
  document.body.innerHTML = html;
  expect(measuredWith().hasWidget('checkout')).toBe(expected);
});
