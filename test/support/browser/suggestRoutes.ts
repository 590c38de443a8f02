import type { Page, Route } from '@playwright/test';

const SUGGEST = '**/api/searching/suggest?*';

const keywordOf = (route: Route): string => new URL(route.request().url()).searchParams.get('q') ?? '';

const json = (route: Route, body: unknown): Promise<void> =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }).catch(() => undefined); // the page may have aborted the request

/** Fulfils the page's suggest requests instead of the shop. */
export async function answerSuggest(page: Page, answer: (keyword: string) => unknown): Promise<void> {
  await page.route(SUGGEST, (route) => json(route, answer(keywordOf(route))));
}

/** The same, but each response waits until the test releases it, so that responses can overtake each other. */
export async function holdSuggest(
  page: Page,
  answer: (keyword: string) => unknown,
): Promise<{ release: (keyword: string) => Promise<void>; asked: string[] }> {
  const held = new Map<string, Route>();
  const asked: string[] = [];
  await page.route(SUGGEST, (route) => {
    asked.push(keywordOf(route));
    held.set(keywordOf(route), route);
  });
  return {
    asked,
    release: async (keyword) => {
      const route = held.get(keyword);
      if (!route) throw new Error(`nothing was asked for ${keyword}, only for ${asked.join(', ')}`);
      await json(route, answer(keyword));
    },
  };
}

/** A product of a suggest response, as in the contract. */
export const suggestedProduct = (title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  urlKey: 'izdelek', title, titleFull: title, mediaId: '1f45f', isAdultOnly: false, availabilityKey: 'stock', ranking: 1, price: { current: 10 }, ...more,
}); // prettier-ignore

export const suggestedItem = (type: string, title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  type, id: '7', urlKey: 'kljuc', absoluteUrl: null, title, titleFull: title, partnerId: null, suggest: title, ...more,
}); // prettier-ignore
