import { noteBug } from './reportedBugs';
import type {
  DeviceType,
  KeyValueStore,
  LeaveRequest,
  FacebookLoginOutcome,
  FacebookLoginRequest,
  Page,
  Shared,
  ShareOutcome,
  LocateOutcome,
} from '../../../src/page/page';

export interface FakePageOverrides {
  configText?: string | null;
  meta?: Record<string, string>;
  cookies?: Record<string, string>;
  local?: Record<string, string>;
  /** The storage of another tab, which this one shares. */
  sharedLocal?: KeyValueStore;
  session?: Record<string, string>;
  /** Storage that throws away everything, as where the browser forbids it. */
  isStorageForbidden?: boolean;
  /** Storage that keeps its values and accepts no new ones. */
  isStorageFull?: boolean;
  href?: string;
  width?: number;
  device?: DeviceType;
  scrollTop?: number;
  hidden?: boolean;
  /** The browser prepares the page before the shopper opens it. */
  prerendering?: boolean;
  online?: boolean;
  now?: number;
  /** A clock that runs, to which `now` is added. */
  clock?: () => number;
  canMobilePay?: boolean;
  shareOutcome?: ShareOutcome;
  /** The device's position; `unavailable` by default. */
  locate?: () => Promise<LocateOutcome>;
  facebookLogin?: FacebookLoginOutcome | Promise<FacebookLoginOutcome>;
}

export interface LogEntry {
  level: 'warn' | 'error';
  message: string;
  details: readonly unknown[];
}

/** A page in memory: records what Vitrina does to it, and lets a test trigger events. */
export interface FakePage extends Page {
  readonly emitted: { name: string; detail: unknown }[];
  readonly assigned: string[];
  readonly logs: LogEntry[];
  /** Messages to the other tabs. */
  readonly posted: { name: string; message: object }[];
  /** Requests sent on pagehide. */
  readonly sentOnLeave: LeaveRequest[];
  /** Requests for the Facebook login. */
  readonly facebookLogins: Omit<FacebookLoginRequest, 'onReady'>[];
  /** Texts given to other apps or the clipboard. */
  readonly shared: Shared[];
  /** The text set in front of the page's title; null: the page's own title. */
  readonly titles: (string | null)[];
  /** Which variants were shown as pressed, by action. */
  readonly pressed: Record<string, Readonly<Record<string, boolean>>>;
  /** How often the page's own pictures for adults were shown. */
  adultPicturesShown(): number;
  readonly scrolledTo: { top: number; durationMs: number }[];
  readonly cookieJar: Map<string, string>;
  reloads(): number;
  /** How often the keyboard focus was moved to the start of the page. */
  startFocused(): number;
  /** The number of active scroll locks. */
  locks(): number;
  /** How many overlays the back button closes before it leaves the page. */
  backCount(): number;
  /** The browser's back button, for an overlay. */
  pressBack(times?: number): void;
  /** The number of listeners on the page: 0 after a clean unmount. */
  listeners(): number;
  resize(width: number): void;
  scrollTop(top: number): void;
  setHidden(hidden: boolean): void;
  setOnline(online: boolean): void;
  show(restored: boolean): void;
  /** The shopper opens a prerendered page. */
  open(): void;
  hide(): void;
  /** The URLs of the history entries. */
  history(): readonly string[];
  /** Back (-1) and forward (1). */
  go(steps: number): void;
  setNow(now: number): void;
  /** A message of another tab, or of a script that writes to the same channel. */
  receive(name: string, message: unknown): void;
}

function fakeStore(initial: Record<string, string> = {}, { isStorageForbidden, isStorageFull }: FakePageOverrides): KeyValueStore {
  const entries = new Map(isStorageForbidden ? [] : Object.entries(initial));
  return {
    get: (key) => entries.get(key) ?? null,
    set(key, value) {
      const isKept = !isStorageForbidden && !isStorageFull;
      if (isKept) entries.set(key, value);
      return isKept;
    },
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
}

/** Listeners of one kind. */
function signal<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    count: () => listeners.size,
    add(listener: (value: Value) => void): () => void {
      const entry = (value: Value) => listener(value);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    send(value: Value) {
      for (const listener of Array.from(listeners)) listener(value);
    },
  };
}

