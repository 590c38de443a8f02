/** Actions that the first of these widgets on the page carries out; without one their element does what it does by itself. */
export const WIDGETS_OF_ACTIONS = {
  login: ['login-drawer', 'account-dashboard', 'user-menu'],
  'open-modal': ['page-modals'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
