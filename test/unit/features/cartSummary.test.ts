import { cartSummaryActions } from '../../../src/features/cartSummary';
import { createStore } from '../../../src/store/createStore';
import { fakeApi } from '../../support/fakeApi';
import { fakePage } from '../../support/fakePage';
import { testShop } from '../../support/testShop';

test('[R2.61] a page that cannot fetch the cart still leads to it', async () => {
  const page = fakePage({ session: { 'vitrina.cart-intents': '{}' } });
  const shop = { ...testShop(page, {}), addTexts: () => Promise.reject(new Error('chunk lost')) };
  const { store, dispose } = createStore({ page, api: fakeApi({}), shop });
  while (page.logs.length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  store.dispatch(cartSummaryActions.goToCartRequested({ hasOverlay: false }));
  expect(page.assigned).toEqual([shop.links.cart()]);
  expect(page.logs.map(({ message }) => message)).toEqual(['vitrina: cartSummary.loadCart failed']);
  dispose();
});
