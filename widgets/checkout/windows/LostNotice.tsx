import type { TimeWindow } from '../../../src/features/delivery';
import { useShop } from '../../../src/store/hooks';
import { useWindowText } from '../useWindowText';
import { useSurcharge } from './useSurcharge';

interface LostNoticeProps {
  lost: TimeWindow;
  /** It is free, but held no longer. */
  isFree: boolean;
  nearest: TimeWindow | null;
  /** One that the shop still has selected. */
  kept: TimeWindow | null;
  onChoose: (window: TimeWindow) => void;
  /** Null where the method demands a window, and has none. */
  onAccept: (() => void) | null;
}

/** Reports that the window is lost, and offers the nearest free one; only the shopper chooses it, or goes on without. */
export function LostNotice({ lost, isFree, nearest, kept, onChoose, onAccept }: LostNoticeProps) {
  const { t } = useShop();
  const [textOf, surcharge] = [useWindowText(), useSurcharge()];
  return (
    <div className="window-lost">
      <p className="warning" role="alert">
        {t(isFree ? 'txt_window_released' : 'txt_window_lost', { window: textOf(lost) })}
      </p>
      {/* The order's gap leads to the first button. */}
      {nearest !== null && (
        <button type="button" className="secondary" data-gap="" onClick={() => onChoose(nearest)}>
          {t(nearest.id === lost.id ? 'txt_window_again' : 'txt_window_nearest', { window: textOf(nearest) })}
          {surcharge(nearest) && ` (${surcharge(nearest)})`}
        </button>
      )}
      {onAccept !== null && (
        <button type="button" className="button-link" data-gap="" onClick={onAccept}>
          {kept === null ? t('txt_window_without') : t('txt_window_keep', { window: textOf(kept) })}
        </button>
      )}
    </div>
  );
}
