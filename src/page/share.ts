import type { BrowserWindow } from './browserWindow';
import type { ShareOutcome } from './page';

/** By the device's own sheet where there is one, else into the clipboard. Both need the press of a button before them. */
export async function share({ navigator }: BrowserWindow, what: { title: string; text: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share(what);
      return 'shared';
    }
  } catch (error) {
    if ((error as { name?: unknown } | null)?.name === 'AbortError') return 'shared'; // the shopper has thought better of it
  }
  try {
    await navigator.clipboard.writeText(what.text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
