import { useEffect, useId, useState } from 'react';
import productTexts from '../../src/connected/products/texts/lazy';
import { keyOf, productListsActions, productListsFeature, selectList } from '../../src/features/productLists';
import type { ListedProduct, ProductListKind } from '../../src/features/productLists';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { Feature, StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import stars from '../../src/ui/graphics/stars.css';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import price from '../../src/ui/text/price.css';
import { Cards, isLong } from './Cards';
import { Carousel } from './Carousel';
import styles from './product-list.css';
import { readProps } from './productListProps';
import type { ProductListProps } from './productListProps';
import { useHearts } from './useHearts';
import { usePlace } from './usePlace';
import type { Shape } from './usePlace';

/** Cards of a skeleton: a row of the widest carousel. */
const SKELETON_CARDS = 6;

/** Purchases of what these lists show are reported as recommended (`page/itemSightings`). */
const RECOMMENDING: readonly ProductListKind[] = ['recommended', 'similar'];

const NO_PRODUCTS: readonly ListedProduct[] = [];

/** Products beside those of the page. The server's own list stays until this one can take its place, and where it cannot. */
function ProductList({ host, request, layout, title }: ProductListProps & { host: WidgetHost }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const [hasFallback] = useState(() => host.element.childElementCount > 0);
  const list = useAppSelector((state) => selectList(state, keyOf(request)));
  useEffect(() => void dispatch(productListsActions.listRequested(request)), [dispatch, request]);

  const first: Shape = hasFallback ? 'server' : 'nothing';
  const isPending = list?.status === 'pending';
  const products = list?.products ?? NO_PRODUCTS;
  const isWished = useHearts(host.element, products);
  const wanted: Shape = products.length > 0 ? 'list' : isPending && !hasFallback ? 'skeleton' : first;
  const { shape, isHidden, minHeight } = usePlace(host, wanted, first, list !== undefined && !isPending);

  if (shape === 'nothing' && minHeight === undefined) return null;

  const heading = (
    <h2 className="heading" id={id} part="heading">
      {title === '' ? t(`txt_products_${request.kind.replace('-', '_')}`) : title}
    </h2>
  );
  const cards = <Cards products={products} layout={layout} isWished={isWished} />;
  const marks = {
    'aria-labelledby': id,
    'data-vitrina-list': request.kind,
    'data-placement': RECOMMENDING.includes(request.kind) ? request.kind : undefined,
    'data-main-variant-id': request.variantId ?? undefined,
    'data-long': isLong(products) ? '' : undefined,
  };
  return (
    <section className="v-root root" part="root" style={{ minHeight }} aria-labelledby={shape === 'list' ? id : undefined}>
      {shape === 'server' && <slot />}
      {shape === 'skeleton' && (
        <div className={isHidden ? 'hidden' : undefined}>
          <div className="head">{heading}</div>
          <p className="v-hidden" role="status">
            {t('txt_products_loading')}
          </p>
          <div className={layout === 'grid' ? 'grid' : 'row'} aria-hidden="true">
            {Array.from({ length: Math.min(SKELETON_CARDS, request.count) }, (_, index) => (
              <div key={index} className="card" />
            ))}
          </div>
        </div>
      )}
      {shape === 'list' && layout === 'grid' && (
        <>
          <div className="head">{heading}</div>
          <ul className="grid" {...marks}>
            {cards}
          </ul>
        </>
      )}
      {shape === 'list' && layout === 'carousel' && (
        <Carousel key={products.length} heading={heading} marks={marks} count={products.length}>
          {cards}
        </Carousel>
      )}
    </section>
  );
}

const features = [productListsFeature] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

export const view = {
  component: ProductList,
  needsNoFallback: true,
  readProps,
  styles: [stars, thumbnail, price, styles],
  features,
  texts: [productTexts],
};
