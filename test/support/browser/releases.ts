import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildCopy, changeSource, copySources, removeSources } from '../changedCopy.mjs';
import { root } from '../e2eSetup';
import { RUN_FOLDER } from '../runFolder.mjs';

/** The build of these sources. */
export const LAST = join(root, 'dist');
/** Of each process its own, with a name that addresses and commands have to escape. */
const FOLDER = join(RUN_FOLDER, `next Žiga & Müller #1 100%25 ${process.pid}`);
/** The package after it: another version, another main, other chunks. */
export const NEXT = join(FOLDER, 'dist');
export const NEXT_VERSION = '99.0.0';
export const { version: LAST_VERSION }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const CHANGES = [
  { file: 'package.json', from: `"version": "${LAST_VERSION}"`, to: `"version": "${NEXT_VERSION}"` },
  { file: 'src/features/intents/intentLog.ts', from: 'RESPONSE_WAIT_MS = 300', to: 'RESPONSE_WAIT_MS = 301' },
  { file: 'src/features/checkout/orderAttemptStorage.ts', from: 'OTHER_TABS_MAX_AGE_MS = 30', to: 'OTHER_TABS_MAX_AGE_MS = 31' },
  { file: 'widgets/search-bar/SearchBar.tsx', from: 'className="', to: 'className="next ' },
];

/** Once per process. */
export async function buildNext(): Promise<void> {
  if (existsSync(join(NEXT, 'manifest.json'))) return;
  copySources(FOLDER);
  try {
    for (const change of CHANGES) changeSource(FOLDER, change);
    await buildCopy(FOLDER, NEXT);
  } finally {
    removeSources(FOLDER);
  }
}

/** What the caches in front of a shop serve under `/vitrina/`; a test replaces its members to simulate a deploy. */
export interface Served {
  /** The folder of `vitrina.js`. */
  tag: string;
  /** The folder of `manifest.json`. */
  manifest: string;
  /** The folders of hashed files; the first that has one serves it. */
  chunks: readonly string[];
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves `/vitrina/` of the shop as `served` describes it; returns the paths that were answered, with the folder of each. */
export async function serveReleases(pages: BrowserContext | Page, served: Served): Promise<{ path: string; folder: string | undefined }[]> {
  const answered: { path: string; folder: string | undefined }[] = [];
  await pages.route('**/vitrina/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/vitrina/', '');
    const folders = path.startsWith('chunks/') ? served.chunks : [path === 'vitrina.js' ? served.tag : served.manifest];
    const folder = folders.find((each) => existsSync(join(each, path)));
    answered.push({ path, folder });
    if (folder === undefined) return route.fulfill({ status: 404, contentType: 'text/plain', body: 'No such file.' });
    return route.fulfill({ path: join(folder, path), contentType: TYPES[extname(path)] ?? 'text/plain' });
  });
  return answered;
}
