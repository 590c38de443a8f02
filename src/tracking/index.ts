/** The lazy part of tracking (requirements, area tracking; A142-A152; ADR 044). `bufferActions` is what every page loads of it. */
import { createSlice } from '@reduxjs/toolkit';
import { track } from './track';
import type { TrackingParts } from './track';

/** It has no state. */
const slice = createSlice({ name: 'tracking', initialState: null, reducers: {} });

export const trackingFeature = (parts: TrackingParts) => ({ slice, saga: () => track(parts) });
