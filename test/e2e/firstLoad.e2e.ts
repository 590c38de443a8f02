import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { NEXT_FIXTURE_DIST } from '../support/e2eSetup';
import { nonceOf, TAG, type HostPages } from '../support/browser/hostPages';
import { gateYields } from '../support/browser/yieldGate';
import { routeFirst } from '../support/browser/routeFirst';
import { expect, expectStatus, letRequestsPass, placeholder, status, stopClock, test, visit } from './hostTest';

interface Manifest {
  main: string;
  eager: string[];
  files: Record<string, { bytes: number }>;
}

const manifestOf = async (dist: string): Promise<Manifest> => JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));

const SCRIPTS = ['libraries', 'runtime', 'main'] as const;
const PARTS = [...SCRIPTS, 'texts'] as const;
type Part = (typeof PARTS)[number] | 'tag';

/** Matches the requests for this part of the first load, with and without a query. */
async function urlOf(part: Part, host: HostPages): Promise<RegExp> {
  if (part === 'tag') return /\/vitrina\/vitrina\.js/;
  if (part === 'texts') return /\/chunks\/sl-[^/]*\.json/;
  const { main, eager, files } = await manifestOf(host.dist);
  const [libraries, runtime] = eager.filter((path) => path !== main).sort((a, b) => (files[b]?.bytes ?? 0) - (files[a]?.bytes ?? 0));
  return new RegExp({ libraries, runtime, main }[part] ?? 'missing');
}

/** Holds all requests for `url` until the test releases them with what shall become of them. */
async function hold(page: Page, url: RegExp): Promise<(outcome: 'arrives' | 'is lost' | 'is tampered with') => void> {
  let release = (_outcome: string): void => {};
  const released = new Promise<string>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    const outcome = await released;
    if (outcome === 'is lost') return route.abort();
    if (outcome === 'arrives') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    return route.fulfill({ response, body: url.test('.json') || body.startsWith('{') ? `${body} ` : `window.tampered = true;${body}` });
  });
  return release;
}

/** A placeholder whose own link stays on the page, and a field of the page. */
const BODY = `<label>Ime <input></label><div data-vitrina="good-widget"><a href="#own">own link</a></div>`;

/** A call that the page queues before the tag; it is made when the widgets have started. */
const QUEUED_CALL = `<script nonce="${nonceOf}">
  window.vitrina = window.vitrina || [];
  window.calls = [];
  function call(v) { v.mount().then(function (count) { calls.push('mounted ' + count); }, function () { calls.push('refused'); }); }
  vitrina.push(call);
</script>`;
const outcomesOfCalls = (page: Page) => page.evaluate(() => Reflect.get(window, 'calls') as string[]);
/** The same call, made while the page is loading. */
const callNow = (page: Page) => page.evaluate(() => void Reflect.get(window, 'call')(window.vitrina));
const outcomeOfNewCall = (page: Page) =>
  page.evaluate(() =>
    (window.vitrina as unknown as import('../../src/vitrina').Vitrina).mount().then(
      () => 'mounted',
      () => 'refused',
    ),
  );

