import { memo, useState } from 'react';
import { selectIsLogged } from '../../../src/features/account';
import { selectDraft } from '../../../src/features/address';
import { cartExtrasActions, selectSubscription } from '../../../src/features/cartExtras';
import { selectAllowedConsents } from '../../../src/features/delivery';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { EMAIL_MAX_CHARS, emailRule, toEmail } from '../../../src/ui/forms/emailRule';
import { OneFieldForm } from './OneFieldForm';

/** E-mail for the newsletter, for guests. The typed address stays until the shop has saved it. */
function EmailForm({ onSubmit }: { onSubmit: (email: string) => void }) {
  const { t } = useShop();
  const known = useAppSelector(selectDraft)?.email ?? '';
  return (
    <OneFieldForm
      label={t('txt_customer_email')}
      button={t('txt_news_submit')}
      input={{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: EMAIL_MAX_CHARS, defaultValue: known }}
      problemOf={(email) => {
        const wrong = emailRule(email);
        return wrong === null ? null : t(wrong.key);
      }}
      onSubmit={(email) => onSubmit(toEmail(email))}
    />
  );
}

/** R1.16: never preselected; a guest enters an e-mail address, and nothing is sent before that. */
function Subscription() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const { isSubscribed, status } = useAppSelector(selectSubscription);
  const [isWanted, setWanted] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const isPending = status === 'pending';
  const changeSubscription = (subscribe: boolean, to: string | null) => {
    setEmail(to);
    if (!isPending) dispatch(cartExtrasActions.subscriptionChanged({ subscribe, email: to }));
  };
  const toggle = () => {
    if (isSubscribed) changeSubscription(false, email);
    else if (isLogged) changeSubscription(true, null);
    setWanted(!isSubscribed && !isWanted);
  };
  return (
    <>
      <label className="service">
        <input type="checkbox" checked={isSubscribed || (isLogged ? isPending : isWanted)} aria-disabled={isPending} onChange={toggle} />
        <span>{t('txt_order_agree_news')}</span>
      </label>
      {isWanted && !isLogged && !isSubscribed && <EmailForm onSubmit={(to) => changeSubscription(true, to)} />}
    </>
  );
}

/** Optional features, each behind its flag (A015). */
export const Extras = memo(function Extras() {
  const { t, flags } = useShop();
  const dispatch = useAppDispatch();
  const { newsletter } = useAppSelector(selectAllowedConsents);
  const { isSubscribed } = useAppSelector(selectSubscription);
  return (
    <>
      {flags.isOn('newsletter_subscribe_in_cart') && (newsletter || isSubscribed) && <Subscription />}
      {flags.isOn('send_cart_to_friend') && (
        <button type="button" className="button-link" onClick={() => dispatch(cartExtrasActions.sharingRequested())}>
          {t('txt_share')}
        </button>
      )}
    </>
  );
});
