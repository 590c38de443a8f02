import { useRef } from 'react';
import { ServerText } from '../../src/connected/ServerText';
import { useServerForm } from '../../src/connected/serverForm/useServerForm';
import { selectConsent } from '../../src/features/account';
import { newsletterActions, selectNewsletter } from '../../src/features/newsletter';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { SERVER_FIELD } from './serverField';

/** R3.004: the shop knows a customer's address, so one button subscribes and leaves. */
export function CustomerState() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const isSubscribed = useAppSelector((state) => selectConsent(state, 'emailNl') === true);
  const { status, problem, handedOver } = useAppSelector(selectNewsletter);
  const box = useRef<HTMLDivElement>(null);
  const server = useServerForm({ inside: box, handedOver, field: SERVER_FIELD, orLink: true });
  const isPending = status === 'pending';
  const text =
    status === 'subscribed'
      ? t('txt_mailing_joined')
      : status === 'left'
        ? t('txt_mailing_left')
        : isSubscribed
          ? t('txt_mailing_known')
          : t('txt_mailing_account');
  const change = (): void => {
    if (isPending) return;
    const canHandOver = !isSubscribed && server.press({ values: [] }); // the server's form is for joining
    dispatch(newsletterActions.subscriptionSubmitted({ subscribe: !isSubscribed, email: null, canHandOver }));
  };
  return (
    <div ref={box} className="form customer">
      <p className="notice-state" role="status" data-state={status === 'failed' || status === 'rejected' ? 'failed' : status}>
        {status === 'failed' || status === 'rejected' ? (
          problem === null ? (
            t('txt_mailing_failed')
          ) : (
            <ServerText message={problem} />
          )
        ) : (
          text
        )}
      </p>
      <button
        type="button"
        className="notice-button"
        data-look={isSubscribed ? undefined : 'full'}
        part="submit"
        aria-disabled={isPending}
        onClick={change}
      >
        {t(isSubscribed ? 'txt_mailing_leave' : 'txt_mailing_submit')}
      </button>
    </div>
  );
}
