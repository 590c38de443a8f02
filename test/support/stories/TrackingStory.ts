import * as fc from 'fast-check';
import { cartActions } from '../../../src/features/cart';
import { toCart } from '../../../src/features/cart/cartMapping';
import { checkoutActions } from '../../../src/features/checkout';
import { searchActions } from '../../../src/features/search';
import { field, toDto } from '../../../src/lib/dto';
import { articleDto, cartDto } from '../fakes/cartDtos';
import { fakeMeasuredPage } from '../fakes/fakeTracking';
import { fakeCollector, trackingTab } from '../fakes/trackingTab';
import type { CollectorAnswer } from '../fakes/trackingTab';

/** One step of a shopper with several tabs. `tab` is taken modulo the open ones. */
export type VisitStep =
  | { do: 'search' | 'come back' | 'go offline' | 'go online' | 'open'; tab: number; loadMs: number; hasArrived?: boolean }
  | { do: 'order'; tab: number; which: number }
  | { do: 'edit'; tab: number; which: number }
  | { do: 'close' | 'reload' | 'freeze'; tab: number; hasArrived: boolean; loadMs: number }
  | { do: 'decide'; isYes: boolean }
  | { do: 'fail'; answers: CollectorAnswer[] }
  | { do: 'wait'; ms: number };

const nthTab = fc.nat(3);
const delayMs = fc.constantFrom(0, 0, 400, 3000);
const answer = fc.constantFrom<CollectorAnswer>(500, 429, 'silent', 'lost');

export const visitSteps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('search' as const), tab: nthTab, loadMs: delayMs }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), tab: nthTab, which: fc.nat(2) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), tab: nthTab, which: fc.nat(7) }) },
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
    { weight: 3, arbitrary: fc.record({ do: fc.constant('decide' as const), isYes: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('fail' as const), answers: fc.array(answer, { minLength: 1, maxLength: 6 }) }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 1000, 5000) }) },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

type Tab = Awaited<ReturnType<typeof trackingTab>> & { isFrozen: boolean; held: string[] };
/** What consent allows: exactly once, at most once (withdrawn before it had arrived), never. */
type Verdict = 'once' | 'maybe' | 'never';

const HREF = 'https://www.shop.si/kosarica'; // no page views: only what the shopper does
/** An event is refused at most so often in a row: ten times would lose it (R9.42). */
const FAULTS_MAX = 3;

/** Plays steps, and knows for each act whether the shopper's decision allows it to be measured. */
export class TrackingStory {
  private readonly faults: CollectorAnswer[] = [];
  private readonly collector = fakeCollector((_event, attempt) => (attempt <= FAULTS_MAX ? (this.faults.shift() ?? 200) : 200));
  private readonly fake = fakeMeasuredPage();
  private readonly verdicts = new Map<string, Verdict>();
  private tabs: Tab[] = [];
  private decision: boolean | null = null;
  private isOnline = true;
  private now = 0;
  private searches = 0;
  private storage: Tab['page']['storage']['local'] | undefined;

  async play(steps: readonly VisitStep[]): Promise<void> {
    await this.open(0);
    for (const step of steps) await this.act(step);
    // The end: everything that was held up goes its way.
    await this.act({ do: 'go online', tab: 0, loadMs: 0 });
    await this.open(0);
    await this.advance(60_000);
    for (const { dispose } of this.tabs) dispose();
  }

  /** How each act was measured, next to how it should have been. */
  findings(): { act: string; verdict: Verdict; analytics: number; tagManager: number }[] {
    const itemOf = (items: unknown): unknown => (Array.isArray(items) ? field(toDto(items[0]), 'item_id') : undefined);
    const nameOf = (data: Record<string, unknown>): unknown => data['search_term'] ?? data['transaction_id'] ?? itemOf(data['items']);
    const analytics = this.collector.counted().map(({ data }) => nameOf(data));
    const tagManager = this.fake.pushed.map((entry) => nameOf({ ...entry, ...(Reflect.get(entry, 'ecommerce') as object | null) }));
    const count = (list: readonly unknown[], act: string): number => list.filter((name) => name === act).length;
    return Array.from(this.verdicts, ([act, verdict]) => ({
      act,
      verdict,
      analytics: count(analytics, act),
      tagManager: count(tagManager, act),
    }));
  }

