import type { Page, Route } from '@playwright/test';
import { enter, expect, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';

/** A page of another shop system with an add form, whose scripts reckon with a page that is left by every press. */
const VARIANT = '500267';
const FORM = `<form id="add" action="/kosarica/add" method="post" data-vitrina-action="add-to-cart"><input type="hidden" name="variantId" value="${VARIANT}"><input name="count" value="1" aria-label="Kosov"><button>V košarico</button></form>`;
const CALL = '**/api/cart/put*';

async function openPage(page: Page, script: string, body = FORM): Promise<void> {
  await enter(page, 'guest');
  const config = JSON.stringify({ country: 'SI', urlKeys: { cart: '/kosarica' } });
  await page.route('**/tuja', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sl"><head><title>Tuja stran</title><script id="vitrina-config" type="application/json">${config}</script>
<script async src="/vitrina/vitrina.js"></script></head><body><main><h1>Tuja stran</h1>${body}</main><div data-vitrina="cart-drawer"><a href="/kosarica">Košarica</a></div>
<div data-vitrina="flash-messages"></div><script>(function () { ${script} })();</script></body></html>`,
    }),
  );
  await page.goto('/tuja');
  await page.evaluate(() => (window.vitrina as { ready: Promise<void> }).ready);
}

const storedPieces = async (page: Page): Promise<number> => {
  const { lines }: { lines: { count: number }[] } = await (await page.request.get('/__demo/cart')).json();
  return lines.reduce((sum, { count }) => sum + count, 0);
};

/** Presses that are apart: the page's clock goes on, its timers run on. */
async function press(page: Page, button = page.locator('#add button')): Promise<void> {
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 2000);
  await button.click();
}

const answerWith =
  (status: number, contentType = 'text/html', body = '<h1>Stran</h1>') =>
  (route: Route) =>
    route.fulfill({ status, contentType, body });

/** Scripts that let a form be sent once, as the next page has forgotten it. */
const GUARDS: Record<string, string> = {
  'a mark on the form, asked by the document':
    "document.addEventListener('submit', function (e) { if (e.target.sent) e.preventDefault(); e.target.sent = true; });",
  'a list of what was sent, in the capture phase, which ends there':
    "var sent = new WeakSet(); document.addEventListener('submit', function (e) { if (sent.has(e.target)) { e.preventDefault(); e.stopImmediatePropagation(); } sent.add(e.target); }, true);",
  'a variable, asked by the form itself':
    'var sent = false; document.forms.add.onsubmit = function () { if (sent) return false; sent = true; };',
  'a button that is disabled': "document.addEventListener('submit', function (e) { e.target.querySelector('button').disabled = true; });",
  'a button that is disabled a little later, with another text': `document.addEventListener('submit', function (e) { setTimeout(function () { var b = e.target.querySelector('button'); b.disabled = true; b.textContent = 'Pošiljam …'; }, 13); });`,
  'a form that takes no pointer':
    "document.addEventListener('submit', function (e) { e.target.classList.add('sending'); e.target.style.pointerEvents = 'none'; });",
  'a button that a spinner replaces in the press':
    "document.addEventListener('submit', function (e) { if (e.target.sent) return e.preventDefault(); e.target.sent = true; var b = e.target.querySelector('button'); b.insertAdjacentHTML('afterend', '<button>V košarico</button>'); b.remove(); });",
};

for (const [what, script] of Object.entries(GUARDS))
  test(`two presses are two pieces, and without the API one more by the form’s own post: ${what}`, async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    await openPage(page, script);
    for (const pieces of [1, 2]) {
      await press(page);
      await expect.poll(() => storedPieces(page)).toBe(pieces);
      await expect(page.locator('#add button')).not.toHaveAttribute('aria-busy');
      await expect(page.locator('#add button')).toHaveText('V košarico');
    }
    expect(new URL(page.url()).pathname).toBe('/tuja');
    await page.route(CALL, answerWith(404));
    await press(page);
    await expect.poll(() => storedPieces(page)).toBe(3);
    await expect(page).not.toHaveURL(/tuja/);
  });

/** Controls and forms whose own post is not the plain one. */
const FIELDS = `<input type="hidden" name="variantId" value="${VARIANT}">`;
const ACTION = `data-vitrina-action="add-to-cart" data-variant-id="${VARIANT}"`;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const FORMS: Record<string, { body: string; script?: string; press?: (page: Page) => Promise<void> }> = {
  'a button outside of its form': {
    body: `<form id="far" action="/kosarica/add" method="post">${FIELDS}</form><p id="add"><button form="far" ${ACTION}>V košarico</button></p>`,
  },
  'a picture outside of its form, in a page that guards clicks, too': {
    body: `<form id="far" action="/kosarica/add" method="post">${FIELDS}</form><p id="add"><input type="image" alt="V košarico" src="${PICTURE}" width="60" height="30" form="far" ${ACTION}></p>`,
    script:
      "['click', 'submit'].forEach(function (type) { document.addEventListener(type, function (e) { var key = 'sent-' + type; if (e.target[key]) e.preventDefault(); e.target[key] = true; }); });",
    press: (page) => press(page, page.locator('#add input')),
  },
  'a picture that sends its form': {
    body: `<form id="add" action="/kosarica/add" method="post" ${ACTION}>${FIELDS}<input type="image" name="kje" alt="V košarico" src="${PICTURE}" width="60" height="30"></form>`,
    press: (page) => press(page, page.locator('#add [type="image"]')),
  },
  'fields with the names of the form’s own members': {
    body: `<form id="add" action="/kosarica/add" method="post" ${ACTION}>${FIELDS}${['submit', 'requestSubmit', 'action', 'method', 'elements'].map((name) => `<input type="hidden" name="${name}" value="x">`).join('')}<button>V košarico</button></form>`,
  },
  'a button with an address of its own in a form that leads elsewhere, into a new window': {
    body: `<form id="add" action="/drugam" method="get" target="_blank" ${ACTION}>${FIELDS}<button formaction="/kosarica/add" formmethod="post" formtarget="_self">V košarico</button></form>`,
  },
  'a form that the page prints anew meanwhile': {
    body: FORM,
    script: "document.addEventListener('submit', function (e) { setTimeout(function () { e.target.outerHTML = '<p>Trenutek …</p>'; }); });",
  },
  'Enter in the field of the quantity, and a script that empties it then': {
    body: FORM,
    script:
      "document.addEventListener('submit', function (e) { setTimeout(function () { e.target.reset(); e.target.count.value = ''; }); });",
    press: async (page) => {
      await page.locator('[name="count"]').fill('1');
      await page.locator('[name="count"]').press('Enter');
    },
  },
  'a link': {
    body: `<p id="add"><a href="/tuja/dodaj" ${ACTION}>V košarico</a></p>`,
    press: (page) => press(page, page.locator('#add a')),
  },
};

for (const [what, { body, script = '', press: pressIt = press }] of Object.entries(FORMS))
  test(`without the API the own way of the control, once: ${what}`, async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    await page.route('**/tuja/dodaj', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form id="plain" action="/kosarica/add" method="post">${FIELDS}</form><script>plain.submit()</script>`,
      }),
    );
    await openPage(page, script, body);
    await page.route(CALL, answerWith(404));
    await pressIt(page);
    await expect(page).not.toHaveURL(/tuja/);
    await expect.poll(() => storedPieces(page)).toBe(1);
  });

