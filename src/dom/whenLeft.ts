const LOOK_AGAIN_MS = 100;

/**
 * Runs `then` once no pointer, finger or focus is in `element`, at once where none is: so nothing is exchanged under who is about to press. It looks,
 * because an element that is removed, or scrolled away, gets no event.
 */
export function whenLeft(element: Element, then: () => void): void {
  if (element.matches(':hover,:focus-within')) setTimeout(whenLeft, LOOK_AGAIN_MS, element, then);
  else then();
}
