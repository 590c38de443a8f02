import { importAgain, loadView } from '../../../src/loader/loadChunk';
import type { ChunkSource } from '../../../src/loader/loadChunk';

const LOST = new Error('lost');

/** A page that runs `chunks/main-a.js`, of a shop whose manifest names another entry. */
function pageOf(fresh: object | null, restart: () => Promise<void> = () => Promise.resolve()) {
  const requested: unknown[][] = [];
  global.fetch = ((...request: unknown[]) => {
    requested.push(request);
    return Promise.resolve({ ok: fresh !== null, status: 404, json: () => Promise.resolve({ widgets: {}, files: {}, ...fresh }) });
  }) as unknown as typeof fetch;
  const source = {
    base: 'https://www.shop.si/vitrina/',
    main: 'chunks/main-a.js?again',
    addIntegrity: jest.fn<void, [Record<string, string>]>(),
    restart: jest.fn(restart),
  };
  return { source, requested };
}

const again = (source: ChunkSource): Promise<unknown> => importAgain(LOST, ({ widgets }) => widgets['cart-drawer']?.[0], source);
/** `pending` for what settles neither way. */
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch((error: unknown) => error), new Promise((resolve) => setTimeout(() => resolve('pending')))]);

describe('a lost chunk', () => {
  test.each([
    ['cannot be read', null],
    ['is of this release and has no such widget', { main: 'chunks/main-a.js' }],
  ])('stays lost where the manifest %s; it is not read from a cache, and nothing starts again', async (_what, fresh) => {
    const { source, requested } = pageOf(fresh);
    expect(await outcomeOf(again(source))).toBe(LOST);
    expect(requested).toMatchObject([['https://www.shop.si/vitrina/manifest.json', { cache: 'no-store' }]]);
    expect(source.restart).not.toHaveBeenCalled();
  });

  test('after a deploy the new release starts, and nobody hears of the loss; caches that disagree start it once', async () => {
    const { source } = pageOf({ main: 'chunks/main-b.js' });
    expect(await outcomeOf(again(source))).toBe('pending');
    expect(source.restart).toHaveBeenCalledTimes(1);
    expect(await outcomeOf(again(source))).toBe(LOST);
    expect(source.restart).toHaveBeenCalledTimes(1);
  });

  test('a new release that could not start is tried again with the next lost chunk', async () => {
    const failure = new Error('no network');
    const { source } = pageOf({ main: 'chunks/main-c.js' }, () => Promise.reject(failure));
    expect(await outcomeOf(again(source))).toBe(failure);
    expect(await outcomeOf(again(source))).toBe(failure);
    expect(source.restart).toHaveBeenCalledTimes(2);
  });

  test('each try has an address of its own, which the browser may only fill with what was built', async () => {
    const { source } = pageOf({
      main: 'chunks/main-a.js',
      widgets: { 'cart-drawer': ['chunks/CartDrawer.js'] },
      files: { 'chunks/CartDrawer.js': { integrity: 'sha384-x' } },
    });
    await outcomeOf(again(source));
    await outcomeOf(again(source));
    const pinned = source.addIntegrity.mock.calls.map(([files]) => files);
    const addresses = pinned.flatMap((files) => Object.keys(files));
    expect(pinned.flatMap((files) => Object.values(files))).toEqual(['sha384-x', 'sha384-x']);
    expect(addresses.map((address) => address.replace(/\d+$/, ''))).toEqual(Array(2).fill('chunks/CartDrawer.js?again='));
    expect(new Set(addresses).size).toBe(2);
  });
});

test('a lost view is loaded again from an address of its own', async () => {
  const { source } = pageOf({ main: 'chunks/main-a.js' });
  const view = { styles: [], bind: () => () => null };
  const load = (fromElsewhere?: () => Promise<unknown>) => (fromElsewhere ? Promise.resolve(view) : Promise.reject(LOST));
  expect(await loadView({ name: 'one', mount: 'now', load } as never, source, () => Promise.resolve())).toBe(view);
});

test.each(['view', 'texts'])('a widget whose %s never arrives fails after two minutes', async (lost) => {
  jest.useFakeTimers();
  const { source } = pageOf(null);
  const never = new Promise<never>(() => undefined);
  const load = () => (lost === 'view' ? never : Promise.resolve({ styles: [], texts: [{}], bind: () => () => null }));
  const failed = jest.fn();
  loadView({ name: 'one', mount: 'now', load } as never, source, () => never).catch(failed);
  await jest.advanceTimersByTimeAsync(119_000);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(failed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a view is there when its texts are; without them the widget fails', async () => {
  const { source } = pageOf(null);
  const texts = [{}, {}] as never[];
  const definition = { name: 'one', mount: 'now', load: () => Promise.resolve({ styles: [], texts, bind: () => () => null }) } as never;
  const added: unknown[] = [];
  const addTexts = (each: unknown): Promise<void> => Promise.resolve().then(() => void added.push(each));
  await loadView(definition, source, addTexts);
  expect(added).toEqual(texts);
  await expect(loadView(definition, source, () => Promise.reject(LOST))).rejects.toBe(LOST);
});
