import { CHUNK_TIMEOUT_MS, withTimeout } from '../../../src/lib/withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('passes on the result or the failure that comes in time, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve('code'))).toBe('code');
  await expect(withTimeout(Promise.reject(new TypeError('lost')))).rejects.toThrow(new TypeError('lost'));
  expect(jest.getTimerCount()).toBe(0);
});

test('[R9.77] rejects after 120 s; a late result changes nothing', async () => {
  let arrive: (code: string) => void = () => {};
  const ends: unknown[] = [];
  withTimeout(new Promise<string>((resolve) => (arrive = resolve))).then(
    (code) => ends.push(code),
    (error: Error) => ends.push(String(error)),
  );
  await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect([CHUNK_TIMEOUT_MS, ends]).toEqual([120_000, []]);
  await jest.advanceTimersByTimeAsync(1);
  arrive('code');
  await jest.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['TimeoutError: code']);
});
