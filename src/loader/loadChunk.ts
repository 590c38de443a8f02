import type { AnyWidgetDefinition, WidgetView } from './defineWidget';

/** R9.77 */
export const CHUNK_TIMEOUT_MS = 120_000;

export type AnyWidgetView = WidgetView<Record<string, unknown>>;

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

/**
 * The view of a widget. A chunk that cannot be loaded is tried once more by way of a fresh manifest: from the same
 * release under another address (the browser remembers a failed one), or, after a deploy, by starting the new release
 * instead of this one; the promise then never settles, for this runtime is being disposed.
 */
export async function loadView(definition: AnyWidgetDefinition, source: ChunkSource): Promise<AnyWidgetView> {
  try {
    return (await inTime(definition.load(), definition.name)).view;
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
    const module: { view: AnyWidgetView } = await inTime(import(/* the browser's own */ source.base + again), definition.name);
    return module.view;
  }
}

async function fetchManifest(base: string): Promise<FreshManifest> {
  const answer = await fetch(`${base}manifest.json`, { __proto__: null, cache: 'no-store' } as RequestInit);
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
  return answer.json();
}

function inTime<Value>(promise: Promise<Value>, name: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the code of ${name} is not here after ${CHUNK_TIMEOUT_MS / 1000} s`)),
      CHUNK_TIMEOUT_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
