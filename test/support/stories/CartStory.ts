import { ApiError } from '../../../src/api/ApiError';
import { accountActions, toTabMessage } from '../../../src/features/account';
import { cartActions, selectLineStatus, selectRemoved, selectShownCart } from '../../../src/features/cart';
import { selectIntents, selectServerArticles } from '../../../src/features/cart/cartSelectors';
import type { Article, Intent } from '../../../src/features/cart/cartTypes';
import { CART_CHANGED } from '../../../src/features/cartSummary';
import { cartShop, INSURANCE_ID } from '../fakes/cartShop';
import type { Journey } from '../fakes/cartShop';
import { createTestStore } from '../fakes/createTestStore';
import type { TestStore } from '../fakes/createTestStore';
import { FAULTS, START } from './cartSteps';
import type { CartStep } from './cartSteps';

/** Of each variant in the in-memory shop. */
const ARTICLE_ID = '900';
const LOG = 'vitrina.cart-intents';
/** Longer than four tries of a call with the pauses between them. */
const SETTLED_MS = 9000;
const STALL_STEP_MS = 100;
/** The widget gives up after four failures of a call. */
const FAILURES_MAX = 3;
/** A pending request has reached the shop, or never will, before the next page runs. */
const NAVIGATION_MS = 1000;

const JOURNEYS: Record<(typeof FAULTS)[number], () => Journey> = {
  lost: () => ({ lostRequest: new ApiError('network', 'cartChangeAmount') }),
  '503': () => ({ lostRequest: new ApiError('http', 'cartChangeAmount', { status: 503 }) }),
  'answer lost': () => ({ lostResponse: new ApiError('network', 'cartChangeAmount') }),
  '502 after the change': () => ({ lostResponse: new ApiError('http', 'cartChangeAmount', { status: 502 }) }),
  'answer garbled': () => ({ lostResponse: new ApiError('malformed', 'cartChangeAmount') }),
};

/** The expected state of an article; null: the shop decides, because an undo restores no service. */
interface Expected {
  count: number;
  isInsured: boolean | null;
}

type Counts = Record<string, number>;

/** A shopper who edits the cart in one tab, and the expected result. Needs jest's fake timers. */
export class CartStory {
  readonly #expected = new Map<string, Expected>();
  /** Lines that another tab has removed: this one may still show them. */
  readonly #removedElsewhere = new Set<string>();
  readonly #shop = cartShop(START, () => this.#nextJourney(), { isInsuranceOffered: true });
  readonly #requests = new Map<string, string>();
  readonly #added: Counts = {};
  readonly #announced: Counts = {};
  #latency: Journey = {};
  #fault: (typeof FAULTS)[number] = 'lost';
  #callsToFail = 0;
  #failuresInRow = 0;
  #isStalling = false;
  #tab: TestStore;
  /** Violations seen during the story. */
  readonly violations: string[] = [];

