/** The next element of `list` for an arrow key, Home or End; null for other keys. */
export function stepFrom(
  list: readonly HTMLElement[],
  from: Element,
  key: string | null,
  [back, on]: readonly [string, string],
): HTMLElement | null {
  const index = list.indexOf(from as HTMLElement);
  if (key === 'Home') return list[0] ?? null;
  if (key === 'End') return list.at(-1) ?? null;
  if (key !== back && key !== on) return null;
  return list[index + (key === on ? 1 : -1)] ?? null;
}
