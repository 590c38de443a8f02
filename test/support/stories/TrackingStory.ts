import * as fc from 'fast-check';
import { cartActions } from '../../../src/features/cart';
import { toCart } from '../../../src/features/cart/cartMapping';
import type { Intent } from '../../../src/features/cart';
import { checkoutActions } from '../../../src/features/checkout';
import { discountActions } from '../../../src/features/discount';
import { searchActions } from '../../../src/features/search';
import { field, toDto } from '../../../src/lib/dto';
import { articleDto, cartDto } from '../fakes/cartDtos';
import { fakeMeasuredPage } from '../fakes/fakeTracking';
import { passTime } from '../fakes/passTime';
import { fakeCollector, trackingTab } from '../fakes/trackingTab';
import type { CollectorAnswer } from '../fakes/trackingTab';

interface Leaving {
  do: 'close' | 'reload' | 'freeze';
  tab: number;
  hasArrived: boolean;
  loadMs: number;
}

/** One step of a shopper with several tabs. `tab` is taken modulo the open ones. */
export type VisitStep =
  | { do: 'search' | 'see' | 'checkout' | 'come back' | 'go offline' | 'go online' | 'open'; tab: number; loadMs: number }
  | { do: 'order' | 'add' | 'raise' | 'lower' | 'remove'; tab: number; which: number }
  | { do: 'try a code'; tab: number; isRight: boolean }
  | Leaving
  | { do: 'decide'; tab: number; isYes: boolean }
  | { do: 'fail'; answers: CollectorAnswer[] }
  | { do: 'wait'; ms: number };

const nthTab = fc.nat(3);
const delayMs = fc.constantFrom(0, 0, 400, 3000);
const answer = fc.constantFrom<CollectorAnswer>(500, 429, 'silent', 'lost');

export const visitSteps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('search' as const), tab: nthTab, loadMs: delayMs }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('see' as const), tab: nthTab, loadMs: fc.constant(0) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), tab: nthTab, which: fc.nat(2) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('add' as const, 'raise' as const, 'lower' as const, 'remove' as const),
        tab: nthTab,
        which: fc.nat(3),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('checkout' as const), tab: nthTab, loadMs: fc.constant(0) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('try a code' as const), tab: nthTab, isRight: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), tab: nthTab, loadMs: delayMs }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('close' as const, 'reload' as const, 'freeze' as const),
        tab: nthTab,
        hasArrived: fc.boolean(),
        loadMs: delayMs,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('come back' as const), tab: nthTab, loadMs: delayMs }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('go offline' as const, 'go online' as const, 'go online' as const),
        tab: nthTab,
        loadMs: delayMs,
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('decide' as const), tab: nthTab, isYes: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('fail' as const), answers: fc.array(answer, { minLength: 1, maxLength: 6 }) }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 1000, 5000) }) },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

/** `hasPanel`: the shopper has decided in it, so it hears of the decisions of the other tabs. */
type Tab = Awaited<ReturnType<typeof trackingTab>> & { isFrozen: boolean; hasPanel: boolean; held: string[] };
/** What consent allows: exactly once, at most once (withdrawn before it had arrived), never. */
type Verdict = 'once' | 'maybe' | 'never';

const SHOP = 'https://www.shop.si';
/** When the stories begin; any time of today. */
const START = Date.UTC(2026, 10, 25);
/** An event is refused at most so often in a row: ten times would lose it (R9.42). */
const FAULTS_MAX = 3;

/** Plays steps, and knows for each act whether the shopper's decision allows it to be measured. */
export class TrackingStory {
  private readonly faults: CollectorAnswer[] = [];
  private readonly collector = fakeCollector((_event, attempt) => (attempt <= FAULTS_MAX ? (this.faults.shift() ?? 200) : 200));
  private readonly fake = fakeMeasuredPage();
  private readonly verdicts = new Map<string, Verdict>();
  /** What has arrived at the endpoint of impressions, which knows no ids. */
  private readonly impressions: unknown[] = [];
  /** Their only request was on its way when its page was closed. */
  private readonly lostSights = new Set<string>();
  private tabs: Tab[] = [];
  private decision: boolean | null = null;
  private isOnline = true;
  /** Each act has its own time, by which it is known. */
  private acts = 0;
  private storage: Tab['page']['storage']['local'] | undefined;

  async play(steps: readonly VisitStep[]): Promise<void> {
    jest.setSystemTime(START);
    await this.open(0);
    for (const step of steps) await this.act(step);
    // The end: every tab is looked at once more, and everything that was held up goes its way.
    for (const each of this.tabs) this.comeBack(each);
    await this.act({ do: 'go online', tab: 0, loadMs: 0 });
    await this.open(0);
    await passTime(60_000);
    for (const { dispose } of this.tabs) dispose();
  }

