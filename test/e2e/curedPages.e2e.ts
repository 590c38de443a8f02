import type { Page } from '@playwright/test';
import { OLD_LIBRARIES } from '../support/browser/oldLibraries';
import { type HostPages, nonceOf, TAG } from '../support/browser/hostPages';
import { NEXT_FIXTURE_DIST } from '../support/e2eSetup';
import { expect, expectStatus, letRequestsPass, placeholder, status, test, type Watched } from './hostTest';
import { gateIf } from '../support/testScope';

const script = (code: string): string => `<script nonce="${nonceOf}">${code}</script>`;

/** Remembers all built-ins at the moment of the call; `changed()` lists those that are not the same any more. */
const REMEMBER = `window.changed = (function () {
  var owners = [[Object, 'Object'], [Array, 'Array'], [Function, 'Function'], [String, 'String'], [Date, 'Date'], [JSON, 'JSON'], [Element, 'Element'],
    [Object.prototype, 'Object.prototype'], [Array.prototype, 'Array.prototype'], [Function.prototype, 'Function.prototype'], [String.prototype, 'String.prototype'],
    [Date.prototype, 'Date.prototype'], [Element.prototype, 'Element.prototype'], [Document.prototype, 'Document.prototype'], [window, 'window']];
  function look() {
    var seen = {};
    for (var i = 0; i < owners.length; i++) {
      var names = Object.getOwnPropertyNames(owners[i][0]);
      for (var j = 0; j < names.length; j++) {
        var descriptor = Object.getOwnPropertyDescriptor(owners[i][0], names[j]);
        seen[owners[i][1] + '.' + names[j]] = descriptor && (descriptor.value || descriptor.get);
      }
    }
    return seen;
  }
  var before = look();
  return function () {
    var now = look(), list = [];
    for (var name in now) if (now[name] !== before[name] && name !== 'window.changed') list[list.length] = name;
    for (var gone in before) if (!(gone in now)) list[list.length] = gone;
    return list.join('\\n');
  };
})();`;

for (const [library, code] of Object.entries(OLD_LIBRARIES)) {
  test(
    `[D37] a page with ${library} gets working widgets, keeps its own built-ins, and nothing is reported`,
    gateIf(library === 'Prototype 1.7'),
    async ({ page, open, host, watched }) => {
      await open({ head: script(code) + script(REMEMBER), body: placeholder('good-widget') });
      await expectStatus(page, 'good-widget', 'ready');
      await status(page, 'good-widget').getByRole('button').click();
      await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
      expect(await page.evaluate('changed()')).toBe('window.0\nwindow.vitrina');
      expect(await page.evaluate('String(vitrina.version) + (vitrina.mount ? " can mount" : "")')).toMatch(/ can mount$/);
      expect(watched.errors).toEqual([]);
      expect(host.reports).toEqual([]);
      expect(host.requests.filter((path) => path.includes('/cure-'))).toHaveLength(1);
    },
  );
}

test('a clean page loads nothing of the cure', async ({ page, open, host }) => {
  await open({ body: placeholder('good-widget') });
  await expectStatus(page, 'good-widget', 'ready');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(host.requests.filter((path) => /cure-|boot-|cured\.json/.test(path))).toEqual([]);
});

const PROTOTYPE = script(OLD_LIBRARIES['Prototype 1.7'] ?? '');

test('the frame is outside of layout, tab order and accessibility tree, survives a page that shows all frames, and is one, however often the tag is there', async ({
  page,
  open,
  host,
}) => {
  const tags = '<script async nonce="bm9uY2U" src="/vitrina/vitrina.js"></script>'.repeat(2);
  const styles = `<style nonce="${nonceOf}">iframe { display: block !important; height: 500px }</style>`;
  await open({ lax: true, head: styles + PROTOTYPE, tag: tags, body: `<p id="below">below</p>${placeholder('good-widget')}` });
  await expectStatus(page, 'good-widget', 'ready');
  const frame = page.locator('html > iframe');
  await expect(frame).toHaveCount(1);
  expect(await frame.boundingBox()).toBeNull();
  expect(await page.locator('html').ariaSnapshot()).not.toContain('iframe');
  expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
  expect(host.requests.filter((path) => path.includes('/boot-'))).toHaveLength(1);
});

test('the page’s queue is worked off, and its listeners get the events', async ({ page, open }) => {
  await open({
    head:
      PROTOTYPE +
      script(
        'window.heard = []; window.vitrina = []; vitrina.push(function (v) { heard.push(v.version); }); document.addEventListener("vitrina:widget-ready", function (e) { heard.push(e.detail.widget); });',
      ),
    body: placeholder('good-widget'),
  });
  await expectStatus(page, 'good-widget', 'ready');
  await expect.poll(() => page.evaluate('heard.slice().sort().join(" ")')).toMatch(/^\d+\.\d+\.\d+ good-widget$/);
});

