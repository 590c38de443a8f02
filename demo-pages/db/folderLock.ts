import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OpenDatabaseError } from './openDatabaseError';
import { codeOf, firstLineOf } from './systemError';

/** Inside the project, unless `SHOP_DATA` is set. */
export const DEFAULT_DATA_FOLDER = 'demo-pages/.data';

/**
 * PGlite's files are for one process only and PGlite does not check that. The lock file contains its owner's process id and
 * start time, so that one left by a killed process is recognised even when its id has been reused.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  try {
    makeFolder(folder);
    const holder = readHolder(file);
    if (holder && holder.started === startOf(holder.pid)) {
      throw new OpenDatabaseError(
        `The data folder ${folder} is in use by another shop (process ${holder.pid}). Stop that one first, or start this one with another data folder.`,
      );
    }
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' });
  } catch (error) {
    if (error instanceof OpenDatabaseError) throw error;
    throw new OpenDatabaseError(
      `The data folder ${folder} cannot be written (${firstLineOf(error)}). It has to be a folder that you may write to; SHOP_DATA names another one.`,
      error,
    );
  }
  const unlock = (): void => rmSync(file, { force: true });
  process.once('exit', unlock);
  return () => {
    process.removeListener('exit', unlock);
    unlock();
  };
}

/** One level at a time: below /proc Node's recursive mkdir never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

/** Never overwrites a file in the folder that is not the shop's own: it may be the only copy. */
export function ofAnotherProgram(folder: string, name: string): OpenDatabaseError {
  return new OpenDatabaseError(
    `The data folder ${folder} holds a "${name}" that no shop has made. SHOP_DATA names another folder; delete it if nobody needs it.`,
  );
}

interface Holder {
  pid: number;
  started: string;
}

function readHolder(file: string): Holder | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  if (!/^(\{|$)/.test(text)) throw ofAnotherProgram(dirname(file), 'lock');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return null;
    return { pid: Number(value.pid), started: String(value.started) };
  } catch {
    return null; // an incomplete lock has no owner
  }
}

/** When a process started, if the system knows; "" for a process that does not exist. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'running';
  } catch {
    return 'running'; // systems without /proc: a running process counts as the owner
  }
}
