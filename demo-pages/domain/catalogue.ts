/* The entry point to all product data; see README.md. */
export { getCategoryByUrlKey, getCategoryTree } from './categories';
export { getBrandFacets, listProducts } from './listing';
export { getProduct } from './productDetail';
export { getCardsOfProducts, getVariantCards } from './productCards';
export { getBonusSet } from './bonusSets';
export { getBrand, getPartner } from './sellers';
export { getHomepage } from './homepage';
