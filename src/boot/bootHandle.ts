/** One call of the JS API (`window.vitrina.mount(scope)` …), kept until `main.ts` is there. */
export interface ApiCall {
  name: string;
  args: unknown[];
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** One language's texts by key; the file's integrity vouches for its shape. */
export type Texts = Readonly<Record<string, string>>;

/** What the boot tag hands to `main.ts`. */
export interface BootHandle {
  /** Absolute address of the folder that `vitrina.js` came from, with a slash at the end. */
  readonly base: string;
  /** Path of the entry below `base`. */
  readonly main: string;
  /** Pins paths below `base` to their sha384; the browser then refuses other content. */
  addIntegrity(files: Record<string, string>): void;
  /** Dispose this runtime and start the one that the newest manifest names (after a deploy). */
  restart(): Promise<void>;
  /** The texts of the page's country, already on their way. */
  readonly messages: Promise<Texts>;
  fetchMessages(country: string): Promise<Texts>;
  /** A file of texts below `base`, by its path and integrity. */
  fetchTexts(file: readonly [path: string, integrity: string]): Promise<Texts>;
  /** Whether somebody has clicked this placeholder before its widget was there. */
  isWaiting(host: Element): boolean;
  /** The placeholder is decided: an early click on it is given to `take`, or follows its own link. */
  settle(host: Element, take?: (element: HTMLElement) => void): void;
}

/** What `main.ts` gives back. */
export interface Runtime {
  perform(call: ApiCall): void;
  /** The shopper wants this placeholder's widget now. */
  wake(host: Element): void;
  dispose(): void;
}
