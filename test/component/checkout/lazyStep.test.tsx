import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreProvider } from '../../../src/store/StoreProvider';
import type { LazyPanel } from '../../../src/ui/rendering/useLazyPanel';
import { LazyStep } from '../../../widgets/checkout/LazyStep';
import { createTestStore } from '../../support/fakes/createTestStore';

type FetchPanel = () => Promise<LazyPanel<object>>;

function openStep(fetchPanel: FetchPanel) {
  const created = createTestStore();
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  render(
    <StoreProvider
      store={created.store}
      shop={created.shop}
      loadCartFeature={created.loadCartFeature}
      injectFeature={created.injectFeature}
      csrfToken={created.api.csrfToken}
      recoverChunk={(error) => Promise.reject(error)}
    >
      <LazyStep root={root} fetchPanel={fetchPanel} />
    </StoreProvider>,
  );
  return { created, user: userEvent.setup() };
}

/** A step whose code fails to load so many times. */
const lostTimes = (losses: number) =>
  jest.fn<Promise<LazyPanel<object>>, []>(async () => {
    if (losses-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { component: () => <p>Korak</p>, adopt: () => undefined };
  });

test('the code of a step that fails to load once is fetched again', async () => {
  const { created, user } = openStep(lostTimes(1));
  await user.click(await screen.findByRole('button', { name: 'Poskusi znova' }));
  expect(await screen.findByText('Korak')).toBeVisible();
  expect(created.page.reloads()).toBe(0);
  created.dispose();
});

test('where it fails again the page is reloaded: an older browser would never fetch it on the same page', async () => {
  const fetchPanel = lostTimes(2);
  const { created, user } = openStep(fetchPanel);
  await user.click(await screen.findByRole('button', { name: 'Poskusi znova' }));
  await user.click(await screen.findByRole('button', { name: 'Osveži stran' }));
  expect([created.page.reloads(), fetchPanel.mock.calls.length]).toEqual([1, 2]);
  created.dispose();
});

test('[R9.77] chunk-slow: code that never loads shows an error after 120 s, with the same next steps', async () => {
  jest.useFakeTimers();
  const { created } = openStep(() => new Promise(() => {}));
  await act(() => jest.advanceTimersByTimeAsync(119_000));
  expect(screen.getByRole('status')).toHaveTextContent('Nalagamo …');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Nakupa trenutno ni mogoče nadaljevati.');
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Poskusi znova' }));
  expect(screen.getByRole('status')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  fireEvent.click(screen.getByRole('button', { name: 'Osveži stran' }));
  expect(created.page.reloads()).toBe(1);
  created.dispose();
  jest.useRealTimers();
});
