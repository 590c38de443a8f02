import { Eta } from 'eta';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCategoryTree } from '../domain/catalogue';
import { getContentHashes } from '../domain/cms';
import { getPromotions } from '../domain/promotions';
import { listWishedItems, type WishedItems } from '../domain/wishlist';
import { COUNTRIES as FACTS, type CountryCode } from '../countries/countries';
import { availabilityTone } from '../domain/availability';
import type { CategoryNode, DateSpan } from '../domain/types';
import type { PageFacts, ShopContext } from '../http/shopContext';
import { COUNTRIES, type Country } from '../http/countries';
import { projectPath } from '../projectRoot';
import { personalisationOf } from '../http/personalisation';
import { escapeHtml } from '../http/plainPage';
import { providerAddress } from '../http/providerAddress';
import { keepPagePrivate, sharePage } from '../http/publicPages';
import { needSession } from '../http/sessions';
import type { FlashMessage, ShopRequest } from '../http/shopRequest';
import { loadSessionCart } from '../http/sessionCart';
import { contentKeys, type ContentKeys } from '../countries/contentKeys';
import { fieldsOf } from './fields';
import { createPageFormat, type PageFormat } from './format';
import { readWidgets } from './knownWidgets';
import { createPageLinks, type PageLinks } from '../countries/links';
import { translatorOf, type Translator } from './texts/texts';

/** `it.shop` of every template: texts, formats and URLs of one country's shop, and the visit. */
export interface ShopView extends PageFormat {
  name: string;
  t: Translator;
  links: PageLinks;
  visit: ShopRequest;
  /** The delivery date in words. */
  promise(span: DateSpan): string;
  availabilityTone: typeof availabilityTone;
  /** The customer's wishlists. */
  wished: WishedItems;
  /** Path and query of this page; of a fragment, those of its page. */
  self: string;
  /** URL keys of the editors' pages. */
  content: ContentKeys;
  /** The attributes of a placeholder; '' while this build has no such widget. */
  placeholder(name: string, data?: Readonly<Record<string, string>>): string;
  /** A page of the stand-in provider, on another origin; null without one. */
  elsewhere(path: string): string | null;
}

export interface PageOptions {
  /** Precedes the shop's name in `<title>`. */
  title: string;
  status?: number;
  /** The page's part of the page configuration. */
  facts?: PageFacts;
  /** The breadcrumb between home page and this page; hidden when left out. */
  trail?: readonly { title: string; href: string }[];
  /** Header without menu, search and cart. */
  bare?: boolean;
  /** The page has its own `back-to-top` placeholder; the footer then has none. */
  hasOwnBackToTop?: boolean;
  /** With `modal=1` in the query only the page's own part is sent, for a modal. */
  canBeModal?: boolean;
  /** The page shows the choice about personal offers itself. */
  hasOwnPersonal?: boolean;
  /** The page is about the news by e-mail; the footer then has no form for them. */
  hasOwnMailing?: boolean;
  /** What the cart button does after an addition: opens its drawer, or only updates its count (the default). */
  afterAdd?: 'open' | 'bump';
  /** Text in the search field. */
  keyword?: string;
  /** Guests get the page from caches. */
  isShared?: boolean;
}

/** Renders pages with the layout of the shop around them. */
export interface Pages {
  readonly context: ShopContext;
  shopOf(request: FastifyRequest): ShopView;
  categories(country: CountryCode): Promise<CategoryNode[]>;
  send(request: FastifyRequest, reply: FastifyReply, template: string, data: object, options: PageOptions): Promise<FastifyReply>;
  /** A fragment of the page `ofPage` (path and query) for the shop's own script, without the layout. */
  sendFragment(request: FastifyRequest, reply: FastifyReply, template: string, data: object, ofPage: string): Promise<FastifyReply>;
}

/** Empty placeholders of every page: dialogs that open by themselves, or by what shoppers do. */
const OVERLAYS = ['legal-modal', 'gdpr-modal', 'vip-welcome', 'page-modals'];

interface CountryKit {
  t: Translator;
  format: PageFormat;
  links: PageLinks;
}

