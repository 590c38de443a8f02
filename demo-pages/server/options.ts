import { resolve } from 'node:path';
import { DEFAULT_DATA_FOLDER } from '../db/folderLock';
import { LOGIN_LIMIT } from '../http/loginLimit';
import { projectPath } from '../projectRoot';
import { StartError } from './startError';

export const DEFAULT_PORT = 4173;
export const MAX_PORT = 65_535;
const IN_MEMORY = ':memory:';

export interface ServeOptions {
  host: string;
  port: number;
  dev: boolean;
  databaseUrl: string | null;
  databaseSchema: string;
  /** Null: the data are lost when the process ends. */
  dataFolder: string | null;
  /** The built widgets. */
  distFolder: string;
  loginLimit: number;
  maintenance: boolean;
  catalog: { file: string; skipBadLines: boolean } | null;
}

/** Parses the command line and the environment; throws a {@link StartError} that names the unknown option. */
export function parseOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): ServeOptions {
  let dev = false;
  let skipBadLines = false;
  let file: string | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg === '--dev') dev = true;
    else if (arg === '--skip-bad-lines') skipBadLines = true;
    else if (arg === '--catalog') {
      index += 1;
      file = args[index] ?? null;
      if (file === null || file.startsWith('--')) throw new StartError('--catalog needs a file: npm start -- --catalog products.csv');
    } else throw new StartError(`Unknown option ${arg}. Known: --catalog FILE, --skip-bad-lines, --watch.`);
  }
  return {
    host: env.HOST || 'localhost',
    port: wholeNumber('PORT', env.PORT, DEFAULT_PORT, MAX_PORT),
    dev,
    databaseUrl: env.DATABASE_URL || null,
    databaseSchema: schemaName(env.DATABASE_SCHEMA || 'public'),
    dataFolder: env.SHOP_DATA === IN_MEMORY ? null : env.SHOP_DATA || projectPath(DEFAULT_DATA_FOLDER),
    distFolder: env.SHOP_DIST ? resolve(env.SHOP_DIST) : projectPath('dist'),
    loginLimit: wholeNumber('SHOP_LOGIN_LIMIT', env.SHOP_LOGIN_LIMIT, LOGIN_LIMIT, 1_000_000),
    maintenance: env.SHOP_MAINTENANCE === '1',
    catalog: file === null ? null : { file, skipBadLines },
  };
}

/** Becomes part of the connection's options, where PostgreSQL folds upper case and parses other characters. */
function schemaName(text: string): string {
  if (/^[a-z][a-z0-9_]{0,62}$/.test(text)) return text;
  throw new StartError(`DATABASE_SCHEMA is ${JSON.stringify(text)}, expected small letters, digits and _, a letter first.`);
}

function wholeNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) throw new StartError(`${name} is ${JSON.stringify(text)}, expected a whole number up to ${max}.`);
  return value;
}
