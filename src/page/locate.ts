import type { BrowserWindow } from './browserWindow';
import type { LocateOutcome } from './page';

const TIMEOUT_MS = 10_000;
/** A town is near enough, so an older and rougher position does. */
const MAX_AGE_MS = 300_000;
const PERMISSION_DENIED = 1;

/** The browser counts its time limit from the shopper's consent. */
export function locate({ navigator }: BrowserWindow): Promise<LocateOutcome> {
  return new Promise((resolve) => {
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) =>
          resolve(Number.isFinite(latitude) && Number.isFinite(longitude) ? { lat: latitude, lng: longitude } : 'unavailable'),
        ({ code }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
        { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
      );
    } catch {
      resolve('unavailable');
    }
  });
}
