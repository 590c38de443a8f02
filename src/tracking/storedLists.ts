import { parseJson } from '../lib/parseStored';
import { field, isDto, numberOf, textOf } from '../lib/dto';
import type { Clock, KeyValueStore, Page } from '../page/page';

const COUNTED_KEY = 'vitrina.counted-events';
const COUNTED_MAX = 200;

/** Ids of events that a reload, another tab or another page may report again. Where the browser's storage is full, the tab's own keeps them. */
export const createCountedEvents = ({ local, session }: Page['storage']) => {
  const known = new Set<string>(); // also where nothing can be stored
  const read = (store: KeyValueStore): string[] => {
    const stored = parseJson(store.get(COUNTED_KEY));
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  };
  const add = (store: KeyValueStore, id: string): boolean =>
    store.set(COUNTED_KEY, JSON.stringify([...read(store), id].slice(-COUNTED_MAX)));
  return {
    /** True once per id. */
    claim(id: string): boolean {
      if (known.has(id) || read(local).includes(id) || read(session).includes(id)) return false;
      known.add(id);
      if (!add(local, id)) add(session, id);
      return true;
    },
  };
};

const VISITOR_KEY = 'vitrina.visitor';

/** A random name of this browser, for as long as the shopper allows it; where nothing can be stored, of this page. */
export function createVisitor(local: KeyValueStore, newId: () => string) {
  let unstored: string | null = null;
  return {
    id(): string {
      const known = unstored ?? local.get(VISITOR_KEY);
      if (known !== null && /^[\w-]{1,64}$/.test(known)) return known;
      const id = newId();
      unstored = local.set(VISITOR_KEY, id) ? null : id;
      return id;
    },
    forget(): void {
      unstored = null;
      local.remove(VISITOR_KEY);
    },
  };
}

const CLICKS_KEY = 'vitrina.recommended';
/** R9.47 */
const CLICKS_MAX_AGE_MS = 30 * 24 * 60 * 60_000;
const CLICKS_MAX = 100;

/** A followed recommendation (A150). */
export interface RecommendedClick {
  variantId: string;
  placement: string;
  mainVariantId: string | null;
  at: number;
}

function toClick(value: unknown): RecommendedClick[] {
  if (!isDto(value)) return [];
  const [variantId, placement, at] = [textOf(value, 'variantId'), textOf(value, 'placement'), numberOf(value, 'at')];
  return variantId === null || placement === null || at === null
    ? []
    : [{ variantId, placement, at, mainVariantId: field(value, 'mainVariantId') === null ? null : textOf(value, 'mainVariantId') }];
}

export function createRecommendedClicks(local: KeyValueStore, clock: Clock) {
  const read = (): RecommendedClick[] => {
    const stored = parseJson(local.get(CLICKS_KEY));
    // A clock that was set back must not keep a click for longer.
    return (Array.isArray(stored) ? stored : []).flatMap(toClick).filter(({ at }) => Math.abs(clock.now() - at) <= CLICKS_MAX_AGE_MS);
  };
  const write = (clicks: readonly RecommendedClick[]): void => {
    if (clicks.length === 0) local.remove(CLICKS_KEY);
    else local.set(CLICKS_KEY, JSON.stringify(clicks.slice(-CLICKS_MAX)));
  };
  return {
    /** The newest click of a variant counts. */
    add: (click: RecommendedClick): void => write([...read().filter(({ variantId }) => variantId !== click.variantId), click]),
    /** The clicks that led to these purchases; each counts once. */
    take(variantIds: readonly (string | null)[]): RecommendedClick[] {
      const clicks = read();
      const found = clicks.filter(({ variantId }) => variantIds.includes(variantId));
      if (found.length > 0) write(clicks.filter((click) => !found.includes(click)));
      return found;
    },
    clear: (): void => local.remove(CLICKS_KEY),
  };
}
