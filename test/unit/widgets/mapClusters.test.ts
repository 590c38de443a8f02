import { latLngBounds } from 'leaflet';
import type { ListedBranch } from '../../../src/features/pickup';
import { createClusters } from '../../../widgets/checkout/shipping/map/clusters';

const listed = (id: string, lat: number, lng: number) => ({ branch: { id, position: { lat, lng } } }) as ListedBranch;
const SLOVENIA = latLngBounds([45.4, 13.3], [46.9, 16.6]);
const sizeOf = (items: ReturnType<ReturnType<typeof createClusters>['itemsIn']>) =>
  items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0);

test('10,000 branches in one town are few items at every zoom, and none is lost', () => {
  const clusters = createClusters(
    Array.from({ length: 10_000 }, (_, nth) => listed(`t${nth}`, 46.02 + (nth % 100) / 1700, 14.46 + Math.floor(nth / 100) / 1250)),
  );
  for (const zoom of [6, 8, 9.5, 11]) {
    const items = clusters.itemsIn(SLOVENIA, zoom);
    expect([zoom, sizeOf(items), items.length < 20]).toEqual([zoom, 10_000, true]);
  }
  // A view of 600 by 400 px within the town.
  for (const zoom of [13, 15, 17]) {
    const [height, width] = [(400 * 250) / 256 / 2 ** zoom, (600 * 360) / 256 / 2 ** zoom];
    const items = clusters.itemsIn(latLngBounds([46.05, 14.5], [46.05 + height, 14.5 + width]), zoom);
    expect(items.length).toBeLessThan(200);
  }
});

test('10,000 branches at one place are one cluster that no zoom separates, and all can be listed', () => {
  const clusters = createClusters(Array.from({ length: 10_000 }, (_, nth) => listed(`s${nth}`, 46.051, 14.5)));
  const [only, ...others] = clusters.itemsIn(SLOVENIA, 17);
  if (only?.kind !== 'cluster') throw new Error('no cluster');
  expect([only.count, others, clusters.splitZoom(only.clusterId)]).toEqual([10_000, [], null]);
  expect(new Set(clusters.branchesOf(only.clusterId).map(({ branch }) => branch.id)).size).toBe(10_000);
});
