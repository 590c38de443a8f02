import dialog from '../../ui/overlays/dialog.css';
import modal from '../../ui/overlays/modal.css';

/** The dialog of all named modals: in the build they share one copy, apart from that of the cart and the menu (ADR 021). */
export { Dialog } from '../../ui/overlays/Dialog';
export const dialogStyles = [modal, dialog];
