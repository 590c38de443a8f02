import type { FastifyRequest } from 'fastify';
import type { Facet, ProductListing, ProductSort } from '../domain/types';
import { amountOf, fieldsOf, textOf, wholeNumberOf, wholeNumbersOf } from './fields';
import { withParameters } from '../countries/links';

export const PAGE_SIZE = 24;
export const SORTS: readonly ProductSort[] = ['popular', 'price-asc', 'price-desc', 'newest', 'title'];
/** Brands offered as filters of a listing. */
const MAX_FACETS = 12;

/** The visitor's filters of a list of products, from the URL. */
export interface ListingChoice {
  sort: ProductSort;
  page: number;
  brandIds: number[];
  categoryIds: number[];
  priceFrom: number | null;
  priceTo: number | null;
  onlyOrderable: boolean;
}

export function listingChoiceOf(request: FastifyRequest): ListingChoice {
  const fields = fieldsOf(request.query);
  const sort = SORTS.find((known) => known === textOf(fields, 'sort')) ?? 'popular';
  return {
    sort,
    page: Math.min(Math.max(wholeNumberOf(fields, 'page') ?? 1, 1), 10_000),
    brandIds: wholeNumbersOf(fields, 'b[]').slice(0, 50),
    categoryIds: wholeNumbersOf(fields, 'c[]').slice(0, 50),
    priceFrom: amountOf(fields, 'from'),
    priceTo: amountOf(fields, 'to'),
    onlyOrderable: textOf(fields, 'stock') === '1',
  };
}

/** The filters in the domain's form. */
export function filtersOf({ brandIds, priceFrom, priceTo, onlyOrderable }: ListingChoice) {
  return {
    ...(brandIds.length > 0 ? { brandIds } : {}),
    ...(priceFrom === null ? {} : { priceFrom }),
    ...(priceTo === null ? {} : { priceTo }),
    ...(onlyOrderable ? { onlyOrderable } : {}),
  };
}

interface ListingParts {
  path: string;
  choice: ListingChoice;
  listing: ProductListing;
  brands: Facet[];
  categories?: Facet[];
  subcategories?: { urlKey: string; title: string }[];
  /** Parameters of the page besides the filters, e.g. the keyword. */
  fixed?: { name: string; value: string }[];
  /** Added to the products' links. */
  cardQuery?: string;
}

/** The data of `partials/listing`. */
export function listingView(request: FastifyRequest, parts: ListingParts): object {
  const { path, choice, listing, fixed = [] } = parts;
  const current = new URL(request.url, 'http://shop').searchParams;
  const kept = [...current]
    .filter(([name]) => !['sort', 'page'].includes(name))
    .map(([name, value]) => ({ name, value: value.slice(0, 500) }));
  return {
    path,
    listing,
    filters: choice,
    filterCount: filterCountOf(choice),
    sorts: SORTS,
    brands: topFacets(parts.brands, choice.brandIds),
    categories: topFacets(parts.categories ?? [], choice.categoryIds),
    subcategories: parts.subcategories ?? [],
    fixed,
    kept,
    cardQuery: parts.cardQuery ?? '',
    resetHref: withParameters(path, new URLSearchParams(fixed.map(({ name, value }) => [name, value])), {}),
    pageNumbers: pageNumbers(listing.page, listing.pages),
    pageHref: (page: number) => withParameters(path, current, { page: page === 1 ? null : page }),
  };
}

function filterCountOf({ brandIds, categoryIds, priceFrom, priceTo, onlyOrderable }: ListingChoice): number {
  const isPriced = priceFrom !== null || priceTo !== null;
  return brandIds.length + categoryIds.length + Number(isPriced) + Number(onlyOrderable);
}

/** The most frequent ones, and the selected ones, which must not disappear. */
function topFacets(facets: readonly Facet[], chosen: readonly number[]): Facet[] {
  return facets.filter(({ id }, index) => index < MAX_FACETS || chosen.includes(id));
}

/** First, last and the neighbours of the current page; null for omitted numbers. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  return shown.flatMap((number, index) => (index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
