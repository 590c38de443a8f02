import { loadOnce } from '../../../src/lib/loadOnce';

test('all callers share one load, also after it has ended', async () => {
  const load = jest.fn(() => Promise.resolve('code'));
  const once = loadOnce(load);
  expect(await Promise.all([once(), once()])).toEqual(['code', 'code']);
  await once();
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure the next call loads again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('code');
  const once = loadOnce(load);
  const both = [once(), once()];
  await expect(both[0]).rejects.toThrow('lost');
  await expect(both[1]).rejects.toThrow('lost');
  expect(await once()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
