import type { CSSProperties } from 'react';
import { lineOf } from '../../src/connected/menu/readLinks';
import { sizeOf } from '../../src/dom/cssLengths';

const OF_LINK = [
  'color', 'fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing', 'textTransform',
  'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft',
] as const; // prettier-ignore
const OF_LIST = ['columnGap', 'rowGap', 'justifyContent'] as const;
/** Between entries that the page gives no space. */
const BARE_GAP = '16px';

function pick(element: Element | null, names: readonly string[]): CSSProperties {
  if (element === null) return {};
  const computed = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(computed, name)]));
}

/** Its mark is 12 px wide: in the padding of the link where that is wide enough, else in the gap beside it. */
const openerPlace = (link: Element | null): string => `min(0px, ${link === null ? 0 : getComputedStyle(link).paddingRight} - 12px)`;

/** The bar has the looks of the server's links, so that nothing moves when it takes their place. */
export function readLooks(host: HTMLElement) {
  const links = [...host.querySelectorAll('a[href]')];
  const link = links.find((one) => !one.matches(':hover, :focus')) ?? null;
  const list = link?.closest('ul, ol') ?? null;
  const summary = host.querySelector('summary');
  const looks = {
    link: pick(link, OF_LINK),
    /** What the server itself has for links without room, else as a link. */
    more: pick(summary ?? link, OF_LINK),
    moreName: lineOf(summary),
    list: pick(list, OF_LIST),
    opener: { ...pick(link, ['color']), insetInlineEnd: openerPlace(link) },
    height: sizeOf(host).height,
  };
  // Below each other they need no space at their sides, in a bar they do.
  const isBare = [looks.link.paddingLeft, looks.link.paddingRight].every((padding) => padding === '0px');
  if (isBare && looks.list.columnGap === 'normal') looks.list.columnGap = BARE_GAP;
  return looks;
}
