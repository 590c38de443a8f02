import type { BrowserContextOptions } from '@playwright/test';
import * as fc from 'fast-check';
import { BrowserCartStory, chaosSeeds } from '../support/stories/BrowserCartStory';
import { cartSteps } from '../support/stories/cartSteps';
import { isWhole } from '../support/testScope';
import { expect, LOST_REQUEST, test, watchContext } from './shopTest';

/** A failing story prints its seed, path and steps; without `endOnFailure` fast-check shrinks it. */
const SEEDS = Array.from({ length: isWhole ? 20 : 4 }, (_, nth) => nth + 1);
const RUNS = 2;

const chaos = fc.constantFrom(...chaosSeeds(20));

/** Painted faster. */
const SMALL_AND_STILL: BrowserContextOptions = { viewport: { width: 800, height: 500 }, reducedMotion: 'reduce', locale: 'sl-SI' };

for (const seed of SEEDS) {
  test(`random edits with late, reordered and lost responses, offline and across pages end in the last requested counts: seed ${seed}`, async ({
    browser,
    baseURL,
  }) => {
    const property = fc.asyncProperty(chaos, cartSteps, async (chaosSeed, steps) => {
      const context = await browser.newContext({ ...SMALL_AND_STILL, baseURL: baseURL ?? '' });
      const watch = await watchContext(context);
      watch.expectErrors(LOST_REQUEST);
      const story = await BrowserCartStory.open(context, baseURL ?? '', chaosSeed);
      await story.play(steps);
      const expectedCounts = story.expectedCounts();
      await expect
        .poll(() => story.found(), { intervals: [500] })
        .toEqual({ widget: expectedCounts, otherTab: expectedCounts, database: expectedCounts });
      await watch.conclude();
      await context.close();
    });
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });
  });
}
