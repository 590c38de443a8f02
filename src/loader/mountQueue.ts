import { yieldToInput } from '../dom/yieldToInput';

/** Mounts one widget; settles, and never rejects, once its first render is done or has failed. */
type Mount = () => Promise<void>;

const isAbove = (host: Element, other: Element): boolean => (host.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Mounts widgets one after the other in the order of the page, each in a task of its own, so that many placeholders never delay the shopper's input.
 * Returns a function that enqueues a mount. Placeholders that are `urgent` when a turn begins go first.
 */
export function createMountQueue(isUrgent: (host: Element) => boolean): (host: Element, mount: Mount) => void {
  const queue: { host: Element; mount: Mount }[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) {
      await yieldToInput();
      const urgent = queue.findIndex(({ host }) => isUrgent(host));
      await queue.splice(Math.max(0, urgent), 1)[0]?.mount();
    }
    isRunning = false;
  }

  return (host, mount) => {
    // In the order of the page: Chromium resolves several imports of one module in any order.
    let [from, to] = [0, queue.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = queue[middle];
      if (other && isAbove(host, other.host)) to = middle;
      else from = middle + 1;
    }
    queue.splice(from, 0, { host, mount });
    if (!isRunning) void run();
  };
}
