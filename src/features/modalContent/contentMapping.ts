/** The longest legal texts have 200 KB; the sanitizer takes no more than this either. */
const HTML_MAX_CHARS = 1_000_000;

const isJson = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The body of a source that a modal can show. Throws, with the reason, for any other. */
export function toContentHtml(body: unknown): string {
  if (typeof body !== 'string') throw new TypeError('its source is no text');
  if (body.trim() === '') throw new TypeError('its source is empty');
  if (body.length > HTML_MAX_CHARS) throw new RangeError(`its source has ${body.length} characters, at most ${HTML_MAX_CHARS} are shown`);
  if (isJson(body)) throw new TypeError('its source is JSON, not HTML');
  return body;
}
