import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDataLayer } from '../../../src/page/dataLayer';
import { fakePage } from '../../support/fakes/fakePage';

type Entry = { n: number };
const entry = (n: number): Entry => ({ n });

function start(dataLayer?: unknown) {
  const window: Record<string, unknown> = dataLayer === undefined ? {} : { dataLayer };
  const { log, logs } = fakePage();
  const { push } = createDataLayer(window as unknown as BrowserWindow, log);
  return { window, logs, push: (n: number) => push('dataLayer', entry(n)), list: () => window['dataLayer'] as Entry[] };
}

/** As a tag manager starts: reads the list, and gives it a `push` of its own. */
function startManager(window: Record<string, unknown>): Entry[] {
  const list = (window['dataLayer'] ??= []) as Entry[];
  const read = [...list];
  const { push } = list;
  list.push = (...entries) => {
    read.push(...entries);
    return push.apply(list, entries);
  };
  return read;
}

test('without a list it is created, and a tag manager that starts later reads it once', () => {
  const { push, window, list } = start();
  push(1);
  expect(list()).toEqual([entry(1)]);
  const read = startManager(window);
  push(2);
  expect(read).toEqual([entry(1), entry(2)]);
});

test('a tag manager that was there first gets each entry once, by its own method', () => {
  const { push, window } = start([]);
  const read = startManager(window);
  [1, 2, 3].forEach(push);
  expect(read).toEqual([1, 2, 3].map(entry));
});

test('a page that replaces the list before the tag manager starts loses nothing', () => {
  const { push, window } = start([]);
  push(1);
  window['dataLayer'] = [entry(0)];
  push(2);
  expect(startManager(window)).toEqual([0, 1, 2].map(entry));
});

test('a page that replaces the list afterwards does not take the entries from the tag manager, nor give them twice', () => {
  const { push, window } = start([]);
  push(1);
  const read = startManager(window);
  push(2);
  window['dataLayer'] = [];
  push(3);
  expect(read).toEqual([1, 2, 3].map(entry));
});

test('a tag manager that shortens its list gets nothing twice', () => {
  const { push, window, list } = start([]);
  push(1);
  const read = startManager(window);
  list().length = 0;
  push(2);
  expect(read).toEqual([entry(1), entry(2)]);
});

test('a frozen list takes nothing and is left alone; the one that follows gets what was kept', () => {
  const frozen = Object.freeze([]);
  const { push, window, list, logs } = start(frozen);
  [1, 2].forEach(push);
  expect(list()).toBe(frozen);
  expect(logs.map(({ message }) => message)).toEqual(['vitrina: window.dataLayer takes no entries']);
  window['dataLayer'] = [];
  push(3);
  expect(list()).toEqual([1, 2, 3].map(entry));
});

test.each([[{}], ['text'], [7], [true], [{ push: 'no function' }]])('a list that is %p takes nothing, and nothing throws', (dataLayer) => {
  const { push, list, logs } = start(dataLayer);
  [1, 2].forEach(push);
  expect(list()).toBe(dataLayer);
  expect(logs).toHaveLength(1);
});

test('an object with a method of that name is a tag manager', () => {
  const read: Entry[] = [];
  const { push } = start({ push: (given: Entry) => read.push(given) });
  [1, 2].forEach(push);
  expect(read).toEqual([entry(1), entry(2)]);
});

test('a method that throws has had its entry: it is not given again', () => {
  let calls = 0;
  const list: Entry[] = [];
  list.push = () => {
    calls += 1;
    throw new Error('broken tag');
  };
  const { push } = start(list);
  [1, 2].forEach(push);
  expect(calls).toBe(2);
});

test('a window whose property cannot be read or set harms nothing', () => {
  const { log } = fakePage();
  const window = new Proxy({}, { get: () => { throw new Error('no'); } }); // prettier-ignore
  expect(() => createDataLayer(window as BrowserWindow, log).push('dataLayer', entry(1))).not.toThrow();
  const sealed = Object.freeze({});
  expect(() => createDataLayer(sealed as BrowserWindow, log).push('dataLayer', entry(1))).not.toThrow();
});