/** An in-memory {@link Page}: desktop, visible, online and empty by default. */
export function fakePage(overrides: FakePageOverrides = {}): FakePage {
  const state = {
    width: 1280,
    scrollTop: 0,
    hidden: false,
    online: true,
    now: 0,
    reloads: 0,
    adultPicturesShown: 0,
    startFocused: 0,
    locks: 0,
    backCount: 0,
    ...overrides,
  };
  const running = (): number => overrides.clock?.() ?? 0;
  let href = overrides.href ?? 'https://www.shop.si/';
  const history = [href];
  let place = 0;
  const cookieJar = new Map(Object.entries(overrides.cookies ?? {}));
  const meta = new Map(Object.entries(overrides.meta ?? {}));
  const lastDetails = new Map<string, unknown>();
  const eventListeners = new Map<string, ReturnType<typeof signal<unknown>>>();
  const resized = signal<void>();
  const scrolled = signal<number>();
  const visibilityChanged = signal<boolean>();
  const onlineChanged = signal<boolean>();
  const shown = signal<boolean>();
  const opened = signal<void>();
  const hidden = signal<void>();
  const wentBack = signal<void>();
  const leftOverlay = signal<number>();
  const channels = new Map<string, ReturnType<typeof signal<unknown>>>();
  const signals = [resized, scrolled, visibilityChanged, onlineChanged, shown, opened, hidden, wentBack, leftOverlay];

  const emitted: FakePage['emitted'] = [];
  const assigned: string[] = [];
  const logs: LogEntry[] = [];
  const posted: FakePage['posted'] = [];
  const sentOnLeave: LeaveRequest[] = [];
  const facebookLogins: FakePage['facebookLogins'] = [];
  const shared: FakePage['shared'] = [];
  const titles: FakePage['titles'] = [];
  const pressed: FakePage['pressed'] = {};
  const scrolledTo: FakePage['scrolledTo'] = [];
  const record =
    (level: LogEntry['level']) =>
    (message: string, ...details: unknown[]) => {
      logs.push({ level, message, details });
      if (level === 'error') noteBug(message, details[0]);
    };

  const listenersOf = (name: string) => {
    const found = eventListeners.get(name) ?? signal<unknown>();
    eventListeners.set(name, found);
    return found;
  };
  const deviceByWidth = (): DeviceType => (state.width >= 1024 ? 'desktop' : state.width >= 640 ? 'tablet' : 'mobile');

  return {
    emitted,
    assigned,
    logs,
    posted,
    sentOnLeave,
    facebookLogins,
    shared,
    titles,
    pressed,
    scrolledTo,
    cookieJar,
    reloads: () => state.reloads,
    adultPicturesShown: () => state.adultPicturesShown,
    startFocused: () => state.startFocused,
    locks: () => state.locks,
    backCount: () => state.backCount,
    pressBack(times = 1) {
      state.backCount -= times;
      leftOverlay.send(state.backCount);
    },
    listeners: () => [...signals, ...eventListeners.values(), ...channels.values()].reduce((sum, each) => sum + each.count(), 0),
    resize(width) {
      state.width = width;
      resized.send();
    },
    scrollTop(top) {
      state.scrollTop = top;
      scrolled.send(top);
    },
    setHidden(value) {
      state.hidden = value;
      visibilityChanged.send(value);
    },
    setOnline(value) {
      state.online = value;
      onlineChanged.send(value);
    },
    show: (restored) => shown.send(restored),
    open: () => opened.send(),
    hide: () => hidden.send(),
    history: () => history,
    go(steps) {
      place = Math.min(Math.max(place + steps, 0), history.length - 1);
      href = history[place] ?? href;
      wentBack.send();
    },
    setNow(now) {
      state.now = now - running();
    },
    receive: (name, message) => channels.get(name)?.send(message),

    configText: () => overrides.configText ?? null,
    meta: (name) => meta.get(name) ?? null,
    cookies: {
      get: (name) => cookieJar.get(name) ?? null,
      set(name, value, expires) {
        if (expires.getTime() <= running() + state.now) cookieJar.delete(name);
        else cookieJar.set(name, value);
      },
    },
    storage: {
      local: overrides.sharedLocal ?? fakeStore(overrides.local, overrides),
      session: fakeStore(overrides.session, overrides),
    },
    location: {
      href: () => href,
      origin: () => new URL(href).origin,
      encode: encodeURIComponent,
      assign: (url) => void assigned.push(url),
      reload() {
        state.reloads += 1;
      },
      show(url, isNew) {
        href = new URL(url, href).href;
        if (isNew) {
          place += 1;
          history.length = place;
        }
        history[place] = href;
      },
      onBack: (listener) => wentBack.add(listener),
      interceptBack(count) {
        state.backCount = count;
      },
      onBackIntercepted: (listener) => leftOverlay.add(listener),
    },
    events: {
      emit(name, detail) {
        emitted.push({ name, detail });
        lastDetails.set(name, detail);
        listenersOf(name).send(detail);
      },
      on(name, listener) {
        const stop = listenersOf(name).add(listener);
        if (lastDetails.has(name)) listener(lastDetails.get(name));
        return stop;
      },
    },
    viewport: {
      width: () => state.width,
      device: () => overrides.device ?? deviceByWidth(),
      onResize: (listener) => resized.add(listener),
    },
    visibility: {
      isHidden: () => state.hidden,
      onChange: (listener) => visibilityChanged.add(listener),
      onShow: (listener) => shown.add(listener),
      onReturn(listener) {
        const stops = [visibilityChanged.add((isHidden) => isHidden || listener()), shown.add((isRestored) => isRestored && listener())];
        return () => stops.forEach((stop) => stop());
      },
      whenOpened(work) {
        if (overrides.prerendering === true) opened.add(work);
        else work();
      },
      onHide: (listener) => hidden.add(listener),
      isOnline: () => state.online,
      onOnlineChange: (listener) => onlineChanged.add(listener),
    },
    scroll: {
      top: () => state.scrollTop,
      to: (top, durationMs) => void scrolledTo.push({ top, durationMs }),
      focusStart() {
        state.startFocused += 1;
      },
      onScroll: (listener) => scrolled.add(listener),
      lock() {
        state.locks += 1;
        let isHeld = true;
        return () => {
          if (isHeld) state.locks -= 1;
          isHeld = false;
        };
      },
    },
    clock: { now: () => running() + state.now },
    log: { warn: record('warn'), error: record('error') },
    canMobilePay: () => overrides.canMobilePay ?? false,
    facebookLogin(request) {
      const { onReady, ...asked } = request;
      facebookLogins.push(asked);
      onReady();
      return Promise.resolve(overrides.facebookLogin ?? 'unavailable');
    },
    showTitle: (name) => void titles.push(name),
    share(what) {
      shared.push(what);
      return Promise.resolve(overrides.shareOutcome ?? 'shared');
    },
    locate: () => overrides.locate?.() ?? Promise.resolve('unavailable'),
    showAdultPictures: () => void (state.adultPicturesShown += 1),
    markPressed(action, isPressed) {
      pressed[action] = { ...isPressed };
    },
    channel(name) {
      const channel = channels.get(name) ?? signal<unknown>();
      channels.set(name, channel);
      return { post: (message) => void posted.push({ name, message }), listen: (listener) => channel.add(listener) };
    },
    sendOnLeave: (request) => void sentOnLeave.push(request),
    afterPaint(work) {
      const timer = setTimeout(work);
      return () => clearTimeout(timer);
    },
  };
}
