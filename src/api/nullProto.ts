/**
 * The object's own fields and nothing else. On a page that adds to `Object.prototype`, a field that nobody gave would
 * otherwise seem to be there: an address to send a password to, or an `error` in every answer.
 */
export function nullProto<T extends object>(value: T): T {
  return Object.assign(Object.create(null) as object, value) as T;
}
