/** A picture that leads somewhere (R3.094): half as wide as the panel, as wide as it, or a brand's. */
export interface MenuPromo {
  id: string;
  type: 'half' | 'full';
  mediaId: string | null;
  title: string | null;
  href: string | null;
}

/** What the editors set for an entry (R3.093, A123). Null where they left it to the widget. */
export interface MenuLook {
  /** Height of the panel's content in px. */
  heightPx: number | null;
  /** Width of the panel in px. */
  widthPx: number | null;
  /** Added to the calculated height. */
  extraPx: number;
  /** Whether the entry takes part in calculating the height of its panel. */
  isMeasured: boolean;
  /** The panel leaves out the unimportant entries. */
  hidesOthers: boolean;
  /** Listed at the end, without picture and children. */
  isUnimportant: boolean;
}

/** An entry of the menu (R3.092); it has an address, or entries below it that have one. */
export interface MenuItem {
  id: string;
  name: string;
  /** The longer name; the name where there is none. */
  title: string;
  href: string | null;
  /** A short note beside the name. */
  label: string | null;
  imageId: string | null;
  children: readonly MenuItem[];
  look: MenuLook;
  promos: readonly MenuPromo[];
  brands: readonly MenuPromo[];
}

/** `absent`: the shop has no such endpoint. */
export type MenuStatus = 'idle' | 'pending' | 'ready' | 'failed' | 'absent';

export interface MenuState {
  status: MenuStatus;
  items: readonly MenuItem[];
}

export interface WithMenu {
  menu: MenuState;
}
