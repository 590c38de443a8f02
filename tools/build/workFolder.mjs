import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outdir } from './cliOptions.mjs';

mkdirSync(dirname(outdir), { recursive: true });

/** The folder of an incomplete build: beside the target, so that files can be moved there by renaming. */
export const workFolder = mkdtempSync(`${outdir}.building-`);
mkdirSync(join(workFolder, 'chunks'));

process.on('exit', () => rmSync(workFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
