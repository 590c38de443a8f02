import { useRef } from 'react';
import { selectIsPageLocked } from '../../src/features/overlays';
import { FlashList } from '../../src/connected/FlashList';
import flashList from '../../src/connected/flashList.css';
import { useAppSelector, useShop } from '../../src/store/hooks';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import styles from './flash-messages.css';

/** Messages over the page. Below an open dialog nothing is announced or clickable, so dialogs show them themselves. */
function FlashMessages() {
  const { t } = useShop();
  const isCovered = useAppSelector(selectIsPageLocked);
  const box = useRef<HTMLElement>(null);
  useTopLayer(box, !isCovered);
  return (
    <section ref={box} className="v-root flash-region" part="region" popover="manual" aria-label={t('txt_flash_region')} hidden={isCovered}>
      {!isCovered && <FlashList />}
    </section>
  );
}

export const view = { component: FlashMessages, styles: [flashList, styles] };
