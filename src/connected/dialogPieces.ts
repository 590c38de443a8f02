/**
 * What dialogs, drawers and flyouts of several widgets are made of. The build keeps it in one chunk that comes with the
 * first of them (see tools/build/entryPoints.mjs).
 */
export { Drawer } from '../ui/Drawer';
export { Flyout } from '../ui/Flyout';
export { IncrementalList } from '../ui/IncrementalList';
export { QuantityInput } from '../ui/QuantityInput';
export { default as drawerStyles } from '../ui/drawer.css';
export { default as flyoutStyles } from '../ui/flyout.css';
export { default as longListStyles } from '../ui/incrementalList.css';
export { default as modalStyles } from '../ui/modal.css';
export { default as quantityStyles } from '../ui/quantity.css';
export { FlashList } from './FlashList';
export { default as flashListStyles } from './flashList.css';
export { useScrollLock } from './useScrollLock';
