import type { UnknownAction } from '@reduxjs/toolkit';
import type { Article, Cart, Intent } from '../features/cart';
import type { checkoutActions } from '../features/checkout';
import type { confirmationActions } from '../features/confirmation';
import type { cartActions } from '../features/cart';
import type { discountActions } from '../features/discount';
import type { promoActions } from '../features/promo';
import type { OrderedItem } from '../features/purchaseReports';
import type { searchActions } from '../features/search';
import type { accountActions } from '../features/account';
import { basketSize, basketType, marketingMode } from './basket';
import type { Basket, EventCatalogue, EventName, MeasuredEvent, MeasuredItem } from './catalogue';
import { cleanText, cleanUrl, withoutEmails } from './cleanText';
import type { TrackingConfig } from './trackingConfig';
import { PAGE_OPENED } from './bufferActions';
import type { BufferedAction } from './bufferActions';

/**
 * The actions behind the events. By their types, because the features load with their widgets: a value of them here would be loaded
 * by every page.
 */
type Creators =
  | typeof cartActions.editConfirmed
  | typeof checkoutActions.pageShown
  | typeof checkoutActions.purchaseCompleted
  | typeof confirmationActions.purchaseFetched
  | typeof discountActions.codeAccepted
  | typeof discountActions.codeRejected
  | typeof discountActions.codeFailed
  | typeof searchActions.suggestionChosen
  | typeof searchActions.fullTextSubmitted
  | typeof promoActions.promotionFollowed
  | typeof accountActions.loggedIn;

export type MeasuredAction = ReturnType<Creators> | { type: typeof PAGE_OPENED };

export interface EventContext {
  config: TrackingConfig;
  currency: string;
  /** Whether an address is one of our checkout, whose steps report themselves. */
  isCheckout: (href: string) => boolean;
  referrer: string | null;
  newId: () => string;
}

const isCounted = ({ type, createTime }: Article): boolean => type !== 'gift' && createTime !== 0;

const toItem = ({ variantId, articleId, title, price, marketplacePartnerId }: Article, quantity: number): MeasuredItem => ({
  item_id: variantId ?? articleId,
  item_name: withoutEmails(title),
  price: price.actual,
  quantity,
  affiliation: marketplacePartnerId,
});

const fromOrder = ({ variantId, title, price, count, marketplacePartnerId }: OrderedItem): MeasuredItem => ({
  item_id: variantId,
  item_name: withoutEmails(title),
  price,
  quantity: count,
  affiliation: marketplacePartnerId,
});

const worth = (items: readonly MeasuredItem[]): number | null =>
  items.some(({ price }) => price === null)
    ? null
    : Math.round(items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0) * 100) / 100;

interface Change {
  article: Article;
  pieces: number;
}

/** By how many pieces an edit has changed its lines, as the shop's carts state. */
function changesOf(intent: Intent, before: Cart | null, after: Cart): Change[] {
  if (intent.kind === 'insert') {
    const { variantId, articleId, id } = intent.item;
    const linesOf = ({ articles }: Cart): Article[] =>
      articles.filter(
        (line) => line.type !== 'gift' && (variantId !== undefined ? line.variantId === variantId : line.articleId === (articleId ?? id)),
      );
    const countIn = (cart: Cart): number => linesOf(cart).reduce((sum, line) => sum + line.count, 0);
    const [article] = linesOf(after);
    if (article === undefined) return [];
    // A repeated one may be in the cart before already. The shop may add fewer than requested, and another tab may have added some, too.
    const isBeforeKnown = before !== null && intent.isReplay !== true;
    const pieces = isBeforeKnown ? Math.min(intent.count, countIn(after) - countIn(before)) : intent.count;
    return pieces > 0 ? [{ article, pieces }] : [];
  }
  if (intent.kind === 'service' || before === null) return [];
  const lines = intent.kind === 'amount' ? [intent.cartItemId] : intent.cartItemIds;
  return before.articles.filter(isCounted).flatMap((article) => {
    if (!lines.includes(article.cartItemId)) return [];
    const left = after.articles.find(({ cartItemId }) => cartItemId === article.cartItemId)?.count ?? 0;
    return left === article.count ? [] : [{ article, pieces: left - article.count }];
  });
}

