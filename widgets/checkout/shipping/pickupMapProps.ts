import type { RefObject } from 'react';
import type { Branch, Position } from '../../../src/features/delivery';
import type { Listing } from '../../../src/features/pickup';
import type { PickupModel } from './usePickup';

/** Where the map was left. */
export interface KeptView {
  centre: Position;
  zoom: number;
  /** The place around which it began; another one begins anew. */
  around: Position | null;
}

/** What the dialog requires of the map. */
export interface MapHandle {
  /** Moves the focus to a branch's pin, or to the map. */
  focusBranch: (branchId: string) => void;
}

export interface PickupMapProps {
  model: PickupModel;
  listing: Listing;
  /** The shop's name of a branch's icon. */
  iconOf: (branch: Branch) => string | null;
  handle: RefObject<MapHandle | null>;
  keptView: RefObject<KeptView | null>;
  /** Beside the list; else it is in the column that scrolls. */
  isBeside: boolean;
  /** A pin was pressed. */
  onBranch: (branchId: string, isByKey: boolean) => void;
}
