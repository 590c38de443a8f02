import type { FastifyRequest } from 'fastify';
import { getHomepage, listProducts } from '../../domain/catalogue';
import type { ProductCard } from '../../domain/types';
import { fieldsOf, wholeNumberOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import type { Pages } from '../render';

const STRIP = 5;
const TABS = 6;

interface Recommended {
  choices: { id: number; title: string }[];
  chosen: number;
  products: ProductCard[];
}

/** The best products of one department; of the first one by default. */
async function recommend(pages: Pages, request: FastifyRequest): Promise<Recommended> {
  const { country } = request.shop;
  const choices = (await pages.categories(country)).slice(0, TABS).map(({ id, title }) => ({ id, title }));
  const wanted = wholeNumberOf(fieldsOf(request.query), 'r');
  const chosen = choices.find(({ id }) => id === wanted)?.id ?? choices[0]?.id ?? 0;
  const { items } = await listProducts(pages.context.db, {
    country,
    categoryId: chosen,
    sort: 'popular',
    pageSize: STRIP,
    filters: { onlyOrderable: true },
  });
  return { choices, chosen, products: items };
}

/** The home page, and the fragment that the shop's script replaces when another department is selected. */
export const registerHome: RegisterRoutes = (app, pages, { prefix }) => {
  if (prefix !== '') app.get(prefix, async (_request, reply) => reply.redirect(`${prefix}/`, 301));

  app.get(`${prefix}/`, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const { country } = request.shop;
    const homepage = await getHomepage(pages.context.db, country);
    const categories = await pages.categories(country);
    const data = {
      hero: categories[0] ? { urlKey: categories[0].urlKey, title: t('heroButton') } : null,
      recommended: await recommend(pages, request),
      homepage: {
        discounted: homepage.discounted.slice(0, STRIP),
        bestsellers: homepage.bestsellers.slice(0, STRIP),
        news: homepage.news.slice(0, STRIP),
      },
    };
    return pages.send(request, reply, 'home', data, { title: t('tagline'), hasOwnBackToTop: true, isShared: true });
  });

  app.get(`${prefix}/recommended`, async (request, reply) => {
    const recommended = await recommend(pages, request);
    return pages.sendFragment(request, reply, 'recommended', { recommended }, `${prefix}/?r=${recommended.chosen}`);
  });
};
