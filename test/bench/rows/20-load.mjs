/** From the start of the navigation. The page without Vitrina is usable as soon as it has loaded. */
export const rows = [
  { name: 'usable-cold', title: 'Search bar ready, cold (without: load event)', unit: 'ms' },
  { name: 'usable-warm', title: 'Search bar ready, warm (without: load event)', unit: 'ms' },
  { name: 'load-cold', title: "The page's own load event, cold", unit: 'ms' },
  { name: 'load-warm', title: "The page's own load event, warm", unit: 'ms' },
  { name: 'paint-cold', title: 'First contentful paint, cold', unit: 'ms' },
];

export async function measure(run) {
  const [cold, coldBaseline] = [await run.coldVisit({ vitrina: true }), await run.coldVisit({ vitrina: false })];
  const [warm, warmBaseline] = [await run.warmVisit({ vitrina: true }), await run.warmVisit({ vitrina: false })];
  return {
    'usable-cold': { vitrina: cold.usableMs, baseline: coldBaseline.loadMs },
    'usable-warm': { vitrina: warm.usableMs, baseline: warmBaseline.loadMs },
    'load-cold': { vitrina: cold.loadMs, baseline: coldBaseline.loadMs },
    'load-warm': { vitrina: warm.loadMs, baseline: warmBaseline.loadMs },
    'paint-cold': { vitrina: cold.firstPaintMs, baseline: coldBaseline.firstPaintMs },
  };
}
