import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { MapSettings, MapState, WithMap } from './mapTypes';

const initialState: MapState = { settings: null };

export const mapSlice = createSlice({
  name: 'pickupMap',
  initialState,
  reducers: {
    settingsRead: (_state, { payload }: PayloadAction<{ settings: MapSettings }>): MapState => payload,
  },
});

export const mapActions = mapSlice.actions;

/** Null until the configuration is read. */
export const selectMapSettings = ({ pickupMap }: Partial<WithMap>): MapSettings | null => pickupMap?.settings ?? null;
