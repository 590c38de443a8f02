import * as fc from 'fast-check';
import { TrackingStory, visitSteps } from '../../support/stories/TrackingStory';
import { isWhole } from '../../support/testScope';

beforeEach(() => {
  jest.useFakeTimers();
  // As it is shipped: without what development checks in each action, which takes half of the time and is the work of all other tests.
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** 200 visits, 1,000 in a whole run. */
const SEEDS = Array.from({ length: 20 }, (_, nth) => nth + 1);
const RUNS = isWhole ? 50 : 10;

test.each(SEEDS)(
  'page views, searches, impressions, cart edits, codes, checkouts and orders of random visits (tabs, reloads, closes, freezes, offline, decisions in one tab, failing analytics) arrive once where consent allows it, and never where it forbids it: seed %i',
  async (seed) => {
    const property = fc.asyncProperty(visitSteps, async (steps) => {
      const story = new TrackingStory();
      await story.play(steps);
      const wrong = story.findings().filter(({ verdict, ...counts }) => {
        const isRight = (count: number): boolean => (verdict === 'once' ? count === 1 : verdict === 'never' ? count === 0 : count <= 1);
        return Object.values(counts).some((count) => typeof count === 'number' && !isRight(count));
      });
      expect(wrong).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });
  },
);