  private async act(step: VisitStep): Promise<void> {
    if (step.do === 'wait') return this.advance(step.ms);
    if (step.do === 'fail') return void this.faults.push(...step.answers);
    if (step.do === 'decide') return this.decide(step.isYes);
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
    if (step.do === 'search') this.search(found);
    else if (step.do === 'order') this.order(found, `order-${step.which}`);
    else if (step.do === 'edit') this.edit(found, `edit-${step.which}`);
    else if (step.do === 'freeze') this.hide(found, step.hasArrived === true);
    else {
      this.hide(found, step.hasArrived === true);
      for (const act of found.held) this.settle(act, 'never');
      found.dispose();
      this.tabs = this.tabs.filter((each) => each !== found);
      if (step.do === 'reload') await this.open(step.loadMs);
    }
  }

  private search(found: Tab): void {
    this.searches += 1;
    const keyword = `search-${this.searches}`;
    this.happen(found, keyword);
    found.dispatch(searchActions.fullTextSubmitted({ keyword, source: 'field' }));
  }

  /** Each tab and each reload may report the same order. */
  private order(found: Tab, id: string): void {
    this.happen(found, id);
    found.dispatch(checkoutActions.purchaseCompleted({ id, purchase: { orderId: id, total: 1, items: [] } }));
  }

  /** A page that is left before the shop has answered repeats it, and another tab may. */
  private edit(found: Tab, id: string): void {
    const after = toCart(cartDto([articleDto({ variantId: id })]));
    if (after === null) throw new Error('no cart');
    this.happen(found, id);
    const intent = { id, status: 'sent', kind: 'insert', item: { variantId: id }, count: 1, isUndo: false } as const;
    found.dispatch(cartActions.editConfirmed({ intent, before: null, after }));
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

  private decide(isYes: boolean): void {
    this.decision = isYes;
    for (const each of this.tabs) {
      for (const act of each.held.splice(0)) this.settle(act, isYes ? 'once' : 'never');
    }
    if (!isYes) {
      for (const { act, verdict, analytics, tagManager } of this.findings()) {
        if (verdict === 'once' && (analytics === 0 || tagManager === 0)) this.verdicts.set(act, 'maybe');
      }
    }
    for (const { page } of this.tabs) {
      page.cookieJar.set('personalisation', isYes ? '1' : '0');
      page.events.emit('consent-changed', { personalisation: isYes });
    }
  }

  private hide(found: Tab, hasArrived: boolean): void {
    const before = found.api.onLeave.length;
    found.page.hide();
    found.isFrozen = true;
    if (!hasArrived || !this.isOnline) return;
    for (const { query } of found.api.onLeave.slice(before)) this.collector.arrived.push(this.collector.decode(String(query?.['event'])));
  }

  private comeBack(found: Tab): void {
    if (!found.isFrozen) return;
    found.isFrozen = false;
    found.page.show(true);
  }

  private async open(loadMs: number): Promise<void> {
    const cookies: Record<string, string> = this.decision === null ? {} : { personalisation: this.decision ? '1' : '0' };
    const shared = this.storage === undefined ? {} : { sharedLocal: this.storage };
    const tab = await trackingTab({
      collector: this.collector,
      fake: this.fake,
      loadMs,
      config: { personalisation: null },
      page: { href: HREF, cookies, online: this.isOnline, now: this.now, ...shared },
    });
    this.storage ??= tab.page.storage.local;
    this.tabs.push({ ...tab, isFrozen: false, held: [] });
  }

  private async advance(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 100) {
      this.now += Math.min(100, left);
      for (const { page } of this.tabs) page.setNow(this.now);
      await jest.advanceTimersByTimeAsync(Math.min(100, left));
    }
    await jest.advanceTimersByTimeAsync(0);
  }
}
