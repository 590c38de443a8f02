import type { Log } from '../page/page';

const SHOWN_VALUE_LENGTH = 60;

/** A value shortened for a report. */
function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_VALUE_LENGTH ? `${text.slice(0, SHOWN_VALUE_LENGTH)}…` : text;
}

/** A path in the configuration, e.g. `urlKeys.search`, that can report errors. */
export interface ConfigPath {
  readonly path: string;
  child(key: string | number): ConfigPath;
  /** The same path for a value that must not be shown (tokens, customers). */
  secret(): ConfigPath;
  /** Reports the value and what was expected; always returns undefined, which means "use the default". */
  expected(what: string, value: unknown): undefined;
  warn(message: string): void;
}

export function createConfigPath(log: Log, path = '', isSecret = false): ConfigPath {
  return {
    path,
    child: (key) => createConfigPath(log, path === '' ? String(key) : `${path}.${key}`, isSecret),
    secret: () => createConfigPath(log, path, true),
    expected(what, value) {
      const shown = isSecret ? `a ${typeof value} that is not shown here` : shorten(value);
      log.error(`vitrina: configuration${path === '' ? '' : ` ${path}`}: expected ${what}, got ${shown}; the default is used`);
      return undefined;
    },
    warn: (message) => log.warn(`vitrina: configuration ${message}`),
  };
}
