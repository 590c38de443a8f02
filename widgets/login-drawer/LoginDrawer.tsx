import { useState } from 'react';
import { AccountEntry } from '../../src/connected/account/AccountEntry';
import { accountView } from '../../src/connected/account/accountView';
import type { LoginContext } from '../../src/features/account';
import type { WidgetHost } from '../../src/loader/defineWidget';

interface LoginDrawerProps {
  context: LoginContext;
}

/** R4.097: the login form for guests; after the sign-in the account, unless the page has a widget for that. */
function LoginDrawer({ host: { element }, context }: LoginDrawerProps & { host: WidgetHost }) {
  const [isAlone] = useState(() => element.ownerDocument.querySelector('[data-vitrina="account-dashboard"]') === null);
  return <AccountEntry element={element} context={context} isShownTo={isAlone ? 'everyone' : 'guests'} />;
}

export const view = { component: LoginDrawer, ...accountView };
