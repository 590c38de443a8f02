/** Decodes the `%` escapes of an address or a cookie; broken ones stay as they are. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
