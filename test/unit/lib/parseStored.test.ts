import { parseStored } from '../../../src/lib/parseStored';

describe('a stored value', () => {
  test('of this version is returned unchanged', () => {
    expect(parseStored('{"v":2,"a":[1]}', 2, 100)).toEqual({ v: 2, a: [1] });
  });

  test.each([null, '', 'x', 'null', '5', '"v"', '[2]', '{}', '{"v":1}', '{"v":"2"}', '{"v":2', '{"__proto__":{"v":2}}'])(
    '%j is ignored',
    (text) => {
      expect(parseStored(text, 2, 100)).toBeNull();
    },
  );

  test('that is longer than ours can be is not parsed', () => {
    const text = JSON.stringify({ v: 2, long: 'x'.repeat(100) });
    expect(parseStored(text, 2, text.length)).not.toBeNull();
    expect(parseStored(text, 2, text.length - 1)).toBeNull();
  });
});
