import type { SyntheticEvent } from 'react';
import { selectVipLevel, selectVipType } from '../../features/account';
import { fullName } from '../../shop/countries/personName';
import { useAppSelector, useCsrfToken, useShop } from '../../store/hooks';

/** A055: level and trial are shown, nothing depends on them. */
function Loyalty() {
  const { t } = useShop();
  const vipType = useAppSelector(selectVipType);
  const level = useAppSelector(selectVipLevel);
  const isTrial = useAppSelector(({ account }) => account.loyaltyClub?.isTrial === true);
  if (vipType === 'regular' && !isTrial) return null;
  const details = [level === null ? null : t(`txt_account_level_${level}`), isTrial ? t('txt_account_trial') : null];
  return (
    <p className="loyalty" part="loyalty">
      {vipType !== 'regular' && (
        <span className="programme" data-level={level ?? undefined}>
          {t(vipType === 'vip_plus_program' ? 'txt_account_vip_plus' : 'txt_account_vip')}
        </span>
      )}{' '}
      {details.filter(Boolean).join(', ')}
    </p>
  );
}

/** The pages of a customer's account; one that the shop has not configured is left out (A011). */
export function AccountMenu() {
  const { t, links, countryCode } = useShop();
  const csrfToken = useCsrfToken();
  const customer = useAppSelector(({ account }) => account.customer);
  const name = fullName({ firstname: customer?.firstname ?? '', lastname: customer?.lastname ?? '' }, countryCode);
  const pages = [
    { href: links.to('clientPurchaseList'), label: t('txt_account_orders') },
    { href: links.wishlists(), label: t('txt_account_wishlists') },
    { href: links.to('clientWatchdog'), label: t('txt_account_watchdog') },
    { href: links.to('clientMyAccount'), label: t('txt_account') },
  ];
  const logout = links.logout(csrfToken());
  /** The token may have been renewed since this was rendered. */
  const renewToken = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    currentTarget.setAttribute('href', links.logout(csrfToken()) ?? '');
  return (
    <>
      <div className="who">
        {name !== '' && <bdi className="name">{name}</bdi>}
        <Loyalty />
      </div>
      <ul className="pages">
        {pages.map(
          ({ href, label }) =>
            href !== null && (
              <li key={label}>
                <a className="page" part="link" href={href}>
                  {label}
                </a>
              </li>
            ),
        )}
        {logout !== null && (
          <li>
            <a className="page logout" part="link" href={logout} onPointerDown={renewToken} onFocus={renewToken}>
              {t('txt_account_logout')}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
