import { createKeyValueStore } from '../../../src/page/storage';

describe('storage', () => {
  beforeEach(() => window.localStorage.clear());

  test('writes, reads and removes a value', () => {
    const store = createKeyValueStore(() => window.localStorage);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(true);
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(window.localStorage.getItem('a')).toBeNull();
  });

  test('where accessing the storage throws, it is empty and reports that nothing was stored', () => {
    const store = createKeyValueStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
    expect(() => store.remove('a')).not.toThrow();
  });

  test('a full storage reports that nothing was stored and can still be read', () => {
    const full = {
      getItem: () => 'old',
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const store = createKeyValueStore(() => full);
    expect(store.set('a', 'new')).toBe(false);
    expect(store.get('a')).toBe('old');
  });

  test('a replaced storage (e.g. by a consent script) that returns nothing is empty', () => {
    expect(createKeyValueStore(() => ({ getItem: () => undefined }) as unknown as Storage).get('a')).toBeNull();
  });

  test('(storage-03) a replaced storage that returns parsed values and numbers holds no text and no names', () => {
    const parsing = { length: 2, getItem: () => ({ v: 1 }), key: (index: number) => index } as unknown as Storage;
    const store = createKeyValueStore(() => parsing);
    expect(store.get('a')).toBeNull();
    expect(store.keys()).toEqual(['', '']);
  });

  test('a browser without storage (null) has no values', () => {
    const store = createKeyValueStore(() => null as unknown as Storage);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
  });
});
