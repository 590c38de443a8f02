import type { Locator, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'cc', 'blink.user_timing', 'toplevel'];
const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'ProxyMain::BeginMainFrame';
const MARK = 'control:';
const ACTED = 'acted';
/** What a press or a key sends; `pointermove` and the like are no interactions. */
const INTERACTIONS = new Set([
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'keydown',
  'keypress',
  'input',
  'change',
  'keyup',
]);

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/**
 * The work for one control: all that the thread does from the task of its first event to the end of the first frame after its last one. What
 * the browser does around the events is in it, too: the layout for the next place of the focus, of a selection, of the pointer.
 */
function workOf(events: readonly TraceEvent[]): number {
  const acted = events.find(({ name }) => name === ACTED)?.ts ?? Infinity;
  const dispatched = events.filter(
    ({ name, args, ts }) => name === 'EventDispatch' && ts < acted && INTERACTIONS.has(args?.data?.type ?? ''),
  );
  const [first, last] = [dispatched[0], dispatched.at(-1)];
  const frame = last && events.find(({ name, ts }) => name === FRAME && ts >= endOf(last));
  if (first === undefined || frame === undefined) return 0;
  return events
    .filter((event) => event.name === TASK && endOf(event) > first.ts && event.ts < endOf(frame))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/** As a mouse does it: Playwright's `click` looks in the page what it will hit, in the middle of the press that is measured. */
async function aimAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.click({ trial: true });
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

/** As a keyboard does it. */
async function focusOn(page: Page, target: Locator, key: string): Promise<() => Promise<void>> {
  await target.focus();
  return () => page.keyboard.press(key);
}

/**
 * What controls cost the main thread, in its own processor time: how busy the machine is does not matter, so that a factor of the time says
 * what a slower processor would need. `press` names a control before it is clicked or gets a key, `finish` gives the cheapest of its uses.
 */
export async function measureControls(page: Page) {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  const mark = (text: string) => page.evaluate((name) => void performance.mark(name), text);
  const painted = () => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return {
    async press(control: string, target: Locator, key?: string): Promise<void> {
      const act = await (key === undefined ? aimAt(page, target) : focusOn(page, target, key));
      await mark(MARK + control);
      await act();
      await mark(ACTED);
      await painted();
    },
    async finish(): Promise<Map<string, number>> {
      const complete = new Promise((resolve) => {
        session.once('Tracing.tracingComplete', resolve);
      });
      await session.send('Tracing.end');
      await complete;
      const marks = events.filter(({ name }) => name.startsWith(MARK)).sort((a, b) => a.ts - b.ts);
      const best = new Map<string, number>();
      for (const [place, { name, ts, pid, tid }] of marks.entries()) {
        const until = marks[place + 1]?.ts ?? Infinity;
        const own = events
          .filter(
            (event) =>
              (event.ph === 'X' || event.name === ACTED) && event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < until,
          )
          .sort((a, b) => a.ts - b.ts);
        const control = name.slice(MARK.length);
        best.set(control, Math.min(best.get(control) ?? Infinity, workOf(own)));
      }
      return best;
    },
  };
}
