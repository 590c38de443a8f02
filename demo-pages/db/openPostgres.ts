import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { OpenDatabaseError } from './openDatabaseError';
import { codeOf, firstLineOf } from './systemError';

const CONNECT_TIMEOUT_MS = 5000;
const CONNECTIONS = 10;

/** A pool on the PostgreSQL at `databaseUrl`, verified by one connection. Errors contain host and database, never the password. */
export async function openPostgres(databaseUrl: string, schema: string): Promise<PostgresDialect> {
  const where = describe(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: CONNECTIONS,
    application_name: 'vitrina-shop',
    options: `-c search_path=${schema}`,
  });
  // A connection that dies while idle is replaced by the pool at the next query; without a listener the error would end the process.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    throw new OpenDatabaseError(
      `DATABASE_URL: ${reasonOf(error)} (${where}). Correct it, or unset DATABASE_URL to use the built-in database.`,
    );
  }
  return new PostgresDialect({ pool });
}

/** The server responds, but the shop cannot create its tables: missing rights, or tables of another program with the same names. */
export function tablesProblem(databaseUrl: string, schema: string, error: unknown): OpenDatabaseError {
  return new OpenDatabaseError(
    `DATABASE_URL: the tables cannot be made or read in the schema ${schema} (${firstLineOf(error)}; ${describe(databaseUrl)}). Name a database of your own, or another schema with DATABASE_SCHEMA.`,
    error,
  );
}

function describe(databaseUrl: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(databaseUrl);
    if (protocol === 'postgres:' || protocol === 'postgresql:') {
      return `host ${hostname || 'local socket'}${port ? `:${port}` : ''}, database ${pathname.slice(1) || 'default'}`;
    }
  } catch {
    // reported below
  }
  throw new OpenDatabaseError('DATABASE_URL is no PostgreSQL address; expected postgres://user:password@host:5432/database.');
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no PostgreSQL answers there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host is unknown',
  ENOENT: 'no PostgreSQL answers at that socket',
  ETIMEDOUT: 'no answer in time',
  '28P01': 'user or password was refused',
  '28000': 'the user was refused',
  '3D000': 'there is no such database',
  '53300': 'PostgreSQL has too many connections',
};

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const known = REASONS[code];
  if (known) return known;
  return /timeout/i.test(firstLineOf(error)) ? 'no answer in time' : `cannot connect${code ? ` (${code})` : ''}`;
}