export function createPages(context: ShopContext): Pages {
  const eta = new Eta({ views: projectPath('demo-pages/pages/templates'), cache: !context.dev });
  const widgets = new Set(readWidgets().map(({ name }) => name));
  const kits = new Map<CountryCode, CountryKit>(COUNTRIES.map((country) => [country.code, countryKit(country)]));
  const trees = new Map<CountryCode, Promise<CategoryNode[]>>();
  const hashes = new Map<CountryCode, Promise<Record<string, string>>>();

  const shopOf = (request: FastifyRequest): ShopView => {
    const visit = request.shop;
    const kit = kits.get(visit.country);
    if (!kit) throw new Error(`No texts for country ${visit.country}`);
    const { t, links, format } = kit;
    const promise = ({ from, to }: DateSpan): string =>
      from === to
        ? t('deliveryPromise', { date: format.date(from) })
        : t('deliveryRange', { from: format.date(from), to: format.date(to) });
    return {
      name: FACTS[visit.country].shopName,
      t,
      links,
      visit,
      promise,
      availabilityTone,
      wished: { byVariant: new Map(), main: 0 },
      self: request.url,
      content: contentKeys[visit.country],
      placeholder: (name, data = {}) =>
        widgets.has(name)
          ? Object.entries({ vitrina: name, ...data })
              .map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`)
              .join('')
          : '',
      elsewhere: (path) => {
        const port = context.paymentPort();
        return port === null ? null : providerAddress(request, port, path).href;
      },
      ...format,
    };
  };

  const withWished = async (shop: ShopView): Promise<ShopView> =>
    shop.visit.customer ? { ...shop, wished: await listWishedItems(context.db, shop.visit.customer.id) } : shop;

  /** Catalogue and contents do not change while the shop runs. */
  const keep = <Value>(kept: Map<CountryCode, Promise<Value>>, country: CountryCode, load: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(country);
    if (known) return known;
    const loading = load();
    kept.set(country, loading);
    loading.catch(() => kept.delete(country));
    return loading;
  };
  const categories = (country: CountryCode): Promise<CategoryNode[]> => keep(trees, country, () => getCategoryTree(context.db, country));
  const contentHashes = (country: CountryCode): Promise<Record<string, string>> =>
    keep(hashes, country, () => getContentHashes(context.db, country));

  return {
    context,
    shopOf,
    categories,
    async send(request, reply, template, data, options) {
      if (options.isShared) sharePage(request, reply, context.dev);
      else keepPagePrivate(request, reply);
      const shop = await withWished(shopOf(request));
      const isModal = options.canBeModal === true && fieldsOf(request.query).modal === '1';
      const personalisation = personalisationOf(request);
      const hasCart = !options.bare && !shop.visit.isPublic;
      const html = eta.render(`/${template}`, {
        ...data,
        shop,
        page: {
          ...{ bare: false, hasOwnBackToTop: false, afterAdd: 'bump', keyword: '', trail: null, ...options },
          ...{ isModal, frame: isModal ? '/modal' : '/layout' },
        },
        overlays: OVERLAYS.filter((name) => widgets.has(name)),
        asksForAge: options.facts?.isAdultPage === true && options.facts.isCampaignPage !== true && !shop.visit.allowAdult,
        offersPersonal: !options.bare && !options.hasOwnPersonal && shop.visit.customer === null && personalisation === null,
        // a page about a failure must not need the database
        parts: context.pageParts(request, {
          ...options.facts,
          ...(options.bare ? {} : { contentHashes: await contentHashes(shop.visit.country) }),
        }),
        cartPieces: hasCart ? ((await loadSessionCart(context, request))?.pieces ?? 0) : null,
        vipProgramme: options.bare ? null : vipProgramme(request),
        promotion: options.isShared ? (await getPromotions(context.db, shop.visit.country)).header : null,
        menu: options.bare ? [] : await categories(shop.visit.country),
        countries: COUNTRIES,
        flash: takeFlash(shop.visit),
      });
      return reply
        .code(options.status ?? 200)
        .type('text/html; charset=utf-8')
        .send(html);
    },
    async sendFragment(request, reply, template, data, ofPage) {
      const shop = await withWished({ ...shopOf(request), self: ofPage });
      needSession(request);
      return reply.type('text/html; charset=utf-8').send(eta.render(`/${template}`, { ...data, shop }));
    },
  };
}

function countryKit({ code, prefix, urlKeys }: Country): CountryKit {
  const links = createPageLinks(prefix, urlKeys);
  return { t: translatorOf(code), format: createPageFormat(code), links };
}

/** The programme of a VIP customer who has not closed the notice about it. */
function vipProgramme({ shop, cookies }: FastifyRequest): string | null {
  const vipType = shop.customer?.vipType ?? 'regular';
  if (vipType === 'regular' || shop.flags.vip_notice === false || cookies.vip_notice_closed === '1') return null;
  return vipType === 'vip_plus_program' ? 'VIP plus' : 'VIP';
}

/** Each message is shown once. */
function takeFlash({ session }: ShopRequest): FlashMessage[] {
  const messages = session.flash;
  session.flash = [];
  return messages;
}

/** A message for the next page of the visit, in the shop's language. */
export function flash(request: FastifyRequest, type: FlashMessage['type'], message: string): void {
  request.shop.session.flash = [...request.shop.session.flash, { type, message }];
}
