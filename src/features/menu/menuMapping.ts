import { entriesOf, field, firstOfEach, idOf, isDto, isList, isSet, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { firstChars } from '../../lib/firstChars';
import type { Links } from '../../shop/links';
import type { MenuItem, MenuLook, MenuPromo } from './menuTypes';

/** Deeper entries are left out: no menu of a shop is usable beyond. */
export const MENU_MAX_LEVELS = 6;
/** More entries of one parent, or of a whole menu, limit a faulty response. */
export const MENU_MAX_CHILDREN = 300;
export const MENU_MAX_ITEMS = 3000;
const PROMOS_MAX = 12;
const NAME_MAX_CHARS = 200;
const LABEL_MAX_CHARS = 24;
const HEIGHT_MAX_PX = 2000;
const WIDTH_MAX_PX = 4000;

type Href = Links['href'];

/** Control characters and marks that reverse the direction of what follows. */
const CONTROLS = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function shortText(dto: Dto, name: string, maxChars: number): string | null {
  const text = (labelOf(dto, name) ?? '').replace(CONTROLS, '').trim();
  return text === '' ? null : firstChars(text, maxChars);
}

/** A123: a number, also as text, also with its unit; nothing else reaches a style. */
function pixels(dto: Dto, name: string, maxPx: number): number | null {
  const text = textOf(dto, name);
  const value = numberOf(text === null ? dto : { [name]: text.trim().replace(/px$/i, '').trim() }, name);
  return value === null || value < 0 ? null : Math.min(Math.round(value), maxPx);
}

/** A123: true, 1 or "1". */
function isOn(dto: Dto, name: string, fallback = false): boolean {
  const value = field(dto, name);
  if (value === undefined || value === null || value === '') return fallback;
  return value === true || value === 1 || value === '1' || value === 'true';
}

function toLook(value: unknown): MenuLook {
  const dto = toDto(value);
  return {
    heightPx: pixels(dto, 'height', HEIGHT_MAX_PX),
    widthPx: pixels(dto, 'width', WIDTH_MAX_PX),
    extraPx: pixels(dto, 'extraPixelsForContent', HEIGHT_MAX_PX) ?? 0,
    isMeasured: isOn(dto, 'addToHeightCalculation', true),
    hidesOthers: isOn(dto, 'hideOtherCategories'),
    isUnimportant: isOn(dto, 'notImportantItem'),
  };
}

const toPromo =
  (href: Href) =>
  (dto: Dto): MenuPromo | null => {
    const id = idOf(dto, 'bannerId');
    const [mediaId, title] = [idOf(dto, 'mediaId'), shortText(dto, 'title', NAME_MAX_CHARS)];
    if (id === null || (mediaId === null && title === null)) return null;
    return { id, type: field(dto, 'type') === 'full' ? 'full' : 'half', mediaId, title, href: href(field(dto, 'url')) };
  };

/** A124: brand pictures are accepted beside the others and inside of them. */
function toPromos(dto: Dto, href: Href): Pick<MenuItem, 'promos' | 'brands'> {
  const banners = field(dto, 'banners');
  const nested = isDto(banners) ? banners : {};
  const isPlain = Array.isArray(banners) || (isDto(banners) && !isSet(nested, 'banners') && !isSet(nested, 'brandBanners'));
  const list = (value: unknown) =>
    firstOfEach(
      listOf(value, toPromo(href), PROMOS_MAX).filter((promo) => promo.href !== null),
      ({ id }) => id,
    );
  return {
    promos: list(isPlain ? banners : field(nested, 'banners')),
    brands: list([...entriesOf(field(dto, 'brandBanners')), ...entriesOf(field(nested, 'brandBanners'))]),
  };
}

/**
 * Maps the menu (R3.092 to R3.096). Every field is validated: scripts and other addresses that are no page give no link, entries
 * that lead nowhere are dropped, and so are entries that are their own ancestors.
 */
export function toMenu(answer: unknown, href: Href): MenuItem[] {
  let left = MENU_MAX_ITEMS;

  const toItem =
    (ancestors: readonly string[]) =>
    (dto: Dto): MenuItem | null => {
      const id = idOf(dto, 'id');
      const name = shortText(dto, 'name', NAME_MAX_CHARS) ?? shortText(dto, 'title', NAME_MAX_CHARS);
      if (id === null || name === null || ancestors.includes(id) || left === 0) return null;
      left -= 1;
      const path = [...ancestors, id];
      const children = path.length < MENU_MAX_LEVELS ? toItems(field(dto, 'children'), path) : [];
      const address = href(field(dto, 'url'));
      const pictures = toPromos(dto, href);
      if (address === null && children.length === 0 && pictures.promos.length + pictures.brands.length === 0) return null;
      return {
        id,
        name,
        title: shortText(dto, 'title', NAME_MAX_CHARS) ?? name,
        href: address,
        label: shortText(dto, 'label', LABEL_MAX_CHARS),
        imageId: idOf(toDto(field(dto, 'image')), 'imageId'),
        children,
        look: toLook(field(dto, 'customData')),
        ...pictures,
      };
    };
  const toItems = (value: unknown, path: readonly string[]): MenuItem[] =>
    firstOfEach(listOf(value, toItem(path), MENU_MAX_CHILDREN), ({ id }) => id);

  const dto = toDto(answer);
  return toItems(isList(answer) ? answer : field(dto, 'items'), []);
}