  /** How each act was measured, next to how it should have been. Null: it is nothing for this collector. */
  findings(): { act: string; verdict: Verdict; analytics: number; tagManager: number | null; impressions: number | null }[] {
    const itemOf = (items: unknown): unknown => (Array.isArray(items) ? field(toDto(items[0]), 'item_id') : undefined);
    const nameOf = (data: Record<string, unknown>): unknown =>
      data['search_term'] ?? data['page_location'] ?? data['transaction_id'] ?? itemOf(data['items']);
    const counted = this.collector.counted();
    // These have nothing of their own but their time, which the tag manager does not get.
    const isTimed = (name: string): boolean => name === 'begin_checkout' || name.startsWith('certificate_');
    const timed = new Map(counted.flatMap(({ id, at, name }) => (isTimed(name) ? [[id, `${name}-${at}`]] : [])));
    const analytics = counted.map(({ id, data }) => timed.get(id) ?? nameOf(data));
    const tagManager = this.fake.pushed.map(
      (entry) =>
        timed.get(String(Reflect.get(entry, 'vitrina_event_id'))) ??
        nameOf({ ...entry, ...(Reflect.get(entry, 'ecommerce') as object | null) }),
    );
    const count = (list: readonly unknown[], act: string): number => list.filter((name) => name === act).length;
    return Array.from(this.verdicts, ([act, verdict]) => ({
      act,
      verdict,
      analytics: count(analytics, act),
      tagManager: act.includes('/page-') || act.startsWith('seen-') ? null : count(tagManager, act),
      impressions: act.startsWith('seen-') && !this.lostSights.has(act) ? count(this.impressions, act) : null,
    }));
  }

  private async act(step: VisitStep): Promise<void> {
    this.acts += 1;
    if (step.do === 'wait') return passTime(step.ms);
    if (step.do === 'fail') return void this.faults.push(...step.answers);
    if (step.do === 'decide') return this.decide(step);
    if (step.do === 'open') return this.tabs.length < 4 ? this.open(step.loadMs) : undefined;
    if (step.do === 'go offline' || step.do === 'go online') {
      this.isOnline = step.do === 'go online';
      for (const { page } of this.tabs) page.setOnline(this.isOnline);
      return;
    }
    const found = this.tabs[step.tab % Math.max(this.tabs.length, 1)];
    if (found === undefined) return;
    if (step.do === 'come back') return this.comeBack(found);
    if (found.isFrozen) return;
    switch (step.do) {
      case 'search':
        return this.search(found);
      case 'see':
        return this.see(found);
      case 'checkout':
        return this.checkout(found);
      case 'order':
        return this.order(found, `order-${step.which}`);
      case 'try a code':
        return this.tryCode(found, step.isRight);
      case 'add':
      case 'raise':
      case 'lower':
      case 'remove':
        return this.edit(found, step.do, step.which);
      case 'close':
      case 'reload':
      case 'freeze':
        return this.leave(found, step);
    }
  }

  private async leave(found: Tab, { do: how, hasArrived, loadMs }: Leaving): Promise<void> {
    this.hide(found, hasArrived);
    if (how === 'freeze') return;
    this.drop(found);
    if (how === 'reload') await this.open(loadMs);
  }

  private drop(found: Tab): void {
    for (const act of found.held) this.settle(act, 'never');
    found.dispose();
    this.tabs = this.tabs.filter((each) => each !== found);
  }

  private search(found: Tab): void {
    const keyword = `search-${this.acts}`;
    this.happen(found, keyword);
    found.dispatch(searchActions.fullTextSubmitted({ keyword, source: 'field' }));
  }

  /** Half of an item for a second: only the loaded code looks. */
  private see(found: Tab): void {
    if (!found.isRunning()) return;
    const variantId = `seen-${this.acts}`;
    this.happen(found, variantId);
    found.listeners[0]?.onItemSeen({ listId: variantId, variantId, placement: null, mainVariantId: null });
  }

  /** A step of the checkout is a page view, here with an address of its own, and one with goods begins the checkout. */
  private checkout(found: Tab): void {
    const items = [{ variantId: 'goods', marketplacePartnerId: null, title: 'x', count: 1, price: 1 }];
    const goods = this.acts % 3 === 0 ? null : { items, total: 1, value: 1 };
    const [href, begin] = [`${SHOP}/kosarica?step=${this.acts}`, `begin_checkout-${found.page.clock.now()}`];
    found.page.location.show(href, true);
    this.happen(found, href);
    if (goods !== null) this.happen(found, begin);
    found.dispatch(checkoutActions.pageShown({ step: 'preview', pageNumber: 1, goods }));
  }

  /** Each tab and each reload may report the same order. */
  private order(found: Tab, id: string): void {
    this.happen(found, id);
    found.dispatch(checkoutActions.purchaseCompleted({ id, purchase: { orderId: id, total: 1, items: [] } }));
  }

  private tryCode(found: Tab, isRight: boolean): void {
    this.happen(found, `certificate_${isRight ? 'accepted' : 'rejected'}-${found.page.clock.now()}`);
    const tried = { code: 'ZIMA10', messages: [] };
    found.dispatch(isRight ? discountActions.codeAccepted(tried) : discountActions.codeRejected(tried));
  }

