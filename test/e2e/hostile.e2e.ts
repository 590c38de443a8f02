import type { Page } from '@playwright/test';
import { lateTimers, likeZone, throwingMonitor } from '../support/browser/hostileScripts';
import { nonceOf } from '../support/browser/hostPages';
import { placeholder, status, expectStatus, expect, test } from './hostTest';
import { GATE } from '../support/testScope';

const script = (code: string): string => `<script nonce="${nonceOf}">${code}</script>`;

/** Changes with which the widgets must work. */
const ENDURED: Record<string, { head?: string; body?: string; config?: unknown; texts?: string }> = {
  'Object.prototype polluted with enumerable members': {
    head: script(
      "Object.prototype.extra = 'x'; Object.prototype.each = function () {}; Object.prototype.maintenance = true; Object.prototype.method = 'POST';",
    ),
  },
  'Array.prototype with enumerable members': {
    head: script('Array.prototype.each = function () {}; Array.prototype.last = function () {};'),
  },
  'forms that are called as what is asked of a document, and vitrina': {
    head: '<meta id="vitrina">',
    body: `<form name="body"><input name="createElement"><input name="head"></form><form id="vitrina"><input name="version"></form>${[
      'documentElement',
      'querySelector',
      'querySelectorAll',
    ]
      .map((name) => `<form name="${name}"></form>`)
      .join('')}`,
  },
  'promises, listeners and timers wrapped as by Zone.js': { head: script(`(${likeZone})();`) },
  'timers that give objects, come late, and never at the next frame': {
    head: script(`(${lateTimers})();`),
  },
  'fetch, XMLHttpRequest and history wrapped by a monitor that throws': { head: script(`(${throwingMonitor})();`) },
  'a base address elsewhere': { head: '<base href="/elsewhere/">' },
  'a console that is missing': { head: script('window.console = undefined;') },
  'a console that throws': {
    head: script("['log', 'warn', 'error'].forEach(function (m) { console[m] = function () { throw new Error('no'); }; });"),
  },
  'element methods of an old library': {
    head: script(
      "['remove', 'hide', 'show', 'select', 'replaceWith', 'toggle'].forEach(function (m) { Element.prototype[m] = function () { throw new Error(m); }; });",
    ),
  },
  'storage that throws': {
    head: script(
      "['localStorage', 'sessionStorage'].forEach(function (n) { Object.defineProperty(window, n, { get: function () { throw new Error('denied'); } }); });",
    ),
  },
  'cookies that throw': {
    head: script(
      "Object.defineProperty(Document.prototype, 'cookie', { get: function () { throw new Error('denied'); }, set: function () { throw new Error('denied'); } });",
    ),
  },
  'broken JSON in the configuration': { config: '{"country": "SI",' },
  'an unknown country': { config: { country: 'XX' } },
  'a country that every object has': { config: { country: 'constructor' } },
  'no configuration at all': { config: null },
  'a byte order mark and a country in small letters': { config: '\uFEFF{"country":"cz"}', texts: 'cs' },
  'another element that is called like the configuration': {
    head: '<meta id="vitrina-config" content="">',
    config: { country: 'HU' },
    texts: 'hu',
  },
  'prototype pollution in the configuration': {
    config: '{"country":"SI","__proto__":{"maintenance":true},"constructor":{"prototype":{"maintenance":true}}}',
  },
  'a listener of the page that throws': {
    head: script("document.addEventListener('vitrina:widget-ready', function () { throw new Error('listener of the page'); });"),
  },
};

for (const [what, { head = '', body = '', config = { country: 'SI' }, texts = 'sl' }] of Object.entries(ENDURED)) {
  test(`(host-error) widgets work on a page with ${what}`, async ({ page, open, host }) => {
    await open({ head, config, body: `${body}${placeholder('good-widget')}` });
    await expectStatus(page, 'good-widget', 'ready');
    await status(page, 'good-widget').getByRole('button').click();
    await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
    expect(await page.evaluate(() => ({} as { maintenance?: unknown }).maintenance)).toBe(
      head.includes('Object.prototype.maintenance') ? true : undefined,
    );
    expect(host.requests.filter((path) => path.endsWith('.json')).map((path) => /chunks\/(\w+)-/.exec(path)?.[1])).toEqual([texts]);
    expect(host.reports).toEqual([]);
  });
}

