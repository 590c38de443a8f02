import { createKeyValueStore } from '../../../src/page/storage';

describe('storage', () => {
  beforeEach(() => window.localStorage.clear());

  test('keeps, gives back and removes a value', () => {
    const store = createKeyValueStore(() => window.localStorage);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(true);
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(window.localStorage.getItem('a')).toBeNull();
  });

  test('where naming the storage throws, it is empty and says that nothing was kept', () => {
    const store = createKeyValueStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
    expect(() => store.remove('a')).not.toThrow();
  });

  test('a full storage says that nothing was kept and still reads', () => {
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

  test('a stand-in of the page (a consent script, say) that gives nothing at all is empty', () => {
    expect(createKeyValueStore(() => ({ getItem: () => undefined }) as unknown as Storage).get('a')).toBeNull();
  });

  test('a browser without storage (null) has none', () => {
    const store = createKeyValueStore(() => null as unknown as Storage);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
  });
});
