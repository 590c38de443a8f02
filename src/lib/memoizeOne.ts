/** Remembers the last result: the same arguments give the same object again, so that views that read it do not render anew. */
export function memoizeOne<Args extends readonly unknown[], Result>(compute: (...args: Args) => Result): (...args: Args) => Result {
  let last: { args: Args; result: Result } | null = null;
  return (...args) => {
    if (last === null || last.args.some((arg, index) => arg !== args[index])) last = { args, result: compute(...args) };
    return last.result;
  };
}
