import type { BrowserWindow } from './browserWindow';
import type { LeaveRequest } from './page';

/**
 * `fetch` with `keepalive` outlives the page and, unlike `sendBeacon`, sends headers. The browser may reject it (64 KB in total):
 * then the next page sends the rest from the tab's intent log.
 */
export function sendOnLeave(window: BrowserWindow, { url, body, ...init }: LeaveRequest): void {
  try {
    window.fetch(url, { ...init, body: body ?? null, keepalive: true, credentials: 'same-origin' }).catch(() => {});
  } catch {
    // no fetch: the next page sends it
  }
}
