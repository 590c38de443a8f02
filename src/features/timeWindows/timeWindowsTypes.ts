import type { MethodName, TimeWindow } from '../delivery';

/** A window that was selected or wanted, and is taken or held no longer. */
export interface LostWindow {
  deliveryMethodName: MethodName;
  window: TimeWindow;
}

export interface TimeWindowsState {
  /** By deliveryId. */
  lost: Readonly<Record<string, LostWindow>>;
}

export interface WithTimeWindows {
  timeWindows: TimeWindowsState;
}
