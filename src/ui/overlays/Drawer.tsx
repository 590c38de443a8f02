import { Modal } from './Modal';
import type { ModalProps } from './Modal';

/** A modal drawer at the end side of the window; full width on phones. Stylesheets: modal.css, drawer.css. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} className="drawer" />;
}
