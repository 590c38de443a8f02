import { act, waitFor } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

const BODY = '<ul class="top-facts"><li><a href="/vsebina/dostava" onclick="window.hacked=1">Dostava</a></li></ul>';
const content = (options: RenderOptions = {}) =>
  renderWidget('shop-content', {
    fallback: '<ul><li><a href="/stara">Stara povezava</a></li></ul>',
    answers: { findContentByTitle: () => ({ content: { title: 'head-links', body: BODY, hash: 'v1' } }) },
    ...options,
  });
const shownIn = ({ host }: { host: HTMLElement }) => host.querySelector('[data-vitrina-content]');

test('[R7.170] [A115] the head links are fetched by name and replace the server’s own, with their classes and without their scripts', async () => {
  const rendered = await content();
  await waitFor(() => expect(shownIn(rendered)).not.toBeNull());
  const link = shownIn(rendered)?.querySelector('ul.top-facts a');
  expect(link).toHaveTextContent('Dostava');
  expect(link?.hasAttribute('onclick')).toBe(false);
  expect(rendered.callsOf('findContentByTitle').map(({ query }) => query)).toEqual([{ title: 'head-links' }]);
  expect(shownIn(rendered)).toHaveAttribute('lang', 'sl');
  rendered.unmount();
  expect(shownIn(rendered)).toBeNull();
});

test('a link within the content focuses what it leads to', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const body = '<a href="/stara">Stara povezava</a><a href="#pogoji">Pogoji</a><h2 id="pogoji">Pogoji</h2>';
  const rendered = await content({ answers: { findContentByTitle: () => ({ content: { title: 'head-links', body } }) } });
  await waitFor(() => expect(shownIn(rendered)).not.toBeNull());
  shownIn(rendered)?.querySelectorAll('a')[1]?.click();
  expect(document.activeElement).toBe(shownIn(rendered)?.querySelector('h2'));
});

test('[R7.170] [R7.023] the title is the editor’s, and the hash the page’s', async () => {
  const rendered = await content({ attributes: { title: 'noga' }, config: { contentHashes: { noga: 'n1' } } });
  await waitFor(() => expect(shownIn(rendered)).not.toBeNull());
  expect(rendered.callsOf('findContentByTitle').map(({ query }) => query)).toEqual([{ title: 'noga', hash: 'n1' }]);
});

test('a form of the content goes to the shop and the origins that it allows, no other one is a form', async () => {
  const to = (address: string): string => `<form action="${address}"><input name="mail"></form>`;
  const body = ['/novice', 'https://mail.shop.si/novice', 'https://drugi.si/novice'].map(to).join('');
  const rendered = await content({
    config: { allowedOrigins: ['https://mail.shop.si'] },
    answers: { findContentByTitle: () => ({ content: { title: 'head-links', body } }) },
  });
  await waitFor(() => expect(shownIn(rendered)).not.toBeNull());
  expect([...(shownIn(rendered)?.querySelectorAll('form') ?? [])].map((form) => form.getAttribute('action'))).toEqual([
    new URL('/novice', document.location.href).href,
    'https://mail.shop.si/novice',
  ]);
});

test('a picture of the content comes from the shop, or from where its pictures are; of another one only the words are shown', async () => {
  const body = ['/a.png', 'https://slike.shop.si/b.png', 'https://drugi.si/c.png'].map((src) => `<img src="${src}" alt="slika">`).join('');
  const rendered = await content({
    config: { mediaUrl: 'https://slike.shop.si/{mediaId}/{width}.webp' },
    answers: { findContentByTitle: () => ({ content: { title: 'head-links', body } }) },
  });
  await waitFor(() => expect(shownIn(rendered)).not.toBeNull());
  expect([...(shownIn(rendered)?.querySelectorAll('img') ?? [])].map(({ src }) => src)).toEqual([
    new URL('/a.png', document.location.href).href,
    'https://slike.shop.si/b.png',
  ]);
  expect(shownIn(rendered)).toHaveTextContent('slika');
});

test('content that waits for the focus to leave is shown then, but not after its widget was unmounted', async () => {
  jest.useFakeTimers();
  const isShownAfter = async (between: (rendered: Awaited<ReturnType<typeof content>>) => void): Promise<boolean> => {
    const rendered = await content({ before: (host) => host.querySelector('a')?.focus() });
    await act(async () => void (await import('../../src/connected/serverHtml/sanitize')));
    expect(shownIn(rendered)).toBeNull();
    between(rendered);
    (document.activeElement as HTMLElement).blur();
    await act(() => jest.advanceTimersByTimeAsync(200)); // it looks again from time to time
    return shownIn(rendered) !== null;
  };
  expect(await isShownAfter(() => {})).toBe(true);
  expect(await isShownAfter(({ unmount }) => unmount())).toBe(false);
  jest.useRealTimers();
});

test('[R8.23] where the content cannot be fetched the server’s own stays, and the failure is only logged', async () => {
  const rendered = await content({ answers: { findContentByTitle: () => new ApiError('http', 'findContentByTitle', { status: 500 }) } });
  await act(async () => {});
  expect(shownIn(rendered)).toBeNull();
  expect(rendered.box.querySelector('slot:not([name])')).not.toBeNull();
  expect(rendered.page.logs.map(({ level }) => level)).toEqual(['warn']);
  expect(rendered.state().flash.messages).toEqual([]);
});