/** What a shop, or what is in front of it, answers an addition: the form's own post, or a message. */
const ANSWERS: Record<string, { handle: (route: Route) => unknown; ends: 'post' | RegExp }> = {
  '404, a page': { handle: answerWith(404), ends: 'post' },
  '405, empty': { handle: answerWith(405, 'text/plain', ''), ends: 'post' },
  '501, JSON': { handle: answerWith(501, 'application/json', '{"error":"not implemented"}'), ends: 'post' },
  '403, the page of a firewall': { handle: answerWith(403), ends: 'post' },
  '500, a page': { handle: answerWith(500), ends: 'post' },
  '200, a page': { handle: answerWith(200), ends: 'post' },
  'no connection': { handle: (route) => route.abort('connectionrefused'), ends: 'post' },
  '429': { handle: answerWith(429, 'application/json', '{}'), ends: /./ },
};

for (const [what, { handle, ends }] of Object.entries(ANSWERS))
  test(`a press ends in the form’s own post, or in a message: ${what}`, async ({ page, watch }) => {
    watch.expectErrors(/./);
    await openPage(page, GUARDS['a mark on the form, asked by the document'] as string);
    await page.route(CALL, handle);
    await press(page);
    if (ends === 'post') {
      await expect(page).not.toHaveURL(/tuja/);
      await expect.poll(() => storedPieces(page)).toBe(1);
    } else await expect(page.locator('[data-vitrina="flash-messages"]').getByText(ends).first()).toBeVisible();
  });

