const sum = (a: number, b: number): number => a + b;
const json = '{"a":[1,"b"],"d":"1970-01-01T00:00:00.000Z"}';

/** What the modules rely on. */
const CHECKS: (() => unknown)[] = [
  () => JSON.stringify({ a: [1, 'b'], d: new Date(0) }) === json && JSON.parse(json).a[0] === 1,
  () => Array.from(new Set([1, 2])) + '' + Array.from({ length: 2 }, (_, i) => i) === '1,20,1',
  () => {
    const list = [3, 1, 2];
    return (
      [
        list.reduce(sum),
        list.map((n) => n * 2),
        list.filter((n) => n > 1),
        list.find((n) => n === 2),
        list.indexOf(2),
        list.includes(1),
        list.includes(4),
        list.concat([4]),
        [...list.entries()],
        [[1], [2]].flat().length,
      ] +
        '' ===
      '6,6,2,4,3,2,2,2,true,false,3,1,2,4,0,3,1,1,2,2,2'
    );
  },
  () => sum.bind(null, 1)(2) === 3,
  // An inherited `then` would keep promises from resolving.
  () =>
    Object.keys({ a: 1 }) + '' + Object.entries(Object.assign({}, { a: 1 })) === 'aa,1' &&
    !('then' in {}) &&
    !Object.isFrozen(Function.prototype),
  () => ' a '.trim() + 'ab'.startsWith('a') + 'aa'.replace('a', () => 'b') + 'a,b'.split(',').length === 'atrueba2',
  () => new Map([[1, 2]]).get(1) === 2 && [...new Set([1, 1])] + '' === '1',
  () => Date.parse('1970-01-01T00:00:00.000Z') === 0,
  () => 'finally' in Promise.resolve(1) && 'race' in Promise,
  () => new CustomEvent('a', { detail: 1 }).detail === 1,
];

/** Of the checks, in their order. */
const NAMES = [
  'JSON',
  'Array.from',
  'Array.prototype',
  'Function.prototype.bind',
  'Object',
  'String.prototype',
  'Map and Set',
  'Date.parse',
  'Promise',
  'CustomEvent',
];

/**
 * Scripts like Prototype and MooTools replace built-ins (docs/hostile-pages.md). Whether one that the modules need no longer works as specified.
 * Takes under 2 ms.
 */
export function areBuiltInsBroken(checks = CHECKS): boolean {
  try {
    for (const check of checks) if (!check()) return true;
    return false;
  } catch {
    return true; // a built-in that throws is broken
  }
}

/** Their names. */
export function brokenBuiltIns(): string {
  let broken = '';
  for (let nth = 0; nth < CHECKS.length; nth += 1)
    if (areBuiltInsBroken([CHECKS[nth] as () => unknown])) broken += (broken && ', ') + NAMES[nth];
  return broken;
}
