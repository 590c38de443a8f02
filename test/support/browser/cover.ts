/** One case: a value for each parameter. */
type Row = Readonly<Record<string, string>>;

type RowOf<Parameters extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Name in keyof Parameters]: Parameters[Name][number];
};

/** Every combination of the parameters' values, the last parameter changing first. */
export function everyRow<const Parameters extends Readonly<Record<string, readonly string[]>>>(
  parameters: Parameters,
): RowOf<Parameters>[] {
  let rows: Row[] = [{}];
  for (const [name, values] of Object.entries(parameters)) rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows as RowOf<Parameters>[];
}

/**
 * Few cases that together reach every goal that any case reaches: greedily the case with the most unreached goals;
 * on a tie the one whose goals were reached least often, then the earlier one. The same input gives the same
 * choice on every machine.
 */
export function cover<Case>(cases: readonly Case[], goalsOf: (one: Case) => readonly string[]): Case[] {
  const candidates = cases.map((one) => ({ one, goals: goalsOf(one) }));
  const reached = new Map<string, number>(candidates.flatMap(({ goals }) => goals.map((goal) => [goal, 0])));
  const chosen: Case[] = [];
  for (;;) {
    let best = { one: null as Case | null, goals: [] as readonly string[], fresh: 0, coverageCount: 0 };
    for (const { one, goals } of candidates) {
      let [fresh, coverageCount] = [0, 0];
      for (const goal of goals) {
        const times = reached.get(goal) ?? 0;
        if (times === 0) fresh += 1;
        coverageCount += times;
      }
      if (fresh > best.fresh || (fresh > 0 && fresh === best.fresh && coverageCount < best.coverageCount))
        best = { one, goals, fresh, coverageCount };
    }
    if (best.one === null) return chosen;
    chosen.push(best.one);
    for (const goal of best.goals) reached.set(goal, (reached.get(goal) ?? 0) + 1);
  }
}
