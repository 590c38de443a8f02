import { readFileSync } from 'node:fs';
import { FAST_4G, throttle } from './browser.mjs';
import { gotoReady } from './legacyVisits.mjs';
import { observePage } from './pageProbe.mjs';

const TASKS = 10;
const PARTS = 3;
const FUNCTIONS = 3;
const SNIPPET_CHARS = 60;

/** Saves a trace of a new guest's first view (open it in the Performance panel of the tools); returns a text about its longest tasks. */
export async function traceStart({ browser, legacy, file }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'sl-SI' });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  await throttle(page, FAST_4G);
  await browser.startTracing(page, { path: file });
  await gotoReady(page, legacy, 'vitrina');
  await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8'));
  return describeTasks(traceEvents, await readScripts(traceEvents, legacy.url));
}

/** The ten longest tasks of the page's main thread by processor time, which a busy machine changes least. */
function describeTasks(events, scripts) {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data.documentLoaderURL.includes('/legacy/'));
  const main = events.filter(({ pid, tid, ph, tdur }) => ph === 'X' && tdur > 0 && pid === start.pid && tid === start.tid);
  const samples = readSamples(events, start.pid);
  return main
    .filter(({ name, ts }) => name === 'RunTask' && ts > start.ts)
    .toSorted((a, b) => b.tdur - a.tdur)
    .slice(0, TASKS)
    .map((task, index) => {
      const isWithin = ({ ts }) => ts >= task.ts && ts < task.ts + task.dur;
      return [
        `${index + 1}. ${ms(task.tdur)} of processor time (${ms(task.dur)} passed) at ${ms(task.ts - start.ts)}`,
        ...partsOf(main.filter(isWithin)),
        ...functionsOf(samples.filter(isWithin), scripts),
      ].join('\n   ');
    })
    .join('\n');
}

const ms = (microseconds) => `${Math.round(microseconds / 1000)} ms`;
const share = (part, whole) => `${Math.round((100 * part) / whole)} %`;
const fileOf = (url) => (url ? new URL(url).pathname : '');

const WRAPPERS = /RunTask|^Receive mojo|^SimpleWatcher|^BlinkScheduler|^HTMLDocumentParser|^RunMicrotasks$|^V8\.(?!GC)/;

/** What the browser itself names: evaluation of a file, layout, parsing, garbage collection. */
function partsOf(events) {
  return events
    .filter(({ name, tdur }) => !WRAPPERS.test(name) && tdur > 1000)
    .toSorted((a, b) => b.tdur - a.tdur)
    .slice(0, PARTS)
    .map(({ name, tdur, args }) => `${ms(tdur)}  ${name} ${fileOf(args.data?.url ?? args.beginData?.url)}`.trimEnd());
}

/** The innermost function on the stack for half of the time, and those that took most time themselves. */
function functionsOf(samples, scripts) {
  const [own, whole] = [new Map(), new Map()];
  const add = (counts, key, time) => counts.set(key, (counts.get(key) ?? 0) + time);
  let total = 0;
  for (const { stack, time } of samples) {
    total += time;
    if (stack.length > 0) add(own, nameOf(stack[0], scripts), time);
    for (const frame of new Set(stack.map((entry) => nameOf(entry, scripts)))) add(whole, frame, time);
  }
  const [dominant] = [...whole].filter(([, time]) => time >= total / 2).toSorted((a, b) => a[1] - b[1]);
  const mostOwn = [...own].toSorted((a, b) => b[1] - a[1]).slice(0, FUNCTIONS);
  return [
    ...(dominant ? [`${share(dominant[1], total)} within  ${dominant[0]}`] : []),
    ...mostOwn.map(([name, time]) => `${share(time, total)} in  ${name}`),
  ];
}

function nameOf({ functionName, url, lineNumber = 0, columnNumber = 0 }, scripts) {
  if (!url) return functionName || '(anonymous)';
  const line = scripts.get(url)?.split('\n')[lineNumber] ?? '';
  const source = line.slice(columnNumber, columnNumber + SNIPPET_CHARS);
  return `${functionName || '(anonymous)'} ${fileOf(url)}:${lineNumber + 1}:${columnNumber + 1}  ${source}`.trimEnd();
}

/** The profiler's samples with their stacks, innermost first. */
function readSamples(events, pid) {
  const profile = events.find(({ name, pid: other }) => name === 'Profile' && other === pid);
  const nodes = new Map();
  const samples = [];
  let ts = profile.args.data.startTime;
  const chunks = events.filter(({ name, pid: other, id }) => name === 'ProfileChunk' && other === pid && id === profile.id);
  for (const { args } of chunks.toSorted((a, b) => a.ts - b.ts)) {
    const { cpuProfile = {}, timeDeltas = [] } = args.data;
    for (const node of cpuProfile.nodes ?? []) nodes.set(node.id, node);
    for (const [index, id] of (cpuProfile.samples ?? []).entries()) {
      ts += timeDeltas[index];
      samples.push({ ts, time: Math.max(0, timeDeltas[index]), stack: stackOf(nodes, id) });
    }
  }
  return samples;
}

function stackOf(nodes, id) {
  const stack = [];
  for (let node = nodes.get(id); node?.parent !== undefined; node = nodes.get(node.parent)) stack.push(node.callFrame);
  return stack;
}

/** The page's scripts, to show where a minified function begins. */
async function readScripts(events, base) {
  const urls = events
    .flatMap(({ name, args }) => (name === 'ProfileChunk' ? (args.data.cpuProfile?.nodes ?? []) : []))
    .map((node) => node.callFrame.url);
  const ours = [...new Set(urls)].filter((url) => url?.startsWith(base));
  return new Map(await Promise.all(ours.map(async (url) => [url, await (await fetch(url)).text()])));
}
