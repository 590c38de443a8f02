import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { ApiError } from '../api/ApiError';
import { isOnCheckoutPath } from '../features/cartSummary';
import type { ApiInput } from '../api/api';
import { getApi, getPage, getShop } from '../features/sagaContext';
import { field, isDto, numberOf, textOf, toDto } from '../lib/dto';
import { call, delay, fork, takeFrom } from '../lib/effects';
import type { SagaGenerator } from '../lib/effects';
import { parseJson } from '../lib/parseStored';
import { randomId } from '../lib/randomId';
import { safely } from '../lib/safely';
import { subscribeSaga } from '../lib/subscribeSaga';
import type { ListedItem } from '../page/itemSightings';
import type { MeasuredPage } from '../page/measuredPage';
import type { KeyValueStore } from '../page/page';
import { createCustomerWait } from './customerWait';
import { deliverLane, sendOnLeave } from './deliver';
import type { Delivery } from './deliver';
import { createEmit } from './emit';
import { BATCH_MS, createSeenLists, impressionRequest, sendImpressions } from './impressions';
import { createOutbox } from './outbox';
import { createRecommendedClicks, createVisitor } from './storedLists';
import { seenPromotion } from './seenPromotion';
import { toEvents } from './toEvents';
import type { EventContext } from './toEvents';
import { readTrackingConfig } from './trackingConfig';
import { EARLY_PREFIX, PAGE_OPENED, REFUSED_KEY, TRACKED } from './bufferActions';
import type { BufferedAction, OnAction } from './bufferActions';

export interface TrackingParts {
  /** What has happened since the page was opened. */
  buffered: readonly BufferedAction[];
  onAction: OnAction;
  measured: MeasuredPage;
}

const ID_MAX_CHARS = 40;
/** As in the outbox. */
const EARLY_MAX_AGE_MS = 7 * 24 * 60 * 60_000;

/** Of pages of any tab that were left too early. Two tabs may take the same at once: its id is the same then. */
function takeEarly(local: KeyValueStore, now: number): (BufferedAction & { id: string })[] {
  return local.keys().flatMap((key) => {
    if (!key.startsWith(EARLY_PREFIX)) return [];
    const stored = parseJson(local.get(key));
    local.remove(key);
    const id = key.slice(EARLY_PREFIX.length).replace(/\W/g, '').slice(0, ID_MAX_CHARS);
    return (Array.isArray(stored) ? stored : []).flatMap((entry: unknown, nth): (BufferedAction & { id: string })[] => {
      const dto = toDto(entry);
      const [at, href, action] = [numberOf(dto, 'at'), textOf(dto, 'href'), toDto(field(dto, 'action'))];
      const type = textOf(action, 'type');
      const isOurs = at !== null && href !== null && type !== null && Math.abs(now - at) <= EARLY_MAX_AGE_MS;
      return isOurs ? [{ id: `early-${id}-${nth}`, at, href, action: { ...action, type } }] : [];
    });
  });
}

/** What happened before the last refusal is dropped, also by tabs that have not noticed it. A clock that was set back must not drop more. */
function afterRefusal<Buffered extends BufferedAction>(actions: readonly Buffered[], local: KeyValueStore, now: number): Buffered[] {
  const refusedAt = Number(local.get(REFUSED_KEY) ?? NaN);
  return actions.filter(({ at }) => !(at <= refusedAt && refusedAt <= now));
}

