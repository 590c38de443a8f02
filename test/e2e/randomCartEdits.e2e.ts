import type { BrowserContextOptions } from '@playwright/test';
import { storySeeds, tellStory } from '../support/browser/randomCartEdits';
import { OFFERING_PAGE, offeredArticles, restock } from '../support/browser/cartWidget';
import { isWhole } from '../support/testScope';
import { expect, LOST_REQUEST, test, watchContext } from './shopTest';

const SEEDS = storySeeds(isWhole ? 20 : 3);
/** Most of a story is waiting for the shop, so that several go side by side. */
const SIDE_BY_SIDE = 5;

/** Twenty pages are painted at once; a small viewport is cheaper. */
const SMALL_AND_STILL: BrowserContextOptions = { viewport: { width: 800, height: 500 }, reducedMotion: 'reduce', locale: 'sl-SI' };

for (let first = 0; first < SEEDS.length; first += SIDE_BY_SIDE) {
  const seeds = SEEDS.slice(first, first + SIDE_BY_SIDE);
  test(`thirty random edits with late, reordered and lost responses and a broken connection end in the last requested counts: seeds ${seeds.join(', ')}`, async ({
    browser,
    page,
    baseURL,
  }) => {
    await page.goto(OFFERING_PAGE);
    await restock(page.context(), await offeredArticles(page));
    const stories = seeds.map(async (seed) => {
      const context = await browser.newContext({ ...SMALL_AND_STILL, baseURL: baseURL ?? '' });
      const watch = await watchContext(context);
      watch.expectErrors(LOST_REQUEST);
      const { userActions, wanted, found } = await tellStory(context, baseURL ?? '', seed);
      await expect
        .poll(found, { message: `seed ${seed}: ${userActions.join(', ')}`, intervals: [500] })
        .toEqual({ widget: wanted, otherTab: wanted, database: wanted });
      await watch.conclude();
      await context.close();
    });
    const outcomes = await Promise.allSettled(stories);
    expect(outcomes.filter(({ status }) => status === 'rejected').map((outcome) => String(Object(outcome).reason))).toEqual([]);
  });
}
