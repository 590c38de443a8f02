import { field, idOf, isSet, listOf, numberOf, shortLabelOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { availabilityText } from '../../shop/availability';
import type { Links, SearchForm } from '../../shop/links';
import type { ItemSuggestion, ProductSuggestion, Suggestion, SuggestionKind, SuggestOption } from '../search';

/** More would not fit the popup; limits a faulty response. */
const PRODUCTS_MAX = 10;
const ITEMS_MAX_PER_KIND = 6;
const TITLE_MAX_CHARS = 200;

const ITEM_KINDS = ['category', 'brand', 'partner', 'other'] as const;

/** Some shops mark the matched part, and send what PHP has escaped. */
const title = (dto: Dto): string | null => shortLabelOf(dto, 'titleFull', TITLE_MAX_CHARS) ?? shortLabelOf(dto, 'title', TITLE_MAX_CHARS);

function price(dto: Dto): number | null {
  const current = numberOf(toDto(field(dto, 'price')), 'current');
  return current !== null && current >= 0 ? current : null;
}

function toProduct(dto: Dto): ProductSuggestion | null {
  const [urlKey, name] = [textOf(dto, 'urlKey'), title(dto)];
  if (urlKey === null || name === null) return null;
  return {
    kind: 'product',
    urlKey,
    title: name,
    mediaId: idOf(dto, 'mediaId'),
    isAdultOnly: isSet(dto, 'isAdultOnly'), // a picture shown by mistake cannot be undone
    availabilityText: availabilityText(field(dto, 'availabilityKey')),
    isSoldOut: ['sold_out', 'unavailable'].includes(textOf(dto, 'availabilityKey') ?? ''),
    price: price(dto),
  };
}

function toItem(dto: Dto): ItemSuggestion | null {
  const [type, name] = [textOf(dto, 'type'), title(dto)];
  if (type === null || name === null) return null;
  return {
    kind: ITEM_KINDS.find((kind) => kind === type) ?? 'other',
    type,
    id: idOf(dto, 'id'),
    urlKey: textOf(dto, 'urlKey'),
    absoluteUrl: textOf(dto, 'absoluteUrl'),
    partnerId: idOf(dto, 'partnerId'),
    title: name,
    suggest: textOf(dto, 'suggest'),
  };
}

const ofKind =
  (kind: SuggestionKind) =>
  (dto: Dto): ItemSuggestion | null => {
    const item = toItem(dto);
    return item?.kind === kind ? item : null;
  };

/**
 * Maps the suggest response (R3.097, R3.098) to suggestions in display order. Every field is validated: incomplete entries are
 * dropped, invalid details left empty, unknown fields ignored. Articles that cannot be had come after those that can.
 */
export function toSuggestions(answer: unknown): Suggestion[] {
  const dto = toDto(answer);
  const items = field(dto, 'items');
  const products = listOf(field(dto, 'products'), toProduct, PRODUCTS_MAX);
  return [
    ...products.filter(({ isSoldOut }) => !isSoldOut),
    ...products.filter(({ isSoldOut }) => isSoldOut),
    ...ITEM_KINDS.flatMap((kind) => listOf(items, ofKind(kind), ITEMS_MAX_PER_KIND)),
  ];
}

/** Suggestions with their URLs (R2.37-R2.39, A120); those without one are dropped (A011). */
export function toOptions(
  suggestions: readonly Suggestion[],
  keyword: string,
  links: Links,
  form: SearchForm | null = null,
): SuggestOption[] {
  return suggestions.flatMap((suggestion) => {
    const href =
      suggestion.kind === 'product'
        ? links.suggestedProduct(suggestion.urlKey, keyword, form)
        : links.suggestedItem(suggestion, keyword, form);
    return href === null ? [] : [{ ...suggestion, href }];
  });
}
