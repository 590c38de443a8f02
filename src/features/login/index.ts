/** Sign-in with e-mail and password, in the checkout and elsewhere, and registration (requirements, sections 4, 5, 7, 8; A040-A052). */
import { loginSaga } from './loginSaga';
import { loginSlice } from './loginSlice';

export const loginFeature = { slice: loginSlice, saga: loginSaga };
export { LOGIN_INTERVAL_MS } from './loginSaga';
export {
  loginActions,
  selectHandedOverLogins,
  selectIsAuthInProgress,
  selectIsFacebookLoading,
  selectIsSigningIn,
  selectLoginEmail,
  selectLoginStatus,
  selectRegistrationProblems,
} from './loginSlice';
export type { RegistrationData } from './loginTypes';
