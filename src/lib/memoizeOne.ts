/** Caches the last result: the same arguments return the same object, so that components do not re-render. */
export function memoizeOne<Args extends readonly unknown[], Result>(compute: (...args: Args) => Result): (...args: Args) => Result {
  let last: { args: Args; result: Result } | null = null;
  return (...args) => {
    if (last === null || last.args.some((arg, index) => arg !== args[index])) last = { args, result: compute(...args) };
    return last.result;
  };
}
