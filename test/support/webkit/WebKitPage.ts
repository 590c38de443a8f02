import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, Origin } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { axeFindings, fetchedText, findShown, focusAsSafari, focused, isAtRest, isHit } from './inPage';
import { EMPTY_PAGE } from './shopProxy';
import type { ShopProxy } from './shopProxy';

/** Only there to end what hangs. */
const HANGS_MS = 120_000;
const POLL_MS = 40;

const AXE = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8');

/** What changes while a page loads or React renders. */
const isPassing = (thrown: unknown): boolean =>
  thrown instanceof error.StaleElementReferenceError ||
  thrown instanceof error.NoSuchElementError ||
  thrown instanceof error.ElementNotInteractableError ||
  thrown instanceof error.NoSuchFrameError || // the page was left while a script ran
  thrown instanceof error.JavascriptError;

type Name = RegExp | string;
const sourceOf = (name: Name): string =>
  typeof name === 'string' ? (name === '' ? '' : `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : name.source;

/** A page of the reference shop in WebKitGTK, as a shopper uses it. */
export class WebKitPage {
  readonly #driver: WebDriver;
  readonly #shop: ShopProxy;

  constructor(driver: WebDriver, shop: ShopProxy) {
    this.#driver = driver;
    this.#shop = shop;
  }

  /** A new visit: no cookies, nothing stored, nothing refused, and the window of a desktop or a phone. */
  async begin(width = 1280): Promise<void> {
    await this.#driver.get(this.#shop.url + EMPTY_PAGE);
    await this.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.#driver.manage().deleteAllCookies();
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height: 800 });
    await this.until(`a window of ${width} px`, () => this.evaluate((wanted) => innerWidth === wanted, width));
    this.#shop.reset();
    this.#shop.addScript(`(${focusAsSafari})();`);
  }

  /** Opens a page, in a scenario; waits for a widget to be ready. */
  async open(path: string, { scenario = '', ready = 'search-bar' } = {}): Promise<void> {
    const query = scenario === '' ? '' : `${path.includes('?') ? '&' : '?'}scenario=${scenario}`;
    await this.#driver.get(this.#shop.url + path + query);
    if (ready !== '') await this.in(ready).status('ready');
  }

  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.#driver.executeScript(run, ...args);
  }

  /** Repeats until it answers with something true, and returns that. */
  async until<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
    const found: unknown = await this.#driver.wait(
      () => ask().catch((thrown: unknown) => (isPassing(thrown) ? null : Promise.reject(thrown))),
      HANGS_MS,
      `there never was ${what}`,
      POLL_MS,
    );
    return found as NonNullable<Result>;
  }

  /** A widget, or with an empty name what the server has printed. */
  in(host: string): Area {
    return new Area(this, this.#driver, host);
  }

  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#driver.actions().sendKeys(key).perform();
  }

  /** One key while others are held. */
  async keysTogether(held: string, key: string): Promise<void> {
    await this.#driver.actions().keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  async drag([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): Promise<void> {
    const origin = Origin.VIEWPORT;
    await this.#driver.actions().move({ x: fromX, y: fromY, origin }).press().move({ x: toX, y: toY, origin }).release().perform();
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
  }

  focus(): Promise<ReturnType<typeof focused>> {
    return this.evaluate(focused);
  }

  async untilFocus(what: Partial<ReturnType<typeof focused>> | RegExp | string): Promise<void> {
    let last: unknown;
    const isThere = async (): Promise<boolean> => {
      const now = await this.focus();
      last = now;
      return typeof what === 'string'
        ? now.name === what
        : what instanceof RegExp
          ? what.test(now.name)
          : Object.entries(what).every(([key, value]) => Reflect.get(now, key) === value);
    };
    await this.until('that focus', isThere).catch((cause: unknown) => {
      throw new Error(`the focus is at ${JSON.stringify(last)}, not at ${what instanceof RegExp ? what : JSON.stringify(what)}`, { cause });
    });
  }

  /** What the shop answers to this visit, as JSON. */
  async ask(path: string): Promise<unknown> {
    return JSON.parse(await this.#driver.executeAsyncScript<string>(fetchedText, path));
  }

  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.#driver.getCurrentUrl());
    return pathname + search;
  }

  untilPath(pattern: RegExp): Promise<unknown> {
    return this.until(`an address like ${pattern}`, async () => pattern.test(await this.#driver.getCurrentUrl()));
  }

  async back(): Promise<void> {
    await this.#driver.navigate().back();
  }
  async forward(): Promise<void> {
    await this.#driver.navigate().forward();
  }
  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  /** Whether the page can be scrolled by the shopper. */
  isLocked(): Promise<boolean> {
    return this.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');
  }

  /** Whether nothing moves: what is half faded in has too little contrast. */
  isAtRest(): Promise<boolean> {
    return this.evaluate(isAtRest);
  }

  /** What axe finds in the page and in every shadow root. */
  async axe({ without = [] as string[] } = {}): Promise<string[]> {
    await this.until('a page at rest', () => this.isAtRest());
    await this.#driver.executeScript(AXE);
    return this.#driver.executeAsyncScript<string[]>(axeFindings, without);
  }

  /** The console's errors and violations of the content policy since `begin`. */
  errors(): readonly string[] {
    return this.#shop.errors();
  }

  /** The requests since `begin` whose path matches, as `POST /path`. */
  calls(pattern: RegExp): string[] {
    return this.#shop.requests().flatMap(({ method, path }) => (pattern.test(path) ? `${method} ${path}` : []));
  }
}

/** A part of the page in which a shopper looks for something by selector and accessible name. */
class Area {
  readonly #page: WebKitPage;
  readonly #driver: WebDriver;
  readonly #host: string;

  constructor(page: WebKitPage, driver: WebDriver, host: string) {
    this.#page = page;
    this.#driver = driver;
    this.#host = host;
  }

  async status(expected: string): Promise<void> {
    const stateOf = (host: string): string | null =>
      document.querySelector(`[data-vitrina="${host}"]`)?.getAttribute('data-vitrina-status') ?? null;
    await this.#page.until(`${this.#host} ${expected}`, async () => (await this.#page.evaluate(stateOf, this.#host)) === expected);
  }

  #find(css: string, name: Name): Promise<WebElement | null> {
    return this.#driver.executeScript(findShown, this.#host, css, sourceOf(name), false);
  }

  #titled = (css: string, name: Name): string => `${css} ${name} in ${this.#host || 'the page'}`;

  see(css: string, name: Name = ''): Promise<WebElement> {
    return this.#page.until(this.#titled(css, name), () => this.#find(css, name));
  }

  async unseen(css: string, name: Name = ''): Promise<void> {
    await this.#page.until(`no ${this.#titled(css, name)}`, async () => (await this.#find(css, name)) === null);
  }

  async isSeen(css: string, name: Name = ''): Promise<boolean> {
    return (await this.#find(css, name)) !== null;
  }

  /** The texts of all that is shown. */
  async texts(css: string, name: Name = ''): Promise<string[]> {
    const found = await this.#driver.executeScript<WebElement[]>(findShown, this.#host, css, sourceOf(name), true);
    return Promise.all(found.map((element) => this.#driver.executeScript<string>('return arguments[0].innerText.trim()', element)));
  }

  /** Where a pointer reaches it. WebDriver's own check for what is in front does not know shadow roots. */
  async #reach(css: string, name: Name): Promise<WebElement> {
    let last = '';
    return this.#page.until(`${this.#titled(css, name)} that rests where a pointer reaches it`, async () => {
      const element = await this.#find(css, name);
      if (element === null || !(await this.#driver.executeScript<boolean>(isHit, element))) return null;
      const place = JSON.stringify(await element.getRect());
      const isStill = place === last; // a drawer slides in
      last = place;
      return isStill ? element : null;
    });
  }

  async press(css: string, name: Name = ''): Promise<void> {
    const origin = await this.#reach(css, name);
    await this.#driver.actions().move({ origin }).click().perform();
  }

  /** In two moves: a pointer that is there already would not enter. Again, where the widget has just taken the place of its fallback. */
  async hover(css: string, name: Name = ''): Promise<void> {
    await this.#page.until(this.#titled(css, name), async () => {
      const origin = await this.#reach(css, name);
      await this.#driver.actions().move({ origin, x: 3 }).move({ origin }).perform();
      return true;
    });
  }

  /** Scrolls to the placeholder itself: widgets begin when they are near the window. */
  async reveal(): Promise<void> {
    const scroll = (host: string): void =>
      document.querySelector(`[data-vitrina="${host}"]`)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await this.#page.evaluate(scroll, this.#host);
  }

  /** The pointer comes near, without hiding anything by what opens. */
  async want(): Promise<void> {
    const enter = (host: string): void =>
      void document.querySelector(`[data-vitrina="${host}"]`)?.dispatchEvent(new PointerEvent('pointerenter'));
    await this.#page.evaluate(enter, this.#host);
  }

  async type(css: string, text: string, name: Name = ''): Promise<void> {
    const field = await this.see(css, name);
    await this.#driver.executeScript('arguments[0].focus(); arguments[0].select?.()', field);
    await this.#page.keys(...text);
  }

  async focus(css: string, name: Name = ''): Promise<void> {
    await this.#driver.executeScript('arguments[0].focus()', await this.see(css, name));
  }

  async value(css: string, name: Name = ''): Promise<string> {
    return this.#driver.executeScript<string>('return arguments[0].value', await this.see(css, name));
  }

  async attribute(css: string, attribute: string, name: Name = ''): Promise<string | null> {
    return this.#driver.executeScript<string | null>(
      'return arguments[0].getAttribute(arguments[1])',
      await this.see(css, name),
      attribute,
    );
  }

  /** Waits for an attribute's value. */
  async has(css: string, attribute: string, value: string | null, name: Name = ''): Promise<void> {
    await this.#page.until(
      `${attribute}=${value} at ${this.#titled(css, name)}`,
      async () => (await this.attribute(css, attribute, name)) === value,
    );
  }
}
