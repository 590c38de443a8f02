/** Flash messages (requirements, sections 3 and 9; A021, A094, A097). Server-rendered ones are not touched. */
export { flashSaga } from './flashSaga';
export { flashActions, flashSlice } from './flashSlice';
export { selectFlashes } from './flashSelectors';
export { FLASH_TIMEOUT_MS, keyFlash } from './flashRules';
export { toServerText, toFlashCategory, toFlashes, toFlashType } from './flashMapping';
export type { FlashCategory, FlashMessage, FlashType, ShownFlash } from './flashTypes';
