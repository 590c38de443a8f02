/**
 * The port to the legacy page: everything that Vitrina reads from or does to the page around it goes through this
 * interface. Features and widgets see only these types; `browserPage.ts` is the one implementation
 * that touches `document`, tests use `test/support/fakes/fakePage.ts`.
 *
 * No method throws: a page where storage or cookies are forbidden behaves like one where they are empty.
 */
export interface Page {
  /** The text of `<script id="vitrina-config" type="application/json">`, or null when the page has none. */
  configText(): string | null;
  /** The content of `<meta name="…">`, or null. */
  meta(name: string): string | null;
  readonly cookies: Cookies;
  readonly storage: { readonly local: KeyValueStore; readonly session: KeyValueStore };
  readonly location: PageLocation;
  readonly events: PageEvents;
  readonly viewport: Viewport;
  readonly visibility: Visibility;
  readonly scroll: PageScroll;
  readonly clock: Clock;
  readonly log: Log;
  /** A108: whether the device can pay with Apple Pay. */
  canMobilePay(): boolean;
  /** A045: asks Facebook who is here. Right after a press only: it opens a window of its own. */
  outsideLogin(request: OutsideLoginRequest): Promise<OutsideLoginOutcome>;
  /** Says in the page's title what is shown over the page (WCAG 2.4.2); null: the page as it is. */
  showTitle(name: string | null): void;
  /** Gives a text to another app or person, or into the clipboard. */
  share(what: { title: string; text: string }): Promise<ShareOutcome>;
  /** The same shop in the other tabs; one per name. */
  channel(name: string): PageChannel;
  /** Sends a request that outlives the page (`keepalive`); nobody waits for its answer. */
  sendOnLeave(request: LeaveRequest): void;
  /** Runs `work` after the next paint; when the page is left first, before any other listener of that. Returns the way to cancel it. */
  afterPaint(work: () => void): () => void;
}

export interface OutsideLoginRequest {
  readonly appId: string;
  readonly version: string;
  readonly sdkUrl: string;
  readonly scope: string;
}

/** `refused` by the shopper; `unavailable` where the script is blocked or brings nothing. */
export type OutsideLoginOutcome = { readonly token: string; readonly userId: string } | 'refused' | 'unavailable';

/** `shared` says that nothing is left to do, also when the shopper has closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Messages between the tabs of the shop. Other scripts of the page may write there: whatever comes is untrusted. */
export interface PageChannel {
  post(message: object): void;
  /** Returns the way to stop. */
  listen(listener: (message: unknown) => void): () => void;
}

export interface LeaveRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Where a redirect may lead, as in `fetch`. */
  readonly mode?: RequestMode;
  readonly redirect?: RequestRedirect;
}

export interface Cookies {
  /** The decoded value of the first cookie of exactly this name, or null. */
  get(name: string): string | null;
  /** Written with `Path=/; SameSite=Lax` and, on https, `Secure`. */
  set(name: string, value: string, expires: Date): void;
}

export interface KeyValueStore {
  get(key: string): string | null;
  /** False when nothing was stored (storage forbidden or full). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

export interface PageLocation {
  /** The current address as the browser has it, never influenced by `<base href>`. */
  href(): string;
  origin(): string;
  /** Leave the page. The caller has checked the target (see shop/links `safeTarget`). */
  assign(url: string): void;
  reload(): void;
  /** Another address of this origin in the address bar, without leaving the page; `isNew` adds an entry to the history. */
  show(url: string, isNew: boolean): void;
  /** Back and forward between addresses that were shown. Returns the way to stop. */
  onBack(listener: () => void): () => void;
}

export interface PageEvents {
  /** Emit `vitrina:<name>` as a CustomEvent on `document`, remember it for late listeners, and tell jQuery if the page has it. */
  emit(name: string, detail: unknown): void;
  /** Listen through the JS API; the last value, if any, is delivered at once. Returns the way to stop listening. */
  on(name: string, listener: (detail: unknown) => void): () => void;
}

export type DeviceType = 'desktop' | 'tablet' | 'mobile';

export interface Viewport {
  width(): number;
  /** R4.104-R4.106 (A024): desktop from 1024 px, tablet from 640 px, else mobile. */
  device(): DeviceType;
  /** Called after the window's size came to rest for 300 ms (R9.17). Returns the way to stop. */
  onResize(listener: () => void): () => void;
}

export interface Visibility {
  isHidden(): boolean;
  onChange(listener: (hidden: boolean) => void): () => void;
  /** `restored` is true when the page came back from the back-forward cache. */
  onShow(listener: (restored: boolean) => void): () => void;
  onHide(listener: () => void): () => void;
  isOnline(): boolean;
  onOnlineChange(listener: (online: boolean) => void): () => void;
}

export interface PageScroll {
  /** Distance scrolled from the top of the page, in px. */
  top(): number;
  /** Scroll to `top` px in `durationMs` with easing; at once when the reader prefers reduced motion (A023). */
  to(top: number, durationMs: number): void;
  /** Moves the keyboard's place to the start of the page, as following a link to `#top` does. */
  focusStart(): void;
  /** Passive; called at most once every `throttleMs`, and once more when scrolling ends. */
  onScroll(listener: (top: number) => void, throttleMs: number): () => void;
  /** Counted: the page scrolls again when every lock is released. Returns the way to release. */
  lock(): () => void;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Developer-facing reports. Never holds tokens, passwords or personal data. */
export interface Log {
  warn(message: string, ...details: unknown[]): void;
  error(message: string, ...details: unknown[]): void;
}
