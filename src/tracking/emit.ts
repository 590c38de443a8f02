import type { SagaGenerator } from '../lib/effects';
import { getShop } from '../features/sagaContext';
import type { MeasuredPage } from '../page/measuredPage';
import type { Page } from '../page/page';
import type { EventName, MeasuredEvent } from './catalogue';
import type { createCustomerWait } from './customerWait';
import { dataLayerEntries } from './dataLayerEntry';
import type { Outbox } from './outbox';
import { createCountedEvents } from './storedLists';
import type { createRecommendedClicks } from './storedLists';
import type { TrackingConfig } from './trackingConfig';

interface EmitParts {
  page: Page;
  measured: MeasuredPage;
  config: TrackingConfig;
  outbox: Outbox;
  clicks: ReturnType<typeof createRecommendedClicks>;
  isAllowed: () => boolean;
  customer: ReturnType<typeof createCustomerWait>;
  /** The cart has changed, or the checkout shows it. */
  onCart: () => void;
  /** The outbox has something. */
  onWork: () => void;
}

/** A reload, another tab or another page may report these again, under the same id. */
const REPEATED: readonly EventName[] = ['add_to_cart', 'remove_from_cart', 'purchase'];
const OF_CART: readonly EventName[] = ['add_to_cart', 'remove_from_cart', 'begin_checkout'];

/** `GA1.1.123.456` -> `123.456`; `GA1.1-2.123.456` where the cookie is one of a path. */
const toClientId = (cookie: string | null): string | null => /^GA\d\.[\d-]+\.(\d+\.\d+)$/.exec(cookie ?? '')?.[1] ?? null;

/** Gives an event to every sink: the tag manager at once, the others by the outbox. */
export function createEmit(parts: EmitParts) {
  const { page, measured, config, outbox, clicks, isAllowed, customer } = parts;
  const { storage, cookies } = page;
  const counted = createCountedEvents(storage);

  return function* emit(event: MeasuredEvent): SagaGenerator {
    if (!isAllowed() || (REPEATED.includes(event.name) && !counted.claim(event.id))) return;
    const customerId = yield* customer.now();
    const { config: { trackingId } } = yield* getShop(); // prettier-ignore
    if (config.analyticsUrl !== null) {
      const { id, at, name, data } = event;
      outbox.add('behaviour', { id, at, name, data, trackingId, ...(customerId === undefined ? {} : { customerId }) });
    }
    if (event.name === 'purchase') {
      for (const click of clicks.take(event.data.items.map(({ item_id }) => item_id))) {
        // R7.162, R7.163
        outbox.add('xsell', {
          user: customerId ?? null,
          ga_client_id: toClientId(cookies.get('_ga')),
          hit_type: 'P',
          placement: click.placement,
          transaction_id: event.data.transaction_id,
          bookmark_id: null,
          m_id: click.mainVariantId,
          s_id: click.variantId,
        });
      }
    }
    for (const entry of dataLayerEntries(event, config)) measured.dataLayer.push(config.dataLayer, entry);
    parts.onWork();
    if (OF_CART.includes(event.name)) parts.onCart();
  };
}
