import { Modal } from './Modal';
import type { ModalProps } from './Modal';

/** R9.01-R9.04: 600, 800, 1000 and 1200 px wide; the widths are set in dialog.css. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

/** A modal dialog centred in the window. Stylesheets: modal.css, dialog.css. */
export function Dialog({ size = 'md', ...props }: ModalProps & { size?: DialogSize }) {
  return <Modal {...props} className="dialog" size={size} />;
}
