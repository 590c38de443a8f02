import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../project.mjs';

/** The hash of all files that git knows or would add, as they are now; another one outside of a repository each time. */
export function stateOfFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-index-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', env });
  try {
    const { status, stdout } = git('add', '--all').status === 0 ? git('write-tree') : { status: 1 };
    return status === 0 ? stdout.trim() : `unknown since ${Date.now()}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
