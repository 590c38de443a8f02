import { withTimeout } from '../../lib/withTimeout';
import type { ActionParts, JsMethods, ModalsChunk, PageAction } from './types';
import { WIDGETS_OF_ACTIONS } from './widgetsOfActions';

/** The widget's chunk, with its state, which the widget shows when it is mounted. */
async function loadModals({ importModals, injectFeature }: ActionParts): Promise<ModalsChunk> {
  const chunk = await withTimeout(importModals());
  chunk.view.features.forEach(injectFeature);
  return chunk;
}

/** R2.60: pending until the content is shown; the link is followed where it cannot be. */
export const openModalAction =
  (parts: ActionParts): PageAction =>
  (data, _button, fallback) =>
    parts.loadFirstVisible(WIDGETS_OF_ACTIONS['open-modal']) &&
    loadModals(parts).then(({ pressModal }) => pressModal(parts, data, fallback));

/** The modals' methods of the JS API. */
export const modalMethods = (parts: ActionParts): JsMethods => ({
  'modal.open': (name, options) => {
    if (!parts.loadFirstVisible(WIDGETS_OF_ACTIONS['open-modal']))
      throw new Error('vitrina.modal.open: the page has no <div data-vitrina="page-modals"></div> that works');
    return loadModals(parts).then(({ openModal }) => openModal(parts, name, options));
  },
  'modal.close': (name) => 'modals' in parts.store.getState() && loadModals(parts).then(({ closeModal }) => closeModal(parts, name)),
});
