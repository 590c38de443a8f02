import { availabilityText } from '../../shop/availability';
import type { Links } from '../../shop/links';
import type { ItemSuggestion, ProductSuggestion, Suggestion, SuggestionKind, SuggestOption } from './searchTypes';

/** More than this would not fit the popup; a server gone wrong must not flood it. */
const PRODUCTS_MAX = 10;
const ITEMS_MAX_PER_KIND = 6;
const TITLE_MAX_CHARS = 200;

const ITEM_KINDS = ['category', 'brand', 'partner', 'other'] as const;

/** Some shops mark the matched part; titles are text, so these harmless marks go and anything else is shown as it is written. */
const MARKS = /<\/?(?:b|strong|em|mark)>/gi;

type Dto = Readonly<Record<string, unknown>>;

const isDto = (value: unknown): value is Dto => typeof value === 'object' && value !== null && !Array.isArray(value);

const field = (dto: Dto, name: string): unknown => (Object.hasOwn(dto, name) ? dto[name] : undefined);

function text(dto: Dto, name: string): string | null {
  const value = field(dto, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Ids are strings on the wire; older shops send safe numbers. */
function id(dto: Dto, name: string): string | null {
  const value = field(dto, name);
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(dto, name);
}

function title(dto: Dto): string | null {
  const value = (text(dto, 'titleFull') ?? text(dto, 'title'))?.replace(MARKS, '').slice(0, TITLE_MAX_CHARS).trim();
  return value === undefined || value === '' ? null : value;
}

function price(dto: Dto): number | null {
  const holder = field(dto, 'price');
  const current = isDto(holder) ? field(holder, 'current') : undefined;
  return typeof current === 'number' && Number.isFinite(current) && current >= 0 ? current : null;
}

/** Anything but a clear no counts as adult-only: a picture shown by mistake cannot be taken back. */
function isAdultOnly(dto: Dto): boolean {
  const value = field(dto, 'isAdultOnly');
  return !(value === undefined || value === null || value === false || value === 0 || value === '0');
}

function toProduct(dto: Dto): ProductSuggestion | null {
  const [urlKey, name] = [text(dto, 'urlKey'), title(dto)];
  if (urlKey === null || name === null) return null;
  return {
    kind: 'product',
    urlKey,
    title: name,
    mediaId: id(dto, 'mediaId'),
    isAdultOnly: isAdultOnly(dto),
    availabilityText: availabilityText(field(dto, 'availabilityKey')),
    price: price(dto),
  };
}

function toItem(dto: Dto): ItemSuggestion | null {
  const [type, name] = [text(dto, 'type'), title(dto)];
  if (type === null || name === null) return null;
  return {
    kind: ITEM_KINDS.find((kind) => kind === type) ?? 'other',
    type,
    id: id(dto, 'id'),
    urlKey: text(dto, 'urlKey'),
    absoluteUrl: text(dto, 'absoluteUrl'),
    title: name,
    suggest: text(dto, 'suggest'),
  };
}

const ofKind = (kind: SuggestionKind) => (dto: Dto): ItemSuggestion | null => {
  const item = toItem(dto);
  return item?.kind === kind ? item : null;
};

/** The well-formed ones of a list, up to `limit`; what is no list is empty. */
function listOf<Value>(value: unknown, convert: (dto: Dto) => Value | null, limit: number): Value[] {
  const found: Value[] = [];
  if (!Array.isArray(value)) return found;
  for (const entry of value) {
    if (found.length === limit) break;
    const converted = isDto(entry) ? convert(entry) : null;
    if (converted !== null) found.push(converted);
  }
  return found;
}

/**
 * The suggest answer (R3.097, R3.098), bare or in `data` (A005), as suggestions in the order in which they are shown. Every field is
 * checked: an entry without what it needs is left out, a wrong detail is left empty, what nobody asked for is ignored.
 */
export function toSuggestions(answer: unknown): Suggestion[] {
  const outer = isDto(answer) ? answer : {};
  const data = field(outer, 'data');
  const dto = isDto(data) ? data : outer;
  const items = field(dto, 'items');
  return [
    ...listOf(field(dto, 'products'), toProduct, PRODUCTS_MAX),
    ...ITEM_KINDS.flatMap((kind) => listOf(items, ofKind(kind), ITEMS_MAX_PER_KIND)),
  ];
}

/** Suggestions with the addresses they lead to (R2.37-R2.39, A120); one without an address is left out (A011). */
export function toOptions(suggestions: readonly Suggestion[], keyword: string, links: Links): SuggestOption[] {
  return suggestions.flatMap((suggestion) => {
    const href =
      suggestion.kind === 'product'
        ? links.suggestedProduct(suggestion.urlKey, keyword)
        : links.suggestedItem(suggestion, keyword);
    return href === null ? [] : [{ ...suggestion, href }];
  });
}