  constructor() {
    for (const { variantId, count } of this.#shop.lines().values()) this.#expected.set(variantId, { count, isInsured: false });
    this.#tab = this.#openPage({});
  }

  async play(steps: readonly CartStep[]): Promise<void> {
    await jest.advanceTimersByTimeAsync(SETTLED_MS);
    for (const step of steps) {
      await this.#run(step);
      await jest.advanceTimersByTimeAsync(10);
    }
    await this.#conclude();
  }

  expectedCounts = (): Counts => Object.fromEntries([...this.#expected].map(([article, { count }]) => [article, count]));
  inShop = (): Counts => this.#shop.counts();
  shown = (): Counts => Object.fromEntries(this.#articles().map(({ variantId, count }) => [variantId, count]));
  openIntents = (): readonly Intent[] => selectIntents(this.#tab.state());
  stored = (): string | null => this.#tab.page.storage.session.get(LOG);

  insuredWanted = (): (string | null)[] =>
    [...this.#expected].flatMap(([article, { isInsured }]) => ((isInsured ?? this.#isInsured(article)) ? [article] : [])).sort();
  insuredInShop = (): string[] => [...this.#expected.keys()].filter((article) => this.#isInsured(article)).sort();
  insuredShown = (): (string | null)[] =>
    this.#articles()
      .flatMap(({ variantId, bundles }) => (bundles.some(({ active }) => active) ? [variantId] : []))
      .sort();

  dispose(): void {
    this.#tab.dispose();
    jest.clearAllTimers();
  }

  #articles = (): readonly Article[] => selectShownCart(this.#tab.state())?.articles ?? [];
  #isInsured = (article: string): boolean => [...this.#shop.lines().values()].some((line) => line.variantId === article && line.isInsured);

  #nextJourney(): Journey {
    const isFailing = this.#isStalling || (this.#callsToFail > 0 && this.#failuresInRow < FAILURES_MAX);
    if (!isFailing) {
      this.#failuresInRow = 0;
      return this.#latency;
    }
    this.#callsToFail -= 1;
    this.#failuresInRow += 1;
    return { ...this.#latency, ...JOURNEYS[this.#fault]() };
  }

  #openPage(session: Record<string, string>, online = true): TestStore {
    const tab: TestStore = createTestStore({
      page: { session, online },
      answers: Object.fromEntries(
        Object.entries(this.#shop.answers).map(([operation, answer]) => [
          operation,
          (input: { body?: Record<string, unknown> }) => {
            this.#checkRequest(operation, input.body ?? {}, tab);
            return (answer as (given: object) => unknown)(input);
          },
        ]),
      ),
    });
    tab.page.events.on('cart-item-added', (detail) => {
      const { variantId, count } = detail as { variantId: string; count: number };
      this.#announced[variantId] = (this.#announced[variantId] ?? 0) + count;
      if (this.#announced[variantId] > (this.#added[variantId] ?? 0))
        this.violations.push(`${count} of ${variantId} announced as added, which were not`);
    });
    tab.dispatch(cartActions.viewMounted());
    return tab;
  }

  /** An id stands for one change: the shop ignores a repeated id. A removal may have shrunk. */
  #checkRequest(operation: string, { intentId, ...body }: Record<string, unknown>, tab: TestStore): void {
    if (operation === 'cartDelete') {
      const known = new Set(selectServerArticles(tab.state()).map(({ cartItemId }) => cartItemId));
      const gone = String(body['id'])
        .split(',')
        .filter((id) => !known.has(id));
      if (gone.length > 0 && known.size > 0) this.violations.push(`the removal names ${gone.join(' and ')}, which the cart does not have`);
      return;
    }
    if (intentId === undefined) return;
    const content = JSON.stringify({ operation, ...body });
    const before = this.#requests.get(String(intentId)) ?? content;
    if (before !== content) this.violations.push(`intent ${String(intentId)} was ${before} and is ${content}`);
    this.#requests.set(String(intentId), content);
  }

  #lineOf = (article: string): Article | undefined =>
    this.#articles().find(
      ({ variantId, cartItemId }) =>
        variantId === article && selectLineStatus(this.#tab.state(), cartItemId) !== 'returning' && !this.#removedElsewhere.has(cartItemId),
    );

  async #run(step: CartStep): Promise<void> {
    const tab = this.#tab;
    switch (step.do) {
      case 'change amount':
        return this.#changeAmount(step.article, () => step.amount);
      case 'increase':
        return this.#changeAmount(step.article, ({ count }) => count + 1);
      case 'remove': {
        const lines = step.articles.flatMap((article) => this.#lineOf(article) ?? []);
        tab.dispatch(cartActions.itemsRemoved({ cartItemIds: lines.map(({ cartItemId }) => cartItemId) }));
        for (const { variantId } of lines) this.#expected.delete(variantId!);
        return;
      }
      case 'undo':
        return this.#undo(step.article);
      case 'add': {
        const { article, count } = step;
        const { count: before, isInsured } = this.#expected.get(article) ?? { count: 0, isInsured: false };
        tab.dispatch(cartActions.addRequested({ variantId: article, articleId: ARTICLE_ID, count }));
        this.#expected.set(article, { count: before + count, isInsured });
        this.#added[article] = (this.#added[article] ?? 0) + count;
        return;
      }
      case 'insure': {
        const line = this.#lineOf(step.article);
        const expected = this.#expected.get(step.article);
        if (line === undefined || expected === undefined) return;
        const { cartItemId } = line;
        tab.dispatch(cartActions.serviceChanged({ cartItemId, service: 'insurance', bundleId: INSURANCE_ID, active: step.active }));
        expected.isInsured = step.active;
        return;
      }
      case 'remove in another tab':
      case 'add in another tab':
        return this.#editInAnotherTab(step.do === 'add in another tab', step.article);
      case 'wait':
        return jest.advanceTimersByTimeAsync(step.ms);
      case 'set latency':
        this.#latency = { requestMs: step.requestMs, responseMs: step.responseMs };
        return;
      case 'fail':
        this.#fault = step.fault;
        this.#callsToFail = step.calls;
        return;
      case 'stall':
        return this.#stall(step.fault);
      case 'go offline':
      case 'go online':
        tab.page.setOnline(step.do === 'go online');
        return;
      case 'retry':
        return this.#retry();
      case 'sign out':
        return this.#signOut();
      case 'open next page':
        return this.#openNextPage(step.flush, !step.isOffline);
    }
  }

  #changeAmount(article: string, amountOf: (line: Article) => number): void {
    const [line, expected] = [this.#lineOf(article), this.#expected.get(article)];
    if (line === undefined) return;
    const amount = amountOf(line);
    this.#tab.dispatch(cartActions.amountChanged({ cartItemId: line.cartItemId, amount }));
    this.#expected.set(article, { count: amount, isInsured: expected?.isInsured ?? false });
  }

  #undo(variant: string): void {
    const offer = selectRemoved(this.#tab.state()).find(({ article }) => article.variantId === variant);
    if (offer === undefined || this.#removedElsewhere.has(offer.article.cartItemId)) return;
    const { cartItemId, count } = offer.article;
    // The outcome of a stalled removal is unknown: its undo may be refused, with a message.
    if (this.#intentsOf(variant).some(({ kind, status }) => kind === 'delete' && status === 'stalled')) return;
    // A second click on the same button.
    if (selectLineStatus(this.#tab.state(), cartItemId) === 'returning') return;
    this.#tab.dispatch(cartActions.removalUndoRequested({ cartItemId }));
    this.#expected.set(variant, { count: (this.#expected.get(variant)?.count ?? 0) + count, isInsured: null });
  }

  #idsOf = (variant: string): string[] =>
    [...this.#shop.lines(), ...selectServerArticles(this.#tab.state()).map((article) => [article.cartItemId, article] as const)].flatMap(
      ([id, { variantId }]) => (variantId === variant ? [id] : []),
    );

  #intentsOf(variant: string): Intent[] {
    const ids = this.#idsOf(variant);
    return this.openIntents().filter((intent) => {
      if (intent.kind === 'insert') return intent.item.variantId === variant;
      return intent.kind === 'delete' ? intent.cartItemIds.some((id) => ids.includes(id)) : ids.includes(intent.cartItemId);
    });
  }

  /** Excludes concurrent edits of the same line in both tabs, where the order of arrival decides. */
  async #editInAnotherTab(isAddition: boolean, variant: string): Promise<void> {
    const message = () => this.#tab.page.receive('vitrina.cart', toTabMessage(CART_CHANGED));
    if (isAddition) {
      if (this.openIntents().length > 0 || !this.#tab.page.visibility.isOnline()) return;
      const { count, isInsured } = this.#expected.get(variant) ?? { count: 0, isInsured: false };
      this.#shop.add(variant, 1);
      this.#expected.set(variant, { count: count + 1, isInsured });
      message();
      return jest.advanceTimersByTimeAsync(SETTLED_MS);
    }
    const open = this.#intentsOf(variant);
    const [line] = [...this.#shop.lines()].filter(([, { variantId }]) => variantId === variant);
    if (line === undefined || open.some(({ kind }) => kind !== 'delete')) return;
    this.#shop.remove(line[0]);
    this.#removedElsewhere.add(line[0]);
    if (open.length === 0) this.#expected.delete(variant);
    message();
  }

  /** Fails all calls until the widget gives up on an intent. Not with an addition, which is then dropped with a message. */
  async #stall(fault: (typeof FAULTS)[number]): Promise<void> {
    if (this.openIntents().some(({ kind }) => kind === 'insert')) return;
    const stalled = (): number => this.openIntents().filter(({ status }) => status === 'stalled').length;
    const before = stalled();
    [this.#fault, this.#isStalling] = [fault, true];
    for (let ms = 0; ms < SETTLED_MS && stalled() <= before; ms += STALL_STEP_MS) await jest.advanceTimersByTimeAsync(STALL_STEP_MS);
    this.#isStalling = false;
  }

  #retry(): void {
    for (const intent of this.openIntents()) {
      if (intent.status !== 'stalled' || intent.kind === 'insert') continue;
      this.#tab.dispatch(cartActions.retryRequested({ cartItemId: intent.kind === 'delete' ? intent.cartItemIds[0]! : intent.cartItemId }));
    }
  }

  /** What the shop has not received by then stays undone. */
  async #signOut(): Promise<void> {
    this.#tab.dispatch(accountActions.loggedOut({ isFromOtherTab: false }));
    await jest.advanceTimersByTimeAsync(0);
    if (this.stored() !== null) this.violations.push('intents are stored after signing out');
    await jest.advanceTimersByTimeAsync(SETTLED_MS);
    this.#expected.clear();
    for (const { variantId, count, isInsured } of this.#shop.lines().values())
      this.#expected.set(variantId, { count, isInsured: isInsured ?? false });
  }

  /** The responses of pending requests get lost. */
  async #openNextPage(flush: Extract<CartStep, { do: 'open next page' }>['flush'], isOnline: boolean): Promise<void> {
    const { page, api } = this.#tab;
    if (flush !== 'is not sent') page.hide();
    const session = Object.fromEntries(page.storage.session.keys().map((key) => [key, page.storage.session.get(key) ?? '']));
    this.#tab.dispose();
    if (flush !== 'arrives first') await jest.advanceTimersByTimeAsync(NAVIGATION_MS);
    if (flush !== 'is lost') {
      for (const { operationId, body } of api.onLeave) {
        this.#checkRequest(operationId, body, this.#tab);
        try {
          this.#shop.arrive(operationId, body);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error; // refused; the response is lost
        }
      }
    }
    await jest.advanceTimersByTimeAsync(NAVIGATION_MS);
    this.#tab = this.#openPage(session, isOnline);
  }

  /** The network recovers; the shopper retries unsaved edits and looks at the cart again. */
  async #conclude(): Promise<void> {
    [this.#callsToFail, this.#latency] = [0, {}];
    this.#tab.page.setOnline(true);
    await jest.advanceTimersByTimeAsync(30_000);
    this.#retry();
    await jest.advanceTimersByTimeAsync(SETTLED_MS);
    this.#tab.page.setHidden(false);
    await jest.advanceTimersByTimeAsync(SETTLED_MS);
  }
}
