import type { BrowserWindow } from './browserWindow';
import type { LeaveRequest } from './page';

/**
 * `fetch` with `keepalive` goes on when the page is gone, with headers, which `sendBeacon` cannot have. The browser may
 * refuse (64 KB in all): then the intent log of the tab has what was to be said.
 */
export function sendOnLeave(window: BrowserWindow, { url, method, headers, body }: LeaveRequest): void {
  try {
    window.fetch(url, { method, headers, body: body ?? null, keepalive: true, credentials: 'same-origin' }).catch(() => {});
  } catch {
    // no fetch: the next page sends it
  }
}
