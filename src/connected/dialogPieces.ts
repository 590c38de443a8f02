/**
 * Parts of dialogs, drawers and flyouts used by several widgets. The build puts them into one chunk, loaded with the first of
 * them (see tools/build/entryPoints.mjs).
 */
export { Drawer } from '../ui/overlays/Drawer';
export { Flyout } from '../ui/overlays/Flyout';
export { IncrementalList } from '../ui/lists/IncrementalList';
export { QuantityInput } from '../ui/forms/QuantityInput';
export { default as drawerStyles } from '../ui/overlays/drawer.css';
export { default as flyoutStyles } from '../ui/overlays/flyout.css';
export { default as incrementalListStyles } from '../ui/lists/incrementalList.css';
export { default as modalStyles } from '../ui/overlays/modal.css';
export { default as quantityStyles } from '../ui/forms/quantity.css';
export { FlashList } from './FlashList';
export { default as flashListStyles } from './flashList.css';
export { useScrollLock } from './useScrollLock';
