import { startTransition, useEffect, useState } from 'react';
import type { ListedProduct } from '../../src/features/productLists';
import { ProductCard } from './ProductCard';
import type { ProductListProps } from './productListProps';
import { useAdded } from '../../src/connected/cart/useAdded';

/** Longer lists fill their cards as the shopper comes near. */
const WHOLE_MAX = 24;
/** Two pages of the widest carousel. */
const SLICE = 12;

export const isLong = (products: readonly unknown[]): boolean => products.length > WHOLE_MAX;

interface CardsProps extends Pick<ProductListProps, 'layout'> {
  products: readonly ListedProduct[];
  isWished: (variantId: string) => boolean;
}

/** `li` elements. Those of a long list that are not near yet keep an empty place; what is filled stays, so that nothing jumps and no focus is lost. */
export function Cards({ products, layout, isWished }: CardsProps) {
  const added = useAdded();
  const [filled, setFilled] = useState(() => (isLong(products) && typeof IntersectionObserver === 'function' ? SLICE : Infinity));
  const [firstEmpty, setFirstEmpty] = useState<HTMLLIElement | null>(null);
  useEffect(() => {
    if (firstEmpty === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isReached = ({ isIntersecting, boundingClientRect: { left, top }, rootBounds }: IntersectionObserverEntry) =>
          isIntersecting || (rootBounds !== null && (left < rootBounds.left || top < rootBounds.top)); // the last: jumped over
        // In slices, so that scrolling and clicking stay responsive.
        if (entries.some(isReached)) startTransition(() => setFilled((before) => before + SLICE));
      },
      { root: layout === 'carousel' ? firstEmpty.parentElement : null, rootMargin: '100%' },
    );
    observer.observe(firstEmpty);
    return () => observer.disconnect();
  }, [firstEmpty, layout]);
  return products.map((product, index) => (
    <li
      key={`${product.productId}/${product.variantId}`} // each product once, a variant perhaps not
      ref={index === filled ? setFirstEmpty : undefined}
      className="card"
      part="card"
      data-vitrina-item={product.variantId}
    >
      {index < filled && (
        <ProductCard product={product} layout={layout} isWished={isWished(product.variantId)} isAdded={product.variantId === added} />
      )}
    </li>
  ));
}
