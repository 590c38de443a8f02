import { useRef } from 'react';
import { backToTopActions, selectIsFarDown } from '../../src/features/backToTop';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { useCoversFocus } from '../../src/ui/overlays/useCoversFocus';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import styles from './back-to-top.css';

function BackToTop() {
  const isFarDown = useAppSelector(selectIsFarDown);
  const dispatch = useAppDispatch();
  const { t } = useShop();
  const box = useRef<HTMLDivElement>(null);
  useTopLayer(box, isFarDown);
  useCoversFocus(box, isFarDown);

  return (
    <div ref={box} className="v-root floating" popover="manual" hidden={!isFarDown}>
      <button
        type="button"
        part="button"
        className="button"
        data-first-click
        onClick={() => dispatch(backToTopActions.backToTopRequested())}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 19V6m-6 6 6-6 6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className="v-hidden">{t('txt_back_to_top')}</span>
      </button>
    </div>
  );
}

export const view = { component: BackToTop, styles: [styles] };
