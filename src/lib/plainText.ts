/** Longer texts are truncated. */
export const PLAIN_TEXT_MAX_CHARS = 1000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Scripts and styles with their content; tags, also with a `>` within quotes; an unclosed tag. */
const MARKUP = /<(script|style)\b[^>]*>[^]*?(<\/\1\s*>|$)|<[a-z/!]("[^"]*"|'[^']*'|[^>"'])*>|<[a-z/!][^>]*(>|$)/gi;

export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '');

/** The readable text of markup: no tags, no scripts, common entities decoded. The result is rendered as text and never parsed again. */
export function toPlainText(markup: string): string {
  return decodeEntities(markup.slice(0, PLAIN_TEXT_MAX_CHARS * 10).replace(MARKUP, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PLAIN_TEXT_MAX_CHARS);
}
