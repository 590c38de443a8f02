import { SHOP_URL_VARIABLE } from '../support/e2eSetup';
import { openShopProxy } from '../support/webkit/shopProxy';
import type { ShopProxy } from '../support/webkit/shopProxy';
import { startWebKit } from '../support/webkit/startWebKit';
import { WebKitPage } from '../support/webkit/WebKitPage';

/** WebKit ends what a page loads, with an error, at the press that leaves it. */
const ENDED_BY_LEAVING = /failed; the server's own HTML stays TypeError: (Importing a module script failed|Load failed)/;

/** One browser for the tests of a file; each begins a new visit and ends without an error in the console that it did not expect. */
export function webkit() {
  let browser: Awaited<ReturnType<typeof startWebKit>>;
  let proxy: ShopProxy;
  let page: WebKitPage;
  let expected: RegExp[] = [];

  beforeAll(async () => {
    proxy = await openShopProxy(process.env[SHOP_URL_VARIABLE] ?? '');
    browser = await startWebKit();
    page = new WebKitPage(browser.driver, proxy);
  });
  afterAll(async () => {
    await browser?.stop();
    proxy?.close();
  });

  return (
    title: string,
    body: (page: WebKitPage, tools: { proxy: ShopProxy; expectErrors(...patterns: RegExp[]): void }) => Promise<void>,
    width = 1280,
  ): void =>
    it(title, async () => {
      expected = [ENDED_BY_LEAVING];
      await page.begin(width);
      await body(page, { proxy, expectErrors: (...patterns) => void expected.push(...patterns) });
      expect(page.errors().filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    });
}
