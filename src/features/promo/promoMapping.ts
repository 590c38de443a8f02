import { field, idOf, isDto, listOf, shortLabelOf, textOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { firstChars } from '../../lib/firstChars';
import { toColour } from '../../lib/colour';
import type { FloatingPromotion, HeaderPromotion, Promotions } from './promoTypes';

const TITLE_MAX_CHARS = 120;
const TEXT_MAX_CHARS = 300;
const GA_TAG_MAX_CHARS = 100;
const REPEATS: readonly string[] = ['repeat', 'repeat-x', 'repeat-y', 'space', 'round'];

/** Converts a URL of the shop to a link, or null. */
type ToHref = (value: unknown) => string | null;

function toHeader(dto: Dto, toHref: ToHref): HeaderPromotion | null {
  const id = idOf(dto, 'id');
  if (id === null) return null;
  const [repeat, gaTag] = [textOf(dto, 'backgroundRepeat'), textOf(dto, 'gaTag')];
  const backgroundColor = toColour(textOf(dto, 'backgroundColor'));
  return {
    id,
    title: shortLabelOf(dto, 'title', TITLE_MAX_CHARS),
    href: toHref(field(dto, 'url')),
    backgroundColor,
    textColor: backgroundColor === null ? null : toColour(textOf(dto, 'textColor')),
    backgroundRepeat: REPEATS.find((known) => known === repeat) ?? 'no-repeat',
    mediaId: idOf(dto, 'mediaId'),
    mobileMediaId: idOf(dto, 'mobileMediaId'),
    gaTag: gaTag === null ? null : firstChars(gaTag, GA_TAG_MAX_CHARS),
  };
}

function toFloating(dto: Dto, toHref: ToHref): FloatingPromotion | null {
  const [id, title, href] = [idOf(dto, 'id'), shortLabelOf(dto, 'title', TITLE_MAX_CHARS), toHref(field(dto, 'url'))];
  if (id === null || title === null || href === null) return null; // without a name or a target it is of no use
  const [mediaId, mobileMediaId] = [idOf(dto, 'mediaId'), idOf(dto, 'mobileMediaId')];
  return { id, title, text: shortLabelOf(dto, 'text', TEXT_MAX_CHARS), href, mediaId, mobileMediaId };
}

/** R7.025, R3.101. Null if the response is none; of several floating promotions the first one with a title and a link. */
export function toPromotions(answer: unknown, toHref: ToHref): Promotions | null {
  const data = isDto(answer) ? answer : {};
  const found = isDto(field(data, 'banners')) ? field(field(data, 'banners') as Dto, 'data') : undefined;
  if (!isDto(found)) return null;
  const header = field(found, 'headerBanner');
  return {
    header: isDto(header) ? toHeader(header, toHref) : null,
    floating: listOf(field(found, 'floatingBanners'), (dto) => toFloating(dto, toHref), 1)[0] ?? null,
  };
}
