/** The code of a system's or driver's error, e.g. "ENOENT" or "28P01"; "" without one. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** The first line of an error's message. */
export function firstLineOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message.split('\n')[0] ?? '';
}
