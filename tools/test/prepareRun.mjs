import { mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_FOLDER, removeEndedRuns } from '../../test/support/runFolder.mjs';
import { installIfNeeded } from '../install.mjs';
import { root } from '../project.mjs';

/** What a run needs of the folder for temporary files, most of it for the profiles of browsers. */
const NEEDED_BYTES = 512 * 1024 * 1024;

const hasRoom = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > NEEDED_BYTES;
};

/** Before all steps of a run. */
export function prepareRun() {
  process.chdir(root);
  // By an exit, so that what a step has started is ended, too.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  removeEndedRuns();
  if (!hasRoom(tmpdir())) {
    process.env.TMPDIR = join(RUN_FOLDER, 'temporary');
    mkdirSync(process.env.TMPDIR, { recursive: true });
  }
  installIfNeeded();
  process.env.FORCE_COLOR = '0';
  process.env.REDOCLY_TELEMETRY = 'off';
  process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
}
