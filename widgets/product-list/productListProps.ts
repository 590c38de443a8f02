import { isId } from '../../src/features/productLists';
import type { ListRequest, ProductListKind } from '../../src/features/productLists';
import { RECENTLY_VIEWED_ITEMS } from '../../src/features/recentlyViewed';
import type { AttributeReader } from '../../src/loader/defineWidget';

export interface ProductListProps {
  request: ListRequest;
  layout: 'carousel' | 'grid';
  /** '': the widget's own, by the kind. */
  title: string;
}

const KINDS = ['recommended', 'similar', 'recently-viewed', 'picked'] as const satisfies readonly ProductListKind[];

const COUNT_MAX = 200;
const IDS_MAX_CHARS = 4000;

export function readProps(attributes: AttributeReader): ProductListProps {
  const idOf = (name: string): string | null => {
    const id = attributes.text(name, '');
    return isId(id) ? id : null;
  };
  const idsOf = (name: string): string[] =>
    attributes
      .text(name, '', IDS_MAX_CHARS)
      .split(',')
      .map((id) => id.trim())
      .filter(isId)
      .slice(0, COUNT_MAX);
  return {
    request: {
      kind: attributes.choice('kind', KINDS, 'recently-viewed'),
      variantId: idOf('variant-id'),
      productId: idOf('product-id'),
      count: attributes.integer('count', RECENTLY_VIEWED_ITEMS, { min: 1, max: COUNT_MAX }),
      accessoryVariants: idsOf('accessory-variants'),
      variantIds: idsOf('variant-ids'),
      productIds: idsOf('product-ids'),
    },
    layout: attributes.choice('layout', ['carousel', 'grid'], 'carousel'),
    title: attributes.text('title', ''),
  };
}
