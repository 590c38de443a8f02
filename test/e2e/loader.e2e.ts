import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { placeholder, status, expectStatus, expect, test, visit } from './hostTest';
import { NEXT_FIXTURE_DIST } from '../support/e2eSetup';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { nonceOf, TAG } from '../support/browser/hostPages';
import { routeFirst } from '../support/browser/routeFirst';
import { GATE, gateIf } from '../support/testScope';

interface Manifest {
  main: string;
  eager: string[];
  widgets: object;
  files: Record<string, object>;
}

const withNotes = ({ files }: Manifest) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, { ...file, note: 'new' }]));

const BAD = ['throws-in-render', 'throws-in-effect', 'throws-at-mount'];

test('[R0.11] independent roots mount in their placeholders and share one store', GATE, async ({ page, open, watched, host }) => {
  await open({ body: placeholder('good-widget', 'id="a" data-label="A" data-start="4"') + placeholder('good-widget', 'id="b"') });
  await expect(page.locator('#a').getByRole('button')).toHaveText('A 4');
  await expect(page.locator('#b').getByRole('button')).toHaveText('count 0');
  await page.locator('#a').getByRole('button').click();
  await expect(page.locator('#a').getByRole('button')).toHaveText('A 5');
  await expect(page.locator('#b').getByRole('button')).toHaveText('count 0');
  await expect(page.locator('#a a')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(window).filter((key) => /vitrina/i.test(key)))).toEqual(['vitrina']);
  expect([watched.errors, watched.warnings, host.reports]).toEqual([[], [], []]);
});

