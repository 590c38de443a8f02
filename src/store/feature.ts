import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../lib/effects';

/** A folder of `features`: its state key with its reducer, and its saga. */
export interface Feature {
  readonly slice: { readonly reducerPath: string; readonly reducer: Reducer };
  /** For a second saga with the same slice. */
  readonly name?: string;
  readonly saga: () => SagaGenerator<unknown>;
}

/** The combined state of a list of features. */
export type StateOf<Features extends readonly Feature[]> = {
  [Each in Features[number] as Each['slice']['reducerPath']]: ReturnType<Each['slice']['reducer']>;
};
