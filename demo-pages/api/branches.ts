import {
  branchesAround,
  branchesFor,
  branchOf,
  findBranch,
  pointOf,
  searchBranches,
  searchPlaces,
  type Branch,
  type Point,
} from '../domain/checkout/branches';
import { PICKUP_METHODS, type DeliveryMethodName, type DeliveryOffer } from '../domain/checkout/deliveries';
import { deliveryHistory } from '../domain/checkout/history';
import type { Checkout, CheckoutDelivery } from '../domain/checkout/viewCheckout';
import { isFullByScenario } from '../demo/orderScenarioHooks';
import { SERVER_TEXTS } from '../http/serverTexts';
import { toBasicBranch, toBranch, toTransports } from './branchMapping';
import { currentCheckout, refuseForeignCart } from './cartCalls';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';

const MAX_SUGGESTED = 10;
const MAX_FOUND = 30;
/** A101, in km. */
const DISTANCE_LIMIT = 60;

interface Asked {
  method: DeliveryMethodName;
  /** Price and date of the method for this delivery; undefined without a cart. */
  offer: DeliveryOffer | undefined;
  checkout: Checkout | null;
}

async function asked(call: Call): Promise<Asked> {
  await refuseForeignCart(call);
  const { deliveryId, deliveryMethodName } = { ...call.query, ...call.body };
  const method = [...PICKUP_METHODS].find((name) => name === deliveryMethodName) ?? 'pupDelivery';
  const checkout = await currentCheckout(call);
  const deliveries = checkout?.deliveries ?? [];
  const delivery = deliveryId === undefined ? deliveries[0] : deliveries.find((known) => known.deliveryId === deliveryId);
  return { method, offer: delivery?.offers[method], checkout };
}

const branchesBasic: Endpoint = async (call) => {
  const { country } = call.shop;
  const { method, offer } = await asked(call);
  const branches = branchesFor(country, method);
  return {
    branches: branches.map((branch) => toBasicBranch(branch, country, offer)),
    transports: toTransports(call.shop, method, branches),
  };
};

const postBranches: Endpoint = async (call) => {
  const { body, shop } = call;
  const { method, offer, checkout } = await asked(call);
  const point = pointOfCall(call, checkout);
  const distance = typeof body.distance === 'number' ? body.distance : DISTANCE_LIMIT;
  const all = branchesFor(shop.country, method);
  const branches = point ? branchesAround(all, point, distance) : all;
  return answer(call, { method, offer }, branches);
};

function pointOfCall({ body, shop }: Call, checkout: Checkout | null): Point | null {
  if (typeof body.lat === 'number' && typeof body.lng === 'number') return { lat: body.lat, lng: body.lng };
  return checkout?.shipping ? pointOf(shop.country, checkout.shipping) : null;
}

function answer({ shop }: Call, { method, offer }: Pick<Asked, 'method' | 'offer'>, branches: readonly Branch[]): object {
  return {
    branches: branches.map((branch) => toBranch(branch, shop.country, method, offer)),
    transports: toTransports(shop, method, branches),
  };
}

const branchDetail: Endpoint = async (call) => {
  const { shop, query } = call;
  const found = findBranch(shop.country, String(query.branchId));
  if (!found) throw new Refusal(404, { error: SERVER_TEXTS[shop.language].notFound });
  const { offer } = await asked(call);
  return toBranch(found, shop.country, found.network === 'shop' ? 'outlet' : 'pupDelivery', offer);
};

/** The customer's earlier deliveries, by delivery of the cart. */
async function historyOf({ context, shop }: Call, deliveries: readonly CheckoutDelivery[]) {
  const past = shop.customer ? await deliveryHistory(context.db, shop.customer.id, shop.country) : [];
  const entries = past.map(({ partnerId, method, branch }) => {
    const found = branch && findBranch(shop.country, branch.id);
    return { partnerId, method: method ?? '', branch: found };
  });
  const toEntry = ({ method, branch }: (typeof entries)[number]) => {
    const name = [...PICKUP_METHODS].find((known) => known === method);
    return {
      deliveryMethodName: method,
      branch: branch && name ? toBranch(branch, shop.country, name, deliveries[0]?.offers[name]) : null,
    };
  };
  const byDelivery = deliveries.flatMap((delivery) => {
    const entry = entries.find(({ partnerId, method }) => partnerId === (delivery.partner?.id ?? null) && method in delivery.offers);
    return entry && !delivery.isDigital ? [[delivery.deliveryId, toEntry(entry)] as const] : [];
  });
  return {
    customerHistory: Object.fromEntries(byDelivery),
    history: entries.map(toEntry),
    branches: [...new Set(entries.flatMap(({ branch }) => branch ?? []))],
  };
}

const MAX_PREFERRED = 3;
const MAX_NEW = 5;

/** The first branches of the list: the customer's, else the nearest lockers; and newly opened ones. */
export async function branchState(call: Call, { deliveries, shipping }: Checkout): Promise<object> {
  const { country } = call.shop;
  const { branches: known, ...history } = await historyOf(call, deliveries);
  const point = shipping && pointOf(country, shipping);
  const nearby = point ? branchesAround(branchesFor(country, 'pupDelivery'), point, DISTANCE_LIMIT) : [];
  const preferred = known.length > 0 ? known : nearby.filter(({ network, capacity }) => network === 'locker' && capacity > 0);
  const offer = deliveries[0]?.offers.pupDelivery;
  const toWire = (branch: Branch): object => toBranch(branch, country, branch.network === 'shop' ? 'outlet' : 'pupDelivery', offer);
  return {
    ...history,
    preferredBranches: preferred.slice(0, MAX_PREFERRED).map(toWire),
    newBranches: nearby
      .filter(({ isNew }) => isNew)
      .slice(0, MAX_NEW)
      .map(toWire),
  };
}

export const branchEndpoints: Record<string, Endpoint> = {
  geoSuggestions: async ({ shop, query }) => ({
    suggestions: searchPlaces(shop.country, String(query.q), MAX_SUGGESTED),
  }),

  branchesBasic,
  postBranches,
  branchDetail,

  autoCompleteBranches: async (call) => {
    const found = await asked(call);
    return answer(call, found, searchBranches(call.shop.country, found.method, String(call.query.q), MAX_FOUND));
  },

  /** Branches not listed here have closed. */
  branchesConfirmAvailability: async (call) => {
    const found = await asked(call);
    const ids = String(call.query.ids).split(',');
    const known = ids.flatMap((id) => branchOf(call.shop.country, found.method, id.trim()) ?? []);
    const confirmed = isFullByScenario(call.request) ? known.map((branch) => ({ ...branch, capacity: 0 })) : known;
    return answer(call, found, confirmed);
  },

  customerHistory: async (call) => {
    await refuseForeignCart(call);
    const { customerHistory } = await historyOf(call, (await currentCheckout(call))?.deliveries ?? []);
    return { customerHistory };
  },
};
