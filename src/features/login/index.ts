/** Sign-in with e-mail and password, in the checkout and elsewhere (requirements, sections 4, 5, 7, 8; A040-A047). */
export { LOGIN_INTERVAL_MS, loginSaga } from './loginSaga';
export { loginActions, loginSlice, selectIsAuthInProgress, selectLoginEmail, selectLoginStatus } from './loginSlice';