test('a page that removes the frame gets the server’s HTML back, with the reason, once', async ({ page, open, watched }) => {
  await open({ head: PROTOTYPE, body: placeholder('good-widget') });
  await expectStatus(page, 'good-widget', 'ready');
  await page.evaluate('document.documentElement.removeChild(document.querySelector("html > iframe"))');
  await expectStatus(page, 'good-widget', 'failed');
  await expect(status(page, 'good-widget')).toHaveAttribute('data-vitrina-reason', /removed the frame/);
  expect(await watched.failed()).toEqual(['*']);
  expect(watched.errors).toHaveLength(1);
  await page.getByRole('link', { name: 'good-widget' }).click();
  await expect(page).toHaveURL(/fallback-good-widget$/);
});

test('a page that replaces its body while the frame loads gets its widgets in the new one', async ({ page, open }) => {
  await open({
    head:
      PROTOTYPE +
      script(
        `new MutationObserver(function (records, observer) { if (!document.querySelector('html > iframe') || !document.body) return; observer.disconnect();
          var body = document.createElement('body'); var host = document.createElement('div'); host.setAttribute('data-vitrina', 'good-widget'); body.appendChild(host); document.body = body; window.isReplaced = true; })
          .observe(document, { childList: true, subtree: true });`,
      ),
    body: '<p>old</p>',
  });
  await expectStatus(page, 'good-widget', 'ready');
  expect(await page.evaluate('isReplaced')).toBe(true);
});

test('a page that is left while the frame loads: the next page, and this one again, have their widgets and one frame', async ({
  page,
  open,
  host,
  watched,
}) => {
  host.serve('/next', { head: PROTOTYPE, body: placeholder('good-widget') });
  const leave = script(
    `new MutationObserver(function (records, observer) { if (!document.querySelector('html > iframe')) return; observer.disconnect();
      if (!sessionStorage.getItem('left')) { sessionStorage.setItem('left', 'yes'); location.href = '/next'; } }).observe(document, { childList: true, subtree: true });`,
  );
  await open({ head: PROTOTYPE + leave, body: placeholder('good-widget') });
  await page.waitForURL('**/next');
  await expectStatus(page, 'good-widget', 'ready');
  await page.goBack();
  await expectStatus(page, 'good-widget', 'ready');
  await expect(page.locator('html > iframe')).toHaveCount(1);
  const errors = watched.errors.filter((text) => !/ (not loaded TypeError|could not be loaded)/.test(text)); // what the navigation has cancelled
  expect([errors, host.reports]).toEqual([[], []]);
});

const FIRST = TAG.replace('async ', '');

/** The widget works, in one frame, and nothing was reported. */
async function expectOneFrame(page: Page, host: HostPages, watched: Watched): Promise<void> {
  await expect(page.locator('html > iframe')).toHaveCount(1);
  await status(page, 'good-widget').getByRole('button').click();
  await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
  expect([watched.errors, await watched.failed(), host.reports]).toEqual([[], [], []]);
}

for (const [when, scripts] of Object.entries({
  'has replaced its built-ins before both': (second: string) => PROTOTYPE + FIRST + second,
  'repairs its built-ins between them': (second: string) =>
    script('window.native = Array.from;') + PROTOTYPE + FIRST + script('Array.from = native;') + second,
}))
  for (const folder of ['/vitrina/', '/other/'])
    test(`two tags of ${folder === '/other/' ? 'two releases' : 'one release'} on a page that ${when}: the first runs in its frame, and nothing is reported`, async ({
      page,
      open,
      host,
      watched,
    }) => {
      host.otherDist = NEXT_FIXTURE_DIST;
      await open({ tag: scripts(FIRST.replace('/vitrina/', folder)), body: placeholder('good-widget') });
      await expectStatus(page, 'good-widget', 'ready');
      await letRequestsPass(page);
      expect(new Set(host.requests.filter((path) => path.includes('/chunks/main-'))).size).toBe(1);
      await expectOneFrame(page, host, watched);
    });

