import type { Recording } from '../../../src/preview/recordPage';
import { describePage, reportText, shownUrl } from '../../../src/preview/report';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

Object.assign(globalThis, { VITRINA_RELEASE: '1.2.0' });

const BASE = 'https://shop.example/vitrina/';
const request = (name: string, values: object = {}) =>
  ({ name, initiatorType: 'fetch', startTime: 1000, duration: 20, responseStatus: 200, encodedBodySize: 2048, ...values }) as never;

function report(requests: Recording['requests'], manifest: Parameters<typeof describePage>[0]['manifest'] = null) {
  const page = fakePage();
  const recording: Recording = { events: [], requests, readyMs: () => undefined, firstInputMs: () => 1500, dispose() {} };
  return describePage({ page, shop: testShop(page), base: BASE, recording, manifest });
}

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

test('what the page fetched is a call, Vitrina’s own files are counted apart: until the first press and since', () => {
  const { calls, facts } = report([
    request(`${BASE}chunks/main.js`, { initiatorType: 'script' }),
    request(`${BASE}chunks/late.js`, { initiatorType: 'script', startTime: 2000 }),
    request('https://shop.example/logo.png', { initiatorType: 'img' }),
    request('https://shop.example/api/cart?token=abc', { responseStatus: 419 }),
  ]);
  expect(calls).toEqual([{ atMs: 1000, tookMs: 20, status: 419, url: 'https://shop.example/api/cart?token=…' }]);
  expect(facts['Before the first press']).toBe('1 of Vitrina’s files, 2 KB');
  expect(facts['Until now']).toBe('2 of Vitrina’s files, 4 KB');
});

test('a page in another language than the configuration, and an old release, are named', () => {
  document.documentElement.lang = 'de-AT';
  const { facts } = report([], { release: '1.3.0', widgets: {}, files: {} });
  expect(facts['Languages']).toBe('sl, but the page says lang="de-AT": check "country" in the configuration');
  expect(facts['Release']).toBe('1.2.0; the newest is 1.3.0');
});

test('a widget has its attributes, why it failed, and the size of its code', () => {
  document.body.innerHTML =
    '<div data-vitrina="star-rating" data-vitrina-status="failed" data-vitrina-reason="a | b" data-value="4.5"><p>4.5</p></div>';
  const manifest = {
    release: '1.2.0',
    widgets: { 'star-rating': ['chunks/a.js', 'chunks/b.js'] },
    files: { 'chunks/a.js': { brotli: 700 } },
  };
  expect(reportText(report([], manifest))).toContain('| star-rating | failed | a \\| b | data-value="4.5" |  | 700 B |');
});

test('an address is written without the values of its query', () => {
  expect(shownUrl(`${location.origin}/iskanje?s=darilo&s=zanj&e=a@b.si#c`)).toBe('/iskanje?s=…&e=…');
});
