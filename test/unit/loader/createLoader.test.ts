import { createLoader } from '../../../src/loader/createLoader';
import type { AnyWidgetDefinition } from '../../../src/loader/defineWidget';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

const COUNT = 250;
const yields: (() => void)[] = [];

jest.mock('../../../src/dom/yieldToInput', () => ({
  yieldToInput: () => new Promise<void>((go) => yields.push(go)),
}));

let dispose: () => void;
beforeEach(() => void yields.splice(0));
afterEach(() => dispose());

function manyPlaceholders() {
  const load = jest.fn((_id: string) => new Promise<never>(() => undefined));
  const definition = { name: 'many', mount: 'now', load: () => load(''), readProps: () => ({}) } as unknown as AnyWidgetDefinition;
  const html = Array.from({ length: COUNT }, (_, index) => `<div data-vitrina="many" id="p${index}"></div>`).join('');
  const page = fakePage();
  const loader = createLoader({
    definitions: [definition],
    page,
    shop: testShop(page),
    chunks: {
      base: 'https://www.shop.si/vitrina/',
      main: 'chunks/main.js',
      addIntegrity: () => undefined,
      restart: () => new Promise<never>(() => undefined),
    },
    provide: (widget) => widget,
    commonStyles: [],
    isWaiting: () => false,
    releaseClick: () => undefined,
  });
  dispose = loader.dispose;
  /** Those that have a status, which begin in the order of the page. */
  const begun = (): string[] => [...document.querySelectorAll('[data-vitrina-status]')].map(({ id }) => id);
  const nextTask = async (): Promise<void> => {
    yields.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { loader, load, html, begun, nextTask };
}

const first = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);

test('hundreds of placeholders are begun in slices, in their order, and all are counted at once', async () => {
  const { loader, html, begun, nextTask } = manyPlaceholders();
  document.body.innerHTML = html;
  expect(loader.mount(document)).toBe(COUNT);
  expect(begun()).toEqual(first(100));
  await nextTask();
  expect(begun()).toEqual(first(200));
  await nextTask();
  expect(begun()).toEqual(first(COUNT));
});

test('those that the page adds are, too, and those that it has removed by then are not begun', async () => {
  const { html, begun, nextTask } = manyPlaceholders();
  document.body.innerHTML = '';
  document.body.innerHTML = html;
  await Promise.resolve();
  expect(begun()).toEqual(first(100));
  for (const id of first(COUNT).slice(150)) document.getElementById(id)?.remove();
  await Promise.resolve();
  await nextTask();
  expect(begun()).toEqual(first(150));
  expect(yields).toEqual([]);
});

test('one that is reached for begins at once, and is loaded once; those that are given back do not begin', async () => {
  const { loader, load, html, begun, nextTask } = manyPlaceholders();
  document.body.innerHTML = html;
  await Promise.resolve();
  for (let time = 0; time < 2; time += 1) loader.loadNow(document.getElementById('p249')!);
  expect(document.getElementById('p249')).toHaveAttribute('data-vitrina-status', 'loading');
  expect(load).toHaveBeenCalledTimes(101);
  expect(loader.unmount(document)).toBe(COUNT);
  await nextTask();
  expect(begun()).toEqual([]);
});

test('one that the page opens begins at once, however late its turn would be', async () => {
  const { loader, html } = manyPlaceholders();
  document.body.innerHTML = html;
  await Promise.resolve();
  const last = document.getElementById('p249')!;
  last.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  expect(loader.loadFirstVisible(['many'])).toBe(true);
  expect(last).toHaveAttribute('data-vitrina-status', 'loading');
});

test('a loader that has ended, as after a deploy, begins none of those that are left', async () => {
  const { loader, html, begun, nextTask } = manyPlaceholders();
  document.body.innerHTML = html;
  await Promise.resolve();
  loader.dispose();
  await nextTask();
  expect(begun()).toEqual(first(100));
});
