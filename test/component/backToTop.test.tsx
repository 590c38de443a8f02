import { act } from '@testing-library/react';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function backToTop(options: RenderOptions = {}) {
  const rendered = await renderWidget('back-to-top', { fallback: '<a href="#top">Na vrh</a>', ...options });
  const button = rendered.view.getByRole('button', { name: 'Nazaj na vrh', hidden: true });
  return { ...rendered, button, isShown: () => button.closest('[hidden]') === null };
}

test('[R1.29] [R4.101] [R9.69] the button is shown only beyond 1000 px', async () => {
  const { page, isShown } = await backToTop();
  expect(isShown()).toBe(false);
  act(() => page.scrollTop(1001));
  expect(isShown()).toBe(true);
  act(() => page.scrollTop(1000));
  expect(isShown()).toBe(false);
});

test('[R9.71] the button scrolls to the top in 700 ms and moves the keyboard focus there', async () => {
  const { page, user, button } = await backToTop({ page: { scrollTop: 3000 } });
  await user.click(button);
  expect(page.scrolledTo).toEqual([{ top: 0, durationMs: 700 }]);
  expect(page.startFocused()).toBe(1);
});

test('Enter on the button scrolls to the top', async () => {
  const { page, user, button } = await backToTop({ page: { scrollTop: 3000 } });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(page.scrolledTo).toHaveLength(1);
});

test('a click on the fallback before the widget mounts is replayed on the button, shown or not', async () => {
  const { page, button } = await backToTop();
  act(() => button.click());
  expect(page.scrolledTo).toHaveLength(1);
});

test('an unmounted button leaves no HTML', async () => {
  const { unmount, box } = await backToTop({ page: { scrollTop: 3000 } });
  unmount();
  expect(box).toBeEmptyDOMElement();
});
