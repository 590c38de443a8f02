import { renderHook } from '@testing-library/react';
import { useMediaQuery } from '../../../src/ui/rendering/useMediaQuery';

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

test('a page’s old polyfill of matchMedia, without addEventListener, answers', () => {
  window.matchMedia = ((media: string) => ({ matches: true, media, addListener() {}, removeListener() {} })) as never;
  const { result, unmount } = renderHook(() => useMediaQuery('(min-width: 1px)'));
  expect(result.current).toBe(true);
  unmount();
});
