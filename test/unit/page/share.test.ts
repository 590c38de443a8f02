import type { BrowserWindow } from '../../../src/page/browserWindow';
import { share } from '../../../src/page/share';

const WHAT = { title: 'Naslov', text: 'Besedilo' };
const windowWith = (navigator: object) => ({ navigator }) as BrowserWindow;
const named = (name: string) => Object.assign(new Error(name), { name });

test("the device's own sheet comes first; closing it is no failure", async () => {
  const asked = jest.fn(() => Promise.resolve());
  expect(await share(windowWith({ share: asked }), WHAT)).toBe('shared');
  expect(asked).toHaveBeenCalledWith(WHAT);
  expect(await share(windowWith({ share: () => Promise.reject(named('AbortError')) }), WHAT)).toBe('shared');
});

test('without a sheet, or where it refuses, the text goes into the clipboard', async () => {
  const clipboard = { writeText: jest.fn(() => Promise.resolve()) };
  expect(await share(windowWith({ clipboard }), WHAT)).toBe('copied');
  expect(await share(windowWith({ clipboard, share: () => Promise.reject(named('NotAllowedError')) }), WHAT)).toBe('copied');
  expect(clipboard.writeText.mock.calls).toEqual([['Besedilo'], ['Besedilo']]);
});

test('where neither is allowed it says so', async () => {
  expect(await share(windowWith({}), WHAT)).toBe('failed');
  expect(await share(windowWith({ clipboard: { writeText: () => Promise.reject(named('NotAllowedError')) } }), WHAT)).toBe('failed');
});
