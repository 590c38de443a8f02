import { defineWidget } from '../../src/loader/defineWidget';

export const productList = defineWidget({ name: 'product-list', mount: 'visible', nearPx: 800, load: () => import('./ProductList') });
