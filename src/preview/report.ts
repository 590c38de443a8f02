import { findPlaceholders, widgetNameOf } from '../loader/placeholders';
import type { Page } from '../page/page';
import { FLAG_DEFAULTS, type FlagName, type SettingName, type SwitchName } from '../shop/flags';
import type { Shop } from '../shop/shop';
import type { Recording } from './recordPage';

declare const VITRINA_RELEASE: string;

export interface WidgetReport {
  readonly name: string;
  readonly status: string;
  /** Why it is `off` or `failed`, or which of its attributes are invalid. */
  readonly reason: string;
  /** Its `data-*` attributes as the page prints them. */
  readonly props: Readonly<Record<string, string>>;
  readonly readyMs: number | null;
  /** Of its own code, compressed; null where the manifest could not be read. */
  readonly bytes: number | null;
  readonly size: string;
}

export interface CallReport {
  readonly atMs: number;
  readonly tookMs: number;
  /** 0 where the browser does not know or the request failed. */
  readonly status: number;
  /** Without the values of its query. */
  readonly url: string;
}

/** What support needs to know about a page: nothing about the shopper. */
export interface Report {
  readonly facts: Readonly<Record<string, string>>;
  readonly widgets: readonly WidgetReport[];
  readonly calls: readonly CallReport[];
  readonly events: Recording['events'];
}

/** The part of dist/manifest.json that the report needs. */
export interface Manifest {
  readonly release: string;
  readonly widgets: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, { readonly brotli: number } | undefined>>;
}

/** Long values of attributes are texts of the page; the report needs only to recognise them. */
const VALUE_CHARS = 80;

/** Address and path; of the query the names only, as values may be tokens or what a shopper typed. */
export function shownUrl(address: string): string {
  const url = new URL(address);
  const names = [...new Set(url.searchParams.keys())];
  const origin = url.origin === location.origin ? '' : url.origin;
  return origin + url.pathname + (names.length > 0 ? `?${names.map((name) => `${name}=…`).join('&')}` : '');
}

function propsOf(host: HTMLElement): Record<string, string> {
  const names = host.getAttributeNames().filter((name) => name.startsWith('data-') && !name.startsWith('data-vitrina'));
  return Object.fromEntries(names.map((name) => [name, (host.getAttribute(name) ?? '').slice(0, VALUE_CHARS)]));
}

function flagText({ flags }: Shop, name: FlagName, value: boolean | number): string[] {
  if (typeof value === 'number') return [`${name}=${flags.setting(name as SettingName)}`];
  return flags.isOn(name as SwitchName) ? [name] : [];
}

interface ReportParts {
  page: Page;
  shop: Shop;
  /** Absolute URL of the bundle's folder. */
  base: string;
  recording: Recording;
  manifest: Manifest | null;
}

export function describePage({ page, shop, base, recording, manifest }: ReportParts): Report {
  const own = recording.requests.filter(({ name }) => name.startsWith(base));
  const calls = recording.requests.filter(
    ({ name, initiatorType }) => ['fetch', 'xmlhttprequest', 'beacon'].includes(initiatorType) && !name.startsWith(base),
  );
  const first = own.filter(({ startTime }) => startTime < recording.firstInputMs());
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const pageLanguage = document.documentElement.lang || 'none';
  const { language } = shop.country;
  return {
    facts: {
      Page: shownUrl(page.location.href()),
      Release: manifest && manifest.release !== VITRINA_RELEASE ? `${VITRINA_RELEASE}; the newest is ${manifest.release}` : VITRINA_RELEASE,
      Shop: [shop.countryCode, ...(shop.config.maintenance ? ['under maintenance'] : [])].join(', '),
      Languages: pageLanguage.startsWith(language)
        ? language
        : `${language}, but the page says lang="${pageLanguage}": check "country" in the configuration`,
      Flags:
        Object.entries(FLAG_DEFAULTS)
          .flatMap(([name, value]) => flagText(shop, name as FlagName, value))
          .join(', ') || 'none',
      Window: `${innerWidth} × ${innerHeight} px, ${devicePixelRatio}x, ${page.viewport.device()}`,
      Browser: navigator.userAgent,
      'Before the first press': `${first.length} of Vitrina’s files, ${kilobytes(first)}`,
      'Until now': `${own.length} of Vitrina’s files, ${kilobytes(own)}`,
    },
    widgets: findPlaceholders(document).map((host) => {
      const name = widgetNameOf(host);
      const { width, height } = host.getBoundingClientRect();
      return {
        name,
        status: host.getAttribute('data-vitrina-status') ?? 'found',
        reason: host.getAttribute('data-vitrina-reason') ?? '',
        props: propsOf(host),
        readyMs: recording.readyMs(host) ?? null,
        bytes: bytesOf(name, manifest),
        size: `${Math.round(width)} × ${Math.round(height)}`,
      };
    }),
    calls: calls.map(({ name, startTime, duration, responseStatus }) => ({
      atMs: startTime,
      tookMs: duration,
      status: responseStatus,
      url: shownUrl(name),
    })),
    events: recording.events,
  };
}

const kilobytes = (requests: readonly PerformanceResourceTiming[]): string =>
  `${Math.round(requests.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024)} KB`;

function bytesOf(name: string, manifest: Manifest | null): number | null {
  const chunks = manifest?.widgets[name];
  return chunks ? chunks.reduce((sum, chunk) => sum + (manifest.files[chunk]?.brotli ?? 0), 0) : null;
}

const ms = (value: number | null): string => (value === null ? '' : `${Math.round(value)} ms`);

/** One section of the report: its rows of cells under these headings. */
export interface Table {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const tablesOf = ({ facts, widgets, calls, events }: Report): readonly Table[] => [
  { title: 'Page', headings: ['What', 'Value'], rows: Object.entries(facts) },
  {
    title: 'Widgets',
    headings: ['Name', 'Status', 'Why', 'Attributes', 'Ready at', 'Code', 'Size'],
    rows: widgets.map(({ name, status, reason, props, readyMs, bytes, size }) => [
      name,
      status,
      reason,
      Object.entries(props)
        .map(([key, value]) => `${key}="${value}"`)
        .join(' '),
      ms(readyMs),
      bytes === null ? '' : `${bytes} B`,
      size,
    ]),
  },
  {
    title: 'Calls of this page',
    headings: ['At', 'Took', 'Status', 'Address'],
    rows: calls.map(({ atMs, tookMs, status, url }) => [ms(atMs), ms(tookMs), status === 0 ? 'unknown' : String(status), url]),
  },
  {
    title: 'Events',
    headings: ['At', 'Event', 'Detail'],
    rows: events.map(({ atMs, name, detail }) => [ms(atMs), `vitrina:${name}`, detail]),
  },
];

/** Markdown, as issue trackers and mails show it. */
export const reportText = (report: Report): string =>
  tablesOf(report)
    .map(({ title, headings, rows }) => {
      const lines = [headings, headings.map(() => '---'), ...rows].map(
        (cells) => `| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`,
      );
      return `## ${title}\n\n${rows.length > 0 ? lines.join('\n') : 'none'}\n`;
    })
    .join('\n');
