import type { ComponentType } from 'react';
import type { TimeWindowsProps } from '../windows/TimeWindows';

/** The time windows are a chunk of their own, which only shops with the flag load (R1.17). */
export type WindowsView = ComponentType<TimeWindowsProps>;
