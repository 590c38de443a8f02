let pressed: EventTarget | null = null;
const waiting = new Set<() => void>();

const press = ({ target }: Event): void => {
  pressed = target;
};

const release = (): void => {
  pressed = null;
  // After the click, which browsers send to what was pressed.
  setTimeout(() => {
    for (const then of waiting) then();
    waiting.clear();
  });
};

/** Tracks presses of a pointer, for `whenReleased`. (`:active` is lost when the page changes during the press.) Returns a function that stops it. */
export function watchPresses(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  return () => watching.abort();
}

/** Runs `then` once no pointer presses anything in `host`: browsers make no click of a press whose element is replaced before it ends. */
export function whenReleased(host: Element, then: () => void): void {
  if (pressed instanceof Node && host.contains(pressed)) waiting.add(then);
  else then();
}
