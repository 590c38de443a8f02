/** Total blocking time: the part of each main-thread task over 50 ms, from the start of the navigation until the page has settled. */
export const rows = [
  { name: 'blocking-cold', title: 'Total blocking time, cold', unit: 'ms' },
  { name: 'blocking-warm', title: 'Total blocking time, warm', unit: 'ms' },
];

export async function measure(run) {
  const pair = async (visit) => ({
    vitrina: (await visit({ vitrina: true })).blockingMs,
    baseline: (await visit({ vitrina: false })).blockingMs,
  });
  return { 'blocking-cold': await pair(run.coldVisit), 'blocking-warm': await pair(run.warmVisit) };
}
