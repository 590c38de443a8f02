import { withTimeout } from '../lib/withTimeout';
import type { LazyTexts } from '../shop/translate';
import type { AnyWidgetDefinition, LoadedView } from './defineWidget';

/** The fields of the newest release's `manifest.json` that the loader needs. */
interface FreshManifest {
  main: string;
  widgets: Record<string, string[]>;
  client: string;
  files: Record<string, { integrity: string }>;
}

export interface ChunkSource {
  base: string;
  /** The entry that this page runs, maybe with a query; its name differs in every release. */
  main: string;
  addIntegrity(files: Record<string, string>): void;
  /** Disposes this runtime and starts the newest release. */
  restart(): Promise<void>;
}

type AddTexts = (texts: LazyTexts) => Promise<void>;

/**
 * Loads a widget's view and its texts within the time limit of a chunk. The limit covers all of it: a server that accepts a
 * request and never responds would otherwise delay the retry or its manifest forever.
 */
export function loadView(definition: AnyWidgetDefinition, source: ChunkSource, addTexts: AddTexts): Promise<LoadedView> {
  const loaded = fetchView(definition, source).then(async (view) => {
    await Promise.all((view.texts ?? []).map(addTexts));
    return view;
  });
  return withTimeout(loaded);
}

async function fetchView(definition: AnyWidgetDefinition, source: ChunkSource): Promise<LoadedView> {
  try {
    return await definition.load();
  } catch (error) {
    return definition.load(() => importAgain(error, ({ widgets }) => widgets[definition.name]?.[0], source));
  }
}

let retries = 0;

/** The releases that have been started here: caches that disagree about which is the newest must not restart the page for ever. */
const restartedWith = new Set<string>();

/**
 * Retries a chunk that failed with `error`, using a fresh manifest: from the same release by another URL (browsers cache failed imports),
 * or, after a deploy, by starting the new release; the promise then never settles, as this runtime is being disposed.
 */
export async function importAgain<Module>(
  error: unknown,
  pathIn: (manifest: FreshManifest) => string | undefined,
  source: ChunkSource,
): Promise<Module> {
  const fresh = await fetchManifest(source.base).catch(() => null);
  if (fresh === null) throw error;
  if (!source.main.startsWith(fresh.main)) {
    if (restartedWith.has(fresh.main)) throw error;
    await source.restart();
    restartedWith.add(fresh.main);
    return new Promise(() => {});
  }
  const path = pathIn(fresh);
  if (path === undefined) throw error;
  retries += 1;
  const again = `${path}?again=${retries}`;
  source.addIntegrity({ [again]: fresh.files[path]?.integrity ?? '' });
  return import(source.base + again);
}

async function fetchManifest(base: string): Promise<FreshManifest> {
  const answer = await fetch(`${base}manifest.json`, { __proto__: null, cache: 'no-store' } as RequestInit);
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
  return answer.json();
}
