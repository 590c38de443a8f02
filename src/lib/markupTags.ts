/** The elements allowed in a server message: emphasis, lists, paragraphs, line breaks, links. */
export const MARKUP_TAGS = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'] as const;
export type MarkupTag = (typeof MARKUP_TAGS)[number];

const ANY_TAG = new RegExp(`</?(?:${MARKUP_TAGS.join('|')})\\b`, 'i');

/** Whether a message has allowed markup; any other is plain text. Its parser, `serverMarkup`, loads with the views of messages. */
export const hasMarkup = (message: string): boolean => ANY_TAG.test(message);
