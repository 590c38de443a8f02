import type { ApiOutput } from '../../../src/api/api';

type SuggestDto = ApiOutput<'suggest'>;
type ProductDto = SuggestDto['products'][number];
type ItemDto = SuggestDto['items'][number];

export const productDto = (changes: Partial<ProductDto> = {}): ProductDto => ({
  urlKey: 'pohodni-cevlji-triglav',
  title: 'Pohodni čevlji Triglav',
  titleFull: 'Pohodni čevlji Triglav, rjavi',
  mediaId: 'p100',
  isAdultOnly: false,
  availabilityKey: 'stock',
  ranking: 0.9,
  price: { current: 89.9 },
  ...changes,
});

export const itemDto = (type: string, changes: Partial<ItemDto> = {}): ItemDto => ({
  type,
  id: '412',
  urlKey: `${type}-key`,
  absoluteUrl: null,
  title: `Naslov ${type}`,
  titleFull: null,
  partnerId: null,
  suggest: null,
  ...changes,
});

/** Two products and one item of each kind. */
export const suggestDto = (changes: Partial<SuggestDto> = {}): SuggestDto => ({
  products: [productDto(), productDto({ urlKey: 'tekaski-cevlji', titleFull: 'Tekaški čevlji', price: { current: 120 } })],
  items: [itemDto('category'), itemDto('brand'), itemDto('partner'), itemDto('topic', { suggest: 'zimski čevlji' })],
  ...changes,
});

export const noSuggestions: SuggestDto = { products: [], items: [] };