/** Refusals that are meant. */
test('what the page’s own handlers refuse stays refused: missing data, a question to the shopper, an addition of its own', async ({
  page,
}) => {
  await openPage(
    page,
    `document.addEventListener('submit', function (e) { if (e.target.count.value > 3 || !confirm('Res?')) e.preventDefault(); });
     document.querySelector('main').insertAdjacentHTML('beforeend', '<form id="own" action="/kosarica/add" method="post" data-vitrina-action="add-to-cart"><input type="hidden" name="variantId" value="500180"><input name="count" value="1" aria-label="Kosov"><button>V košarico</button></form>');
     document.getElementById('own').addEventListener('submit', function (e) { e.preventDefault(); e.stopPropagation(); });`,
  );
  const answers = [true, false];
  // As a person, who reads the question: an answer within a tenth of a second is taken for a guard against double sending.
  page.on('dialog', (dialog) => void setTimeout(() => void (answers.shift() === false ? dialog.dismiss() : dialog.accept()), 300));
  await press(page);
  await expect.poll(() => storedPieces(page)).toBe(1);
  await expect(page.locator('#add button')).not.toHaveAttribute('aria-busy');
  await press(page);
  await page.locator('#add [name="count"]').fill('7');
  await press(page);
  for (let time = 0; time < 2; time += 1) await press(page, page.locator('#own button'));
  await page.locator('#add [name="count"]').fill('2');
  await press(page);
  await expect.poll(() => storedPieces(page)).toBe(3);
  expect(new URL(page.url()).pathname).toBe('/tuja');
});

/** Dialogs of Bootstrap 4 and Magnific Popup bring the focus back; jQuery before 3.7 hears of it in the capture phase. */
const TRAPS = { 'in the bubbling phase': ['focusin', false], 'in the capture phase': ['focus', true] } as const;

for (const [what, [type, capture]] of Object.entries(TRAPS))
  test(`[R1.04] [R3.086] a heart in a dialog of the page whose trap takes the focus back, ${what}: the form takes text, and so does the choice of a list`, async ({
    page,
  }) => {
    const trap = () =>
      page.evaluate(
        ([name, isCapturing]) => {
          const box = document.querySelector('main') as HTMLElement;
          box.tabIndex = -1;
          const takeBack = ({ target }: Event): void => {
            if (target instanceof Element && !box.contains(target)) box.focus({ preventScroll: true });
          };
          document.addEventListener(name, takeBack, isCapturing);
        },
        [type, capture] as const,
      );
    await enter(page, 'guest');
    await page.goto('/elektronika');
    await expectStatus(page, 'search-bar', 'ready');
    await trap();
    await page.locator('.card a.heart').first().click();
    const email = placeholderOf(page, 'login-drawer').locator('[name=email]');
    await expect(email).toBeFocused();
    await page.keyboard.type('ana@example.com');
    await expect(email).toHaveValue('ana@example.com');
    await page.keyboard.press('Tab');
    await expect(email).toBeVisible();

    await enter(page, 'own-wishlists');
    await page.goto('/elektronika');
    await expectStatus(page, 'search-bar', 'ready');
    await trap();
    await page.locator('.card .heart button').nth(1).click(); // the first was added by the sign-in
    await placeholderOf(page, 'flash-messages').getByRole('button', { name: 'Spremeni seznam' }).last().click();
    const choice = placeholderOf(page, 'wishlist-flyout').getByRole('group', { name: 'Na kateri seznam?' });
    await choice.getByRole('textbox').click();
    await page.keyboard.type('Vikend');
    await page.keyboard.press('Enter');
    await expect(placeholderOf(page, 'flash-messages').getByText('Izdelek je premaknjen na seznam »Vikend«.')).toBeVisible();
  });

test('[R1.04] a heart whose variant is chosen in its form is shown and removed per variant, also printed anew', async ({ page }) => {
  await enter(page, 'own-customer');
  await page.goto('/elektronika');
  await expectStatus(page, 'search-bar', 'ready');
  await page
    .locator('.card .heart')
    .first()
    .evaluate((form: HTMLFormElement) => {
      delete form.dataset['variantId'];
      const field = form.querySelector('[name="variantId"]') as HTMLInputElement;
      const select = document.createElement('select');
      select.name = field.name;
      select.ariaLabel = 'Velikost';
      for (const variantId of [field.value, '500180']) select.add(new Option(variantId));
      field.replaceWith(select);
      form.id = 'chosen';
    });
  const [heart, size] = [page.locator('#chosen button'), page.locator('#chosen select')];
  const stored = async (): Promise<number> => (await (await page.request.get('/api/wishlist/findAll')).json()).pieces;
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await size.selectOption('500180');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await size.selectOption({ index: 0 });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.locator('#chosen').evaluate((form) => {
    const printed = form.cloneNode(true) as HTMLElement;
    printed.removeAttribute('data-vitrina-pressed');
    printed.querySelector('button')?.setAttribute('aria-pressed', 'false');
    form.replaceWith(printed);
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(stored).toBe(1);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(stored).toBe(0);
});
