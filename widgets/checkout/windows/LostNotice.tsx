import type { TimeWindow } from '../../../src/features/delivery';
import { useShop } from '../../../src/store/hooks';
import { useWindowText } from '../useWindowText';
import { useSurcharge } from './useSurcharge';

interface LostNoticeProps {
  lost: TimeWindow;
  /** It is free, but held no longer. */
  isFree: boolean;
  nearest: TimeWindow | null;
  onChoose: (window: TimeWindow) => void;
}

/** Reports that the window is lost, and offers the nearest free one; only the shopper chooses it. */
export function LostNotice({ lost, isFree, nearest, onChoose }: LostNoticeProps) {
  const { t } = useShop();
  const [textOf, surcharge] = [useWindowText(), useSurcharge()];
  return (
    <div className="window-lost">
      <p className="warning" role="alert">
        {t(isFree ? 'txt_window_released' : 'txt_window_lost', { window: textOf(lost) })}
      </p>
      {nearest !== null && (
        <button type="button" className="secondary" onClick={() => onChoose(nearest)}>
          {t('txt_window_nearest', { window: textOf(nearest) })}
          {surcharge(nearest) && ` (${surcharge(nearest)})`}
        </button>
      )}
    </div>
  );
}