const HOSTILE_CSS = `* { color: red; font: italic 31px/3 fantasy !important; letter-spacing: 9px; text-transform: uppercase; box-sizing: content-box; margin: 7px; border: 3px dotted lime; }
button, input, a, h2, li { background: black !important; padding: 30px !important; border-radius: 20px; float: right; display: inline !important; }
[data-vitrina] { color: red !important; visibility: visible; opacity: .9; direction: rtl; writing-mode: vertical-rl; cursor: wait; }
div { transform: rotate(3deg); }`;

async function stylesInside(page: Page): Promise<string[]> {
  return status(page, 'held-widget').evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('h2, p, a, button, input, li, label') ?? [])].map((control) => {
      const computed = getComputedStyle(control);
      return [
        control.localName,
        ...[
          'color',
          'font',
          'letterSpacing',
          'textTransform',
          'boxSizing',
          'margin',
          'borderTop',
          'padding',
          'float',
          'display',
          'background',
          'opacity',
          'writingMode',
          'cursor',
          'visibility',
        ].map((property) => computed[property as 'color']),
      ].join(' | ');
    }),
  );
}

test('computed styles inside a widget do not depend on the page’s stylesheet', GATE, async ({ page, open, host }) => {
  await open({ lax: true, body: placeholder('held-widget') });
  await expectStatus(page, 'held-widget', 'ready');
  const clean = await stylesInside(page);
  await page.goto(host.serve('/hostile', { lax: true, head: `<style>${HOSTILE_CSS}</style>`, body: placeholder('held-widget') }));
  await expectStatus(page, 'held-widget', 'ready');
  expect(clean.length).toBeGreaterThan(6);
  expect(await stylesInside(page)).toEqual(clean);
});

test('the page’s own styles are the same with and without us', GATE, async ({ page, open, host }) => {
  const body = '<main><h1>Stran</h1><button type="button">Gumb</button></main>';
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, button, body, html')].map((element) =>
        [...getComputedStyle(element)].map((name) => `${name}:${getComputedStyle(element).getPropertyValue(name)}`).join(';'),
      ),
    );
  await open({ tag: '', body: `${body}<div><a href="/x">x</a></div>` });
  const without = await read();
  await page.goto(host.serve('/with', { body: `${body}${placeholder('good-widget')}` }));
  await expectStatus(page, 'good-widget', 'ready');
  const onlyOurs = (list: string[]) =>
    list.map((text) => text.replace(/(height|block-size|perspective-origin|transform-origin):[^;]+/g, ''));
  expect(onlyOurs(await read())).toEqual(onlyOurs(without));
});

test('a placeholder keeps its position in the page’s layout, and nothing shifts', GATE, async ({ page, host, open }) => {
  const layout = `<style>.row { display: flex; gap: 10px } [data-vitrina] { flex: 1 1 0; max-width: 40%; margin: 0 5px 0 11px } .fl [data-vitrina] { float: right; width: 25%; margin-top: 13px }</style>`;
  const box = `<div data-vitrina="held-widget"><p class="old">server</p></div>`;
  const body = `<div class="row"><p>left</p>${box}<p>right</p></div><div class="fl">${box}</div><p id="below">below</p>`;
  const measure = () =>
    page.locator('[data-vitrina], #below').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  await open({ lax: true, tag: '', head: layout, body });
  const before = await measure();
  await page.goto(host.serve('/live', { lax: true, head: layout, body }));
  await expect(page.locator('[data-vitrina-status="ready"]')).toHaveCount(2);
  expect(await measure()).toEqual(before);
});

