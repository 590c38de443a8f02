/**
 * Modules shared by main and the widgets, imported by every view, so that the build keeps them in one chunk (see
 * tools/build/plugins/singleRuntimeChunk.mjs).
 */
export { createElement } from 'react';
export { createApi } from './api/createApi';
export { selectCartId } from './features/cartSummary';
export { createJsApi } from './jsApi';
export { createLoader } from './loader/createLoader';
export { importAgain } from './loader/loadChunk';
export { prefetchClient } from './loader/prefetchClient';
export { isPreviewOn } from './loader/previewSwitch';
export { listenToPageActions } from './loader/pageActions';
export { createBrowserPage } from './page/browserPage';
export { createShop } from './shop/createShop';
export { readShopConfig } from './shop/shopConfig';
export { createStore } from './store/createStore';
export * from './store/hooks';
export { StoreProvider } from './store/StoreProvider';
export { cartMethods, pageActions } from './store/actionHandlers';
export { commonStyles } from './ui/styles/commonStyles';
export { adoptStyles } from './ui/styles/adoptStyles';
export * from './ui/graphics/icons';
export { keyOf } from './ui/keyboard/keyName';
export { useLazyPanel } from './ui/rendering/useLazyPanel';
export { useTopLayer } from './ui/overlays/useTopLayer';
export { VisuallyHidden } from './ui/text/VisuallyHidden';
