import type { Log } from './page';

type Level = 'warn' | 'error';

/** The page's console, looked up at each call: old pages replace it, monitoring tools wrap it, some remove it. */
export function createLog(window: Window): Log {
  const write =
    (level: Level) =>
    (message: string, ...details: unknown[]): void => {
      try {
        const { console } = window as { console?: Partial<Record<Level, (...values: unknown[]) => void>> };
        console?.[level]?.(message, ...details);
      } catch {
        // A console that throws has nothing to tell anybody.
      }
    };
  return { warn: write('warn'), error: write('error') };
}
