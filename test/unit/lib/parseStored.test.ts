import { parseStored } from '../../../src/lib/parseStored';

describe('what is found in a storage', () => {
  test('of this version it is given as it is', () => {
    expect(parseStored('{"v":2,"a":[1]}', 2, 100)).toEqual({ v: 2, a: [1] });
  });

  test.each([null, '', 'x', 'null', '5', '"v"', '[2]', '{}', '{"v":1}', '{"v":"2"}', '{"v":2', '{"__proto__":{"v":2}}'])(
    '%j is none of ours',
    (text) => {
      expect(parseStored(text, 2, 100)).toBeNull();
    },
  );

  test('what is longer than ours ever is is not even parsed', () => {
    const text = JSON.stringify({ v: 2, long: 'x'.repeat(100) });
    expect(parseStored(text, 2, text.length)).not.toBeNull();
    expect(parseStored(text, 2, text.length - 1)).toBeNull();
  });
});
