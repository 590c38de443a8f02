/** Defers expensive work, such as constructing an Intl object, until the first use of its result. */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => (created ??= { value: create() }).value;
}
