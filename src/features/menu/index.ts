/** The category menu: loaded when the shopper reaches for it (R1.02, A122 to A124). */
import { menuSaga } from './menuSaga';
import { menuSlice } from './menuSlice';

export { default as menuTexts } from './texts/lazy';
export const menuFeature = { slice: menuSlice, saga: menuSaga };
export { menuActions, selectMenu } from './menuSlice';
export {
  CONTENT_MIN_HEIGHT_PX,
  contentHeightPx,
  GROUP_MAX_ROWS,
  hasPanel,
  importantOf,
  MENU_CLOSE_MS,
  MENU_OPEN_MS,
  MENU_PREPARE_MS,
  othersOf,
  OUTER_HIDE_MS,
  OUTER_SHOW_MS,
  plainItem,
} from './menuRules';
export type { MenuItem, MenuPromo, MenuStatus } from './menuTypes';
