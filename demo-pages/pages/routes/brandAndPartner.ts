import type { FastifyReply, FastifyRequest } from 'fastify';
import { getBonusSet, getBrand, getBrandFacets, getPartner, listProducts } from '../../domain/catalogue';
import { plainText } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { filtersOf, listingChoiceOf, listingView, PAGE_SIZE } from '../listing';
import type { Pages } from '../render';
import { sendNotFound } from './messages';

interface MakerPage {
  title: string;
  intro: string;
  path: string;
  of: { brandId: number } | { partnerId: number };
}

interface ByUrlKey {
  Params: { urlKey: string };
}

/** Everything of one brand or one partner seller. */
async function sendMaker(pages: Pages, request: FastifyRequest, reply: FastifyReply, maker: MakerPage): Promise<FastifyReply> {
  const choice = listingChoiceOf(request);
  const query = { country: request.shop.country, ...maker.of };
  const { db } = pages.context;
  const listing = await listProducts(db, {
    ...query,
    sort: choice.sort,
    page: choice.page,
    pageSize: PAGE_SIZE,
    filters: filtersOf(choice),
  });
  const brands = 'brandId' in maker.of ? [] : await getBrandFacets(db, query);
  const view = listingView(request, { path: maker.path, choice, listing, brands });
  return pages.send(request, reply, 'category', { ...view, intro: maker.intro }, { title: maker.title, trail: [] });
}

/** Pages of brands (`/znamka/…`), partner sellers (`/partner/…`, R2.45) and bonus sets (`/komplet/…`, R2.44). */
export const registerBrandAndPartner: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  app.get<ByUrlKey>(`${urls.brand}/:urlKey`, async (request, reply) => {
    const brand = await getBrand(db, plainText(request.params.urlKey));
    if (!brand) return sendNotFound(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const path = links.brandPage(brand.urlKey);
    return sendMaker(pages, request, reply, {
      title: brand.title,
      intro: `${t('brandProducts')} ${brand.title}`,
      path,
      of: { brandId: brand.id },
    });
  });

  app.get<ByUrlKey>(`${urls.partner}/:urlKey`, async (request, reply) => {
    const partner = await getPartner(db, plainText(request.params.urlKey));
    if (!partner) return sendNotFound(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const title = t('partnerTitle', { title: partner.title });
    return sendMaker(pages, request, reply, {
      title,
      intro: t('partnerText'),
      path: links.partnerPage(partner.urlKey),
      of: { partnerId: partner.id },
    });
  });

  app.get<ByUrlKey>(`${urls.bonusSetDetail}/:urlKey`, async (request, reply) => {
    const set = await getBonusSet(db, request.shop.country, plainText(request.params.urlKey));
    if (!set) return sendNotFound(pages, request, reply);
    return pages.send(request, reply, 'bonusSet', { set }, { title: set.title, trail: [] });
  });
};
