import { searchProducts } from '../../domain/search';
import { fieldsOf, textOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { filtersOf, listingChoiceOf, listingView, PAGE_SIZE } from '../listing';

const MAX_KEYWORD = 200;

/** Search results (R2.40-R2.43): `s`, `c[]`, and the listing's own filters. */
export const registerSearch: RegisterRoutes = (app, pages, { urls }) => {
  app.get(urls.search, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const fields = fieldsOf(request.query);
    const keyword = textOf(fields, 's', MAX_KEYWORD);
    if (keyword === '') {
      return pages.send(request, reply, 'search', { listing: null, keyword }, { title: t('searchTitle') });
    }
    const choice = listingChoiceOf(request);
    const { context } = pages;
    const listing = await searchProducts(context.db, context.indexes, {
      country: request.shop.country,
      query: keyword,
      categoryIds: choice.categoryIds,
      sort: choice.sort,
      page: choice.page,
      pageSize: PAGE_SIZE,
      filters: filtersOf(choice),
    });
    const view = listingView(request, {
      path: urls.search,
      choice,
      listing,
      brands: listing.brands,
      categories: listing.categories,
      fixed: [{ name: 's', value: keyword }],
    });
    const isFiltered = choice.categoryIds.length > 0 || Object.keys(filtersOf(choice)).length > 0;
    return pages.send(request, reply, 'search', { ...view, keyword, isFiltered }, { title: t('searchResultsFor', { keyword }), keyword });
  });
};
