import { useId } from 'react';
import type { TimeWindow } from '../../../src/features/delivery';
import { useShop } from '../../../src/store/hooks';
import { useWindowHours } from '../useWindowText';
import { useSurcharge } from './useSurcharge';

/** From so few places on their number is shown. */
const FEW_LEFT = 5;

interface WindowCellProps {
  window: TimeWindow;
  name: string;
  /** Names its day. */
  dayId: string;
  isChosen: boolean;
  /** Focused when the order lacks a window. */
  isGap: boolean;
  onChoose: () => void;
}

export function WindowCell({ window, name, dayId, isChosen, isGap, onChoose }: WindowCellProps) {
  const { t } = useShop();
  const id = useId();
  const [hours, surcharge] = [useWindowHours(), useSurcharge()];
  const { isAvailable, remaining } = window;
  const left = remaining !== null && remaining <= FEW_LEFT ? t('txt_window_left', { count: remaining }) : '';
  const off = t(remaining === 0 ? 'txt_window_full' : 'txt_window_closed');
  // A held window stays chosen when its last place is its own.
  const isOff = !isAvailable && !isChosen;
  const notes = isOff ? off : [surcharge(window), isChosen ? '' : left].filter(Boolean).join(', ');
  return (
    <label className="window" data-chosen={isChosen ? '' : undefined} data-off={isOff ? '' : undefined}>
      <input
        type="radio"
        name={name}
        value={window.id}
        checked={isChosen}
        disabled={isOff}
        data-gap={isGap ? '' : undefined}
        aria-labelledby={`${dayId} ${id}-hours ${id}-notes`}
        onChange={onChoose}
      />
      <span className="window-hours" id={`${id}-hours`}>
        {hours(window) ?? t('txt_pickup_hours_all_day')}
      </span>
      <small id={`${id}-notes`}>{notes}</small>
    </label>
  );
}
