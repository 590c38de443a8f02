import type { BrowserWindow } from './browserWindow';
import type { Listening } from './disposables';
import type { DeviceType, Viewport } from './page';

/** R4.104, R4.105 (A024): the script's own limits; 1024 is not the stylesheets' 1025. */
const DESKTOP_MIN_WIDTH_PX = 1024;
const TABLET_MIN_WIDTH_PX = 640;

/** R9.17: the window is at rest when its size has not changed for so long. */
const RESIZE_DEBOUNCE_MS = 300;

/** R4.104-R4.106 */
export function deviceType(width: number): DeviceType {
  if (width >= DESKTOP_MIN_WIDTH_PX) return 'desktop';
  return width >= TABLET_MIN_WIDTH_PX ? 'tablet' : 'mobile';
}

export function createViewport(window: BrowserWindow, { listen, onDispose }: Listening): Viewport {
  return {
    width: () => window.innerWidth,
    device: () => deviceType(window.innerWidth),
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
