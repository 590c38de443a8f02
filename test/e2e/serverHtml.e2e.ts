import type { Page } from '@playwright/test';
import { ATTACKS } from '../support/attacks/serverHtml';
import { dangersIn } from '../support/attacks/dangersIn';
import { nonceOf, TAG, type HostPages, type HostPage } from '../support/browser/hostPages';
import { expect, expectStatus, letRequestsPass, placeholder, status, test } from './hostTest';
import { gateIf } from '../support/testScope';

interface Piece {
  html: string;
  sourceUrl?: string;
}

const widget = placeholder('html-widget');
const box = (page: Page) => page.locator('[data-vitrina="html-widget"] > [data-vitrina-content]');
const state = (page: Page) => page.locator('[data-vitrina="html-widget"] .v-root');
const script = (code: string): string => `<script nonce="${nonceOf}">${code}</script>`;

/** Shows these pieces in the widget and waits until each is shown or has failed. */
async function show(page: Page, pieces: readonly Piece[]): Promise<void> {
  await expectStatus(page, 'html-widget', 'ready');
  await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('html', { detail })), pieces);
  await expect(state(page)).toHaveAttribute('data-results', String(pieces.length));
}

const failures = (page: Page) => state(page).getAttribute('data-failures');

test.describe('attacks', () => {
  const POLLUTION = `Object.assign(Object.prototype, { ALLOWED_TAGS: ['script', 'svg'], ADD_TAGS: ['script'], ALLOWED_ATTR: ['onerror'], ADD_ATTR: ['onerror', 'onclick'], ALLOW_UNKNOWN_PROTOCOLS: true, IN_PLACE: true, tagNameCheck: /.*/, attributeNameCheck: /.*/, onerror: true, onclick: true, script: true });`;
  const CLOBBERED = ['implementation', 'createNodeIterator', 'createDocumentFragment', 'importNode', 'currentScript', 'URL']
    .map((name) => `<form name="${name}"></form>`)
    .join('');

  const PAGES: Record<string, HostPage> = {
    'a strict page with trusted types': { body: widget },
    'a page without any policy, where a script would run': { body: widget, lax: true },
    'a page that has polluted Object.prototype before': { head: script(POLLUTION), body: widget, lax: true },
    'a page whose forms hide members of the document': { body: CLOBBERED + widget, lax: true },
  };

  /** What the page's own scripts find by these names. */
  const MEMBERS = ['vitrina', 'config', 'attributes', 'parentNode', 'body', 'location', 'jQuery', 'createElement', 'querySelectorAll'];
  const members = (page: Page): Promise<string[]> =>
    page.evaluate(
      (names) =>
        [window, document].flatMap((owner) =>
          names.map((name) => {
            const value: unknown = Reflect.get(owner, name);
            return `${name}: ${value instanceof Element ? value.outerHTML.slice(0, 20) : typeof value}`;
          }),
        ),
      [...MEMBERS, '__APP_CONFIG__', 'trustedTypes', 'constructor', 'getElementById'],
    );

  for (const [kind, content] of Object.entries(PAGES)) {
    test(
      `on ${kind}: no script runs, nothing is requested, nothing is hidden`,
      gateIf(kind.startsWith('a strict page')),
      async ({ page, open, host, watched }) => {
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(host.origin) && !request.url().startsWith('data:')) foreign.push(request.url());
        });
        await open(content);
        await expectStatus(page, 'html-widget', 'ready');
        const before = await members(page);
        await show(page, ATTACKS);
        expect(await failures(page)).toBe('');
        expect(await box(page).count()).toBe(ATTACKS.length);

        await useEverything(page);
        await letRequestsPass(page);
        expect(await page.evaluate(() => Reflect.get(window, '__xss') as unknown)).toBeUndefined();
        expect(foreign).toEqual([]);
        expect(await members(page)).toEqual(before);
        expect(new URL(page.url()).pathname).toBe('/');
        expect(host.reports.map((report) => /"script-sample":"[^"]*"/.exec(report)?.[0] ?? report)).toEqual([]);
        expect(await dangersOf(page, host)).toEqual([]); // last, because evaluating a text is itself reported
        expect(watched.errors.filter((error) => !error.includes('404'))).toEqual([]); // own pictures that do not exist
      },
    );
  }

  test('the same HTML without the sanitizer does run, request and hide', async ({ page, open, host }) => {
    await page.route('https://evil.example/**', (route) => route.abort());
    const asked = page.waitForRequest('https://evil.example/x.png');
    await open({ body: widget, lax: true });
    await page.evaluate(
      (pieces) => {
        const { createElement, querySelector } = Document.prototype;
        for (const html of pieces) {
          const piece = createElement.call(document, 'div');
          querySelector.call(document, 'body')?.append(piece);
          piece.innerHTML = html;
        }
      },
      ATTACKS.filter(({ html }) => !/refresh|autofocus|<portal/.test(html)).map(({ html }) => html), // a refresh would leave the page
    );
    await asked;
    await expect.poll(() => page.evaluate(() => Reflect.get(window, '__xss') as unknown)).toBe(1);
    expect((await dangersOf(page, host, 'body')).length).toBeGreaterThan(50);
  });

  /** The same check as in jsdom, as text: a function cannot be an argument. */
  const dangersOf = (page: Page, { origin }: HostPages, selector = '[data-vitrina="html-widget"] > [data-vitrina-content]') =>
    page.evaluate<string[]>(
      `[...Document.prototype.querySelectorAll.call(document, ${JSON.stringify(selector)})].flatMap((root) => (${dangersIn})(root, ['${origin}']))`,
    );

  /** Focus, pointer and animations on every element; clicks that would leave the page are stopped at the document. */
  const useEverything = (page: Page): Promise<void> =>
    page.evaluate(async () => {
      const stop = (event: Event): void => event.preventDefault();
      for (const type of ['click', 'submit']) window.addEventListener(type, stop);
      for (const element of Document.prototype.querySelectorAll.call(document, '[data-vitrina-content] *')) {
        HTMLElement.prototype.focus.call(element);
        for (const type of [
          'mouseover',
          'mouseenter',
          'pointerdown',
          'toggle',
          'beforetoggle',
          'animationstart',
          'input',
          'change',
          'error',
          'load',
        ])
          EventTarget.prototype.dispatchEvent.call(element, new Event(type, { bubbles: true }));
        HTMLElement.prototype.click.call(element);
      }
      for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      for (const type of ['click', 'submit']) window.removeEventListener(type, stop);
    });
});

