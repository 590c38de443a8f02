import { brokenBuiltIns } from '../../../src/boot/selfTest';

/** A page with the real built-ins except those that `replace` changes; restored at once. */
function onPage<Key extends string>(target: object, key: Key, value: unknown): string {
  const own = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { value, configurable: true, writable: true });
  try {
    return brokenBuiltIns();
  } finally {
    if (own) Object.defineProperty(target, key, own);
    else Reflect.deleteProperty(target, key);
  }
}

test('frozen prototypes are noticed, for libraries assign what these have', () => {
  const isFrozen = jest.spyOn(Object, 'isFrozen').mockImplementation((value) => value === Function.prototype);
  expect(brokenBuiltIns()).toBe('Object');
  isFrozen.mockRestore();
});

test('a clean page passes', () => {
  expect(brokenBuiltIns()).toBe('');
});

test.each<[string, object, string, unknown, string]>([
  [
    'Prototype 1.7 (Array.from loses iterables)',
    Array,
    'from',
    (list: ArrayLike<unknown>) => (list?.length ? Array.prototype.slice.call(list) : []),
    'Array.from',
  ],
  ['Prototype 1.7 (entries is no iterator)', Array.prototype, 'entries', () => [[0, 'a']], 'Array.prototype'],
  ['Prototype 1.6 (reduce without a function)', Array.prototype, 'reduce', () => undefined, 'Array.prototype'],
  ['MooTools 1.4 (Date.parse)', Date, 'parse', () => null, 'Date.parse'],
  ['toJSON on Array', Array.prototype, 'toJSON', () => '[1]', 'JSON'],
  ['toJSON on Date', Date.prototype, 'toJSON', () => 'today', 'JSON'],
  [
    'a JSON.parse that throws',
    JSON,
    'parse',
    () => {
      throw new Error('no');
    },
    'JSON',
  ],
  [
    'bind that drops arguments',
    Function.prototype,
    'bind',
    function bind(this: () => unknown) {
      return () => Number.NaN;
    },
    'Function.prototype.bind',
  ],
  ['includes that finds everything', Array.prototype, 'includes', () => true, 'Array.prototype'],
  ['objects that look like promises', Object.prototype, 'then', () => undefined, 'Object'],
  ['an old Promise library', globalThis, 'Promise', { resolve: () => ({}) }, 'Promise'],
  ['an Event class of the page', globalThis, 'CustomEvent', class {}, 'CustomEvent'],
])('%s is named', (_what, target, key, value, name) => {
  expect(onPage(target, key, value)).toContain(name);
});
