import type { PGlite } from '@electric-sql/pglite';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';

/**
 * PGlite as a pool of exactly one connection for kysely's PostgreSQL dialect. The holder of the connection (a transaction,
 * for its whole duration) has the database exclusively, so transactions are real and others wait.
 */
class PglitePool implements PostgresPool {
  readonly #pglite: PGlite;
  #lastInLine: Promise<void> = Promise.resolve();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#lastInLine;
    let release = (): void => undefined;
    this.#lastInLine = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const query = async (text: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows } = await this.#pglite.query(text, parameters.map(toText));
      return { command: commandOf(text), rowCount: affectedRows ?? 0, rows };
    };
    return { query: query as PostgresPoolClient['query'], release };
  }

  async end(): Promise<void> {
    await this.#lastInLine;
    await this.#pglite.close();
  }
}

/** Times as text: PGlite only recognises a Date of its own realm, and the tests run in another. */
const toText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

type Command = 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';

function commandOf(text: string): Command {
  const word = /^\s*(insert|update|delete|merge)\b/i.exec(text)?.[1]?.toUpperCase();
  return (word as Command | undefined) ?? 'SELECT';
}

export function pgliteDialect(pglite: PGlite): PostgresDialect {
  return new PostgresDialect({ pool: new PglitePool(pglite) });
}
