export interface MobileMenuProps {
  /** Address or id of the category to which the page belongs, where that is not the page's own address. */
  current: string;
}
