/** JavaScript heap of the settled page after two garbage collections. */
export const rows = [{ name: 'heap', title: 'JavaScript heap after load', unit: 'bytes' }];

export async function measure(run) {
  const [visit, baseline] = [await run.coldVisit({ vitrina: true }), await run.coldVisit({ vitrina: false })];
  return { heap: { vitrina: visit.heapBytes, baseline: baseline.heapBytes } };
}
