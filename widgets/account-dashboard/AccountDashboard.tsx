import { useState } from 'react';
import { AccountEntry } from '../../src/connected/account/AccountEntry';
import { accountView } from '../../src/connected/account/accountView';
import type { WidgetHost } from '../../src/loader/defineWidget';

/** R4.098: the pages of the customer's account; after the sign-out the login form, unless the page has a widget for that. */
function AccountDashboard({ host: { element } }: { host: WidgetHost }) {
  const [isAlone] = useState(() => element.ownerDocument.querySelector('[data-vitrina="login-drawer"]') === null);
  return <AccountEntry element={element} isShownTo={isAlone ? 'everyone' : 'customers'} />;
}

export const view = { component: AccountDashboard, ...accountView };
