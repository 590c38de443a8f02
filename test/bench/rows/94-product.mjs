import { press, worstInteraction } from '../interactions.mjs';

/** Of the generated catalogue: in several colours of one price, with reviews, in a set. */
const PRODUCT = '/tablicni-racunalnik-tavimo-trio-230-128-gb';
/** The reviews arrive by six. */
const REVIEWS = 200;

export const rows = [
  {
    name: 'product-inp',
    title: 'Product page: variant, filter, order, form, carousel, interaction to next paint, worst of these',
    unit: 'ms',
  },
  { name: 'product-200-more', title: '200 reviews: "show more", interaction to next paint', unit: 'ms' },
  { name: 'product-200-inp', title: '200 reviews: form and filter, interaction to next paint, worst of these', unit: 'ms' },
];

const reviewsOf = (page) => page.locator('[data-vitrina="product-reviews"]');

async function openReviews(page) {
  await reviewsOf(page).scrollIntoViewIfNeeded();
  await reviewsOf(page).locator('[part~="review"]').first().waitFor();
}

async function measureControls(page) {
  await page.locator('[data-vitrina="availability"][data-vitrina-status="ready"]').waitFor();
  await worstInteraction(page); // not the start of the page
  await page.locator('#buy-variant').press('ArrowDown');
  await openReviews(page);
  const reviews = reviewsOf(page);
  await press(page, reviews.locator('[part~="bar"]').first());
  await press(page, reviews.locator('[part~="all"]'));
  await reviews.locator('[part~="sort"]').press('ArrowDown');
  await press(page, reviews.locator('[part~="own"] button').or(reviews.locator('button[data-look]')).first());
  const next = page.locator('[data-vitrina="product-list"] [part~="next"]').first();
  await press(page, next);
  return worstInteraction(page);
}

async function measureMany(page) {
  await openReviews(page);
  const reviews = reviewsOf(page);
  const shown = reviews.locator('[part~="review"]');
  const more = reviews.locator('[part~="more"]');
  for (let count = await shown.count(); count < REVIEWS; count = await shown.count()) {
    await press(page, more);
    await shown.nth(count).waitFor();
    if (count < REVIEWS - 12) await worstInteraction(page);
  }
  const last = await worstInteraction(page);
  await press(page, reviews.locator('button[data-look]').first());
  await press(page, reviews.locator('[part~="bar"]').first());
  return [last, await worstInteraction(page)];
}

export async function measure(run) {
  const page = await run.openScenario('guest', PRODUCT);
  const inp = await measureControls(page);
  await page.close();
  const many = await run.openScenario('many-reviews', PRODUCT);
  const [more, rest] = await measureMany(many);
  await many.close();
  return { 'product-inp': inp, 'product-200-more': more, 'product-200-inp': rest };
}
