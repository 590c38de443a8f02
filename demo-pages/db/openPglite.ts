import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { DEFAULT_DATA_FOLDER, lockFolder, ofAnotherProgram } from './folderLock';
import { OpenDatabaseError } from './openDatabaseError';
import { firstLineOf } from './systemError';

/** The reset finds another folder only by `SHOP_DATA`, which may have been set for one command. */
const resetOf = (folder: string): string =>
  `${resolve(folder) === resolve(DEFAULT_DATA_FOLDER) ? '' : `SHOP_DATA='${folder}' `}npm run demo:reset`;

/** As in `pg`: bigint is text, because its values exceed a number. (Dates and JSON as in PGlite, but of this realm.) */
const PARSERS = {
  [types.INT8]: (value: string) => value,
  [types.TIMESTAMPTZ]: (value: string) => new Date(value),
  [types.JSONB]: (value: string): unknown => JSON.parse(value),
};

export interface OpenedPglite {
  pglite: PGlite;
  /** Called when tables and seed are complete, so that the next start trusts the folder. */
  markReady: () => Promise<void>;
  afterClose: () => void;
}

/** PGlite in memory, loaded from the prepared seed at `seedFile` if it exists; else that file is written. */
export async function openInMemory(seedFile: string | null): Promise<OpenedPglite> {
  const prepared = seedFile !== null && existsSync(seedFile) ? new Blob([readFileSync(seedFile)]) : null;
  const pglite = await PGlite.create({ parsers: PARSERS, ...(prepared ? { loadDataDir: prepared } : {}) });
  const markReady = async (): Promise<void> => {
    if (seedFile === null || prepared) return;
    const dump = await pglite.dumpDataDir('none'); // unpacking takes longer than reading
    writeWhole(seedFile, Buffer.from(await dump.arrayBuffer()));
  };
  return { pglite, markReady, afterClose: () => undefined };
}

/** Free space that a new shop needs, in MB: it takes 70. */
const NEEDED_MB = 100;
const BYTES_OF_MB = 1_000_000;

/** PGlite on disk. Creating the files takes seconds, opening them does not, so they are kept between starts. */
export async function openFolder(folder: string): Promise<OpenedPglite> {
  const unlock = lockFolder(folder);
  const files = join(folder, 'pg');
  const readyMark = join(folder, 'ready');
  const makingMark = join(folder, 'making');
  try {
    if (!existsSync(readyMark)) {
      // An interrupted first start leaves files without user data. Without that mark, they are not ours.
      if (existsSync(makingMark)) rmSync(files, { recursive: true, force: true });
      else if (existsSync(files)) throw ofAnotherProgram(folder, 'pg');
      checkRoom(folder);
      writeFileSync(makingMark, '');
    }
    const pglite = await PGlite.create({ dataDir: files, parsers: PARSERS });
    await pglite.query('select 1');
    const markReady = async (): Promise<void> => {
      writeFileSync(readyMark, '');
      rmSync(makingMark, { force: true });
    };
    return { pglite, markReady, afterClose: unlock };
  } catch (error) {
    unlock();
    throw folderProblem(folder, error);
  }
}

/** Errors of the database files are reported with their folder. */
export function folderProblem(folder: string, error: unknown): OpenDatabaseError {
  if (error instanceof OpenDatabaseError) return error;
  return new OpenDatabaseError(
    `The data folder ${folder} cannot be opened (${firstLineOf(error)}). To start afresh run: ${resetOf(folder)}`,
    error,
  );
}

/** PGlite reports a full disk unclearly, if at all. */
function checkRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / BYTES_OF_MB);
  if (free >= NEEDED_MB) return;
  throw new OpenDatabaseError(
    `The data folder ${folder} is on a disk with ${free} MB left; the shop needs ${NEEDED_MB} MB. Make room, or name another folder with SHOP_DATA.`,
  );
}

/** Never leaves an incomplete file for another process to read. */
function writeWhole(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
