/** Edit distance: insertions, deletions, substitutions and transpositions of neighbours that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The candidate closest to `word`, or null when none is close enough. */
export function closestMatch(word: string, candidates: readonly string[]): string | null {
  if (word.length > 60) return null;
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate);
    // With no letter in common they are only alike in being short.
    if (distance < least && distance < Math.max(word.length, candidate.length)) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** A hint for an unknown name: the closest known one, else all of them. */
export function hintFor(word: string, names: readonly string[]): string {
  const close = closestMatch(word, names);
  return close === null ? `there are: ${names.join(', ')}` : `did you mean "${close}"?`;
}
