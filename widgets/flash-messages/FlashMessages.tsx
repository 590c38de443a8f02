import { useRef } from 'react';
import { selectFlashes } from '../../src/features/flash';
import { selectIsPageLocked } from '../../src/features/overlays';
import { FlashList } from '../../src/connected/FlashList';
import flashList from '../../src/connected/flashList.css';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useAppSelector, useShop } from '../../src/store/hooks';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import styles from './flash-messages.css';
import { useStandIn } from './useStandIn';

/** Messages over the page. Below an open dialog nothing is announced or clickable: ours show them themselves, in one of the page a second placeholder does. */
function FlashMessages({ host }: { host: WidgetHost }) {
  const { t } = useShop();
  const isPageLocked = useAppSelector(selectIsPageLocked);
  const isEmpty = useAppSelector((state) => selectFlashes(state).length === 0);
  const isInert = useStandIn(host.element, !isEmpty && !isPageLocked);
  const isCovered = isPageLocked || isInert;
  const box = useRef<HTMLElement>(null);
  useTopLayer(box, !isCovered);
  return (
    <section ref={box} className="v-root flash-region" part="region" popover="manual" aria-label={t('txt_flash_region')} hidden={isCovered}>
      {!isCovered && <FlashList />}
    </section>
  );
}

export const view = { component: FlashMessages, needsNoFallback: true, styles: [flashList, styles] };
