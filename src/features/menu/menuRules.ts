import type { MenuItem } from './menuTypes';

/** R2.50, R9.60 */
export const MENU_OPEN_MS = 250;
/** A pointer that rests as long is about to open a panel: it is prepared, so that it is painted as soon as it opens. */
export const MENU_PREPARE_MS = 60;
/** R2.51, R9.61 */
export const MENU_CLOSE_MS = 600;
/** R9.63, R9.64 (A122): the area around the menu. */
export const OUTER_SHOW_MS = 300;
export const OUTER_HIDE_MS = 250;
/** R9.62 */
export const CONTENT_MIN_HEIGHT_PX = 450;

/** Heights in a panel, as in its stylesheet. */
const GROUP_PX = 44;
const GROUP_MIN_PX = 56;
const ROW_PX = 28;

/** Entries below this one that a panel shows under a group; the rest is one click away. */
export const GROUP_MAX_ROWS = 8;

/** An entry of which only the name and the address are known. */
export const plainItem = (name: string, href: string | null): MenuItem => ({
  id: href ?? name,
  name,
  title: name,
  href,
  label: null,
  imageId: null,
  children: [],
  look: { heightPx: null, widthPx: null, extraPx: 0, isMeasured: true, hidesOthers: false, isUnimportant: false },
  promos: [],
  brands: [],
});

/** A panel is worth opening. */
export const hasPanel = ({ children, promos, brands }: MenuItem): boolean => children.length + promos.length + brands.length > 0;

export const importantOf = ({ children }: MenuItem): MenuItem[] => children.filter(({ look }) => !look.isUnimportant);

/** R3.093: unimportant entries, unless the editors hide them. */
export const othersOf = ({ children, look }: MenuItem): MenuItem[] =>
  look.hidesOthers ? [] : children.filter((child) => child.look.isUnimportant);

/** R9.62, A123: the height of a panel's content with so many columns. */
export function contentHeightPx(item: MenuItem, columns: number): number {
  const measured = importantOf(item).filter(({ look }) => look.isMeasured);
  const heights = measured.map(({ children }) => Math.max(GROUP_MIN_PX, GROUP_PX + Math.min(children.length, GROUP_MAX_ROWS) * ROW_PX));
  const calculated = item.look.heightPx ?? Math.ceil(heights.reduce((sum, height) => sum + height, 0) / columns);
  return Math.max(CONTENT_MIN_HEIGHT_PX, calculated + item.look.extraPx);
}
