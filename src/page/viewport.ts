import type { BrowserWindow } from './browserWindow';
import type { Disposables } from './disposables';
import type { Viewport } from './page';

/** R4.104, R4.105 (A024): breakpoints of scripts; 1024 differs from the stylesheets' 1025. */
const DESKTOP_MIN_WIDTH_PX = 1024;
const TABLET_MIN_WIDTH_PX = 640;

/** R9.17: how long the window's size must stay the same. */
const RESIZE_DEBOUNCE_MS = 300;

export function createViewport(window: BrowserWindow, { listen, onDispose }: Disposables): Viewport {
  // Not by `innerWidth` where there are media queries: one wide table makes a phone's page, and that, as wide as itself.
  const isAtLeast = (widthPx: number): boolean => window.matchMedia?.(`(min-width: ${widthPx}px)`)?.matches ?? window.innerWidth >= widthPx;
  return {
    width: () => window.innerWidth,
    device() {
      if (isAtLeast(DESKTOP_MIN_WIDTH_PX)) return 'desktop';
      return isAtLeast(TABLET_MIN_WIDTH_PX) ? 'tablet' : 'mobile';
    },
    onResize(listener) {
      let timer = 0;
      const stopListening = listen(window, 'resize', () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(listener, RESIZE_DEBOUNCE_MS);
      });
      return onDispose(() => {
        stopListening();
        window.clearTimeout(timer);
      });
    },
  };
}
