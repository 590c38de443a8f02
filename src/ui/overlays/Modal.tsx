import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../graphics/CloseIcon';
import { useKeyboardScroll } from '../keyboard/useKeyboardScroll';
import { useModal } from './useModal';
import type { ModalControl } from './useModal';

export interface ModalProps extends ModalControl {
  title: ReactNode;
  /** Label of the close button (R2.69): "Zapri". */
  closeLabel: string;
  /** `alertdialog` for a question that requires an answer. */
  role?: 'dialog' | 'alertdialog';
  /** Announces that the content is loading and covers it (R2.71). */
  loadingLabel?: string | null;
  /** Its content is one short text: screen readers read it with the title. */
  isDescribed?: boolean;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
}

interface Look {
  className: string;
  size?: string;
}

/** What dialogs and drawers share: a box in the top layer with a title, a scrolling body and a footer. */
export function Modal({
  className,
  size,
  title,
  closeLabel,
  role,
  loadingLabel = null,
  isDescribed = false,
  footer,
  children,
  ...control
}: ModalProps & Look) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const { box, closeButton, dialogProps } = useModal(control);
  useKeyboardScroll(body, control.isOpen);
  return (
    // The dialog itself handles keys and clicks outside; everything inside has its own controls.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...dialogProps}
      className={`modal ${className}`}
      part="dialog"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-body` : undefined}
      data-size={size}
    >
      <div ref={box} className="modal-frame" part="dialog-box" tabIndex={-1} aria-busy={loadingLabel !== null}>
        <div className="modal-header">
          <h2 className="modal-title" id={`${id}-title`}>
            {title}
          </h2>
          {control.closable !== false && (
            <button
              ref={closeButton}
              type="button"
              className="modal-close"
              part="dialog-close"
              aria-label={closeLabel}
              onClick={control.onClose}
            >
              <CloseIcon />
            </button>
          )}
        </div>
        <div className="modal-main">
          <div ref={body} id={`${id}-body`} className="modal-body" part="dialog-body">
            {children}
          </div>
          <div className="modal-loading" role="status" hidden={loadingLabel === null}>
            {loadingLabel}
          </div>
        </div>
        {footer !== undefined && <div className="modal-footer">{footer}</div>}
      </div>
    </dialog>
  );
}
