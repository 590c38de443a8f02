import type { Log } from './page';

type Level = 'warn' | 'error';

/** The page's console, looked up on every call: old pages replace it, monitoring tools wrap it, some remove it. */
export function createLog(window: Window): Log {
  const write =
    (level: Level) =>
    (message: string, ...details: unknown[]): void => {
      try {
        const { console } = window as { console?: Partial<Record<Level, (...values: unknown[]) => void>> };
        console?.[level]?.(message, ...details);
      } catch {
        // a throwing console cannot report anything
      }
    };
  return { warn: write('warn'), error: write('error') };
}
