import { ServerText } from '../../../../src/connected/ServerText';
import { isCodeSpent } from '../../../../src/features/financing';
import { useShop } from '../../../../src/store/hooks';
import type { FinancingModel } from './useFinancing';

/** Text key of the state; null where the controls show it. */
function statusOf({ phase, plan, chosen, application }: FinancingModel): string | null {
  if (phase === 'failed') return null;
  if (phase === 'timedOut') return 'txt_financing_timed_out';
  if (phase === 'stopped') return 'txt_financing_stopped';
  if (phase === 'submitting') return 'txt_financing_sending';
  if (phase !== 'ready') return application?.state === 'pending' ? 'txt_financing_deciding' : 'txt_financing_loading';
  if (application === null && plan?.variants.length === 0) return 'txt_financing_after_order';
  if (application === null) return plan === null || chosen !== null ? null : 'txt_financing_choose';
  if (application.state === 'approved') return 'txt_financing_approved';
  if (isCodeSpent(application)) return 'txt_financing_code_spent';
  if (application.state === 'refused') return 'txt_financing_refused';
  if (application.state === 'expired') return 'txt_financing_expired';
  if (application.state === 'leave') return 'txt_financing_leave';
  if (plan?.variants.length === 0) return 'txt_financing_none';
  return chosen === null ? 'txt_financing_choose' : null;
}

const TONES: Readonly<Record<string, string>> = { approved: 'good', refused: 'bad', expired: 'bad', approval: 'bad', application: 'bad' };

/** Announces the state; while something is awaited, the shopper can stop, and afterwards try again. */
export function FinancingStatus({ model }: { model: FinancingModel }) {
  const { t } = useShop();
  const { phase, messages, application, lapsed, actions } = model;
  const status = statusOf(model);
  const isOver = phase === 'failed' || phase === 'timedOut' || phase === 'stopped';
  const gone = phase === 'ready' ? lapsed : null;
  const tone = phase === 'ready' && application !== null ? TONES[gone ?? application.state] : undefined;
  return (
    <>
      <div className="financing-status" role="status" data-tone={tone} data-phase={phase}>
        {phase === 'loading' && <span className="financing-spinner" aria-hidden="true" />}
        {gone !== null && <p>{t(`txt_financing_lapsed_${gone}`)}</p>}
        {status !== null && <p>{t(status)}</p>}
        {tone === 'good' && <ValidTo time={application?.validTo ?? null} />}
      </div>
      <div role="alert">
        {phase === 'failed' && <p className="warning">{t('txt_financing_failed')}</p>}
        {messages.map((message) => (
          <p key={message.message} className="warning">
            {message.isKey ? t(message.message) : <ServerText message={message} />}
          </p>
        ))}
      </div>
      {phase === 'loading' && (
        <button type="button" className="button-link" onClick={actions.stop}>
          {t('txt_financing_stop')}
        </button>
      )}
      {isOver && (
        <button type="button" className="secondary" data-gap="" onClick={actions.retry}>
          {t('txt_cart_try_again')}
        </button>
      )}
    </>
  );
}

function ValidTo({ time }: { time: number | null }) {
  const { t, country } = useShop();
  if (time === null) return null;
  const shown = new Intl.DateTimeFormat(country.locale, { dateStyle: 'short', timeStyle: 'short' }).format(time);
  return <p>{t('txt_financing_valid_to', { time: shown })}</p>;
}
