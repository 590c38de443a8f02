import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isPickup } from '../../../src/features/delivery';
import type { DeliveryMethod, Selection, TimeWindow } from '../../../src/features/delivery';
import {
  nearestWindow,
  selectLostWindows,
  timeWindowsActions,
  timeWindowsSaga,
  timeWindowsSlice,
  windowOf,
} from '../../../src/features/timeWindows';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { useWindowText } from '../useWindowText';
import { WindowCell } from './WindowCell';
import { LostNotice } from './LostNotice';
import { besideOf, dayOf, toDays } from './windowDays';
import { useDayNames } from './useDayNames';
import { useHeldText } from './useHeldText';
import styles from './time-windows.css';

declare module '../../../src/store/createStore' {
  interface LazyState extends WithSlice<typeof timeWindowsSlice> {}
}

export interface TimeWindowsProps {
  deliveryId: string;
  /** The selected one. */
  method: DeliveryMethod;
  selection: Selection;
  onChoose: (timeWindowId: string | null) => void;
}

/**
 * The windows of the selected method, as the shop lists them (A099): days are columns, on phones one day at a time. The arrow keys
 * move along the hours of a day, as in any group of radio buttons, and to the sides to the same hours of another day.
 */
function TimeWindows({ deliveryId, method, selection, onChoose }: TimeWindowsProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const textOf = useWindowText();
  const nameOf = useDayNames();
  const group = useRef<HTMLFieldSetElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const focused = useRef<HTMLInputElement>(null);
  const lost = useAppSelector(selectLostWindows)[deliveryId];
  const lostHere = lost?.deliveryMethodName === method.name ? lost.window : null;
  const days = useMemo(() => toDays(method.timeWindows), [method.timeWindows]);
  const chosen = windowOf(method, selection.timeWindowId);
  const held = useHeldText(method, chosen);
  const firstFree = method.timeWindows.find(({ isAvailable }) => isAvailable);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const shown = [openDay, ...[chosen, lostHere, firstFree, method.timeWindows[0]].map((one) => one && dayOf(one))].find((day) =>
    days.some((one) => one.day === day),
  );
  useEffect(() => {
    // Chosen by a button that is gone, or beside: the radio button may have been on a hidden day.
    if (focusNext.current === null || focusNext.current !== selection.timeWindowId) return;
    focusNext.current = null;
    grid.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [selection.timeWindowId]);
  useEffect(() => {
    // A radio button that is disabled drops the focus, some engines at once and without a word: to what can be chosen instead.
    if (focused.current?.disabled !== true) return;
    focused.current = null;
    (group.current?.querySelector<HTMLElement>('[data-gap]') ?? group.current)?.focus();
  });

  const choose = (window: TimeWindow, isFocused = false) => {
    focusNext.current = isFocused ? window.id : null;
    setOpenDay(dayOf(window));
    onChoose(window.id);
  };
  /** The pressed button goes with it: the group keeps the focus. */
  const goOn = (isCleared: boolean) => {
    group.current?.focus({ preventScroll: true });
    if (lostHere !== null) dispatch(timeWindowsActions.lossAccepted({ deliveryId }));
    if (isCleared) onChoose(null);
  };
  /** Also after the blur of one that is disabled. */
  const keepFocused = ({ type, target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && !target.disabled) focused.current = type === 'focus' ? target : null;
  };
  const stepAside = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    const from = windowOf(method, event.target instanceof HTMLInputElement ? event.target.value : null);
    if (step === null || from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const beside = besideOf(days, from, step);
    if (beside !== null) choose(beside, true);
  };
  const nearest = lostHere === null ? null : nearestWindow(method, lostHere);
  const gapId =
    method.isTimeWindowRequired && chosen === null ? method.timeWindows.find((one) => one.isAvailable && dayOf(one) === shown)?.id : null;
  return (
    <fieldset className="windows" ref={group} tabIndex={-1}>
      <legend>{t(isPickup(method.name) ? 'txt_window_pickup' : 'txt_window_delivery')}</legend>
      {lostHere !== null && (
        <LostNotice
          lost={lostHere}
          isFree={windowOf(method, lostHere.id)?.isAvailable === true}
          nearest={nearest}
          kept={chosen}
          onChoose={(one) => choose(one, true)}
          onAccept={method.isTimeWindowRequired && selection.timeWindowId === null ? null : () => goOn(false)}
        />
      )}
      {days.length > 0 && (
        <div role="group" aria-label={t('txt_window_day')} className="window-days">
          {days.map(({ day }) => (
            <button key={day} type="button" className="window-tab" aria-pressed={day === shown} onClick={() => setOpenDay(day)}>
              <DayName parts={nameOf(day)} />
            </button>
          ))}
        </div>
      )}
      {/* The radio buttons take the keys; the group only listens. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="window-grid" ref={grid} onKeyDown={stepAside} onFocus={keepFocused} onBlur={keepFocused}>
        {days.map(({ day, slots }) => (
          <div
            key={day}
            role="group"
            aria-labelledby={`${id}-${day}`}
            className="window-column"
            data-shown={day === shown ? '' : undefined}
          >
            <p className="window-day" id={`${id}-${day}`}>
              <DayName parts={nameOf(day)} />
            </p>
            {slots.map(({ hours, window }) =>
              window === null ? (
                <span key={hours} className="window-gap" aria-hidden="true" />
              ) : (
                <WindowCell
                  key={window.id}
                  window={window}
                  name={`window-${deliveryId}`}
                  dayId={`${id}-${day}`}
                  isChosen={window === chosen}
                  isGap={window.id === gapId}
                  onChoose={() => choose(window)}
                />
              ),
            )}
          </div>
        ))}
      </div>
      <div className="window-state">
        <p role="status" className="hint">
          {chosen !== null
            ? `${t('txt_window_chosen', { window: textOf(chosen) })} ${held}`
            : firstFree !== undefined
              ? t(method.isTimeWindowRequired ? 'txt_window_choose' : 'txt_window_optional')
              : `${t('txt_window_none')}${method.isTimeWindowRequired ? ` ${t('txt_window_other_method')}` : ''}`}
        </p>
        {chosen !== null && !method.isTimeWindowRequired && (
          <button type="button" className="button-link" onClick={() => goOn(true)}>
            {t('txt_window_clear')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Two lines: the weekday and its date. */
function DayName({ parts: [weekday, date] }: { parts: readonly [string, string] }) {
  return (
    <>
      <span>{weekday}</span> <span>{date}</span>
    </>
  );
}

export { default as texts } from './texts/lazy';
export const windows = { component: TimeWindows, styles, feature: { slice: timeWindowsSlice, saga: timeWindowsSaga } };