/** Fallbacks whose margins collapse through the placeholder. */
const COLLAPSING: Record<string, string> = {
  'a form with margins': '<div data-vitrina="held-widget"><form style="margin:20px 0"><input></form></div>',
  'a margin in two levels':
    '<div data-vitrina="held-widget"><div style="margin-bottom:16px"><p style="margin:24px 0">server</p></div></div>',
  'its own margin and a larger one': '<div style="margin:8px 0" data-vitrina="held-widget"><p style="margin:1em 0 30px">server</p></div>',
  'a negative margin': '<div data-vitrina="held-widget"><p style="margin:-6px 0 12px">server</p></div>',
  'a float that does not collapse':
    '<div data-vitrina="held-widget" style="float:left;width:100%"><p style="margin:10px 0">server</p></div>',
  'a padding that holds the margin': '<div data-vitrina="held-widget" style="padding:1px 0"><p style="margin:10px 0">server</p></div>',
};

for (const [what, box] of Object.entries(COLLAPSING)) {
  test(`[D30] ${what}: the distance to both neighbours stays`, async ({ page, host, open }) => {
    const body = `<p style="margin:10px 0">before</p>${box}<p id="below" style="margin:5px 0;clear:both">below</p>`;
    const tops = () => page.locator('#below').evaluate((below) => Math.round(below.getBoundingClientRect().top));
    await open({ lax: true, tag: '', body });
    const before = await tops();
    await page.goto(host.serve('/live', { lax: true, body }));
    await expectStatus(page, 'held-widget', 'ready');
    expect(await tops()).toBe(before);
  });
}

test('[D30] a cell of a table that is laid out by its contents stays as wide', async ({ page, host, open }) => {
  const body = `<table width="100%"><tr><td id="cell"><div style="padding:0 7px" data-vitrina="held-widget"><input size="12"></div></td><td>${'goods '.repeat(200)}</td></tr></table>`;
  const width = () => page.locator('#cell').evaluate((cell) => Math.round(cell.getBoundingClientRect().width));
  await open({ lax: true, tag: '', body });
  const before = await width();
  await page.goto(host.serve('/live', { lax: true, body }));
  await expectStatus(page, 'held-widget', 'ready');
  expect(await width()).toBe(before);
});

test('[D30] after a resize such a cell is as wide as with the fallback', async ({ page, host, open }) => {
  const body = `<table width="100%"><tr><td id="cell" width="40%"><div data-vitrina="held-widget"><input style="width:100%"></div></td><td>goods</td></tr></table>`;
  const width = () => page.locator('#cell').evaluate((cell) => Math.round(cell.getBoundingClientRect().width));
  const [wide, narrow] = [
    { width: 1200, height: 800 },
    { width: 400, height: 800 },
  ];
  await page.setViewportSize(narrow);
  await open({ lax: true, tag: '', body });
  const before = await width();
  await page.setViewportSize(wide);
  await page.goto(host.serve('/live', { lax: true, body }));
  await expectStatus(page, 'held-widget', 'ready');
  const widget = page.locator('[data-vitrina="held-widget"] .vitrina-root');
  await expect(widget).toHaveClass(/is-desktop/);
  await page.setViewportSize(narrow);
  await expect(widget).toHaveClass(/is-mobile/);
  expect(await width()).toBe(before);
});

test('a page’s jQuery handlers receive our events', async ({ page, open }) => {
  await open({
    head: script(
      'window.received = []; window.jQuery = function () { return { trigger: function (name, args) { received.push(name + " " + args[0].widget); } }; };',
    ),
    body: placeholder('good-widget'),
  });
  await expectStatus(page, 'good-widget', 'ready');
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual(['vitrina:widget-ready good-widget']);
});

test('a link around a placeholder does not navigate when our button is clicked', async ({ page, open }) => {
  await open({ body: `<a href="/away">${placeholder('good-widget').replace(/<a.*<\/a>/, 'x')}</a>` });
  await expectStatus(page, 'good-widget', 'ready');
  await status(page, 'good-widget').getByRole('button').click();
  await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('in a sandboxed frame without an origin the server’s page stays', async ({ page, host, open }) => {
  host.serve('/framed', { lax: true, body: placeholder('good-widget') });
  await open({ lax: true, tag: '', config: null, body: '<iframe sandbox="allow-scripts allow-popups" src="/framed"></iframe>' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: 'good-widget' })).toBeVisible();
});
