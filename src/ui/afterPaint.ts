/**
 * Does what follows from a press, and is much work, after the press itself is painted: browsers put a paint before a timer. It is
 * also done when what was pressed is gone meanwhile. Gives the way to take it back.
 */
export function afterPaint(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