/** What an action stands for; most actions stand for nothing. */
export function toEvents({ at, href, action }: BufferedAction, context: EventContext): MeasuredEvent[] {
  const { config, currency, newId } = context;
  const event = <Name extends EventName>(name: Name, data: EventCatalogue[Name], id: string = newId()): MeasuredEvent =>
    ({ id, at, name, data }) as MeasuredEvent;
  const basketOf = (items: readonly MeasuredItem[], total: number | null, value: number | null): Basket => {
    const type = basketType(items.map(({ affiliation }) => affiliation));
    return {
      currency,
      value,
      items,
      basket_size: basketSize(total, config.basketSizes),
      basket_type: type,
      marketing_mode: marketingMode(type),
    };
  };
  const pageView = (page_number: number | null, step: string | null): MeasuredEvent =>
    event('page_view', { page_location: cleanUrl(href) ?? '', page_referrer: cleanUrl(context.referrer), page_number, step });

  const known = action as UnknownAction & MeasuredAction;
  switch (known.type) {
    case PAGE_OPENED:
      return context.isCheckout(href) ? [] : [pageView(null, null)];
    case 'checkout/pageShown': {
      const { step, pageNumber, goods } = known.payload;
      const shown = [pageView(pageNumber, step)];
      // R4.044, A037
      if ((step !== 'preview' && step !== 'shipping') || !goods) return shown;
      return [...shown, event('begin_checkout', basketOf(goods.items.map(fromOrder), goods.total, goods.value))];
    }
    case 'cart/editConfirmed': {
      const { intent, before, after } = known.payload;
      const changes = changesOf(intent, before, after);
      const report = (name: 'add_to_cart' | 'remove_from_cart', isWanted: (pieces: number) => boolean): MeasuredEvent[] => {
        const items = changes.filter(({ pieces }) => isWanted(pieces)).map(({ article, pieces }) => toItem(article, Math.abs(pieces)));
        return items.length === 0 ? [] : [event(name, { currency, value: worth(items), items }, `${name}-${intent.id}`)];
      };
      return [...report('add_to_cart', (pieces) => pieces > 0), ...report('remove_from_cart', (pieces) => pieces < 0)];
    }
    case 'discount/codeAccepted':
      return [event('certificate_accepted', {})];
    case 'discount/codeRejected':
      return [event('certificate_rejected', {})];
    case 'discount/codeFailed':
      return known.payload.isSubmission ? [event('certificate_rejected', {})] : [];
    case 'search/fullTextSubmitted':
      return [event('search', { search_term: cleanText(known.payload.keyword), source: known.payload.source })];
    case 'search/suggestionChosen': {
      const { kind, title, keyword, position } = known.payload;
      return [event('suggestion_chosen', { kind, title: withoutEmails(title), search_term: cleanText(keyword), position })];
    }
    case 'promo/promotionFollowed': {
      const { id, place, gaTag } = known.payload;
      return [event('select_promotion', { promotion_id: id, creative_slot: place, ga_tag: gaTag })];
    }
    case 'account/loggedIn':
      // Without a context the page has only learned who is signed in.
      return known.payload.context === undefined ? [] : [event('login', {})];
    case 'checkout/purchaseCompleted':
    case 'confirmation/purchaseFetched': {
      const { purchase, id } = known.payload;
      const { total } = purchase; // A152
      const items = purchase.items.map(fromOrder);
      return [event('purchase', { transaction_id: purchase.orderId ?? id, ...basketOf(items, total, total) }, `purchase-${id}`)];
    }
    default:
      return [];
  }
}
