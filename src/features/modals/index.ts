/** Named modals (requirements, area modals; A130, A131): which are requested, and their callbacks as actions. */
import { modalsSaga } from './modalsSaga';
import { modalsSlice } from './modalsSlice';

export const modalsFeature = { slice: modalsSlice, saga: modalsSaga };
export { modalsActions, selectIsDecided, selectModal, selectModalNames } from './modalsSlice';
export type { WithModals } from './modalsSlice';
export { MODAL_SIZES } from './modalTypes';
export type { ModalRequest, ModalSize, NamedModal } from './modalTypes';
