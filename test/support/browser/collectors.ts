import { expect, type BrowserContext, type Page } from '@playwright/test';

export interface Collected {
  sink: string;
  eventId: string | null;
  body: Record<string, unknown>;
}

/** Allows measuring, as a decision that was made on an earlier page. */
export const allowMeasuring = (context: BrowserContext, baseURL: string, value = '1'): Promise<void> =>
  context.addCookies([{ name: 'personalisation', value, url: baseURL }]);

/** The random id of this browser; null while it has none. */
const visitorOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('vitrina.visitor'));

/** What the reference shop's collectors have received; of the analytics only this browser's. */
export function collectorsOf(page: Page) {
  /** An event may arrive twice; its id says so. */
  async function list(query = ''): Promise<Collected[]> {
    const answer = await page.request.get(`/__demo/events.json${query}`);
    const { events }: { events: Collected[] } = await answer.json();
    return events.reverse();
  }
  let visitor: string | null = null;
  async function analytics(): Promise<Collected[]> {
    visitor = (await visitorOf(page).catch(() => null)) ?? visitor;
    return visitor === null ? [] : (await list(`?visitor=${visitor}`)).filter(({ sink }) => sink === 'behaviour');
  }
  /** Each event once, by name. */
  const names = async (): Promise<string[]> => [
    ...new Map((await analytics()).map(({ eventId, body }) => [eventId, String(body['name'])])).values(),
  ];
  return {
    analytics,
    names,
    /** Whose ids these are at another sink. */
    atSink: async (sink: string, ids: readonly string[]) =>
      (await list()).filter((event) => event.sink === sink && ids.includes(event.eventId ?? '')),
    idsOf: async (name: string): Promise<string[]> => [
      ...new Set((await analytics()).filter(({ body }) => body['name'] === name).map(({ eventId }) => eventId ?? '')),
    ],
    expectNames: (expected: readonly string[]) => expect.poll(async () => (await names()).sort()).toEqual([...expected].sort()),
  };
}

/** The requests of a page to its collectors, and for the code that measures. */
export function measuringRequestsOf(page: Page | BrowserContext): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/(behaviour|gtm)\/|\/xsell\/|check-gtm|chunks\/measuring/.test(url.pathname)) found.push(`${request.method()} ${url.pathname}`);
  });
  return found;
}
