import type { Api } from '../../api/api';
import { context } from '../../lib/effects';
import type { Page } from '../../page/page';
import type { Shop } from '../../shop/shop';

/** Services that sagas get from their context, so that tests need no module mocks. */
export interface Services {
  readonly page: Page;
  readonly api: Api;
  readonly shop: Shop;
}

export const getPage = () => context<Page>('page');
export const getApi = () => context<Api>('api');
export const getShop = () => context<Shop>('shop');
