import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const SSD = '/disk-ssd-yortek-delta-700-500-gb';
const BALL = '/kosarkarska-zoga-urbexa-briza-770-23-cm';
const POLISH_BALL = '/pl/pilka-do-koszykowki-rovanti-trio-750-24-cm';

const reviewsOf = (page: Page) => placeholderOf(page, 'product-reviews');
const shownOf = (page: Page) => reviewsOf(page).locator('.reviews');

const reviewsInView = (page: Page) =>
  page.waitForFunction(
    () => (document.querySelector('[data-vitrina="product-reviews"]')?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 2,
  );

/** The shop answers once the browser is at the reviews: before, their place is below the window, where they may appear at any time. */
const answerOnceInView = (page: Page) =>
  page.route(/getProductReviews/, async (route) => {
    await reviewsInView(page);
    await route.continue();
  });

async function openReviews(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await reviewsOf(page).scrollIntoViewIfNeeded();
  await expectStatus(page, 'product-reviews', 'ready');
  await expect(shownOf(page)).toBeVisible();
}

for (const width of [1280, 320])
  test(`[R1.06] [R7.109] [A121] at ${width} px reviews are filtered, sorted and continued, and nothing shifts`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 720 });
    await openReviews(page, SSD);
    const articles = reviewsOf(page).getByRole('article');
    await expect(articles).toHaveCount(6);
    const rating = placeholderOf(page, 'star-rating');
    await rating.scrollIntoViewIfNeeded(); // its code loads only while it is near the window
    await expect(rating.getByRole('img', { name: / od 5$/ })).toBeVisible();
    await expect(rating.getByRole('link', { name: / od 5$/ })).toHaveCount(0);
    expect(await shiftsOf(page)).toEqual([]);
    await reviewsOf(page)
      .getByRole('button', { name: /^4 zvezdice/ })
      .click();
    await expect(reviewsOf(page).getByRole('button', { name: 'Prikaži vse ocene' })).toBeVisible();
    for (const picture of await articles.getByRole('img').all()) await expect(picture).toHaveAccessibleName(/^4 /);
    await reviewsOf(page).getByRole('button', { name: 'Prikaži vse ocene' }).click();
    await reviewsOf(page).getByRole('combobox', { name: 'Razvrsti' }).selectOption('worst');
    await expect(articles.first().getByRole('img').first()).toHaveAccessibleName(/^1 /);
    await reviewsOf(page).getByRole('button', { name: 'Prikaži več mnenj' }).click();
    await expect(articles).toHaveCount(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, watch);
  });

test('[R2.74] stars are small, medium or large, and medium unless the page says so', async ({ page }) => {
  await page.goto('/prijava');
  await page.evaluate(() => {
    for (const size of ['small', undefined, 'medium', 'large']) {
      const rating = document.createElement('div');
      Object.assign(rating.dataset, { vitrina: 'star-rating', value: '4.5' }, size && { size });
      document.querySelector('main')?.append(rating);
    }
  });
  const stars = page.locator('[data-vitrina="star-rating"] .stars');
  await expect(stars).toHaveCount(4);
  const widths = await stars.evaluateAll((found) => found.map((one) => one.querySelector('.star')?.getBoundingClientRect().width));
  expect(widths).toEqual([14, 20, 20, 28]);
});

test('[R1.06] the server’s own reviews are in the page’s HTML, with their pages and a form, and work without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/?scenario=own-customer');
  await page.goto(BALL);
  const list = page.locator('.review');
  await expect(list).toHaveCount(6);
  const first = await list.first().textContent();
  await page.locator('.review-pages a[rel="next"]').click();
  await expect(list).toHaveCount(6);
  expect(await list.first().textContent()).not.toBe(first);
  const section = page.locator('section[aria-labelledby="reviews"]');
  await section.locator('summary').click();
  await section.getByLabel('5', { exact: true }).check();
  await section.getByLabel('Vaše izkušnje').fill('Glejte www.shop.invalid');
  await section.getByRole('button', { name: 'Pošlji mnenje' }).click();
  await expect(section.getByRole('alert')).toHaveText('Mnenje ne sme vsebovati povezav.');
  await section.getByLabel('Vaše izkušnje').fill('Brez skripte gre tudi.');
  await section.getByRole('button', { name: 'Pošlji mnenje' }).click();
  await expect(page.locator('.flash-success')).toContainText('Objavili ga bomo, ko ga pregledamo.');
  await expect(section.locator('.review-own')).toContainText('Brez skripte gre tudi.');
  await context.close();
});

