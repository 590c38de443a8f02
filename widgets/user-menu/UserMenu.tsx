import { AccountEntry } from '../../src/connected/account/AccountEntry';
import { accountView } from '../../src/connected/account/accountView';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { useIsDevice } from '../../src/connected/useIsDevice';
import type { WidgetHost } from '../../src/loader/defineWidget';

/** Login form and account on phones; wider windows keep the server's own content. */
function UserMenu({ host: { element, shadow } }: { host: WidgetHost }) {
  const isPhone = useIsDevice(shadow, 'mobile');
  return isPhone ? <AccountEntry element={element} isMarked /> : <ServerSlot host={element} />;
}

export const view = { component: UserMenu, ...accountView };