/** Calls listeners from anywhere. */
function createSignal() {
  const listeners = new Set<() => void>();
  return {
    notify: () => listeners.forEach((listener) => listener()),
    on(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Turns what happens into events, writes them down and sends them. Never ends. */
export function* track({ buffered, onAction, measured }: TrackingParts): SagaGenerator {
  const [page, api, shop] = [yield* getPage(), yield* getApi(), yield* getShop()];
  const { clock, cookies, events, location, log, storage, visibility } = page;
  const config = readTrackingConfig(shop.config, log.warn);
  let isDecided = true; // it is loaded when the shopper allows it
  // The cookie: another tab may have withdrawn it.
  const isAllowed = () => isDecided && cookies.get('personalisation') !== '0';
  const pageId = randomId();
  const outbox = createOutbox({ local: storage.local, clock, page: pageId });
  const clicks = createRecommendedClicks(storage.local, clock);
  const visitor = createVisitor(storage.local, randomId);
  const customer = createCustomerWait();
  const [work, checks, sightings] = [createSignal(), createSignal(), createSignal()];
  const emit = createEmit({
    page,
    measured,
    config,
    outbox,
    clicks,
    isAllowed,
    customer,
    onCart: checks.notify,
    onWork: work.notify,
  });
  const context: EventContext = {
    config,
    currency: shop.country.currency,
    isCheckout: (href) => isOnCheckoutPath(href, shop.links.cart()) && measured.hasWidget('checkout'),
    referrer: measured.referrer(),
    newId: randomId,
  };
  const handle = safely('tracking.event', function* (happened: BufferedAction, its: EventContext = context): SagaGenerator {
    for (const event of toEvents(happened, its)) yield* emit(event);
  });

  // What is to be sent.
  const delivery: Delivery = {
    outbox,
    isAllowed,
    analyticsUrl: config.analyticsUrl,
    lock: measured.lock,
    withVisitor: (body) => ({ ...body, visitorId: visitor.id() }),
    impressionOf: (body) => impressionRequest(body, config),
    sendImpression: safely('tracking.impressions', function* (request: ApiInput<'trackImpression'>) {
      const impressions = yield* sendImpressions(request);
      if (impressions.length > 0 && isAllowed())
        measured.dataLayer.push(config.dataLayer, { event: 'impressions', ecommerce: { impressions } });
    }),
    *complete(body, isLeaving) {
      if (Object.hasOwn(body, 'customerId')) return body;
      const customerId = isLeaving === true ? yield* customer.now() : yield* customer.awaited();
      return customerId === undefined ? body : { ...body, customerId };
    },
  };
  const onWork = (notify: () => void) => {
    const stops = [work.on(notify), visibility.onReturn(notify), visibility.onOnlineChange((isOnline) => isOnline && notify())];
    notify();
    return () => stops.forEach((stop) => stop());
  };
  for (const lane of ['behaviour', 'xsell', 'impressions'] as const) yield* fork(deliverLane, lane, delivery, onWork);

  // What is seen and followed.
  const [seen, followed, places] = [createSeenLists(), [] as ListedItem[], [] as string[]];
  function* handleSeen(): SagaGenerator {
    for (const item of followed.splice(0)) {
      if (item.placement !== null && isAllowed()) clicks.add({ ...item, placement: item.placement, at: clock.now() });
    }
    for (const place of places.splice(0)) {
      const data = yield* seenPromotion(place);
      if (data !== null) yield* emit({ id: randomId(), at: clock.now(), name: 'view_promotion', data });
    }
    for (const list of seen.take()) {
      if (!isAllowed()) continue;
      if (config.impressions !== null) outbox.add('impressions', { ...list, shopId: config.shopId });
      const items = list.variants.map((item_id) => ({ item_id }));
      yield* emit({ id: randomId(), at: clock.now(), name: 'view_item_list', data: { item_list_id: list.listId, items } });
    }
  }
  yield* fork(subscribeSaga<void>, 'tracking.sightings', sightings.on, function* () {
    if (followed.length === 0) yield* delay(BATCH_MS);
    yield* handleSeen();
  });
  const stopWatching = measured.watchItems({
    onItemSeen(item) {
      seen.add(item);
      sightings.notify();
    },
    onItemFollowed(item) {
      followed.push(item);
      sightings.notify();
    },
    onPromotionSeen(place) {
      places.push(place);
      sightings.notify();
    },
  });

  // R7.129: what the shop itself has for the tag manager.
  yield* fork(subscribeSaga<void>, 'tracking.checkGtm', checks.on, function* () {
    if (!config.checkGtm) return;
    try {
      const data = field(toDto(yield* call((): Promise<unknown> => api.call('checkGtm', {}))), 'data');
      if (isDto(data) && isAllowed()) measured.dataLayer.push(config.dataLayer, { ...data });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn(`vitrina: check-gtm failed (${error.message})`);
    }
  });

  yield* fork(subscribeSaga<void>, 'tracking.leave', visibility.onHide, function* () {
    yield* handleSeen();
    yield* sendOnLeave(delivery, pageId);
  });
  const onRestored = (notify: () => void) => visibility.onShow((isRestored) => isRestored && notify());
  yield* fork(subscribeSaga<void>, 'tracking.restored', onRestored, () =>
    handle({ at: clock.now(), href: location.href(), action: { type: PAGE_OPENED } }),
  );
  const stopForgetting = events.on('consent-changed', (detail) => {
    isDecided = field(toDto(detail), 'personalisation') === true;
    if (isDecided) return;
    outbox.clear();
    clicks.clear();
    visitor.forget();
  });

  const happening = eventChannel<BufferedAction>((happen) => {
    const listen = (action: UnknownAction): void => {
      if (isAllowed() && TRACKED.test(action.type)) happen({ at: clock.now(), href: location.href(), action });
    };
    return onAction(listen);
  }, buffers.expanding());

  try {
    const allowed = <Buffered extends BufferedAction>(actions: readonly Buffered[]) => afterRefusal(actions, storage.local, clock.now());
    for (const { id, ...early } of allowed(takeEarly(storage.local, clock.now()))) {
      let named = 0;
      yield* handle(early, { ...context, referrer: null, newId: () => `${id}-${(named += 1)}` });
    }
    for (const earlier of allowed(buffered)) yield* handle(earlier);
    for (;;) yield* handle(yield* takeFrom(happening));
  } finally {
    happening.close();
    stopWatching();
    stopForgetting();
  }
}
