import { MARKUP_TAGS } from './markupTags';
import type { MarkupTag } from './markupTags';
import { decodeEntities, PLAIN_TEXT_MAX_CHARS } from './plainText';

/** A text, or an element with only its name, link and content. */
export type MarkupNode = string | { tag: MarkupTag; href: string | null; children: readonly MarkupNode[] };

interface OpenElement {
  tag: MarkupTag;
  href: string | null;
  children: MarkupNode[];
}

const DEPTH_MAX = 8;
/** Scripts and styles with their content, and comments. */
const DROPPED = /<(script|style)\b[^>]*>[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi;
const TOKEN = /<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])((?:"[^"]*"|'[^']*'|[^"'>])*)>|<[a-z/!][^>]*(?:>|$)/gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const tagOf = (name: string): MarkupTag | undefined => MARKUP_TAGS.find((tag) => tag === name.toLowerCase());

/** Elements that end where another one begins: HTML allows no nested paragraphs and no nested links. */
const endedBy = (tag: MarkupTag): readonly MarkupTag[] => {
  if (tag === 'p') return ['p'];
  if (tag === 'ul' || tag === 'ol') return ['p'];
  if (tag === 'li') return ['li', 'p'];
  return tag === 'a' ? ['a'] : [];
};

const hrefOf = (attributes: string): string | null => {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = double ?? single ?? bare;
  return href === undefined ? null : decodeEntities(href);
};

/**
 * R8.30, R3.087, A021: parses a server message into a tree of allowed elements (ADR 015). It never becomes HTML again: the view
 * creates an element per node, so anything not allowed, and any attribute except a link's URL, is dropped.
 */
export function parseMarkup(message: string): MarkupNode[] {
  const text = message.slice(0, PLAIN_TEXT_MAX_CHARS * 10).replace(DROPPED, ' ');
  const root: MarkupNode[] = [];
  const open: OpenElement[] = [];
  const parent = (): MarkupNode[] => open.at(-1)?.children ?? root;
  const addText = (raw: string): void => {
    const plain = decodeEntities(raw).replace(/\s+/g, ' ');
    if (plain !== '') parent().push(plain);
  };
  const closeTo = (tags: readonly MarkupTag[]): void => {
    const at = open.map(({ tag }) => tags.includes(tag)).lastIndexOf(true);
    if (at !== -1) open.length = at;
  };
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    addText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const tag = tagOf(match[2] ?? '');
    if (tag === undefined) continue;
    if (match[1] === '/') {
      closeTo([tag]);
      continue;
    }
    closeTo(endedBy(tag));
    const isInList = open.some((element) => element.tag === 'ul' || element.tag === 'ol');
    if ((tag === 'li' && !isInList) || open.length >= DEPTH_MAX) continue;
    const element: OpenElement = { tag, href: tag === 'a' ? hrefOf(match[3] ?? '') : null, children: [] };
    parent().push(element);
    if (tag !== 'br') open.push(element);
  }
  addText(text.slice(end));
  return root;
}
