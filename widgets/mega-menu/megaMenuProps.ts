export interface MegaMenuProps {
  /** The bar is folded behind a button and shows on hover (R9.63, R9.64). */
  collapsed: boolean;
}
