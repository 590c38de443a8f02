import * as fc from 'fast-check';
import { CartStory } from '../support/stories/CartStory';
import { cartSteps } from '../support/stories/cartSteps';
import { isWhole } from '../support/testScope';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const RUNS = isWhole ? 600 : 100;
const SEED = 14;

test(`any story of edits, faults, other tabs and page changes ends in what the shopper last asked for (${RUNS} stories)`, async () => {
  const property = fc.asyncProperty(cartSteps, async (steps) => {
    const story = new CartStory();
    try {
      await story.play(steps);
      const expectedCounts = story.expectedCounts();
      expect(story.violations).toEqual([]);
      expect({ inShop: story.inShop(), shown: story.shown() }).toEqual({ inShop: expectedCounts, shown: expectedCounts });
      const insured = story.insuredWanted();
      expect({ insuredInShop: story.insuredInShop(), insuredShown: story.insuredShown() }).toEqual({
        insuredInShop: insured,
        insuredShown: insured,
      });
      expect({ open: story.openIntents(), stored: story.stored() }).toEqual({ open: [], stored: null });
    } finally {
      story.dispose();
    }
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS });
});
