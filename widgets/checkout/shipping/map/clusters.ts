import type { LatLngBounds } from 'leaflet';
import Supercluster from 'supercluster';
import type { ListedBranch } from '../../../../src/features/pickup';
import { MAX_ZOOM } from '../../../../src/features/pickupMap';
import type { Position } from '../../../../src/features/delivery';

/** Pins nearer than this, in px, are one cluster. */
const CLUSTER_RADIUS_PX = 56;
const TILE_PX = 256;

/** A branch or a cluster on the map. */
export type MapItem = { key: string; position: Position } & (
  | { kind: 'branch'; listed: ListedBranch }
  | { kind: 'cluster'; count: number; clusterId: number }
);

export interface Clusters {
  /** What to show at a zoom within bounds. */
  itemsIn: (bounds: LatLngBounds, zoom: number) => MapItem[];
  /** From which zoom on a cluster is several items; null if never: its branches are at one place. */
  splitZoom: (clusterId: number) => number | null;
  branchesOf: (clusterId: number) => ListedBranch[];
  /** How many branches have a place on the map. */
  count: number;
}

export function createClusters(listed: readonly ListedBranch[]): Clusters {
  const index = new Supercluster<{ at: number }>({ radius: CLUSTER_RADIUS_PX, extent: TILE_PX, maxZoom: MAX_ZOOM });
  const features = listed.flatMap(({ branch: { position } }, at) =>
    position === null
      ? []
      : [
          {
            type: 'Feature' as const,
            properties: { at },
            geometry: { type: 'Point' as const, coordinates: [position.lng, position.lat] },
          },
        ],
  );
  index.load(features);
  return {
    count: features.length,
    itemsIn: (bounds, zoom) =>
      index
        .getClusters([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], Math.floor(zoom))
        .flatMap(({ properties, geometry }): MapItem[] => {
          const [lng = 0, lat = 0] = geometry.coordinates;
          const position = { lat, lng };
          if ('cluster' in properties) {
            const { cluster_id: clusterId, point_count: count } = properties;
            return [{ kind: 'cluster', key: `cluster ${clusterId}`, position, count, clusterId }];
          }
          const one = listed[properties.at];
          return one === undefined ? [] : [{ kind: 'branch', key: `branch ${one.branch.id}`, position, listed: one }];
        }),
    splitZoom(clusterId) {
      const zoom = index.getClusterExpansionZoom(clusterId);
      return zoom > MAX_ZOOM ? null : zoom;
    },
    branchesOf: (clusterId) => index.getLeaves(clusterId, Infinity).flatMap(({ properties: { at } }) => listed[at] ?? []),
  };
}
