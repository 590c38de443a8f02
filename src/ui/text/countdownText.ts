const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** `mm:ss`; a second counts until it is over, so that 00:00 means the end. Never negative. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / MS_PER_SECOND));
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / SECONDS_PER_MINUTE))}:${two(seconds % SECONDS_PER_MINUTE)}`;
}

/** How long until the text changes: the clock is read anew then, a late timer costs no second. */
export const untilNextText = (leftMs: number): number => leftMs % MS_PER_SECOND || MS_PER_SECOND;
