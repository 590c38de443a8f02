/** Content of named modals (requirements, area modals; A132): fetched from its source, or in a frame of another origin. */
import type { LazyTexts } from '../../shop/translate';
import { modalContentSaga } from './modalContentSaga';
import { modalContentSlice } from './modalContentSlice';

/** Inserted by the build. */
declare const VITRINA_MODALS_TEXTS: string;

export const modalTexts: LazyTexts = JSON.parse(VITRINA_MODALS_TEXTS);
export const modalContentFeature = { slice: modalContentSlice, saga: modalContentSaga };
export { modalContentActions, selectContents } from './modalContentSlice';
export { closeModal, openModal, pressModal } from './openModal';
export type { ModalContent } from './modalContentTypes';
