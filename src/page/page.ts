/**
 * The port to the legacy page: all access to the surrounding page goes through this interface. Features and widgets depend on
 * these types only; `browserPage.ts` is the only implementation that uses `document`, tests use `test/support/fakes/fakePage.ts`.
 * No method throws: where storage or cookies are forbidden they behave as if empty.
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
  /** A045: signs in with Facebook. Only right after a press, as it opens a window. */
  facebookLogin(request: FacebookLoginRequest): Promise<FacebookLoginOutcome>;
  /** Sets the page's title to the name of what is shown over it (WCAG 2.4.2); null restores it. */
  showTitle(name: string | null): void;
  /** Shares a text or a link by the device's share dialog, else copies it to the clipboard. */
  share(what: Shared): Promise<ShareOutcome>;
  /** The device's position. Only right after a press, as the browser asks the shopper. */
  locate(): Promise<LocateOutcome>;
  /** Shows on the page's own elements of an action whether their variant is pressed. */
  markPressed(action: string, isPressed: Readonly<Record<string, boolean>>): void;
  /** R6.16: shows the page's own pictures that wait for the shopper's age (`data-vitrina-adult`). */
  showAdultPictures(): void;
  /** A channel to the shop's other tabs; one per name. */
  channel(name: string): PageChannel;
  /** Sends a request that outlives the page (`keepalive`); the response is ignored. */
  sendOnLeave(request: LeaveRequest): void;
  /** Runs `work` after the next paint, or on pagehide before any other listener. Returns a function that cancels it. */
  afterPaint(work: () => void): () => void;
}

export interface FacebookLoginRequest {
  readonly appId: string;
  readonly version: string;
  readonly sdkUrl: string;
  readonly scope: string;
  /** The SDK is there: its window opens now. */
  readonly onReady: () => void;
}

/** `refused` by the shopper; `unavailable` where the script is blocked or fails. */
export type FacebookLoginOutcome = { readonly token: string; readonly userId: string } | 'refused' | 'unavailable';

export type Shared = { readonly title: string; readonly text: string } | { readonly title: string; readonly url: string };

/** `shared` also when the shopper closed the dialog: nothing is left to do. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** `denied` by the shopper, the browser or the page's policy; `unavailable` where there is none, or not in time. */
export type LocateOutcome = { readonly lat: number; readonly lng: number } | 'denied' | 'unavailable';

/** Messages between the tabs of the shop. Other scripts can send here, too: untrusted. */
export interface PageChannel {
  post(message: object): void;
  /** Returns a function that stops listening. */
  listen(listener: (message: unknown) => void): () => void;
}

export interface LeaveRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether redirects are followed, as in `fetch`. */
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
  /** False if nothing was stored (storage forbidden or full). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

export interface PageLocation {
  /** The current URL, never affected by `<base href>`. */
  href(): string;
  origin(): string;
  /** Percent-encoded as this page's own links and forms send it: in the character set of the page. */
  encode(text: string): string;
  /** Leaves the page. The caller has validated the URL (see shop/links `safeTarget`). */
  assign(url: string): void;
  reload(): void;
  /** Changes the URL within this origin without leaving the page; `isNew` adds a history entry. */
  show(url: string, isNew: boolean): void;
  /** Back and forward between URLs that were shown. Returns a function that stops listening. */
  onBack(listener: () => void): () => void;
  /** The browser's back button is used up `count` times, by open overlays, before it leaves the page. */
  interceptBack(count: number): void;
  /** The back button was pressed for an overlay: `count` of them stay open. Returns a function that stops listening. */
  onBackIntercepted(listener: (count: number) => void): () => void;
}

export interface PageEvents {
  /**
   * Emits `vitrina:<name>` as a CustomEvent on `document`, stores it for later listeners, and triggers it on jQuery if the page
   * has it.
   */
  emit(name: string, detail: unknown): void;
  /** Listens through the JS API; delivers the last value, if any, at once. Returns a function that stops listening. */
  on(name: string, listener: (detail: unknown) => void): () => void;
}

export type DeviceType = 'desktop' | 'tablet' | 'mobile';

export interface Viewport {
  width(): number;
  /** R4.104-R4.106 (A024): desktop from 1024 px, tablet from 640 px, else mobile. */
  device(): DeviceType;
  /** Called when the window's size has not changed for 300 ms (R9.17). Returns a function that stops listening. */
  onResize(listener: () => void): () => void;
}

export interface Visibility {
  isHidden(): boolean;
  onChange(listener: (hidden: boolean) => void): () => void;
  /** `restored` is true when the page came from the back-forward cache. */
  onShow(listener: (restored: boolean) => void): () => void;
  onHide(listener: () => void): () => void;
  /** The shopper comes back: the page is visible again or was restored from the back-forward cache. */
  onReturn(listener: () => void): () => void;
  /** At once; on a page that the browser prepares before it is opened, when it is opened, which may be never. */
  whenOpened(work: () => void): void;
  isOnline(): boolean;
  onOnlineChange(listener: (online: boolean) => void): () => void;
}

export interface PageScroll {
  /** Distance scrolled from the top of the page, in px, by the window or by a box of the page that scrolls in its place. */
  top(): number;
  /** Scrolls to `top` px in `durationMs` with easing; at once with reduced motion (A023). */
  to(top: number, durationMs: number): void;
  /** Moves the focus to the start of the page, like a link to `#top`. */
  focusStart(): void;
  /** Passive; called at most once every `throttleMs`, and once more when scrolling ends. */
  onScroll(listener: (top: number) => void, throttleMs: number): () => void;
  /** Counted: the page scrolls again when every lock is released. Returns a function that releases it. */
  lock(): () => void;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Reports for developers. Never contain tokens, passwords or personal data. */
export interface Log {
  warn(message: string, ...details: unknown[]): void;
  error(message: string, ...details: unknown[]): void;
}
