import { createMeasuredPage } from './page/measuredPage';
import type { BrowserWindow } from './page/browserWindow';
import type { Log } from './page/page';
import { trackingFeature } from './tracking';
import type { BufferedAction, OnAction } from './tracking/bufferActions';

/** The lazy chunk of tracking, with what it needs of the page. */
export const measure = (window: BrowserWindow, log: Log, buffered: readonly BufferedAction[], onAction: OnAction) =>
  trackingFeature({ buffered, onAction, measured: createMeasuredPage(window, log) });
