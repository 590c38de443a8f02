/**
 * Copies own properties, ignoring a polluted `Object.prototype`: otherwise its properties could appear as a URL to send a
 * password to, or as an `error` in every response.
 */
export function nullProto<T extends object>(value: T): T {
  return Object.assign(Object.create(null) as object, value) as T;
}
