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

/** `values` are one per run: a number, or a pair `{ vitrina, baseline }` where the page without Vitrina was measured too. */
export function summarise(values) {
  if (typeof values[0] === 'number') return describe(values);
  const baseline = describe(values.map((pair) => pair.baseline));
  const own = describe(values.map((pair) => pair.vitrina));
  return { ...own, baseline, ratio: baseline.median > 0 ? round(own.median / baseline.median) : null };
}
