import type { BrowserWindow } from './browserWindow';
import type { LeaveRequest } from './page';

/**
 * `fetch` with `keepalive` continues when the page is gone, with headers, which `sendBeacon` cannot set. The browser may
 * refuse it (64 KB in all): then the next page sends what is left in the tab's intent log.
 */
export function sendOnLeave(window: BrowserWindow, { url, body, ...init }: LeaveRequest): void {
  try {
    window.fetch(url, { ...init, body: body ?? null, keepalive: true, credentials: 'same-origin' }).catch(() => {});
  } catch {
    // no fetch: the next page sends it
  }
}
