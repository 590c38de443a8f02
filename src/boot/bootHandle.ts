/** One call of the JS API (`window.vitrina.mount(scope)` …), queued until `main.ts` has loaded. */
export interface ApiCall {
  name: string;
  args: unknown[];
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** One language's texts by key; the file's integrity guarantees its shape. */
export type Texts = Readonly<Record<string, string>>;

/** Paths below `base` with their sha384. */
export type Integrity = Readonly<Record<string, string | undefined>>;

/**
 * What the boot tag passes to `main.ts`. After a deploy the tag of one release starts the `main` of another (ADR 004): members may
 * be added, but not change their types.
 */
export interface BootHandle {
  /** Absolute URL of the folder of `vitrina.js`, with a trailing slash. */
  readonly base: string;
  /** Path of the entry below `base`, with a query when it is loaded a second time. */
  readonly main: string;
  /** Pins paths below `base` to their sha384; the browser then rejects other content. */
  addIntegrity(files: Integrity): void;
  /** Disposes this runtime and starts the one of the newest manifest (after a deploy). */
  restart(): Promise<void>;
  /**
   * Where the page has replaced built-ins since the tag ran, starts another instance with clean ones (ADR 046); whether it did. `queue` becomes
   * `window.vitrina` until then. An older boot has no such member.
   */
  cure?(queue: unknown[]): boolean;
  /** The texts of the page's country. */
  readonly messages: Promise<Texts>;
  /** Fetches a file of texts below `base`, by its path and integrity. */
  fetchTexts(file: readonly [path: string, integrity: string]): Promise<Texts>;
  /** Whether this placeholder was clicked before its widget was mounted. */
  isWaiting(host: Element): boolean;
  /** The placeholder has mounted or failed: an early click on it is passed to `take`, or follows its own link. */
  settle(host: Element, take?: (element: HTMLElement) => void): void;
}

/** What `main.ts` returns. */
export interface Runtime {
  perform(call: ApiCall): void;
  /** Loads this placeholder's widget now. */
  wake(host: Element): void;
  dispose(): void;
}
