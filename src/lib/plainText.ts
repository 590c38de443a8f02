/** Longer texts are not for a shopper's eyes. */
export const PLAIN_TEXT_MAX_CHARS = 1000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Scripts and styles with what is in them; tags, also with a `>` within quotes; a tag that never ends. */
const MARKUP = /<(script|style)\b[^>]*>[^]*?(<\/\1\s*>|$)|<[a-z/!]("[^"]*"|'[^']*'|[^>"'])*>|<[a-z/!][^>]*(>|$)/gi;

export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '');

/**
 * What a reader would read of a text with markup: no tags, no scripts, the few entities that shops write. The result is
 * text and is shown as text; it is never parsed again.
 */
export function toPlainText(markup: string): string {
  return decodeEntities(markup.slice(0, PLAIN_TEXT_MAX_CHARS * 10).replace(MARKUP, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PLAIN_TEXT_MAX_CHARS);
}
