import { loginFeature } from '../../features/login';
import type { Feature, StateOf } from '../../store/feature';
import field from '../../ui/forms/field.css';
import flyout from '../../ui/overlays/flyout.css';
import accountTexts from '../login/texts/lazy';
import loginForm from '../login/login-form.css';
import styles from './account.css';

const features = [loginFeature] as const satisfies readonly Feature[];

declare module '../../store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

/** What the views of the account's widgets have in common. */
export const accountView = { styles: [flyout, field, loginForm, styles], features, texts: [accountTexts] };
