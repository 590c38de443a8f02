import { useCallback, useEffect, useRef, useState } from 'react';
import { useShop } from '../../../src/store/hooks';
import { useLazyPanel } from '../../../src/ui/rendering/useLazyPanel';
import type { PickupMapProps } from './pickupMapProps';

/** The map's place. Its code and data load when it is shown; without them the list does everything. */
export function MapSlot(props: PickupMapProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => setRoot(place.current?.getRootNode() as ShadowRoot), []);
  return (
    <div ref={place} className="pickup-map" tabIndex={-1}>
      {root !== null && <LoadedMap {...props} root={root} />}
    </div>
  );
}

function LoadedMap({ root, ...props }: PickupMapProps & { root: ShadowRoot }) {
  const { t, addTexts } = useShop();
  const fetchMap = useCallback(async () => {
    const { panel, texts } = await import('./map/PickupMap');
    await addTexts(texts);
    return panel;
  }, [addTexts]);
  const { Panel, load } = useLazyPanel(root, fetchMap);
  const [isLost, setLost] = useState(false);
  const fetchIt = useCallback(() => void load().catch(() => setLost(true)), [load]);
  useEffect(fetchIt, [fetchIt]);
  const tryAgain = () => {
    setLost(false);
    fetchIt();
  };
  if (Panel !== null) return <Panel {...props} />;
  return isLost ? (
    <p className="map-message" role="alert">
      {t('txt_map_lost')}{' '}
      <button
        type="button"
        className="button-link"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('.pickup-map')?.focus(); // the button goes
          tryAgain();
        }}
      >
        {t('txt_cart_try_again')}
      </button>
    </p>
  ) : (
    <p className="map-message" role="status">
      {t('txt_map_loading')}
    </p>
  );
}
