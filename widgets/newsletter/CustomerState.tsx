import { ServerText } from '../../src/connected/ServerText';
import { selectConsent } from '../../src/features/account';
import { mailingActions, selectMailing } from '../../src/features/mailing';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

/** R3.004: the shop knows a customer's address, so one button subscribes and leaves. */
export function CustomerState() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const isSubscribed = useAppSelector((state) => selectConsent(state, 'emailNl') === true);
  const { status, problem } = useAppSelector(selectMailing);
  const isPending = status === 'pending';
  const text =
    status === 'subscribed'
      ? t('txt_mailing_joined')
      : status === 'left'
        ? t('txt_mailing_left')
        : isSubscribed
          ? t('txt_mailing_known')
          : null;
  const change = (): void => {
    if (!isPending) dispatch(mailingActions.subscriptionSubmitted({ subscribe: !isSubscribed, email: null }));
  };
  return (
    <div className="form">
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
      <button type="button" className="notice-button" part="submit" aria-disabled={isPending} onClick={change}>
        {t(isSubscribed ? 'txt_mailing_leave' : 'txt_mailing_submit')}
      </button>
    </div>
  );
}
