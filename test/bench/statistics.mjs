/** The quantile `p` of the sorted values, interpolated. */
export function percentile(values, p) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * p;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place % 1);
}

const round = (value) => Math.round(value * 100) / 100;

const describe = (values) => ({
  median: round(percentile(values, 0.5)),
  min: round(Math.min(...values)),
  max: round(Math.max(...values)),
  runs: values.map(round),
});

/**
 * `values` are one per run: a number; a pair `{ vitrina, baseline }` where the page without Vitrina was measured too; or ours beside the
 * references, `{ vitrina, eager, sliced, alone }`. The ratio is to `of`.
 */
export function summarise(values, of = 'eager') {
  if (typeof values[0] === 'number') return describe(values);
  const { vitrina: own, ...others } = Object.fromEntries(
    Object.keys(values[0]).map((page) => [page, describe(values.map((value) => value[page]))]),
  );
  const { median } = others.baseline ?? others[of];
  return { ...own, ...(others.baseline ? others : { references: others }), ratio: median > 0 ? round(own.median / median) : null };
}
