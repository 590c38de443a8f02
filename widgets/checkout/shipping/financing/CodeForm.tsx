import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { Application } from '../../../../src/features/financing';
import { useShop } from '../../../../src/store/hooks';
import type { FinancingModel } from './useFinancing';

/** The provider's one-time code: typed, filled in by the browser, or pasted with spaces; kept nowhere. */
export function CodeForm({ model, application }: { model: FinancingModel; application: Application }) {
  const { t } = useShop();
  const id = useId();
  const { phase, messages, resend, actions } = model;
  const { phone, attemptsLeft } = application;
  const [isMissing, setMissing] = useState(false);
  const isSending = phase === 'submitting';
  // The shop's message about the last code is above.
  const isInvalid = isMissing || messages.length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const field = event.currentTarget.querySelector('input');
    const code = field?.value.replace(/[\s-]/g, '') ?? '';
    setMissing(code === '');
    field?.focus();
    if (field === null || code === '') return;
    field.value = '';
    actions.confirmCode(code);
  };
  return (
    <form className="application" noValidate onSubmit={submit}>
      <div className="field" data-invalid={isInvalid ? '' : undefined}>
        <label className="field-label" htmlFor={id}>
          {t('txt_financing_code')}
        </label>
        <p className="hint" id={`${id}-sent`}>
          {phone === null ? t('txt_financing_code_sent_plain') : t('txt_financing_code_sent', { phone })}
        </p>
        <input
          id={id}
          className="field-input code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          aria-required="true"
          aria-invalid={isInvalid}
          aria-describedby={`${id}-sent ${id}-left ${id}-problem`}
          data-gap=""
        />
        {attemptsLeft !== null && (
          <p className="hint" id={`${id}-left`}>
            {t('txt_financing_code_left', { count: attemptsLeft })}
          </p>
        )}
        <p className="field-problem" id={`${id}-problem`}>
          {isMissing && t('txt_financing_code_missing')}
        </p>
      </div>
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={isSending}>
          {t('txt_financing_code_confirm')}
        </button>
        <button
          type="button"
          className="button-link"
          aria-disabled={resend === 'pending'}
          onClick={() => resend !== 'pending' && actions.sendCodeAgain()}
        >
          {t('txt_financing_code_again')}
        </button>
      </div>
      <p role="status" className="hint">
        {resend === 'sent' && t('txt_financing_code_on_way')}
        {resend === 'failed' && t('txt_financing_code_not_sent')}
      </p>
    </form>
  );
}
