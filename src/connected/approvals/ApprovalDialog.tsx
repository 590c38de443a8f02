import type { ReactNode, RefObject } from 'react';
import { useShop } from '../../store/hooks';
import { Dialog } from '../modals/dialog';
import { useNamedModal } from '../modals/useNamedModal';

interface ApprovalDialogProps {
  /** The name of the modal. */
  name: string;
  title: string;
  status: 'idle' | 'pending' | 'failed' | 'confirmed';
  isDescribed?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** The buttons. */
  answers: ReactNode;
  children: ReactNode;
}

/** A named modal with a question to the shopper. Its messages are inside, as the page with the flashes is inert (A065, A066). */
export function ApprovalDialog({ name, title, status, answers, children, ...props }: ApprovalDialogProps) {
  const { t } = useShop();
  const { modal, control } = useNamedModal(name);
  return (
    <Dialog
      {...control}
      {...props}
      size={modal?.size ?? 'md'}
      title={title}
      closeLabel={t('txt_modal_close')}
      footer={
        <>
          {/* Mounted before they have a text: a live region that appears with its text is not announced. */}
          <p className="failure" role="alert">
            {status === 'failed' && t('err_generic')}
          </p>
          <p className="v-hidden" role="status">
            {status === 'pending' && t('txt_approval_saving')}
          </p>
          <div className="answers">{answers}</div>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
