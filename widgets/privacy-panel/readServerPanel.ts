import { lineOf, readLinks } from '../../src/connected/menu/readLinks';
import type { ServerLink } from '../../src/connected/menu/readLinks';

/** A consent of the server's form, with the server's own words: they are what the customer agrees to. */
export interface ServerChoice {
  code: string;
  /** Text and links, in the server's order. */
  label: readonly (string | ServerLink)[];
  isTicked: boolean;
  /** The server shows it without letting it be changed; as in the server's form, it is not sent. */
  isDisabled: boolean;
}

export interface ServerPanel {
  link: ServerLink | null;
  choices: readonly ServerChoice[];
  /** The server's form has `method="get"` (A049). */
  isByQuery: boolean;
}

const CODE = /^[\w.-]{1,64}$/;
const CHOICES_MAX = 100;
const LABEL_MAX_CHARS = 5000;

function readLabel(label: Element | undefined, toHref: (value: unknown) => string | null): ServerChoice['label'] {
  if (label === undefined || lineOf(label).length > LABEL_MAX_CHARS) return [];
  const parts = [...label.childNodes].flatMap((node): (string | ServerLink)[] => {
    if (!(node instanceof Element)) return [node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replace(/\s+/g, ' ') : ''];
    const href = node.localName === 'a' ? toHref(node.getAttribute('href')) : null;
    return href === null ? [...readLabel(node, toHref)] : [{ name: lineOf(node), href }];
  });
  return parts.filter((part) => part !== '');
}

/** What the server's panel offers: its link to the privacy page and the boxes of its form, with what has been ticked meanwhile. */
export function readServerPanel(host: HTMLElement, toHref: (value: unknown) => string | null): ServerPanel {
  const boxes = [...host.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]')].slice(0, CHOICES_MAX);
  const choices = boxes.flatMap((box) => {
    const [code, label] = [box.getAttribute('name') ?? '', readLabel(box.labels?.[0], toHref)];
    const isShown = label.some((part) => typeof part !== 'string' || part.trim() !== '');
    return CODE.test(code) && isShown ? [{ code, label, isTicked: box.checked, isDisabled: box.matches(':disabled') }] : [];
  });
  return { link: readLinks(host, toHref)[0] ?? null, choices, isByQuery: boxes[0]?.form?.getAttribute('method')?.toLowerCase() === 'get' };
}