test.describe('a page that does not allow the policy', () => {
  test('shows nothing, reports the name to allow, and the widget goes on', async ({ page, open, watched, host }) => {
    const policy = `default-src 'self'; script-src 'nonce-${nonceOf}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types vitrina host`;
    await open({ body: widget, policy });
    await show(page, [{ html: '<p>Vsebina</p>' }, { html: '<p>Druga</p>' }]);
    expect(await failures(page)).toBe(
      Array(2).fill('Error: server HTML is not shown; does the policy trusted-types allow the name vitrina-html?').join('\n'),
    );
    await expect(box(page)).toHaveCount(0);
    await expectStatus(page, 'html-widget', 'ready');
    expect(host.reports).toEqual([]);
    expect(watched.errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  test('shows everything when the tag names one of the page’s own list', async ({ page, open, watched, host }) => {
    const policy = `default-src 'self'; script-src 'nonce-${nonceOf}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types lipa lipa-html host`;
    await open({ body: widget, policy, tag: TAG.replace('<script ', '<script data-trusted-types-policy="lipa" ') });
    await show(page, [{ html: '<p>Vsebina</p>' }]);
    await expect(box(page)).toHaveText('Vsebina');
    expect([watched.errors, host.reports]).toEqual([[], []]);
  });
});

test.describe('good HTML', () => {
  const TERMS =
    '<h2 class="title" id="clen-1">Pogoji</h2><p>Glejte <a href="#clen-2">drugi člen</a>.</p><div class="filler"></div><h3 id="clen-2">Drugi člen</h3>';

  test('loads its code with the first HTML, not before', async ({ page, open, host }) => {
    await open({ body: widget });
    await expectStatus(page, 'html-widget', 'ready');
    await letRequestsPass(page);
    const loaded = () => host.requests.filter((path) => /\/sanitize-\w+\.js$/.test(path)).length;
    expect(loaded()).toBe(0);
    await show(page, [{ html: '<p>a</p>' }, { html: '<p>b</p>' }]);
    expect(loaded()).toBe(1);
  });

  test("has the shop's styles, its language and its place in the order of Tab", async ({ page, open }) => {
    await open({ head: '<style nonce="x">.title { color: rgb(1, 2, 3); }</style>', body: widget, lax: true });
    await show(page, [{ html: `${TERMS}<form action="/a"><label for="f">Polje</label><input id="f" name="f"></form>` }]);
    await expect(page.getByRole('heading', { name: 'Pogoji' })).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(box(page)).toHaveAttribute('lang', 'sl');
    await page.getByRole('button', { name: 'Pred vsebino' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'drugi člen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Polje')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Za vsebino' })).toBeFocused();
  });

  test('a link within it scrolls and focuses, whatever the base of the page, without leaving or a step in the history', async ({
    page,
    open,
  }) => {
    await open({ head: '<base href="/elsewhere/"><style>.filler { height: 3000px; }</style>', body: widget, lax: true });
    await show(page, [{ html: TERMS, sourceUrl: '/pogoji?modal=1' }]);
    const before = await page.evaluate(() => [history.length, location.href]);
    await page.getByRole('link', { name: 'drugi člen' }).click();
    await expect(page.getByRole('heading', { name: 'Drugi člen' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Drugi člen' })).toBeInViewport();
    expect(await page.evaluate(() => [history.length, location.href])).toEqual(before);
  });

  test('a form submits its token to where the HTML came from', async ({ page, open, host }) => {
    host.serve('/pogoji', { body: 'Hvala' });
    await open({ head: '<base href="/elsewhere/">', body: widget });
    await show(page, [
      {
        html: '<form method="post"><input type="hidden" name="csrftoken" value="a:b"><input name="name" value="Ana"><button name="submit" value="1">Pošlji</button></form>',
        sourceUrl: '/pogoji?modal=1',
      },
    ]);
    const submitted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Pošlji' }).click();
    const request = await submitted;
    expect([request.url(), request.postData()]).toEqual([`${host.origin}/pogoji?modal=1`, 'csrftoken=a%3Ab&name=Ana&submit=1']);
  });

  test('widgets in it come alive, and leave with it', async ({ page, open }) => {
    await open({ body: widget });
    await show(page, [{ html: '<p>Vsebina</p><div data-vitrina="good-widget"><a href="/x">x</a></div>' }]);
    await expectStatus(page, 'good-widget', 'ready');
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('html', { detail: [] })));
    await expect(box(page)).toHaveCount(0);
    await expect(status(page, 'good-widget')).toHaveCount(0);
    await expectStatus(page, 'html-widget', 'ready');
  });

  test('actions in it work as on the page', async ({ page, open, watched }) => {
    await open({ body: widget });
    await show(page, [{ html: '<a href="#none" data-vitrina-action="back-to-tpo">Na vrh</a>' }]);
    await page.getByRole('link', { name: 'Na vrh' }).click();
    await expect.poll(() => watched.warnings.join()).toContain('did you mean "back-to-top"');
  });

  test('the server’s HTML disappears when the widget is unmounted, and the fallback comes back', async ({ page, open }) => {
    await open({ body: widget });
    await show(page, [{ html: '<p>Vsebina</p>' }]);
    await page.evaluate(() => (window.vitrina as { unmount(): void }).unmount());
    await expect(page.getByRole('link', { name: 'html-widget' })).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  });
});
