import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { Client } from 'pg';

export interface StartShopOptions {
  /** Default: `DATABASE_URL`, and without it an in-memory database. Each shop gets a separate PostgreSQL schema. */
  databaseUrl?: string;
  /** Folder of the built-in database; for tests of restarts. */
  dataFolder?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export interface RunningShop {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  logs(): string;
  /** Resolves when the shop logs this text from now on. */
  untilLogged(text: string): Promise<void>;
  /** Stops it like Ctrl-C; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const START_TIMEOUT_MS = 120_000;

/** The reference shop as a separate process on a free port, started like `npm start`, without building the widgets. */
export async function startShop(options: StartShopOptions = {}): Promise<RunningShop> {
  const databaseUrl = options.dataFolder ? undefined : (options.databaseUrl ?? process.env.DATABASE_URL);
  const schema = databaseUrl && !options.env?.DATABASE_SCHEMA ? `shop_${randomBytes(6).toString('hex')}` : undefined;
  const shop = spawnShop({ ...options, ...(databaseUrl ? { databaseUrl } : {}) }, schema ? { DATABASE_SCHEMA: schema } : {});
  const dropOwn = async (): Promise<void> => {
    if (databaseUrl && schema) await dropSchema(databaseUrl, schema);
  };
  const url = await shop.untilOpen().catch(async (error: unknown) => {
    await dropOwn();
    throw error;
  });
  return {
    url,
    pid: shop.pid,
    logs: shop.logs,
    untilLogged: shop.untilLogged,
    stop: async (signal = 'SIGTERM') => {
      const code = await shop.stop(signal);
      await dropOwn();
      return code;
    },
  };
}

/** Runs a shop that cannot start; returns its logs and exit code. */
export async function runFailingShop(options: StartShopOptions): Promise<{ code: number | null; logs: string }> {
  const shop = spawnShop(options, {});
  try {
    await shop.untilOpen();
    await shop.stop('SIGTERM');
    throw new Error(`The shop started although it should not:\n${shop.logs()}`);
  } catch (error) {
    if (!(error instanceof EndedEarly)) throw error;
    return { code: error.code, logs: shop.logs() };
  }
}

class EndedEarly extends Error {
  readonly code: number | null;
  constructor(code: number | null, logs: string) {
    super(`The shop ended with ${code} before it was open:\n${logs}`);
    this.code = code;
  }
}

function spawnShop({ databaseUrl, dataFolder, args = [], env = {} }: StartShopOptions, extraEnv: Record<string, string>) {
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const child = spawn(process.execPath, ['tools/shop/start.mjs', '--skip-widgets', ...args], {
    cwd: process.cwd(), // the project's root, under jest and Playwright alike
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      PORT: '0',
      HOST: '127.0.0.1',
      SHOP_DATA: dataFolder ?? ':memory:',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...extraEnv,
      ...env,
    },
  });
  // A test that fails before it stops its shop must neither block the run nor leave the shop running.
  child.unref();
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.removeListener('exit', kill));
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();

  let logs = '';
  const note = (chunk: Buffer): void => {
    logs += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);

  const untilOpen = (): Promise<string> =>
    new Promise((open, fail) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        fail(new Error(`The shop was not open after ${START_TIMEOUT_MS} ms:\n${logs}`));
      }, START_TIMEOUT_MS);
      const look = (): void => {
        const url = /^Shop\s+(http:\S+)\/$/m.exec(logs)?.[1];
        if (url === undefined) return;
        clearTimeout(timer);
        open(url);
      };
      child.stdout.on('data', look);
      child.once('close', (code) => {
        clearTimeout(timer);
        fail(new EndedEarly(code, logs));
      });
    });

  // Build output, when a source has changed, is not part of the shop's logs.
  return {
    pid: child.pid ?? 0,
    logs: () => logs.replace(/^Building the \w+ …\n/gm, ''),
    untilOpen,
    untilLogged: (text: string) => {
      const { length } = logs;
      return new Promise<void>((found) => {
        const look = (): void => {
          if (!logs.slice(length).includes(text)) return;
          for (const stream of [child.stdout, child.stderr]) stream.removeListener('data', look);
          found();
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      });
    },
    stop: (signal: NodeJS.Signals) => stopped(child, signal),
  };
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code));
  });
  child.ref();
  child.kill(signal);
  return gone;
}

/** A backend can outlive the shop that it served; its locks would deadlock with the drop. */
const END_BACKENDS = `
  select pg_terminate_backend(pid, 10000) from (
    select distinct pid from pg_locks join pg_class on pg_class.oid = relation join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = $1 and pid <> pg_backend_pid()
  ) as backends`;

export async function dropSchema(databaseUrl: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(END_BACKENDS, [schema]);
  await client.query(`drop schema if exists ${client.escapeIdentifier(schema)} cascade`);
  await client.end();
}
