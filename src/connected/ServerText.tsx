import type { ReactNode } from 'react';
import type { FlashMessage } from '../features/flash';
import { parseMarkup } from '../lib/serverMarkup';
import type { MarkupNode } from '../lib/serverMarkup';
import type { Links } from '../shop/links';
import { useShop } from '../store/hooks';

const toElement = (node: MarkupNode, key: number, links: Links): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br key={key} />;
  const content = toElements(children, links);
  if (Tag !== 'a') return <Tag key={key}>{content}</Tag>;
  const target = links.href(href);
  return target === null ? content : <a key={key} href={target}>{content}</a>; // prettier-ignore
};

const toElements = (nodes: readonly MarkupNode[], links: Links): ReactNode[] => nodes.map((node, at) => toElement(node, at, links));

/** The server's text with its links, emphasis, lists and line breaks and no other markup (R8.30, R3.087, A154). */
export function ServerText({ message: { message, markup } }: { message: Pick<FlashMessage, 'message' | 'markup'> }) {
  const { links } = useShop();
  return markup === undefined ? message : <span className="server-text">{toElements(parseMarkup(markup), links)}</span>;
}
