type Fields = Record<string, unknown>;

const MANY = 200;

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value : []);

/** The shop's own products again and again, each with ids of its own. */
export function manyProducts(products: unknown): Fields[] {
  const own = listOf(products);
  return own.length === 0
    ? []
    : Array.from({ length: MANY }, (_, index) => {
        const round = Math.floor(index / own.length);
        const product = own[index % own.length] ?? {};
        return round === 0
          ? product
          : { ...product, productId: `${String(product.productId)}-${round}`, title: `${String(product.title)} (${round + 1})` };
      });
}

/** What importers of a shop have once written, and what attackers would; the product of the page comes first. */
export function oddProducts(products: unknown, own: { variantId?: unknown; productId?: unknown }): Fields[] {
  const [first, ...others] = listOf(products);
  const plain = { ...first, mediaId: null, rating: null, partner: null };
  return [
    { ...plain, title: 'Stran sama', ...own },
    { ...plain, variantId: '1', productId: 'script', title: 'Skripta', urlKey: 'javascript:document.title="product"' },
    { ...plain, variantId: '2', productId: 'markup', title: '<img src=x onerror="document.title=1">Vrtna miza' },
    { ...plain, variantId: '7', productId: 'path', title: 'Pot', urlKey: '../../api' },
    { ...plain, variantId: '3', productId: 'long', title: `🧑‍🚀 ${'Donaudampfschifffahrt'.repeat(20)}` },
    { ...plain, variantId: '4', productId: 'rtl', title: 'שולחן גינה \u202e', price: { current: 1_234_567.89, original: 1e21 } },
    { ...plain, variantId: '5', productId: 'rated', title: 'Ocena 11', rating: 11, reviewCount: 50_000 },
    {
      ...plain,
      variantId: '6',
      productId: 'partner',
      title: 'Partner',
      partner: {
        partnerTitle: '<b>Partner</b> z zelo dolgim imenom podjetja d. o. o.',
        partnerUrl: 'javascript:document.title="partner"',
        partnerPrefix: null,
        gaEventCategory: null,
      },
    },
    ...others.slice(0, 3),
  ];
}
