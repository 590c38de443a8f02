import { checkoutActions } from '../../../src/features/checkout';
import { flashActions } from '../../../src/features/flash';
import { waitForState } from '../../../src/lib/waitForState';
import { checkoutTestHarness } from '../../support/fakes/checkoutTestHarness';

const selectTitle = ({ checkout }: { checkout: { step: string | null } }): string | null => checkout.step;

async function waiting() {
  const tab = checkoutTestHarness();
  const found: string[] = [];
  const slice = { reducerPath: 'waiting', reducer: (state: null = null) => state };
  const start = () =>
    tab.injectFeature({
      slice,
      saga: function* wait() {
        found.push(yield* waitForState(selectTitle));
      },
    });
  return { ...tab, found, start };
}

test('a state that is there already is returned at once', async () => {
  const { dispatch, start, found } = await waiting();
  dispatch(checkoutActions.stepEntered({ step: 'customer' }));
  start();
  expect(found).toEqual(['customer']);
});

test('a later state ends the waiting, once; other actions do not', async () => {
  const { dispatch, start, found } = await waiting();
  start();
  dispatch(flashActions.flashesOver());
  await Promise.resolve();
  expect(found).toEqual([]);
  dispatch(checkoutActions.stepEntered({ step: 'shipping' }));
  dispatch(checkoutActions.stepEntered({ step: 'customer' }));
  await Promise.resolve();
  await Promise.resolve();
  expect(found).toEqual(['shipping']);
});
