/* The door to everything about goods; see README.md. */
export { getCategoryByUrlKey, getCategoryPath, getCategoryTree } from './categories';
export { DEFAULT_PAGE_SIZE, getBrandFacets, listProducts } from './listing';
export { getProduct, getVariants } from './productDetail';
export { getProductCards, getVariantCards } from './productCards';
export { getBonusSet } from './bonusSets';
export { getBrand, getPartner, listBrands, listPartners } from './sellers';
export { getHomepage } from './homepage';
