import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { Application } from '../../../../src/features/financing';
import { useShop } from '../../../../src/store/hooks';
import type { FinancingModel } from './useFinancing';

/** Personal and tax numbers of the six countries have 8 to 13 digits; which are right is known to the provider. */
const PERSONAL_ID = /^\d{8,13}$/;

/** Documents, and the personal number where the provider needs it: it is read when the form is submitted, and kept nowhere. */
export function ApplicationForm({ model, application }: { model: FinancingModel; application: Application }) {
  const { t } = useShop();
  const id = useId();
  const { phase, actions } = model;
  const { documents, needsPersonalId, termsVersion } = application;
  const [problems, setProblems] = useState({ personalId: false, documents: false });
  const [acceptedVersion, setAcceptedVersion] = useState<string | null>(null);
  const isSending = phase === 'submitting';
  // Documents that change have to be accepted again.
  const isAccepted = documents.length === 0 || (acceptedVersion !== null && acceptedVersion === termsVersion);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const field = event.currentTarget.querySelector<HTMLInputElement>('.personal-id');
    const personalId = field === null ? null : field.value.replace(/[\s/.-]/g, '');
    const found = { personalId: personalId !== null && !PERSONAL_ID.test(personalId), documents: !isAccepted };
    setProblems(found);
    if (found.personalId) field?.focus();
    else if (found.documents) event.currentTarget.querySelector<HTMLInputElement>('[type=checkbox]')?.focus();
    else {
      if (field !== null) field.value = '';
      actions.apply(personalId);
    }
  };
  return (
    <form className="application" noValidate onSubmit={submit}>
      {needsPersonalId && (
        <div className="field" data-invalid={problems.personalId ? '' : undefined}>
          <label className="field-label" htmlFor={`${id}-personal`}>
            {t('txt_financing_personal_id')}
          </label>
          <input
            id={`${id}-personal`}
            className="field-input personal-id"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-required="true"
            aria-invalid={problems.personalId}
            aria-describedby={`${id}-personal-note ${id}-personal-problem`}
          />
          <p className="hint" id={`${id}-personal-note`}>
            {t('txt_financing_personal_id_note')}
          </p>
          <p className="field-problem" id={`${id}-personal-problem`}>
            {problems.personalId && t('txt_financing_personal_id_invalid')}
          </p>
        </div>
      )}
      {documents.length > 0 && <Documents documents={documents} />}
      {documents.length > 0 && (
        <>
          <label className="checkbox">
            <input
              type="checkbox"
              checked={isAccepted}
              aria-invalid={problems.documents && !isAccepted}
              aria-describedby={`${id}-accept-problem`}
              onChange={(event) => setAcceptedVersion(event.currentTarget.checked ? termsVersion : null)}
            />
            <span>{t('txt_financing_accept')}</span>
          </label>
          <p className="field-problem" id={`${id}-accept-problem`}>
            {problems.documents && !isAccepted && t('txt_financing_accept_missing')}
          </p>
        </>
      )}
      <button type="submit" className="primary" data-gap="" aria-disabled={isSending}>
        {t(documents.length === 0 && !needsPersonalId ? 'txt_financing_confirm' : 'txt_financing_apply')}
      </button>
    </form>
  );
}

function Documents({ documents }: Pick<Application, 'documents'>) {
  const { t, links } = useShop();
  return (
    <ul className="documents" aria-label={t('txt_financing_documents')}>
      {documents.map(({ title, url }) => {
        const href = links.href(url);
        return (
          <li key={title}>
            {href === null ? (
              title
            ) : (
              <a href={href} target="_blank" rel="noopener">
                {title} <span className="v-hidden">{t('txt_financing_new_tab')}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
