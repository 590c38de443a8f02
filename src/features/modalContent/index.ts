/** Content of named modals (requirements, area modals; A132): fetched from its source, or in a frame of another origin. */
import { modalContentSaga } from './modalContentSaga';
import { modalContentSlice } from './modalContentSlice';

export { default as modalTexts } from './texts/lazy';
export const modalContentFeature = { slice: modalContentSlice, saga: modalContentSaga };
export { modalContentActions, selectContents } from './modalContentSlice';
export { closeModal, openModal, pressModal } from './openModal';
export type { ModalContent } from './modalContentTypes';
