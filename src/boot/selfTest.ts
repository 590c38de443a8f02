/**
 * Scripts like Prototype and MooTools replace built-ins (docs/hostile-pages.md). Returns those that no longer work as specified;
 * an empty list means that the modules can run here. Takes under 2 ms.
 */
export function brokenBuiltIns(): string[] {
  const broken: string[] = [];
  const check = (name: string, works: () => boolean): void => {
    let fine = false;
    try {
      fine = works();
    } catch {
      // a built-in that throws is broken
    }
    if (!fine) broken[broken.length] = name;
  };
  const sum = (a: number, b: number): number => a + b;

  check('JSON.stringify', () => JSON.stringify({ a: [1, 'b'], d: new Date(0) }) === '{"a":[1,"b"],"d":"1970-01-01T00:00:00.000Z"}');
  check('JSON.parse', () => JSON.parse('{"a":[1]}').a[0] === 1);
  check('Array.from', () => Array.from(new Set([1, 2]))[1] === 2 && Array.from({ length: 2 }, (_, i) => i)[1] === 1);
  check('Array.prototype', () => {
    const list = [3, 1, 2];
    return (
      list.reduce(sum) === 6 &&
      list.map((n) => n * 2)[0] === 6 &&
      list.filter((n) => n > 1).length === 2 &&
      list.find((n) => n === 2) === 2 &&
      list.indexOf(2) === 2 &&
      list.includes(1) &&
      !list.includes(4) &&
      list.concat([4]).length === 4 &&
      [...list.entries()][1]?.[1] === 1 &&
      [[1], [2]].flat().length === 2
    );
  });
  check('Function.prototype.bind', () => sum.bind(null, 1)(2) === 3);
  check(
    'Object',
    () =>
      Object.keys({ a: 1 }).length === 1 &&
      Object.assign({}, { a: 1 }).a === 1 &&
      Object.entries({ a: 1 })[0]?.[1] === 1 &&
      !('then' in {}), // an inherited `then` would keep promises from resolving
  );
  check(
    'String.prototype',
    () => ' a '.trim() === 'a' && 'ab'.startsWith('a') && 'aa'.replace('a', () => 'b') === 'ba' && 'a,b'.split(',').length === 2,
  );
  check('Map and Set', () => new Map([[1, 2]]).get(1) === 2 && [...new Set([1, 1])].join() === '1');
  check('Date.parse', () => Date.parse('2020-01-01T00:00:00Z') === 1577836800000 && Date.now() > 0);
  check('Promise', () => typeof Promise.resolve(1).finally === 'function' && typeof Promise.race === 'function');
  check('CustomEvent', () => new CustomEvent('a', { detail: 1 }).detail === 1);
  return broken;
}
