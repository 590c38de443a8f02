import { modalsActions, selectModal } from '../../features/modals';
import type { modalsFeature, NamedModal } from '../../features/modals';
import type { StateOf } from '../../store/feature';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { OverlayRank } from '../../ui/overlays/conductor';
import type { ModalControl } from '../../ui/overlays/useModal';
import { useHoldPage } from '../useHoldPage';

declare module '../../store/createStore' {
  interface LazyState extends StateOf<readonly [typeof modalsFeature]> {}
}

/** Names of a rank of their own; all others are the page's. */
const RANKS: Readonly<Record<string, OverlayRank>> = {
  'adult-modal': 'adult',
  'legal-modal': 'legal',
  'gdpr-modal': 'gdpr',
  'vip-welcome': 'vipWelcome',
  mallpayModal: 'mallpay',
};

const rankOf = ({ name, isPressed }: NamedModal): OverlayRank => RANKS[name] ?? (isPressed ? 'top' : 'page');

/** A named modal, or null while it is closed, and what `Dialog` needs to show it. */
export function useNamedModal(name: string): { modal: NamedModal | null; control: ModalControl } {
  const dispatch = useAppDispatch();
  const modal = useAppSelector((state) => selectModal(state, name));
  const hold = useHoldPage();
  const close = () => dispatch(modalsActions.modalClosed({ name }));
  return {
    modal,
    control: {
      isOpen: modal !== null,
      closable: modal?.isClosable ?? true,
      rank: modal === null ? 'page' : rankOf(modal),
      hold,
      onClose: close,
      /** What a content blocker hides must not hold the page, nor those of a lower rank. */
      onBlocked: close,
      onShown: () => dispatch(modalsActions.modalShown({ name })),
    },
  };
}