for (const second of ['', FIRST, FIRST.replace('/vitrina/', '/other/')])
  test(`a page that replaces its built-ins right after the tag${second && `, and has another of ${second === FIRST ? 'the same' : 'another'} release`}: the widgets run in a frame`, async ({
    page,
    open,
    host,
    watched,
  }) => {
    host.otherDist = NEXT_FIXTURE_DIST;
    await open({ tag: FIRST + PROTOTYPE + second, body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'ready');
    await expectOneFrame(page, host, watched);
  });

/** A script of the page that comes when the widgets are there; then the shopper presses somewhere. */
async function addLater(page: Page, code: string): Promise<void> {
  await expectStatus(page, 'good-widget', 'ready');
  await page.evaluate(`${code}; 0`);
  await page.mouse.click(600, 400);
  await expect(page.locator('html > iframe')).toHaveCount(1);
  await expectStatus(page, 'good-widget', 'ready');
}

for (const [library, code] of Object.entries(OLD_LIBRARIES))
  test(`[D37] ${library} that comes when the widgets are there: at the next press they go on in a frame`, async ({
    page,
    open,
    watched,
  }) => {
    await open({ body: placeholder('good-widget') });
    const button = status(page, 'good-widget').getByRole('button');
    await button.click();
    await button.click();
    await expect(button).toHaveText('count 2');
    await addLater(page, code);
    await button.click();
    await expect(button).toHaveText('count 1');
    expect(watched.errors).toEqual([]);
  });

test('window.vitrina that a page has kept from before passes its calls on to the frame', async ({ page, open }) => {
  await open({ body: placeholder('good-widget') });
  await page.evaluate('window.kept = vitrina; 0');
  await addLater(page, OLD_LIBRARIES['Prototype 1.7'] ?? '');
  expect(await page.evaluate('kept.unmount()')).toBe(1);
  await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
  expect(await page.evaluate('kept.cart.add().then(String, String)')).toMatch(/^TypeError: vitrina.cart.add/);
});

test('where no frame can help, what a script has broken later leaves the page to the server’s HTML, with the reason', async ({
  page,
  open,
  watched,
}) => {
  await open({ body: placeholder('good-widget') });
  await expectStatus(page, 'good-widget', 'ready');
  await page.evaluate('JSON.stringify = function () { return "x"; }; 0');
  await page.evaluate('Object.defineProperty(HTMLIFrameElement.prototype, "contentDocument", { value: null }); 0');
  await page.mouse.click(600, 400);
  await expectStatus(page, 'good-widget', 'off');
  await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
  expect(watched.errors).toHaveLength(1);
});

test('under a policy without frames the widgets work, for the frame loads no address', async ({ page, open, host }) => {
  const policy = `default-src 'none'; script-src 'nonce-${nonceOf}'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'none'; child-src 'none'; report-uri /csp-report`;
  await open({ policy, head: PROTOTYPE, body: placeholder('good-widget') });
  await expectStatus(page, 'good-widget', 'ready');
  expect(host.reports).toEqual([]);
});

test('where the page’s list of policy names is fixed, the frame’s policy has the name in the tag, too', async ({ page, open, host }) => {
  const policy = `default-src 'self'; script-src 'nonce-${nonceOf}' 'strict-dynamic'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lipa host; report-uri /csp-report`;
  await open({
    policy,
    head: PROTOTYPE,
    tag: TAG.replace('<script ', '<script data-trusted-types-policy="lipa" '),
    body: placeholder('good-widget'),
  });
  await expectStatus(page, 'good-widget', 'ready');
  expect(host.reports).toEqual([]);
});

test('[D37] where no frame can help, the widgets are off, the console says why once, and window.vitrina rejects: each frame has the same built-ins', async ({
  page,
  open,
  watched,
}) => {
  await page.addInitScript('Array.prototype.reduce = function () {};');
  await open({ body: placeholder('good-widget') });
  await expectStatus(page, 'good-widget', 'off');
  await expect(status(page, 'good-widget')).toHaveAttribute(
    'data-vitrina-reason',
    /^this page has replaced Array\.prototype, and so has the frame/,
  );
  expect(watched.errors).toHaveLength(1);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.evaluate(() => (window.vitrina as { mount(): Promise<number> }).mount().then(String, String))).toMatch(
    /^Error: this page has replaced /,
  );
  await page.getByRole('link', { name: 'good-widget' }).click();
  await expect(page).toHaveURL(/fallback-good-widget$/);
});

test('[D37] in a sandboxed frame without an origin the widgets are off', async ({ page, host, open }) => {
  await page.route('**/vitrina/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } }); // the page has no origin
  });
  host.serve('/framed', { lax: true, head: PROTOTYPE, body: placeholder('good-widget') });
  await open({ lax: true, tag: '', config: null, body: '<iframe sandbox="allow-scripts" src="/framed"></iframe>' });
  const framed = page.frameLocator('iframe').locator('[data-vitrina]');
  await expect(framed).toHaveAttribute('data-vitrina-status', 'off');
  await expect(framed).toHaveAttribute('data-vitrina-reason', /a frame for clean ones is not allowed here$/);
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'good-widget' })).toBeVisible();
});