const oursOf = (errors: readonly string[]): string[] =>
  errors.filter((text) => !/^Failed to (load resource|find a valid digest)|SRI's integrity checks failed/.test(text));

/** Opens a page that has asked for this part of the first load and does not get it before the test releases it. */
async function visitHolding(part: Part, page: Page, host: HostPages) {
  await stopClock(page);
  const url = await urlOf(part, host);
  const release = await hold(page, url);
  const asked = page.waitForRequest(url);
  await visit(page, host, { head: QUEUED_CALL, body: BODY });
  await asked;
  return release;
}

test.describe('late', () => {
  for (const part of PARTS)
    test(`[R0.11] ${part}: typed text stays, a queued call and an early click are carried out`, async ({ page, host, watched }) => {
      const release = await visitHolding(part, page, host);
      await page.getByRole('textbox', { name: 'Ime' }).fill('Ana');
      await page.getByRole('link', { name: 'own link' }).click();
      await expect(status(page, 'good-widget')).not.toHaveAttribute('data-vitrina-status');
      release('arrives');
      await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
      await expect(page.getByRole('textbox', { name: 'Ime' })).toHaveValue('Ana');
      await expect.poll(() => outcomesOfCalls(page)).toEqual(['mounted 1']);
      expect(new URL(page.url()).hash).toBe('');
      expect([watched.errors, watched.warnings]).toEqual([[], []]);
    });

  test('the tag: until it arrives the page is the server’s own, then the widget starts with the focus left where it is', async ({
    page,
    host,
    watched,
  }) => {
    const release = await hold(page, await urlOf('tag', host));
    await visit(page, host, { head: QUEUED_CALL, body: BODY });
    await page.getByRole('link', { name: 'own link' }).click();
    await expect(page).toHaveURL(/#own$/);
    await page.getByRole('textbox', { name: 'Ime' }).pressSequentially('Ana');
    release('arrives');
    await expectStatus(page, 'good-widget', 'ready');
    await expect(page.getByRole('textbox', { name: 'Ime' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Ime' })).toHaveValue('Ana');
    await expect.poll(() => outcomesOfCalls(page)).toEqual(['mounted 1']);
    expect(watched.errors).toEqual([]);
  });

  for (const part of ['libraries', 'texts'] as const)
    test(`[R9.77] ${part} that never arrive: the first click follows its link after 2 s, the fallback stays for good after 120 s`, async ({
      page,
      host,
      watched,
    }) => {
      await stopClock(page);
      const url = await urlOf(part, host);
      await page.route(url, () => {});
      const asked = page.waitForRequest(url);
      await visit(page, host, { head: QUEUED_CALL, body: BODY });
      await asked;
      await callNow(page);
      await page.getByRole('link', { name: 'own link' }).click();
      await page.clock.runFor(1999);
      expect(new URL(page.url()).hash).toBe('');
      await page.clock.runFor(1);
      await expect(page).toHaveURL(/#own$/);
      await page.clock.runFor(117_000);
      await expect(status(page, 'good-widget')).not.toHaveAttribute('data-vitrina-status');
      await page.clock.runFor(2_000);
      await expectStatus(page, 'good-widget', 'failed');
      await expect.poll(() => outcomesOfCalls(page)).toEqual(['refused']);
      expect(watched.errors).toEqual([expect.stringContaining('vitrina: not loaded')]);
    });
});

for (const outcome of ['is lost', 'is tampered with'] as const)
  test.describe(outcome, () => {
    for (const part of PARTS)
      test(`${part}: nothing of it runs, the fallback stays, an early click follows its link, calls are refused`, async ({
        page,
        host,
        watched,
      }) => {
        const release = await visitHolding(part, page, host);
        await callNow(page);
        await page.getByRole('link', { name: 'own link' }).click();
        expect(new URL(page.url()).hash).toBe('');
        release(outcome);
        await expectStatus(page, 'good-widget', 'failed');
        await expect(page).toHaveURL(/#own$/);
        expect([await outcomesOfCalls(page), await outcomeOfNewCall(page)]).toEqual([['refused'], 'refused']);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        expect(oursOf(watched.errors)).toEqual([expect.stringContaining('vitrina: not loaded')]);
        expect(await watched.failed()).toEqual(['*']);
      });
  });

for (const part of SCRIPTS)
  test(`${part} lost once: the page starts at the second attempt`, FULL_CHROMIUM, async ({ page, host, open, watched }) => {
    await routeFirst(page, await urlOf(part, host), (route) => route.abort());
    await open({ head: QUEUED_CALL, body: BODY });
    await expectStatus(page, 'good-widget', 'ready');
    await expect.poll(() => outcomesOfCalls(page)).toEqual(['mounted 1']);
    expect(oursOf(watched.errors)).toEqual([]);
  });

test.describe('of another release', () => {
  const orders = {
    'a deploy between the tag and its chunks': (eager: string[]) => eager,
    'a rollback to a manifest that lists the entry first': (eager: string[]) => [...eager].reverse(),
  };
  for (const [how, order] of Object.entries(orders))
    test(`${how}: the page starts with that release, once, and carries out the early click`, async ({ page, host, watched }) => {
      await stopClock(page);
      const main = await urlOf('main', host);
      let deploy = (): void => {};
      const deployed = new Promise<void>((resolve) => (deploy = resolve));
      await page.route(main, async (route) => {
        await deployed;
        await route.continue();
      });
      const next = await manifestOf(NEXT_FIXTURE_DIST);
      await page.route('**/manifest.json', (route) => route.fulfill({ json: { ...next, eager: order(next.eager) } }));
      const asked = page.waitForRequest(main);
      await visit(page, host, { head: QUEUED_CALL, body: BODY });
      await asked;
      await page.getByRole('link', { name: 'own link' }).click();
      host.dist = NEXT_FIXTURE_DIST;
      deploy();
      await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
      await expect.poll(() => outcomesOfCalls(page)).toEqual(['mounted 1']);
      expect(host.requests.filter((path) => path === `/vitrina/${next.main}`)).toHaveLength(1);
      expect(oursOf(watched.errors)).toEqual([]);
    });
});

test.describe('a restart', () => {
  const CLIENT = '**/chunks/createClient*';

  /** The living runtimes: each observes the document. */
  async function countRuntimes(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const live = new Set<MutationObserver>();
      const { observe, disconnect } = MutationObserver.prototype;
      MutationObserver.prototype.observe = function (target, options) {
        if (target === document && new Error().stack?.includes('/vitrina/chunks/')) live.add(this);
        observe.call(this, target, options);
      };
      MutationObserver.prototype.disconnect = function () {
        live.delete(this);
        disconnect.call(this);
      };
      Reflect.set(window, Symbol.for('vitrina.e2e.runtimes'), live);
    });
    return () => page.evaluate(() => (Reflect.get(window, Symbol.for('vitrina.e2e.runtimes')) as Set<MutationObserver>).size);
  }

  test(
    'asked for while the start is in its slices waits for its end: one runtime is alive',
    FULL_CHROMIUM,
    async ({ page, host, watched }) => {
      // The page before had a customer: the account is requested at once.
      await page.addInitScript(
        (snapshot) => sessionStorage.setItem('vitrina.snapshot', snapshot),
        JSON.stringify({ v: 1, account: { isLogged: true, customer: { firstname: 'Ana', vipType: 'regular' } } }),
      );
      const runtimes = await countRuntimes(page);
      // Its request leaves in the start of the third feature, after the sixth yield.
      const yields = await gateYields(page, { yields: 6 });
      await routeFirst(page, CLIENT, (route) => route.abort());
      const deployed = page.waitForRequest(CLIENT).then(() => (host.dist = NEXT_FIXTURE_DIST));
      const manifest = page.waitForResponse('**/manifest.json');
      await visit(page, host, { body: BODY });
      await deployed;
      await (await manifest).finished();
      await yields.held();
      await letRequestsPass(page);
      await yields.open();
      const { main } = await manifestOf(NEXT_FIXTURE_DIST);
      await expect.poll(() => host.requests.filter((path) => path === `/vitrina/${main}`)).toHaveLength(1);
      await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 0');
      await expect.poll(runtimes).toBe(1);
      await expectStatus(page, 'good-widget', 'ready');
      expect(watched.errors.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    },
  );

  test('asked for twice, by two chunks lost in a deploy, starts one new runtime', FULL_CHROMIUM, async ({ page, open, host, watched }) => {
    const runtimes = await countRuntimes(page);
    const yields = await gateYields(page);
    await open({ body: placeholder('good-widget') });
    await expectStatus(page, 'good-widget', 'ready');
    await routeFirst(page, '**/PlainControls*', (route) => route.abort());
    const loseSecond = await hold(page, /DrawerWidget/);
    host.dist = NEXT_FIXTURE_DIST;
    await yields.close();
    await page.evaluate(() => {
      for (const name of ['throws-at-mount', 'drawer-widget']) {
        const late = document.createElement('div');
        late.dataset.vitrina = name;
        document.body.append(late);
      }
    });
    await yields.held(); // the new release is in the slices of its start when the second chunk is lost
    const manifest = page.waitForResponse('**/manifest.json');
    loseSecond('is lost');
    await (await manifest).finished();
    await letRequestsPass(page);
    await page.unroute(/DrawerWidget/);
    await yields.open();
    await expectStatus(page, 'throws-at-mount', 'failed');
    for (const name of ['good-widget', 'drawer-widget']) await expectStatus(page, name, 'ready');
    expect(await runtimes()).toBe(1);
    expect(watched.errors.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
});

test('a tag injected 3 s after load: the page is the server’s own before, and keeps typed text and focus after', async ({
  page,
  open,
  watched,
}) => {
  await page.clock.install();
  const inject = `<script nonce="${nonceOf}">addEventListener('load', () => setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { src: '/vitrina/vitrina.js' })), 3000));</script>`;
  await open({ lax: true, tag: inject, body: BODY });
  await page.getByRole('link', { name: 'own link' }).click();
  await expect(page).toHaveURL(/#own$/);
  await page.getByRole('textbox', { name: 'Ime' }).pressSequentially('Ana');
  await page.clock.runFor(3000);
  await expectStatus(page, 'good-widget', 'ready');
  await expect(page.getByRole('textbox', { name: 'Ime' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Ime' })).toHaveValue('Ana');
  expect(watched.errors).toEqual([]);
});

/** What a page may lack, as a script that runs before all others. */
const LACKING: Readonly<Record<string, () => void>> = {
  'a background tab that never becomes visible': () => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
  },
  'a browser without scheduler': () => void Reflect.deleteProperty(window, 'scheduler'),
  'a browser without requestIdleCallback': () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  },
  'a browser without import maps': () => {
    HTMLScriptElement.supports = () => false;
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function append<Added extends Node>(node: Added): Added {
      if (node instanceof HTMLScriptElement && node.type === 'importmap') node.type = 'unknown';
      return appendChild.call(this, node) as Added;
    };
  },
};

for (const [what, remove] of Object.entries(LACKING))
  test(`${what}: the widgets become ready and work`, async ({ page, open, watched }) => {
    await page.addInitScript(remove);
    await open({ head: QUEUED_CALL, tag: TAG, body: BODY + placeholder('idle-widget') });
    for (const name of ['good-widget', 'idle-widget']) await expectStatus(page, name, 'ready');
    await status(page, 'good-widget').getByRole('button').click();
    await expect(status(page, 'good-widget').getByRole('button')).toHaveText('count 1');
    await expect.poll(() => outcomesOfCalls(page)).toEqual(['mounted 2']);
    expect([watched.errors, watched.warnings]).toEqual([[], []]);
  });

test('a processor 20 times slower: text typed during the start stays, with caret and focus', async ({ page, host, watched }) => {
  await stopClock(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const main = await urlOf('main', host);
  const release = await hold(page, main);
  const asked = page.waitForRequest(main);
  await visit(page, host, { head: QUEUED_CALL, body: BODY });
  await asked;
  release('arrives');
  await page.getByRole('textbox', { name: 'Ime' }).pressSequentially('Ana');
  await page.getByRole('textbox', { name: 'Ime' }).press('Home');
  await page.keyboard.type('Marija ');
  await expectStatus(page, 'good-widget', 'ready');
  await expect(page.getByRole('textbox', { name: 'Ime' })).toHaveValue('Marija Ana');
  await expect(page.getByRole('textbox', { name: 'Ime' })).toBeFocused();
  expect(watched.errors).toEqual([]);
});
