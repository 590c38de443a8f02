interface YieldingScheduler {
  yield?(): Promise<void>;
}

/**
 * Lets the browser handle input and paint before the next slice of work. Not a timer: a tab in the background would delay it by
 * a second.
 */
export function yieldToInput(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  if (typeof scheduler?.yield === 'function') return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
