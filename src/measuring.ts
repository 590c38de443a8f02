import { createMeasuredPage } from './page/measuredPage';
import type { BrowserWindow } from './page/browserWindow';
import type { Log } from './page/page';
import { trackingFeature } from './tracking';
import type { HeldAction, OnAction } from './tracking/holdActions';

/** The lazy chunk of tracking, with what it needs of the page. */
export const measure = (window: BrowserWindow, log: Log, held: readonly HeldAction[], onAction: OnAction) =>
  trackingFeature({ held, onAction, measured: createMeasuredPage(window, log) });
