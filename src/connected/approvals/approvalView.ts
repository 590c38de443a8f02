import { modalsFeature } from '../../features/modals';
import { dialogStyles } from '../modals/dialog';
import approvalTexts from './texts/lazy';
import styles from './approvals.css';

/** What the views of these modals have in common. */
export const approvalView = { needsNoFallback: true, styles: [...dialogStyles, styles], features: [modalsFeature], texts: [approvalTexts] };