  /** A page that is left before the shop has answered repeats it, and another tab may. */
  private edit(found: Tab, how: 'add' | 'raise' | 'lower' | 'remove', which: number): void {
    const id = `${how}-${which}`;
    const cartOf = (count: number) => {
      const cart = toCart(cartDto(count === 0 ? [] : [articleDto({ cartItemId: '1', variantId: id, count })]));
      if (cart === null) throw new Error('no cart');
      return cart;
    };
    const edits = {
      add: [{ kind: 'insert', item: { variantId: id }, count: 1, isUndo: false }, 0, 1],
      raise: [{ kind: 'amount', cartItemId: '1', amount: 3 }, 1, 3],
      lower: [{ kind: 'amount', cartItemId: '1', amount: 1 }, 3, 1],
      remove: [{ kind: 'delete', cartItemIds: ['1'] }, 2, 0],
    } as const;
    const [edit, before, after] = edits[how];
    const intent: Intent = { id, status: 'sent', ...edit };
    this.happen(found, id);
    found.dispatch(cartActions.editConfirmed({ intent, before: cartOf(before), after: cartOf(after) }));
  }

  private happen(found: Tab, act: string): void {
    if (this.decision === null) found.held.push(act);
    this.settle(act, this.decision === true ? 'once' : 'never');
  }

  /** A second report of the same order never takes back what the first one allowed. */
  private settle(act: string, verdict: Verdict): void {
    const known = this.verdicts.get(act);
    if (known === undefined || known === 'never') this.verdicts.set(act, verdict);
  }

  /** In one tab: those that have no panel have nothing but the cookie to know it by. */
  private decide({ tab, isYes }: VisitStep & { do: 'decide' }): void {
    const shown = this.tabs.filter(({ isFrozen }) => !isFrozen);
    const own = shown[tab % Math.max(shown.length, 1)];
    if (own === undefined) return;
    own.hasPanel = true;
    this.decision = isYes;
    for (const each of this.tabs) {
      for (const act of each.held.splice(0)) this.settle(act, isYes ? 'once' : 'never');
    }
    if (!isYes) {
      for (const { act, verdict, analytics, tagManager, impressions } of this.findings()) {
        if (verdict === 'once' && [analytics, tagManager, impressions].includes(0)) this.verdicts.set(act, 'maybe');
      }
    }
    // A browser gives up a frozen page that gets a message.
    for (const each of this.tabs) if (each.isFrozen && each.hasPanel) this.drop(each);
    const setCookies = (): void => this.tabs.forEach(({ page }) => page.cookieJar.set('personalisation', isYes ? '1' : '0'));
    // An acceptance counts when the server has stored it, a refusal with the press.
    if (isYes) setCookies();
    for (const { page, hasPanel } of this.tabs) if (hasPanel) page.events.emit('consent-changed', { personalisation: isYes });
    if (!isYes) setCookies();
  }

  private hide(found: Tab, hasArrived: boolean): void {
    const before = found.api.onLeave.length;
    found.page.hide();
    found.isFrozen = true;
    for (const { operationId, query, body } of this.isOnline ? found.api.onLeave.slice(before) : []) {
      if (operationId === 'trackImpression') {
        if (hasArrived) this.impressions.push(body['listId']);
        else this.lostSights.add(String(body['listId']));
      } else if (hasArrived) this.collector.arrived.push(this.collector.decode(String(query?.['event'])));
    }
  }

  private comeBack(found: Tab): void {
    const wasFrozen = found.isFrozen;
    found.isFrozen = false;
    // A restored page is another page view: not here, as it has the address of the first one.
    found.page.location.show(`${SHOP}/kosarica`, false);
    if (wasFrozen) found.page.show(true);
    else found.page.setHidden(false);
  }

  private async open(loadMs: number): Promise<void> {
    const cookies: Record<string, string> = this.decision === null ? {} : { personalisation: this.decision ? '1' : '0' };
    const shared = this.storage === undefined ? {} : { sharedLocal: this.storage };
    this.acts += 1;
    const href = `${SHOP}/page-${this.acts}`;
    const tab = await trackingTab({
      collector: this.collector,
      running: ['account'], // nothing else is asked by tracking
      isCartThere: false,
      fake: fakeMeasuredPage({ beside: this.fake }),
      loadMs,
      answers: {
        trackImpression: ({ body: { listId } }) => {
          this.impressions.push(listId);
          return { data: { ecommerce: { impressions: [] } } };
        },
      },
      config: { personalisation: null, urlKeys: { cart: '/kosarica' }, gtm: { url: 'https://gtm.example' } },
      page: { href, cookies, online: this.isOnline, clock: () => Date.now() + this.acts, ...shared },
    });
    this.storage ??= tab.page.storage.local;
    const opened: Tab = { ...tab, isFrozen: false, hasPanel: false, held: [] };
    this.tabs.push(opened);
    this.happen(opened, href);
    await passTime(0);
  }
}
