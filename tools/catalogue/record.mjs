import { fileURLToPath } from 'node:url';
import { framePage } from './framePage.mjs';

/** Neither the shop's collectors nor another site's scripts belong to a static page. */
const OTHERS = ['tracking', 'gtm', 'facebook', 'prefetchPages'];
const withoutOthers = (config) => Object.fromEntries(Object.entries(config).filter(([key]) => !OTHERS.includes(key)));

/** A picture is recorded once, for frames of every width. */
const withOnePicture = ({ mediaUrl, ...config }) => ({ ...config, mediaUrl: mediaUrl.replace('{width}', '400') });

/** The server's part of a page: a widget's placeholder (or the page's main part with all of them), configuration and language. Null where it is not there. */
async function readServerPage(context, { path, selector, beside }) {
  const response = await context.request.get(path);
  const page = await context.newPage();
  try {
    const found = await page.evaluate(
      ([text, wanted, further]) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const config = parsed.getElementById('vitrina-config')?.textContent;
        const html =
          parsed.querySelector(wanted) &&
          [wanted, further]
            .map((each) => (each ? (parsed.querySelector(each)?.outerHTML ?? '') : ''))
            .join('\n')
            .trim();
        return html && config ? { html, config, lang: parsed.documentElement.lang } : null;
      },
      [await response.text(), selector, beside],
    );
    return found && { ...found, config: withOnePicture(withoutOthers(JSON.parse(found.config))) };
  } finally {
    await page.close();
  }
}

/** The placeholder of the first of these pages that has it. */
async function findServerPage(context, { paths, ...wanted }) {
  for (const path of paths) {
    const found = await readServerPage(context, { path, ...wanted });
    if (found) return { ...found, path };
  }
  throw new Error(`none of ${paths.join(', ')} has ${wanted.selector}`);
}

/** Resolves once nothing has been requested or answered for a second; what the frame does first may start calls long after its load. */
async function untilQuiet(page, act) {
  let last = Date.now();
  const pending = new Set();
  const begin = (request) => (pending.add(request), (last = Date.now()));
  const end = (request) => (pending.delete(request), (last = Date.now()));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await act();
  while (pending.size > 0 || Date.now() - last < 1000) await new Promise((done) => setTimeout(done, 100));
}

/** Pictures that the answers name and that no window of the recording showed: further down in a carousel, or for phones. */
async function readNamedPictures({ request }, { mediaUrl }, answers) {
  const ids = answers.flatMap(({ text }) => [...text.matchAll(/"\w*(?:media|image)Id\w*":"([^"]+)"/gi)].map(([, id]) => id));
  const paths = [...new Set(ids)].map((id) => mediaUrl.replace('{mediaId}', encodeURIComponent(id)));
  const responses = await Promise.all(paths.map((path) => request.get(path)));
  const found = responses.map((response, nth) => response.ok() && { path: paths[nth], response });
  return Promise.all(found.filter(Boolean).map(async ({ path, response }) => ({ path, body: await response.body() })));
}

/**
 * Runs a state's frame at the reference shop and keeps what it was answered.
 * @returns what `framePage` takes, and `pictures`: `[{ path, body }]`
 */
export async function record(browser, shopUrl, state) {
  const context = await browser.newContext({ baseURL: shopUrl, viewport: state.viewport, reducedMotion: 'reduce' });
  try {
    await context.request.get(`${state.prefix}/?scenario=${state.scenario}`, { maxRedirects: 0 });
    const { prefix, paths, selector, beside } = state;
    const server = await findServerPage(context, { paths: paths.map((path) => prefix + path), selector, beside });
    const frame = { ...server, title: state.widget, act: state.act, recordedAt: Date.now() };

    const page = await context.newPage();
    const [answers, pictures] = [[], []];
    const reading = [];
    page.on('response', (response) => {
      const request = response.request();
      const url = new URL(response.url());
      if (url.origin !== shopUrl) return;
      if (request.resourceType() === 'image') {
        reading.push(response.body().then((body) => response.ok() && pictures.push({ path: url.pathname, body }), () => {})); // prettier-ignore
      }
      if (request.resourceType() !== 'fetch' || url.pathname.startsWith('/vitrina/')) return;
      const answer = {
        method: request.method(),
        url: url.pathname + url.search,
        body: request.postData() ?? '',
        status: response.status(),
        headers: Object.fromEntries(
          Object.entries(response.headers()).filter(([name]) => ['content-type', 'adult-content'].includes(name)),
        ),
      };
      answers.push(answer);
      reading.push(response.text().then((text) => Object.assign(answer, { text }), () => {})); // prettier-ignore
    });
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().isNavigationRequest() && route.request().frame() === page.mainFrame())
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: framePage({ ...frame, mode: 'record' }) });
      if (pathname.startsWith('/site/')) return route.fulfill({ path: fileURLToPath(new URL(`.${pathname}`, import.meta.url)) });
      return route.continue();
    });
    await untilQuiet(page, async () => {
      await page.goto(server.path);
      await page.locator('[data-vitrina-status=ready]').first().waitFor({ state: 'attached' });
    });
    await page.evaluate(async (path) => (await fetch(path)).text(), `${state.prefix}/api/csrf-token`); // what a visitor of the catalogue presses asks for one
    await Promise.all(reading);
    const complete = answers.filter(({ text }) => text !== undefined);
    pictures.push(...(await readNamedPictures(context, frame.config, complete)));
    return { ...frame, answers: complete, pictures };
  } finally {
    await context.close();
  }
}
