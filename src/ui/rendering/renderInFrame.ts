import { flushSync } from 'react-dom';

/**
 * Calls `change` in the next frame and renders the states it sets in the same frame. What is decided by a position must not be rendered later:
 * a page that scrolls meanwhile would show what follows in another place than before. Returns what cancels it.
 */
export function renderInFrame(change: () => void): () => void {
  const frame = requestAnimationFrame(() => flushSync(change));
  return () => cancelAnimationFrame(frame);
}
