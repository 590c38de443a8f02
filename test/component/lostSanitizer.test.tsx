import { act, waitFor } from '@testing-library/react';
import { renderWidget } from '../support/widgets/renderWidget';

/** What the code of the sanitizer does once it is needed. */
let answer = (_error: Error): void => {};

jest.mock('../../src/lib/loadOnce', () => ({
  loadOnce: () => () => new Promise((_resolve, reject) => (answer = reject)),
}));

const content = () =>
  renderWidget('shop-content', {
    fallback: '<a href="/stara">Stara povezava</a>',
    answers: { findContentByTitle: () => ({ content: { title: 'head-links', body: '<p>Dostava</p>', hash: 'v1' } }) },
  });

test('without the sanitizer the server’s own content stays, and the console says why', async () => {
  const { page, host } = await content();
  await act(async () => answer(new Error('it cannot be loaded')));
  await waitFor(() => expect(page.logs).toHaveLength(1));
  expect(page.logs[0]?.message).toContain('it cannot be loaded');
  expect(host.querySelector('a')).toHaveTextContent('Stara povezava');
});

test('a sanitizer that is lost after its widget was unmounted refuses nothing: the content may be shown elsewhere', async () => {
  const { page, unmount } = await content();
  unmount();
  await act(async () => answer(new Error('it cannot be loaded')));
  expect(page.logs).toEqual([]);
});