test('[R7.110] [A140] [R2.75] a guest writes by keyboard, reloads, signs in, and the review is sent; the editors publish it', async ({
  page,
  watch,
}) => {
  await openReviews(page, BALL);
  const reviews = reviewsOf(page);
  const text = `Za igro zunaj odlična, ${Date.now()}.`;
  await reviews.getByRole('button', { name: 'Napiši mnenje' }).press('Enter');
  const stars = reviews.getByRole('radio');
  await expect(stars.first()).toBeFocused();
  await page.keyboard.press('Space');
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(reviews.getByRole('radio', { name: '4 zvezdice: zelo dobro' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dober oprijem');
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
  await expectAccessible(page, watch);
  await openReviews(page, BALL);
  await expect(reviews.getByRole('textbox', { name: /Vaše izkušnje/ })).toHaveValue(text);
  await reviews.getByRole('link', { name: 'Prijavi se in pošlji' }).click();
  await page.getByLabel('E-naslov').first().fill('kupec@vitrina.example');
  await page.getByLabel('Geslo').first().fill('kupec-vitrina');
  await page.keyboard.press('Enter');
  const thanks = reviews.getByText('Hvala za vaše mnenje! Objavili ga bomo, ko ga pregledamo.');
  await expect(thanks).toBeInViewport();
  await expect(reviews.getByText('Čaka na objavo')).toBeVisible();
  await expect(reviews.locator('.list')).not.toContainText(text);
  await page.goto('/__demo/reviews');
  const waiting = page.locator('form.review', { hasText: text });
  await waiting.getByRole('button', { name: 'Objavi' }).click();
  await openReviews(page, BALL);
  await expect(reviews.locator('.list')).toContainText(text);
  await expect(reviews.getByText('Čaka na objavo')).toHaveCount(0);
});

test('[R7.109] odd reviews: texts stay texts, impossible numbers and dates are not shown', async ({ page, watch }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, 'odd-reviews');
  await openReviews(page, SSD);
  const articles = reviewsOf(page).getByRole('article');
  await expect(articles).toHaveCount(7);
  await expect(articles.first()).toContainText('<p>');
  await expect(articles.locator('img, script, iframe, style')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.getAttribute('data-attacked'))).toBeNull();
  await expect(articles.nth(3).getByRole('img')).toHaveCount(0);
  await expect(articles.nth(4).getByRole('img')).toHaveCount(0);
  await expect(articles.nth(5).locator('time')).toHaveCount(0);
  await expect(articles.nth(6).locator('time')).toHaveCount(0);
  await expect(reviewsOf(page)).not.toContainText('NaN');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page, watch);
});

const REVIEWS = '#reviews';

for (const [width, height] of [
  [1280, 1340],
  [768, 1460],
  [375, 2000],
] as const)
  test(`[R1.06] a window of ${width} × ${height} px opened at the reviews: they come into their place, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [SSD, POLISH_BALL]) {
      await page.goto(`${path}${REVIEWS}`);
      await expect(shownOf(page).getByRole('article')).toHaveCount(6);
      await expect(page.locator('[data-vitrina="product-list"]').first()).toBeInViewport();
      expect(await shiftsOf(page)).toEqual([]);
    }
  });

test('[R1.06] [R7.109] in a place that is too small the reviews wait until what follows is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.route(/shop\.css/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/min-height: \w+\(.*--reviews.*/g, 'min-height: 820px;'),
    });
  });
  await answerOnceInView(page);
  const answered = page.waitForResponse(/getProductReviews/);
  await page.goto(`${SSD}${REVIEWS}`);
  await answered;
  await expectStatus(page, 'product-reviews', 'ready');
  await expect(reviewsOf(page).locator('> .review')).toHaveCount(6);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // the answer has been read
  await expect(shownOf(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await expect(shownOf(page).getByRole('article')).toHaveCount(6);
  expect(await shiftsOf(page)).toEqual([]);
});

test('[R1.06] a shop that has no reviews after all: the server’s stay in view, and no blank area is left', async ({ page }) => {
  await enter(page, 'no-reviews');
  await page.goto(SSD);
  await reviewsOf(page).evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - window.innerHeight - 100));
  await expect(shownOf(page)).toBeAttached();
  const gap = await reviewsOf(page).evaluate((element) => {
    const [place, content] = [element.getBoundingClientRect(), element.shadowRoot?.querySelector('.columns')?.getBoundingClientRect()];
    return place.bottom - (content?.bottom ?? 0);
  });
  expect(gap).toBeLessThan(40);
  await page.goto('about:blank'); // else the browser would only scroll
  await answerOnceInView(page);
  const answered = page.waitForResponse(/getProductReviews/);
  await page.goto(`${SSD}${REVIEWS}`);
  await answered;
  await expectStatus(page, 'product-reviews', 'ready');
  await expect(page.locator('.review').first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
