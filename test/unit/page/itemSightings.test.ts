import type { BrowserWindow } from '../../../src/page/browserWindow';
import { watchItems } from '../../../src/page/itemSightings';

/** What is in view, reported as browsers do: when it changes, and when it is observed. */
class FakeIntersections {
  static readonly all: FakeIntersections[] = [];
  readonly observed = new Set<Element>();
  private readonly ratios = new Map<Element, number>();
  constructor(private readonly report: (entries: object[]) => void) {
    FakeIntersections.all.push(this);
  }
  observe(element: Element): void {
    this.observed.add(element);
    if (this.ratios.has(element)) this.show(element, this.ratios.get(element) ?? 0);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
  show(target: Element, intersectionRatio: number): void {
    this.ratios.set(target, intersectionRatio);
    if (this.observed.has(target)) this.report([{ target, isIntersecting: intersectionRatio > 0, intersectionRatio }]);
  }
}

let isHidden = false;
let stop = () => {};

function watch(html: string) {
  document.body.innerHTML = html;
  Object.assign(window, { IntersectionObserver: FakeIntersections });
  const happened: string[] = [];
  stop = watchItems(window as unknown as BrowserWindow, {
    onItemSeen: ({ listId, variantId }) => void happened.push(`${listId}: ${variantId}`),
    onItemFollowed: ({ variantId, placement, mainVariantId }) =>
      void happened.push(`followed ${variantId}, ${placement}, ${mainVariantId}`),
    onPromotionSeen: (place) => void happened.push(`promotion ${place}`),
  });
  const sight = FakeIntersections.all.at(-1) as FakeIntersections;
  return {
    happened,
    /** Scrolls so that as much of it is seen. */
    show: (element: Element | null | undefined, ratio = 1) => sight.show(element as Element, ratio),
    isObserved: (element: Element | null | undefined) => sight.observed.has(element as Element),
  };
}

const find = (selector: string): Element | null => document.querySelector(selector);
/** A widget's view in the root of its host. */
function mount(name: string, html: string): ShadowRoot {
  const root = find(`[data-vitrina="${name}"]`)?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = html;
  return root;
}

function turn(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

const LIST = '<ul data-vitrina-list="sale"><li data-vitrina-item="7"></li><li data-vitrina-item="8"></li></ul>';
const STRIP = '<a href="/x" data-vitrina-promotion="header">Zima</a>';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  stop();
  isHidden = false;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  [0.5, 1000, ['sale: 7']],
  [0.49, 5000, []],
  [1, 999, []],
])('an item of which %p was in view for %i ms: %j', (ratio, ms, expected) => {
  const { happened, show } = watch(LIST);
  show(find('[data-vitrina-item="7"]'), ratio);
  jest.advanceTimersByTime(ms);
  show(find('[data-vitrina-item="7"]'), 0);
  jest.advanceTimersByTime(5000);
  expect(happened).toEqual(expected);
});

test('an item that is rendered again is the same item, in another list it is another', async () => {
  const { happened, show } = watch(LIST);
  show(find('[data-vitrina-item="7"]'));
  jest.advanceTimersByTime(1000);
  document.body.innerHTML = LIST + LIST.replace('sale', 'news');
  await jest.advanceTimersByTimeAsync(300);
  for (const item of document.querySelectorAll('[data-vitrina-item="7"]')) show(item);
  jest.advanceTimersByTime(1000);
  expect(happened).toEqual(['sale: 7', 'news: 7']);
});

test('what a widget shows later is found in its root: items, and a promotion whose host has no size', async () => {
  const { happened, show, isObserved } = watch('<div data-vitrina="product-list"></div><div data-vitrina="promo-float"></div>');
  mount('product-list', '');
  const float = mount('promo-float', '<aside data-vitrina-promotion="floating"></aside>');
  find('[data-vitrina="promo-float"]')?.setAttribute('data-vitrina-status', 'ready');
  await jest.advanceTimersByTimeAsync(300);
  expect(isObserved(find('[data-vitrina="promo-float"]'))).toBe(false);
  show(float.firstElementChild);
  const list = find('[data-vitrina="product-list"]')?.shadowRoot as ShadowRoot;
  list.innerHTML = LIST;
  await jest.advanceTimersByTimeAsync(300);
  show(list.querySelector('[data-vitrina-item="8"]'));
  jest.advanceTimersByTime(1000);
  expect(happened).toEqual(['promotion floating', 'sale: 8']);
});

test('in a hidden tab nothing is seen; back in it, it is, also in a widget', async () => {
  const { happened, show } = watch(`${LIST}<div data-vitrina="promo-strip"></div>`);
  const strip = mount('promo-strip', STRIP).firstElementChild;
  find('[data-vitrina]')?.setAttribute('data-vitrina-status', 'ready');
  await jest.advanceTimersByTimeAsync(300);
  for (const each of [find('[data-vitrina-item="7"]'), strip]) show(each);
  turn(true);
  jest.advanceTimersByTime(1000);
  expect(happened).toEqual([]);
  turn(false);
  jest.advanceTimersByTime(1000);
  expect(happened).toEqual(['sale: 7', 'promotion header']);
});

test('a press on an item follows it, with what its list recommends it beside; what is no item is not', () => {
  const { happened } = watch(
    `<ul data-vitrina-list="similar" data-placement="product" data-main-variant-id="900"><li data-vitrina-item="7"><b>x</b></li></ul>
    <i data-vitrina-item="8"></i><ul data-vitrina-list="sale"><li data-vitrina-item="a b"></li></ul>`,
  );
  for (const selector of ['b', 'i', '[data-vitrina-item="a b"]', 'ul'])
    find(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  expect(happened).toEqual(['followed 7, product, 900']);
});

test.each([
  ['middle', 1, ['followed 7, null, null']],
  ['right', 2, []],
])('[R4.046] a press of the %s button, which opens an item in another tab or its menu', (_name, button, expected) => {
  const { happened } = watch(LIST);
  find('[data-vitrina-item="7"]')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, composed: true, button }));
  expect(happened).toEqual(expected);
});

test('once it is stopped nothing is seen or followed, not even what was in view or is shown later', async () => {
  const { happened, show } = watch(LIST);
  show(find('[data-vitrina-item="7"]'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(happened).toEqual(['sale: 7']);
  const item = find('[data-vitrina-item="8"]');
  show(item);
  document.body.insertAdjacentHTML('beforeend', LIST);
  await Promise.resolve();
  stop();
  await jest.advanceTimersByTimeAsync(5000);
  show(item, 0);
  show(item);
  show(document.querySelectorAll('[data-vitrina-item="8"]')[1]);
  item?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  turn(true);
  turn(false);
  await jest.advanceTimersByTimeAsync(5000);
  expect(happened).toEqual(['sale: 7']);
});
