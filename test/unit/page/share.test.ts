import type { BrowserWindow } from '../../../src/page/browserWindow';
import { share } from '../../../src/page/share';

const WHAT = { title: 'Naslov', text: 'Besedilo' };
const windowWith = (navigator: object) => ({ navigator }) as BrowserWindow;
const named = (name: string) => Object.assign(new Error(name), { name });

test("the device's own share sheet comes first; closing it is not a failure", async () => {
  const asked = jest.fn(() => Promise.resolve());
  expect(await share(windowWith({ share: asked }), WHAT)).toBe('shared');
  expect(asked).toHaveBeenCalledWith(WHAT);
  expect(await share(windowWith({ share: () => Promise.reject(named('AbortError')) }), WHAT)).toBe('shared');
});

test('without a share sheet, or where it fails, the text is copied to the clipboard', async () => {
  const clipboard = { writeText: jest.fn(() => Promise.resolve()) };
  expect(await share(windowWith({ clipboard }), WHAT)).toBe('copied');
  expect(await share(windowWith({ clipboard, share: () => Promise.reject(named('NotAllowedError')) }), WHAT)).toBe('copied');
  expect(clipboard.writeText.mock.calls).toEqual([['Besedilo'], ['Besedilo']]);
});

test('where neither share sheet nor clipboard is allowed, sharing has failed', async () => {
  expect(await share(windowWith({}), WHAT)).toBe('failed');
  expect(await share(windowWith({ clipboard: { writeText: () => Promise.reject(named('NotAllowedError')) } }), WHAT)).toBe('failed');
});
