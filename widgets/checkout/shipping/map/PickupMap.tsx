import type { WithSlice } from '@reduxjs/toolkit';
import leafletStyles from 'leaflet/dist/leaflet.css';
import { useEffect, useId, useImperativeHandle, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ListedBranch } from '../../../../src/features/pickup';
import { MAX_ZOOM, MIN_ZOOM, mapSaga, mapSlice, selectMapSettings, ZOOM_STEP } from '../../../../src/features/pickupMap';
import type { MapSettings } from '../../../../src/features/pickupMap';
import { useAppSelector, useInjectFeature, useShop } from '../../../../src/store/hooks';
import { keyOf } from '../../../../src/ui/keyboard/keyName';
import { adoptStyles } from '../../../../src/ui/styles/adoptStyles';
import type { PickupMapProps } from '../pickupMapProps';
import { MapCredit } from './MapCredit';
import { MapStack } from './MapStack';
import styles from './map.css';
import { useMap } from './useMap';
import { useTouchHint } from './useTouchHint';

declare module '../../../../src/store/createStore' {
  interface LazyState extends WithSlice<typeof mapSlice> {}
}

const mapFeature = { slice: mapSlice, saga: mapSaga };

function PickupMap(props: PickupMapProps) {
  const injectFeature = useInjectFeature();
  useEffect(() => injectFeature(mapFeature), [injectFeature]);
  const settings = useAppSelector(selectMapSettings);
  return settings === null ? null : <OpenMap {...props} settings={settings} />;
}

function OpenMap({ model, listing, iconOf, handle, isBeside, keptView, onBranch, settings }: PickupMapProps & { settings: MapSettings }) {
  const { t } = useShop();
  const id = useId();
  /** Branches at one place, which no zoom separates. */
  const [stack, setStack] = useState<{ branches: readonly ListedBranch[]; isByKey: boolean; of: readonly ListedBranch[] } | null>(null);
  const items = listing.listed.length > 0 ? listing.listed : listing.nearest;
  const takeFromMap = (branchId: string, isByKey: boolean) => {
    setStack(null);
    onBranch(branchId, isByKey);
  };
  const { attach, view, unplaced, shown } = useMap({
    settings,
    model,
    items,
    iconOf,
    keptView,
    onBranch: takeFromMap,
    onStack: (branches, isByKey) => setStack({ branches, isByKey, of: items }),
  });
  const isHinted = useTouchHint(shown?.map, !isBeside);
  const focusMap = () => shown?.map.getContainer().focus();
  useImperativeHandle(handle, () => ({
    focusBranch: (branchId) => shown?.pins.focusBranch(branchId) === true || focusMap(),
  }));
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event.nativeEvent);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (shown?.moves.press(key, event.repeat) === true) event.preventDefault();
  };
  const closeStack = () => {
    setStack(null);
    focusMap();
  };
  return (
    <>
      <button
        type="button"
        className="map-skip"
        onClick={({ currentTarget }) => currentTarget.closest('.pickup')?.querySelector<HTMLElement>('.pickup-body')?.focus()}
      >
        {t('txt_map_skip')}
      </button>
      <div className="map-frame">
        {/* Its own keys and controls, as ARIA's application means; the arrows would else move the screen reader. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={attach}
          className="map"
          data-touch={isBeside ? undefined : 'shared'}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="application"
          aria-label={t('txt_map_label')}
          aria-describedby={`${id}-keys`}
          onKeyDown={press}
        />
        <p id={`${id}-keys`} hidden>
          {t('txt_map_keys')}
        </p>
        {/* The status below says it, too. */}
        {view.inView === 0 && (
          <p className="map-empty" aria-hidden="true">
            {t('txt_map_in_view_none')}
          </p>
        )}
        {/* About fingers, and for the eye: a screen reader's own gestures press the buttons. */}
        <p className="map-hint" data-shown={isHinted} aria-hidden="true">
          {t('txt_map_two_fingers')}
        </p>
        <div className="map-zoom">
          <button
            type="button"
            className="map-button"
            aria-label={t('txt_map_zoom_in')}
            aria-disabled={view.zoom >= MAX_ZOOM}
            onClick={() => shown?.moves.zoomBy(ZOOM_STEP)}
          >
            +
          </button>
          <button
            type="button"
            className="map-button"
            aria-label={t('txt_map_zoom_out')}
            aria-disabled={view.zoom <= MIN_ZOOM}
            onClick={() => shown?.moves.zoomBy(-ZOOM_STEP)}
          >
            −
          </button>
        </div>
        {/* Another set has other branches there. */}
        {stack !== null && stack.of === items && (
          <MapStack key={stack.branches[0]?.branch.id} {...stack} onBranch={takeFromMap} onClose={closeStack} />
        )}
        <MapCredit settings={settings} />
      </div>
      <p className="map-note" role="status">
        <span className="v-hidden">
          {view.inView === 0 ? t('txt_map_in_view_none') : view.inView !== null && t('txt_map_in_view', { count: view.inView })}
        </span>{' '}
        {unplaced > 0 && t('txt_map_unplaced', { count: unplaced })}
      </p>
    </>
  );
}

export const panel = {
  component: PickupMap,
  adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [leafletStyles, styles]),
};
export { default as texts } from './texts/lazy';
