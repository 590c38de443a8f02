import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet';
import type { Branch } from '../../../../src/features/delivery';
import type { ListedBranch } from '../../../../src/features/pickup';
import { CLOSE_ZOOM, DEFAULT_ZOOM } from '../../../../src/features/pickupMap';
import type { MapSettings } from '../../../../src/features/pickupMap';
import { useShop } from '../../../../src/store/hooks';
import { useMediaQuery } from '../../../../src/ui/rendering/useMediaQuery';
import { distanceText } from '../distanceText';
import { pickupIcon } from '../icons';
import type { KeptView } from '../pickupMapProps';
import type { PickupModel } from '../usePickup';
import type { Background } from './Background';
import { createClusters } from './clusters';
import type { MapItem } from './clusters';
import { createMap } from './createMap';
import { createMoves } from './mapMoves';
import type { MapMoves } from './mapMoves';
import { branchPin, clusterPin } from './pinElements';
import { PinLayer } from './PinLayer';

interface Shown {
  map: LeafletMap;
  background: Background;
  pins: PinLayer;
  moves: MapMoves;
}

/** What the map reports about itself. */
export interface MapView {
  /** Branches in view; null before the map has shown any. */
  inView: number | null;
  zoom: number;
}

interface MapInput {
  settings: MapSettings;
  model: PickupModel;
  /** The set that the list shows. */
  items: readonly ListedBranch[];
  iconOf: (branch: Branch) => string | null;
  keptView: RefObject<KeptView | null>;
  /** A pin was pressed. */
  onBranch: (branchId: string, isByKey: boolean) => void;
  /** A cluster was pressed whose branches are at one place. */
  onStack: (branches: readonly ListedBranch[], isByKey: boolean) => void;
}

/** Room for a whole pin, and for the buttons beside it. */
const WELL_IN_VIEW = { paddingTopLeft: [28, 40], paddingBottomRight: [64, 40] } satisfies FitBoundsOptions;

/** Keeps a Leaflet map in step with the list. */
export function useMap({ settings, model, items, iconOf, keptView, onBranch, onStack }: MapInput) {
  const { t, country, countryCode, format } = useShop();
  const isAnimated = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const [view, setView] = useState<MapView>({ inView: null, zoom: DEFAULT_ZOOM });
  const [shown, setShown] = useState<Shown | null>(null);
  const { pickup, actions } = model;
  const { place, home, query, pointedId } = pickup;
  const clusters = useMemo(() => createClusters(items), [items]);

  // What an event needs, as of the last render.
  const latest = useRef({ clusters, iconOf, onBranch, onStack });
  useEffect(() => void (latest.current = { clusters, iconOf, onBranch, onStack }));

  /** A ref: the map lives as long as its element. */
  const attach = useCallback(
    (element: HTMLDivElement) => {
      const names = new Intl.DisplayNames([country.locale], { type: 'region' });
      const look = {
        homeCode: countryCode,
        nameOf: (code: string) => names.of(code) ?? code,
        distanceOf: (km: number) => distanceText(country.locale, km),
        font: getComputedStyle(element).fontFamily,
      };
      const { map, background } = createMap(element, { settings, look, isAnimated });
      const render = (item: MapItem): HTMLElement => {
        if (item.kind === 'cluster') return clusterPin(item.count, format.number(item.count), t('txt_map_cluster', { count: item.count }));
        const { branch, isChosen } = item.listed;
        const icon = latest.current.iconOf(branch);
        const known = pickupIcon(icon);
        if (known === null) actions.missIcon(icon);
        const address = [
          branch.name,
          branch.street,
          branch.city,
          branch.available ? null : t('txt_pickup_full'),
          isChosen && t('txt_pickup_chosen'),
        ];
        return branchPin(item.listed, known ?? 'pin', address.filter(Boolean).join(', '));
      };
      const press = (item: MapItem, isByKey: boolean) => {
        if (item.kind === 'branch') {
          moves.jump(() => map.panInside(item.position, { ...WELL_IN_VIEW, animate: isAnimated }));
          return latest.current.onBranch(item.listed.branch.id, isByKey);
        }
        const zoom = latest.current.clusters.splitZoom(item.clusterId);
        if (zoom === null) return latest.current.onStack(latest.current.clusters.branchesOf(item.clusterId), isByKey);
        const showInside = () => {
          if (isByKey) pins.focusNear(item.position);
        };
        return moves.goTo(item.position, Math.max(zoom, map.getZoom() + 1), showInside);
      };
      const watch = (inView: readonly MapItem[]) =>
        startTransition(() =>
          setView({
            inView: inView.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0),
            zoom: map.getZoom(),
          }),
        );
      const pins = new PinLayer(map, { render, onPress: press, onView: watch });
      // Afterwards: what follows a move finds the pins of its end.
      const moves = createMoves(map, isAnimated);
      setShown({ map, background, pins, moves });
      const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(() => map.invalidateSize()) : null;
      resized?.observe(element);
      return () => {
        resized?.disconnect();
        setShown(null);
        moves.end();
      };
    },
    [settings, country, countryCode, format, t, actions, isAnimated],
  );

  // Where to look: the place, else the delivery's address, else the middle of the shop's country.
  const centre = place ?? home;
  useEffect(() => {
    if (shown === null) return undefined;
    const { map, moves, pins, background } = shown;
    const kept = keptView.current?.around === centre ? keptView.current : null;
    const zoom = kept?.zoom ?? (centre === null ? DEFAULT_ZOOM : CLOSE_ZOOM);
    moves.jump(() => map.setView(kept?.centre ?? centre ?? settings.centre, zoom, { animate: false }));
    pins.showPlace(centre);
    background.showPlace(centre);
    const keep = () => void (keptView.current = { centre: map.getCenter(), zoom: map.getZoom(), around: centre });
    map.on('moveend', keep);
    return () => void map.off('moveend', keep);
  }, [shown, centre, settings, keptView]);

  useEffect(() => {
    shown?.pins.show(clusters);
    shown?.background.avoid(clusters);
  }, [shown, clusters]);

  // A text without a place: where its matches are.
  const isNarrowed = place === null && query !== '';
  useEffect(() => {
    const places = items.flatMap(({ branch: { position } }) => position ?? []);
    if (isNarrowed && places.length > 0)
      shown?.moves.jump(() =>
        shown.map.fitBounds(
          places.map(({ lat, lng }) => [lat, lng]),
          { padding: [40, 40], maxZoom: CLOSE_ZOOM + 2, animate: false },
        ),
      );
  }, [shown, items, isNarrowed]);

  useEffect(() => shown?.pins.point(pointedId), [shown, pointedId]);

  return {
    attach,
    view,
    /** Branches of the list that have no place on the map. */
    unplaced: items.length - clusters.count,
    shown,
  };
}
