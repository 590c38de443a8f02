import { buildWidgets } from '../../../tools/shop/buildShop.mjs';
import { SHOP_URL_VARIABLE, startRunsShop } from '../e2eSetup';

/** One reference shop for all tests in WebKitGTK; `endRun` stops it. */
export default async function startRun(): Promise<void> {
  if (!buildWidgets()) throw new Error('The widgets could not be built.');
  const shop = await startRunsShop();
  Object.assign(globalThis, { vitrinaShop: shop });
  process.env[SHOP_URL_VARIABLE] = shop.url;
}
