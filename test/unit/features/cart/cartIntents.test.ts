import { ApiError } from '../../../../src/api/ApiError';
import { cartActions, selectCartStatus, selectLineStatus, selectRemoved, selectShownCart } from '../../../../src/features/cart';
import { selectIntents } from '../../../../src/features/cart/cartSelectors';
import { cartShop } from '../../../support/fakes/cartShop';
import type { CartShop, Journey } from '../../../support/fakes/cartShop';
import { isWhole } from '../../../support/testScope';
import { createTestStore } from '../../../support/fakes/createTestStore';
import type { TestStore } from '../../../support/fakes/createTestStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SEEDS = isWhole ? 220 : 20;
const EDITS = 24;

/** mulberry32: the same seed, the same story. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const FAULTS: readonly (() => Journey)[] = [
  () => ({ lost: new ApiError('network', 'cartChangeAmount') }),
  () => ({ unheard: new ApiError('network', 'cartChangeAmount') }),
  () => ({ unheard: new ApiError('http', 'cartChangeAmount', { status: 502 }) }),
  () => ({ lost: new ApiError('http', 'cartChangeAmount', { status: 503 }) }),
  () => ({ unheard: new ApiError('malformed', 'cartChangeAmount') }),
];

interface Story {
  shop: CartShop;
  tab: TestStore;
  /** What the shopper wants: variant -> count. */
  wanted: Record<string, number>;
  random: () => number;
}

const pick = <Value>(random: () => number, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

const linesOf = ({ tab }: Story) =>
  (selectShownCart(tab.state())?.articles ?? []).filter((article) => selectLineStatus(tab.state(), article.cartItemId) !== 'returning');

const EDIT_KINDS: readonly ((story: Story) => void)[] = [
  function change(story) {
    const { tab, random, wanted } = story;
    const lines = linesOf(story);
    if (lines.length === 0) return;
    const { cartItemId, variantId } = pick(random, lines);
    const amount = 1 + Math.floor(random() * 30);
    tab.dispatch(cartActions.amountChanged({ cartItemId, amount }));
    wanted[variantId!] = amount;
  },
  function plus(story) {
    const { tab, random, wanted } = story;
    const lines = linesOf(story);
    if (lines.length === 0) return;
    const { cartItemId, variantId, count } = pick(random, lines);
    tab.dispatch(cartActions.amountChanged({ cartItemId, amount: count + 1 }));
    wanted[variantId!] = count + 1;
  },
  function remove(story) {
    const { tab, random, wanted } = story;
    const lines = linesOf(story);
    if (lines.length === 0) return;
    const { cartItemId, variantId } = pick(random, lines);
    tab.dispatch(cartActions.itemsRemoved({ cartItemIds: [cartItemId] }));
    delete wanted[variantId!];
  },
  function undo(story) {
    const { tab, random, wanted } = story;
    const removed = selectRemoved(tab.state()).filter(({ article }) => wanted[article.variantId!] === undefined);
    if (removed.length === 0) return;
    const { article } = pick(random, removed);
    tab.dispatch(cartActions.removalUndoRequested({ cartItemId: article.cartItemId }));
    wanted[article.variantId!] = article.count;
  },
  function add({ tab, random, wanted }) {
    const variantId = pick(random, ['100', '200', '300', '400', '500']);
    const count = 1 + Math.floor(random() * 3);
    tab.dispatch(cartActions.addRequested({ variantId, count }));
    wanted[variantId] = (wanted[variantId] ?? 0) + count;
  },
];

/** The tab goes to another page: what was under way loses its answer, some of the last words arrive. */
function nextPage({ tab, shop, random }: Story): TestStore {
  tab.page.hide();
  for (const { operationId, body } of tab.api.onLeave) {
    if (random() < 0.6) shop.arrive(operationId, body);
  }
  const kept = ['vitrina.cart-intents', 'vitrina.snapshot'].flatMap((key) => {
    const value = tab.page.storage.session.get(key);
    return value === null ? [] : [[key, value]];
  });
  tab.dispose();
  const next = createTestStore({ page: { session: Object.fromEntries(kept) as Record<string, string> }, answers: shop.answers });
  next.dispatch(cartActions.viewMounted());
  return next;
}

async function tell(seed: number): Promise<Story> {
  const random = randomOf(seed);
  let failed = 0;
  let isCalm = false;
  const shop = cartShop({ 100: 2, 200: 1, 300: 5 }, () => {
    const latency = isCalm ? {} : { thereMs: Math.floor(random() * 450), backMs: Math.floor(random() * 450) };
    if (isCalm || failed === 3 || random() >= 0.1) {
      failed = 0;
      return latency;
    }
    failed += 1;
    return { ...latency, ...pick(random, FAULTS)() };
  });
  const story: Story = { shop, random, wanted: shop.counts(), tab: createTestStore({ answers: shop.answers }) };
  story.tab.dispatch(cartActions.viewMounted());
  await jest.advanceTimersByTimeAsync(6000);

  const offlineAt = Math.floor(random() * EDITS);
  for (let edit = 0; edit < EDITS; edit += 1) {
    if (edit === offlineAt) story.tab.page.setOnline(false);
    if (edit === offlineAt + 4) story.tab.page.setOnline(true);
    if (random() < 0.06) {
      story.tab = nextPage(story);
      await jest.advanceTimersByTimeAsync(2000);
    }
    pick(random, EDIT_KINDS)(story);
    await jest.advanceTimersByTimeAsync(Math.floor(random() * 400));
  }
  story.tab.page.setOnline(true);
  await jest.advanceTimersByTimeAsync(60_000);
  isCalm = true;
  for (const intent of selectIntents(story.tab.state())) {
    if (intent.status === 'stalled' && intent.kind !== 'insert') {
      story.tab.dispatch(cartActions.retryRequested({ cartItemId: intent.kind === 'delete' ? intent.cartItemIds[0]! : intent.cartItemId }));
    }
  }
  await jest.advanceTimersByTimeAsync(10_000);
  return story;
}

const shown = ({ tab }: Story) =>
  Object.fromEntries((selectShownCart(tab.state())?.articles ?? []).map(({ variantId, count }) => [variantId, count]));

test(`any story of edits, latencies, lost calls, an offline flip and page changes ends in the shopper's last intent (${SEEDS} seeds)`, async () => {
  const wrong: unknown[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const story = await tell(seed);
    const found = { shop: story.shop.counts(), shown: shown(story), open: selectIntents(story.tab.state()).length };
    const expected = { shop: story.wanted, shown: story.wanted, open: 0 };
    if (
      JSON.stringify([sorted(found.shop), sorted(found.shown), found.open]) !==
      JSON.stringify([sorted(expected.shop), sorted(expected.shown), 0])
    ) {
      wrong.push({ seed, found, wanted: story.wanted, status: selectCartStatus(story.tab.state()) });
    }
    expect(story.tab.page.storage.session.get('vitrina.cart-intents')).toBeNull();
    story.tab.dispose();
  }
  expect(wrong).toEqual([]);
}, 240_000);

const sorted = (counts: Record<string, number>) => Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
