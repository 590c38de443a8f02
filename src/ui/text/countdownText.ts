const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** `mm:ss`; rounded up, so that 00:00 means the end. Never negative. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / MS_PER_SECOND));
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / SECONDS_PER_MINUTE))}:${two(seconds % SECONDS_PER_MINUTE)}`;
}

/** Time until the text changes; the clock is read again then, so that late timers do not accumulate. */
export const untilNextText = (leftMs: number): number => leftMs % MS_PER_SECOND || MS_PER_SECOND;
