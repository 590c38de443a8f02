import { expect, type CDPSession, type Page } from '@playwright/test';

type Counts = Record<string, number>;

/** What is done again and again, and by how much less than these the counts may then have grown. */
export interface LeakCase {
  warmUp: number;
  rounds: number;
  /** `functions`: every store subscription or other callback is at least one. */
  limits: { nodes: number; listeners: number; functions?: number };
  /** Expressions for what must have as many listeners as before. */
  sameListenersOf?: readonly string[];
  /** Code that arrives at idle adds functions once; a leak adds some each time: they are played until nothing grows. */
  isRepeated?: boolean;
  play: (page: Page, times: number) => Promise<void>;
}

async function functionsOf(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'Function.prototype', objectGroup: 'measure' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '', objectGroup: 'measure' });
  const count = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  return Number(count.result.value);
}

async function listenersOf(session: CDPSession, expression: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup: 'measure' });
  if (result.objectId === undefined) throw new Error(`no ${expression}`);
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
  return listeners.length;
}

/** Nodes and listeners of the whole process, functions of the page, and the listeners on some of its objects. */
async function measure(session: CDPSession, { limits, sameListenersOf = [] }: LeakCase): Promise<{ counts: Counts; listeners: Counts }> {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const counts: Counts = { nodes, listeners: jsEventListeners };
  if (limits.functions !== undefined) counts['functions'] = await functionsOf(session);
  const listeners: Counts = {};
  for (const expression of sameListenersOf) listeners[expression] = await listenersOf(session, expression);
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'measure' });
  return { counts, listeners };
}

/** Plays the case in an open page, and compares what is there before and after. */
export async function expectNoLeak(page: Page, leak: LeakCase): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await leak.play(page, leak.warmUp);
  const grown = async (): Promise<string[]> => {
    const before = await measure(session, leak);
    await leak.play(page, leak.rounds);
    const after = await measure(session, leak);
    expect(after.listeners).toEqual(before.listeners);
    return Object.entries(leak.limits).flatMap(([name, limit]) => {
      const growth = after.counts[name]! - before.counts[name]!;
      return growth < limit ? [] : [`${growth} ${name} more`];
    });
  };
  if (leak.isRepeated) await expect.poll(grown).toEqual([]);
  else expect(await grown()).toEqual([]);
}
