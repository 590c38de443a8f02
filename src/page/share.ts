import type { BrowserWindow } from './browserWindow';
import type { Shared, ShareOutcome } from './page';

/** By the device's share dialog if there is one, else by the clipboard. Both require a preceding press. */
export async function share({ navigator }: BrowserWindow, what: Shared): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share(what);
      return 'shared';
    }
  } catch (error) {
    if ((error as { name?: unknown } | null)?.name === 'AbortError') return 'shared'; // the shopper cancelled
  }
  try {
    await navigator.clipboard.writeText('url' in what ? what.url : what.text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