for (const name of BAD) {
  test(
    `govuk/init-errors: a widget that ${name.replaceAll('-', ' ')} keeps its fallback and does not affect the others`,
    gateIf(name === 'throws-in-render'),
    async ({ page, open, watched }) => {
      await open({ body: placeholder(name) + placeholder('good-widget') });
      await expectStatus(page, name, 'failed');
      await expectStatus(page, 'good-widget', 'ready');
      await expect(page.getByRole('link', { name })).toBeVisible();
      expect(watched.errors).toHaveLength(1);
      expect(watched.errors[0]).toContain(`the widget "${name}" failed`);
      expect(await watched.failed()).toEqual([name]);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/fallback-${name}$`));
    },
  );
}

test('a widget that throws in an event handler is replaced by its fallback', async ({ page, open, watched }) => {
  await open({ body: placeholder('throws-in-handler') + placeholder('good-widget') });
  await status(page, 'throws-in-handler').getByRole('button').click();
  await expectStatus(page, 'throws-in-handler', 'failed');
  await expect(page.getByRole('link', { name: 'throws-in-handler' })).toBeVisible();
  await status(page, 'good-widget').getByRole('button').click();
  await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
  expect(watched.errors).toHaveLength(1);
  expect(watched.errors[0]).toContain('the widget "throws-in-handler" failed');
  expect(await watched.failed()).toEqual(['throws-in-handler']);
});

test('an error of the page itself is not attributed to us', async ({ page, open, watched }) => {
  await open({ body: `<button id="own" type="button">own</button>${placeholder('good-widget')}` });
  await expectStatus(page, 'good-widget', 'ready');
  await page.evaluate(() =>
    document.getElementById('own')?.addEventListener('click', () => {
      throw new Error('page error');
    }),
  );
  await page.locator('#own').click();
  expect(watched.errors).toEqual(['uncaught: page error']);
  await expectStatus(page, 'good-widget', 'ready');
});

test('govuk/dataset-config: an unknown name and a bad attribute are reported with a suggestion', async ({ page, open, watched }) => {
  await open({ body: placeholder('good-wigdet') + placeholder('good-widget', 'data-start="many" data-lable="x"') });
  await expectStatus(page, 'good-wigdet', 'failed');
  await expectStatus(page, 'good-widget', 'ready');
  await expect(page.getByRole('link', { name: 'good-wigdet' })).toBeVisible();
  expect(watched.errors).toEqual([]);
  expect(await watched.failed()).toEqual(['good-wigdet']);
  expect(watched.warnings.join('\n')).toContain('did you mean "good-widget"?');
  expect(watched.warnings.join('\n')).toContain('data-start="many" is not a whole number from 0 to 99; 0 is used instead');
  expect(watched.warnings.join('\n')).toContain('did you mean data-label?');
});

test('a widget whose condition is false stays off and makes no request', async ({ page, open, host }) => {
  await open({ body: placeholder('off-widget') });
  await expectStatus(page, 'off-widget', 'off');
  await expect(page.getByRole('link', { name: 'off-widget' })).toBeVisible();
  expect(host.requests.filter((path) => /PlainControls/.test(path))).toEqual([]);
});

test('[R1.24] maintenance mode leaves every widget off, with the fallback', async ({ page, open, host }) => {
  await open({ config: { country: 'SI', maintenance: true }, body: placeholder('good-widget') });
  await expectStatus(page, 'good-widget', 'off');
  await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
  expect(host.requests.filter((path) => /GoodWidget/.test(path))).toEqual([]);
});

test.describe('the tag', () => {
  const module = `<script type="module" nonce="${nonceOf}" src="/vitrina/vitrina.js"></script>`;
  const injected = `<script nonce="${nonceOf}">addEventListener('load', () => requestIdleCallback(() => { const s = document.createElement('script'); s.src = trustedTypes.createPolicy('host', { createScriptURL: (url) => url }).createScriptURL('/vitrina/vitrina.js'); document.head.appendChild(s); }))</script>`;
  const inclusions: Record<string, { tag: string; tail?: string }> = {
    'async in the head': { tag: TAG },
    'deferred in the head': { tag: TAG.replace('async', 'defer') },
    'blocking in the head': { tag: TAG.replace('async ', '') },
    'blocking at the end': { tag: '', tail: TAG.replace('async ', '') },
    'as a module': { tag: module },
    twice: { tag: TAG, tail: TAG.replace('async ', '') },
    'as a module and classic': { tag: module, tail: TAG },
    'injected after the page has loaded': { tag: injected },
    'concatenated with other scripts': { tag: TAG.replace('/vitrina/vitrina.js', '/all.js') },
  };
  for (const [how, { tag, tail = '' }] of Object.entries(inclusions)) {
    test(`govuk/init-twice: included ${how}: one instance`, async ({ page, open, watched, host }) => {
      await open({ tag, body: placeholder('good-widget') + tail });
      await expectStatus(page, 'good-widget', 'ready');
      expect(await status(page, 'good-widget').evaluate((element) => element.shadowRoot?.querySelectorAll('button').length)).toBe(1);
      expect(new Set(host.requests.filter((path) => /chunks\/main/.test(path))).size).toBe(1);
      expect([watched.errors, host.reports]).toEqual([[], []]);
    });
  }

  test(
    'under a policy without nonces, where inline scripts are forbidden: without integrity and without a violation',
    GATE,
    async ({ page, open, watched, host }) => {
      await open({
        policy: "default-src 'self'; require-trusted-types-for 'script'; report-uri /csp-report",
        tag: '<script async data-integrity="off" src="/vitrina/vitrina.js"></script>',
        body: placeholder('good-widget'),
      });
      await expectStatus(page, 'good-widget', 'ready');
      expect([watched.errors, watched.warnings, host.reports]).toEqual([[], [], []]);
    },
  );

  const FIXED_NAMES = `default-src 'self'; script-src 'nonce-${nonceOf}' 'strict-dynamic'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lipa lipa-html host; report-uri /csp-report`;

  test('a page whose list of policy names is fixed names ours in the tag', async ({ page, open, watched, host }) => {
    await open({
      policy: FIXED_NAMES,
      tag: TAG.replace('<script ', '<script data-trusted-types-policy="lipa" '),
      body: placeholder('good-widget'),
    });
    await expectStatus(page, 'good-widget', 'ready');
    expect([watched.errors, watched.warnings, host.reports]).toEqual([[], [], []]);
  });

  test('a page whose list of policy names lacks ours keeps the server’s HTML, with the reason', async ({ page, open }) => {
    await open({ policy: FIXED_NAMES, body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'failed');
    await expect(status(page, 'good-widget')).toHaveAttribute(
      'data-vitrina-reason',
      /Policy "vitrina" disallowed|blocked creating policy named 'vitrina'/,
    );
    await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
  });

  test('two versions on one page: only the first one runs', async ({ page, open, watched, host }) => {
    host.otherDist = NEXT_FIXTURE_DIST;
    const other = TAG.replace('/vitrina/', '/other/').replace('async ', '');
    await open({ tag: TAG.replace('async ', '') + other, body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'ready');
    expect(host.requests.filter((path) => path.startsWith('/other/chunks'))).toEqual([]);
    expect(await status(page, 'good-widget').evaluate((element) => element.shadowRoot?.querySelectorAll('button').length)).toBe(1);
    expect([watched.errors, host.reports]).toEqual([[], []]);
  });

  for (const [theirs, named] of [
    [{ version: 'theirs' }, 'theirs'],
    [{ open: 'something' }, 'another program'],
  ] as const) {
    test(`${named} called window.vitrina keeps its name, and the console shows why nothing is mounted`, async ({ page, open, host }) => {
      const warned = page.waitForEvent('console', (message) => message.text().includes('window.vitrina exists'));
      await open({
        tag: `<script nonce="${nonceOf}">window.vitrina = ${JSON.stringify(theirs)};</script>${TAG}`,
        body: placeholder('good-widget'),
      });
      expect((await warned).text()).toContain(`window.vitrina exists (${named})`);
      expect(await page.evaluate(() => Reflect.get(window, 'vitrina'))).toEqual(theirs);
      expect(host.requests.filter((path) => path.startsWith('/vitrina/chunks'))).toEqual([]);
    });
  }

  test('a page without a placeholder loads only the tag; one added later is mounted', async ({ page, open, host }) => {
    await open({ body: '<main id="main"></main>' });
    await page.waitForLoadState('networkidle'); // nothing is requested any more
    expect(host.requests.filter((path) => path.startsWith('/vitrina/'))).toEqual(['/vitrina/vitrina.js']);
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.setAttribute('data-vitrina', 'good-widget');
      document.getElementById('main')?.appendChild(element);
    });
    await expectStatus(page, 'good-widget', 'ready');
  });
});

test.describe('window.vitrina', () => {
  test('calls made before the tag are queued', async ({ page, open }) => {
    const early = `<script nonce="${nonceOf}">window.vitrina = window.vitrina || []; window.received = []; vitrina.push((v) => window.received.push('ready ' + v.version)); vitrina.push(['on', 'widget-ready', (d) => window.received.push(d.widget)]);</script>`;
    await open({ head: early, body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'ready');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { received: string[] }).received.sort()))
      .toEqual(['good-widget', 'ready 0.1.0']);
  });

  test('a late listener receives the last value, and no more after off', async ({ page, open }) => {
    await open({ body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'ready');
    const received = await page.evaluate(async () => {
      const vitrina = window.vitrina as unknown as import('../../src/vitrina').Vitrina;
      await vitrina.ready;
      const names: unknown[] = [];
      const listener = (detail: unknown): void => void names.push((detail as { widget: string }).widget);
      vitrina.on('widget-ready', listener);
      vitrina.off('widget-ready', listener);
      await vitrina.unmount();
      await vitrina.mount();
      return names;
    });
    expect(received).toEqual(['good-widget']);
  });

  test('a method without its widget is rejected with what the page lacks', async ({ page, open }) => {
    await open({ body: placeholder('good-widget') });
    const reason = await page.evaluate(() =>
      (window.vitrina as unknown as import('../../src/vitrina').Vitrina).modal.open('x').then(
        () => '',
        (error: Error) => error.message,
      ),
    );
    expect(reason).toContain('vitrina.modal.open: the page has no <div data-vitrina="page-modals">');
  });

  test('unmount restores the fallback, mount activates the widget again', GATE, async ({ page, open }) => {
    await open({ body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'ready');
    const call = (name: 'mount' | 'unmount') =>
      page.evaluate((method) => (window.vitrina as unknown as import('../../src/vitrina').Vitrina)[method]('body'), name);
    expect(await call('unmount')).toBe(1);
    await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
    await expect(status(page, 'good-widget')).not.toHaveAttribute('data-vitrina-status');
    expect(await call('mount')).toBe(1);
    await expectStatus(page, 'good-widget', 'ready');
  });
});

test(
  '[R0.11] an AJAX region is replaced: the old root unmounts, the new one mounts, and a copied status is ignored',
  GATE,
  async ({ page, open }) => {
    await open({ body: `<div id="region">${placeholder('good-widget', 'data-label="first"')}</div>` });
    await expectStatus(page, 'good-widget', 'ready');
    await page.evaluate(() => {
      const region = document.getElementById('region');
      const policy = (
        window as unknown as { trustedTypes: { createPolicy(n: string, r: object): { createHTML(t: string): string } } }
      ).trustedTypes.createPolicy('host', { createHTML: (t: string) => t });
      if (region) region.innerHTML = policy.createHTML(region.innerHTML.replace('first', 'second'));
    });
    await expect(status(page, 'good-widget').getByRole('button')).toHaveText('second 0');
  },
);

test('a placeholder that is only moved keeps its widget', async ({ page, open }) => {
  await open({ body: `<div id="from">${placeholder('good-widget')}</div><div id="to"></div>` });
  await status(page, 'good-widget').getByRole('button').click();
  await page.evaluate(() => document.getElementById('to')?.appendChild(document.querySelector('[data-vitrina]') as Element));
  await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
});

test('a widget’s code loads at its mount time: now, idle, near the viewport, or on interaction', async ({ page, open, host }) => {
  const far = '<p style="height: 3000px">far</p>';
  const lazy = () => host.requests.filter((path) => /PlainControls/.test(path)).length;
  await open({ lax: true, body: placeholder('good-widget') + placeholder('intent-widget') + far + placeholder('held-widget') });
  await expectStatus(page, 'good-widget', 'ready');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (const name of ['intent-widget', 'held-widget']) await expectStatus(page, name, 'found');
  expect(lazy()).toBe(0);
  await page.getByRole('link', { name: 'intent-widget' }).hover();
  await expectStatus(page, 'intent-widget', 'ready');
  await page.mouse.wheel(0, 2900);
  await expectStatus(page, 'held-widget', 'ready');
  expect(lazy()).toBe(1);
});

test('the first click on a widget that is still loading is performed once it has mounted', async ({ page, open }) => {
  let release = (): void => undefined;
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/GoodWidget*', async (route) => {
    await clicked;
    await route.continue();
  });
  await open({ body: placeholder('intent-widget') });
  await page.getByRole('link', { name: 'intent-widget' }).click();
  release();
  await expect(status(page, 'intent-widget').getByRole('button')).toHaveText('count 1');
  await expect(status(page, 'intent-widget').getByRole('button')).toBeFocused();
});

test('a placeholder in the fallback of a failed one does not hold back its clicks', async ({ page, open }) => {
  await page.clock.install();
  await open({ body: `<div data-vitrina="no-such-thing">${placeholder('good-widget')}</div>` });
  await expectStatus(page, 'no-such-thing', 'failed');
  await page.clock.pauseAt(Date.now() + 3_600_000); // a click that is held back would never be followed
  await page.getByRole('link', { name: 'good-widget' }).click();
  await page.waitForURL('**/fallback-good-widget');
});

test('scripts of the page hide and show a placeholder whose widget is ready', async ({ page, open }) => {
  await open({ body: placeholder('good-widget') });
  const host = status(page, 'good-widget');
  await expectStatus(page, 'good-widget', 'ready');
  for (const hide of [
    (element: HTMLElement) => void (element.hidden = true),
    (element: HTMLElement) => void (element.style.display = 'none'),
  ]) {
    await host.evaluate(hide);
    await expect(host).toBeHidden();
    await host.evaluate((element: HTMLElement) => {
      element.hidden = false;
      element.style.display = '';
    });
    await expect(host.getByRole('button')).toBeVisible();
  }
});

test('a template with its own integrity attributes is not overridden', async ({ page, open, watched, host }) => {
  const snippet = await readFile(join(host.dist, 'snippet.html'), 'utf8');
  const map = /<script type="importmap">.*?<\/script>/.exec(snippet)?.[0].replace('<script', `<script nonce="${nonceOf}"`) ?? '';
  const preloads = snippet.match(/<link.*>/g) ?? [];
  await open({
    head: map + preloads.map((link) => link.replace('<link', `<link nonce="${nonceOf}"`)).join(''),
    body: placeholder('good-widget'),
  });
  await expectStatus(page, 'good-widget', 'ready');
  expect([watched.errors, watched.warnings, host.reports]).toEqual([[], [], []]);
});

test('after 2 s without the widget the first click follows the fallback’s own link', async ({ page, open }) => {
  await page.clock.install();
  await page.route('**/GoodWidget*', () => {});
  await open({ body: placeholder('intent-widget') });
  await expectStatus(page, 'intent-widget', 'found');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const loading = page.waitForRequest('**/GoodWidget*');
  await page.getByRole('link', { name: 'intent-widget' }).click({ noWaitAfter: true });
  await loading;
  await page.clock.runFor(1999);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(1);
  await page.waitForURL('**/fallback-intent-widget');
});

test.describe('a chunk', () => {
  test('that is missing leaves the fallback, after one retry with a fresh manifest', GATE, async ({ page, open, host, watched }) => {
    const asked: string[] = [];
    await page.route('**/GoodWidget*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ status: 404, body: 'gone' });
    });
    await open({ body: placeholder('good-widget') + placeholder('idle-widget') });
    await expectStatus(page, 'good-widget', 'failed');
    await expectStatus(page, 'idle-widget', 'ready');
    await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
    expect(host.requests.filter((path) => path === '/vitrina/manifest.json')).toHaveLength(1);
    expect(asked).toEqual(['', '?again=1']);
    expect(watched.errors.filter((text) => text.includes('vitrina: '))).toEqual([
      expect.stringContaining('the widget "good-widget" failed'),
    ]);
    expect(await watched.failed()).toEqual(['good-widget']);
  });

  test('that is the entry itself leaves every fallback, also where the console is missing', async ({ page, open }) => {
    await page.route('**/chunks/main*', (route) => route.abort());
    const head = `<script nonce="${nonceOf}">window.console = undefined;</script>`;
    await open({ head, body: placeholder('good-widget') + placeholder('intent-widget') });
    for (const name of ['good-widget', 'intent-widget']) await expectStatus(page, name, 'failed');
    await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
    await page.getByRole('link', { name: 'intent-widget' }).click();
    await expect(page).toHaveURL(/fallback-intent-widget$/);
  });

  test('that fails once is fetched again', async ({ page, open }) => {
    let first = true;
    await page.route('**/GoodWidget*', (route) => {
      if (!first) return route.continue();
      first = false;
      return route.abort();
    });
    await open({ body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'ready');
  });

  test('with other content than was built does not run', async ({ page, open, watched }) => {
    await page.route('**/GoodWidget*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
    });
    await open({ body: placeholder('good-widget') + placeholder('idle-widget') });
    await expectStatus(page, 'good-widget', 'failed');
    await expectStatus(page, 'idle-widget', 'ready');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
    expect(watched.errors.filter((text) => text.includes('vitrina: '))).toEqual([
      expect.stringContaining('the widget "good-widget" failed'),
    ]);
    expect(await watched.failed()).toEqual(['good-widget']);
  });

  test('[R9.77] that takes longer than 120 s fails, and mounts nothing when it loads later', async ({ page, host, watched }) => {
    await page.clock.install();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/GoodWidget*', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/manifest.json', () => {}); // nothing else loads either
    await visit(page, host, { body: placeholder('good-widget') + placeholder('held-widget') });
    await expectStatus(page, 'good-widget', 'loading');
    await expectStatus(page, 'held-widget', 'ready');
    await page.clock.runFor(119_000);
    await expectStatus(page, 'good-widget', 'loading');
    await page.clock.runFor(2_000);
    await expectStatus(page, 'good-widget', 'failed');
    const answered = page.waitForResponse('**/GoodWidget*');
    release();
    await answered;
    await page.clock.runFor(1_000);
    await expectStatus(page, 'good-widget', 'failed');
    await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
    expect(watched.errors.filter((text) => text.includes('vitrina: '))).toEqual([
      expect.stringContaining('the widget "good-widget" failed'),
    ]);
    expect(await watched.failed()).toEqual(['good-widget']);
  });

  test('[R9.77] that is the entry itself and takes longer than 120 s keeps every fallback for good', async ({ page, host, watched }) => {
    await page.clock.install();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/chunks/main*', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/manifest.json', () => {});
    await visit(page, host, { body: placeholder('good-widget') });
    await page.waitForFunction(() => window.vitrina !== undefined);
    await page.clock.runFor(119_000);
    await expect(status(page, 'good-widget')).not.toHaveAttribute('data-vitrina-status');
    await page.clock.runFor(2_000);
    await expectStatus(page, 'good-widget', 'failed');
    const answered = page.waitForResponse('**/chunks/main*');
    release();
    await (await answered).finished();
    await page.clock.runFor(1_000);
    await expectStatus(page, 'good-widget', 'failed');
    await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
    expect(watched.errors).toEqual([expect.stringContaining('vitrina: not loaded')]);
    expect(await watched.failed()).toEqual(['*']);
  });

  test('lost in a deploy starts the new release, with one store and one React', FULL_CHROMIUM, async ({ page, open, host }) => {
    await open({ body: placeholder('good-widget') + placeholder('intent-widget') });
    await expectStatus(page, 'good-widget', 'ready');
    await routeFirst(page, '**/PlainControls*', (route) => (route.request().url().includes('again') ? route.continue() : route.abort()));
    host.dist = NEXT_FIXTURE_DIST;
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.setAttribute('data-vitrina', 'held-widget');
      document.body.appendChild(late);
    });
    await expectStatus(page, 'held-widget', 'ready');
    await expectStatus(page, 'good-widget', 'ready');
    const mains = new Set(host.requests.filter((path) => /chunks\/main-/.test(path)));
    expect(mains.size).toBe(2);
  });

  /** What the manifest of tomorrow's release may look like for the tag of today. */
  const TOMORROW: Record<string, { change: (manifest: Manifest) => unknown; starts: boolean }> = {
    'with fields that are unknown': {
      change: (manifest) => ({ format: 2, ...manifest, files: withNotes(manifest), regions: {} }),
      starts: true,
    },
    'without its files': { change: ({ main, eager, widgets }) => ({ main, eager, widgets }), starts: false },
    'without its first modules': { change: ({ main, files, widgets }) => ({ main, files, widgets }), starts: false },
    'without an entry': { change: ({ eager, files, widgets }) => ({ eager, files, widgets }), starts: false },
    'without widgets': { change: ({ main, eager, files }) => ({ main, eager, files }), starts: true },
    'of another format': { change: () => ({ format: 3, entry: { module: 'chunks/main.js' }, chunks: [] }), starts: false },
    'that is a list': { change: () => [], starts: false },
    'that is null': { change: () => null, starts: false },
  };

  for (const [what, { change, starts }] of Object.entries(TOMORROW))
    test(
      `lost in a deploy to a release with a manifest ${what}: ${starts ? 'it starts' : 'the other widgets stay'}`,
      FULL_CHROMIUM,
      async ({ page, open, host, watched }) => {
        await open({ body: placeholder('good-widget') });
        await expectStatus(page, 'good-widget', 'ready');
        await routeFirst(page, '**/PlainControls*', (route) => route.abort());
        const manifest: Manifest = JSON.parse(await readFile(join(NEXT_FIXTURE_DIST, 'manifest.json'), 'utf8'));
        await page.route('**/manifest.json', (route) => route.fulfill({ json: change(manifest) }));
        host.dist = NEXT_FIXTURE_DIST;
        await page.evaluate(() => {
          const late = document.createElement('div');
          late.setAttribute('data-vitrina', 'held-widget');
          document.body.appendChild(late);
        });
        await expectStatus(page, 'held-widget', starts ? 'ready' : 'failed');
        await expectStatus(page, 'good-widget', 'ready');
        await status(page, 'good-widget').getByRole('button').click();
        await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
        if (!starts) expect(await watched.failed()).toEqual(['held-widget']);
      },
    );

  test(
    'lost in a deploy whose new release cannot start leaves the page to the server',
    FULL_CHROMIUM,
    async ({ page, open, host, watched }) => {
      await open({
        body: placeholder('good-widget'),
        tag: `<script async nonce="${nonceOf}" data-integrity="off" src="/vitrina/vitrina.js"></script>`,
      });
      await expectStatus(page, 'good-widget', 'ready');
      await routeFirst(page, '**/PlainControls*', (route) => route.abort());
      await page.route('**/chunks/main-*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export function start() { throw new Error("on purpose"); }' }),
      );
      host.dist = NEXT_FIXTURE_DIST;
      await page.evaluate(() => {
        const late = document.createElement('div');
        late.setAttribute('data-vitrina', 'idle-widget');
        document.body.appendChild(late);
      });
      await expectStatus(page, 'good-widget', 'failed');
      await expectStatus(page, 'idle-widget', 'failed');
      await expect(page.getByRole('link', { name: 'good-widget' })).toBeVisible();
      const call = page.evaluate(() =>
        (window.vitrina as unknown as import('../../src/vitrina').Vitrina).mount().then(
          () => 'mounted',
          (error: unknown) => String(error),
        ),
      );
      expect(await call).toBe('Error: on purpose');
      expect(watched.errors.at(-1)).toContain('vitrina: not loaded');
    },
  );
});

test('the whole bundle blocked: the server’s page stays', async ({ page, open }) => {
  await page.route('**/chunks/**', (route) => route.abort());
  await open({ body: placeholder('good-widget') });
  await expectStatus(page, 'good-widget', 'failed');
  const call = page.evaluate(() =>
    (window.vitrina as unknown as import('../../src/vitrina').Vitrina).mount().then(
      () => 'mounted',
      () => 'refused',
    ),
  );
  expect(await call).toBe('refused');
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.dataset.vitrina = 'good-widget';
    const link = document.createElement('a');
    [link.href, link.textContent] = ['/late', 'late'];
    late.append(link);
    document.body.append(late);
  });
  await page.clock.pauseAt(Date.now() + 3_600_000); // a click that is held back would never be followed
  await page.getByRole('link', { name: 'late' }).click();
  await page.waitForURL('**/late');
  await page.goBack();
  await page.getByRole('link', { name: 'good-widget' }).click();
  await expect(page).toHaveURL(/fallback-good-widget$/);
});

test.describe('the preview', () => {
  const body = `${placeholder('good-widget', 'data-lable="x"')}${placeholder('goood-widget')}${placeholder('off-widget')}`;
  const badge = (page: Page, name: string) => page.getByRole('group').filter({ hasText: name });

  test('shows name, status and errors over each placeholder, without affecting the layout', async ({ page, open, watched }) => {
    await open({ body });
    await expectStatus(page, 'good-widget', 'ready');
    const place = () => status(page, 'off-widget').evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    await page.goto(`${page.url()}?vitrina-preview=1`);
    await expect(badge(page, '! good-widget')).toBeVisible();
    await badge(page, '! good-widget').locator('summary').click();
    await expect(badge(page, '! good-widget')).toContainText('did you mean data-label?');
    await expect(badge(page, '✗ goood-widget')).toContainText('is no widget of this build; did you mean "good-widget"?');
    await expect(badge(page, '– off-widget')).toContainText('this page does not use "off-widget"');
    expect(await place()).toBe(before);
    // The page below the layer is usable.
    await status(page, 'good-widget')
      .getByRole('button')
      .click({ position: { x: 1, y: 1 }, force: true, trial: true });
    expect(watched.errors).toEqual([]);
  });

  test('its report names every placeholder, call and event for support, and no value of a query', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open({ body });
    await page.goto(`${page.url()}?vitrina-preview=1&token=secret`);
    await expectStatus(page, 'good-widget', 'ready');
    // Until the browser has reported the call to its observers: the preview's was there before this one.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const isThere = (list: PerformanceObserverEntryList) => list.getEntries().some(({ name }) => name.includes('/a-call'));
          new PerformanceObserver((list) => isThere(list) && resolve()).observe({ type: 'resource' });
          void fetch('/a-call?q=private').then((response) => response.text());
        }),
    );
    const report = page.getByRole('group').filter({ hasText: 'Kopiraj poročilo' });
    await report.locator('summary').press('Enter');
    await expect(report).toContainText('Vitrina: potrebuje popravek: 1, ne deluje: 1, izklopljeno: 1');
    const rowOf = (name: RegExp) => report.getByRole('row', { name });
    await expect(rowOf(/^good-widget ready .*did you mean data-label\?.* data-lable="x" \d+ ms/)).toBeVisible();
    await expect(rowOf(/^goood-widget failed/)).toBeVisible();
    await expect(rowOf(/\/a-call\?q=…$/)).toBeVisible();
    await expect(rowOf(/vitrina:widget-ready widget: good-widget$/)).toBeVisible();
    await report.getByRole('button', { name: 'Kopiraj poročilo' }).press('Enter');
    await expect(report.getByRole('status')).toHaveText('Kopirano.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('| off-widget | off | this page does not use "off-widget" |');
    expect(copied).not.toMatch(/secret|private/);
  });

  test('stays on in this tab until it is turned off', async ({ page, open }) => {
    await open({ body });
    const url = page.url();
    await page.goto(`${url}?vitrina-preview=1`);
    await expect(badge(page, 'off-widget')).toBeVisible();
    await page.goto(url);
    await expect(badge(page, 'off-widget')).toBeVisible();
    await page.goto(`${url}?vitrina-preview=0`);
    await expectStatus(page, 'good-widget', 'ready');
    await expect(badge(page, 'off-widget')).toHaveCount(0);
  });
});
