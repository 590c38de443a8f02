/** What a guest has viewed, kept by the browser (R9.49, R7.160, R7.161). Without state: pages read it when they need it. */
import { entriesOf, field } from '../../lib/dto';
import { call, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';
import { selectIsLogged } from '../account';
import { getPage, getShop } from '../sagaContext';

/** R9.49 */
export const RECENTLY_VIEWED_ITEMS = 10;

/** More than is shown: the product of the page and goods that are not sold any more are left out. */
const KEPT_MAX = 20;
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;

const VERSION = 1;
const STORED_MAX_CHARS = 4000;
const ID = /^[\w-]{1,64}$/;

/** The shops of all countries share the storage, but not their goods. */
const keyOf = (country: string): string => `vitrina.recently-viewed:${country}`;

interface View {
  readonly variantId: string;
  /** Ms since the epoch. */
  readonly at: number;
}

/** Newest first, each variant once. */
export function readViews(storage: KeyValueStore, country: string, now: number): View[] {
  const stored = parseStored(storage.get(keyOf(country)), VERSION, STORED_MAX_CHARS);
  const views = entriesOf(stored && field(stored, 'views')).flatMap((entry) => {
    const [variantId, at] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const isValid = typeof variantId === 'string' && ID.test(variantId) && typeof at === 'number' && now - at < MAX_AGE_MS;
    return isValid ? [{ variantId, at: Math.min(at, now) }] : []; // the clock may have been ahead
  });
  return views.filter(({ variantId }, place) => views.findIndex((view) => view.variantId === variantId) === place).slice(0, KEPT_MAX);
}

/** A guest has opened the page of a variant: one that the browser has only prepared is not viewed yet. The shop knows what customers view. */
export function* rememberView(variantId: string): SagaGenerator {
  const [{ storage, clock, visibility }, { countryCode }] = [yield* getPage(), yield* getShop()];
  yield* call(() => new Promise<void>((resolve) => visibility.whenOpened(resolve)));
  if (yield* select(selectIsLogged)) return;
  const now = clock.now();
  const others = readViews(storage.local, countryCode, now).filter((view) => view.variantId !== variantId);
  const views = [{ variantId, at: now }, ...others].slice(0, KEPT_MAX).map((view) => [view.variantId, view.at]);
  storage.local.set(keyOf(countryCode), JSON.stringify({ v: VERSION, views }));
}
