import { withTimeout } from '../lib/withTimeout';
import type { LateTexts } from '../shop/translate';
import type { AnyWidgetDefinition, LoadedView } from './defineWidget';

/** What `manifest.json` says of the newest release; the fields that the loader needs. */
interface FreshManifest {
  main: string;
  widgets: Record<string, string[]>;
  files: Record<string, { integrity: string }>;
}

export interface ChunkSource {
  base: string;
  /** The entry that this page runs; its name changes with every release. */
  main: string;
  addIntegrity(files: Record<string, string>): void;
  /** Hand the page over to the newest release. */
  restart(): Promise<void>;
}

type AddTexts = (texts: LateTexts) => Promise<void>;

/**
 * The view of a widget, with the texts that it brings, in the time that a chunk has. The limit is for all of it together: a server that
 * takes a request and never answers would otherwise keep the second try, or its manifest, waiting for ever.
 */
export function loadView(definition: AnyWidgetDefinition, source: ChunkSource, addTexts: AddTexts): Promise<LoadedView> {
  const whole = fetchView(definition, source).then(async (view) => {
    await Promise.all((view.texts ?? []).map(addTexts));
    return view;
  });
  return withTimeout(whole);
}

/**
 * A chunk that cannot be loaded is tried once more by way of a fresh manifest: from the same release under another address (the
 * browser remembers a failed one), or, after a deploy, by starting the new release instead of this one; the promise then never
 * settles, for this runtime is being disposed.
 */
async function fetchView(definition: AnyWidgetDefinition, source: ChunkSource): Promise<LoadedView> {
  try {
    return await definition.load();
  } catch (error) {
    const fresh = await fetchManifest(source.base).catch(() => null);
    if (fresh === null) throw error;
    if (fresh.main !== source.main) {
      await source.restart();
      return new Promise(() => {});
    }
    const [path] = fresh.widgets[definition.name] ?? [];
    if (path === undefined) throw error;
    const again = `${path}?again`;
    source.addIntegrity({ [again]: fresh.files[path]?.integrity ?? '' });
    return definition.load(() => import(source.base + again));
  }
}

async function fetchManifest(base: string): Promise<FreshManifest> {
  const answer = await fetch(`${base}manifest.json`, { __proto__: null, cache: 'no-store' } as RequestInit);
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
  return answer.json();
}
