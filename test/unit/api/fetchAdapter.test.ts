import type { ApiError } from '../../../src/api/ApiError';
import { apiOf } from '../../support/fakes/apiOf';
import { fakePage } from '../../support/fakes/fakePage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

test.each([
  ['no response comes', (signal: AbortSignal) => untilAborted(signal)],
  [
    'the body never ends',
    (signal: AbortSignal) =>
      Promise.resolve({ status: 200, statusText: '', url: '', headers: new Map(), text: () => untilAborted(signal) }),
  ],
])('[R8.01] [D35] suggestions end as timeout after 5 s when %s', async (_what, answer) => {
  globalThis.fetch = ((_url: string, { signal }: { signal: AbortSignal }) => answer(signal)) as unknown as typeof fetch;
  const api = apiOf({ page: fakePage(), options: { csrfToken: 'token-1' }, onAdultContent: () => {} });
  let failure: ApiError | null = null;
  api.call('suggest', {}).catch((error: ApiError) => {
    failure = error;
  });
  await jest.advanceTimersByTimeAsync(4999);
  expect(failure).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ kind: 'timeout', operation: 'suggest' });
});
