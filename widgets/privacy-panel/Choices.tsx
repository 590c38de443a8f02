import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useServerForm } from '../../src/connected/serverForm/useServerForm';
import { privacyActions, selectPrivacy } from '../../src/features/privacy';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { SaveState } from './SaveState';
import type { ServerChoice, ServerPanel } from './readServerPanel';

/** R7.149: all consents of the customer at once. */
export function Choices({ choices, isByQuery }: Pick<ServerPanel, 'choices' | 'isByQuery'>) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const { choicesStatus, handedOver } = useAppSelector(selectPrivacy);
  const form = useRef<HTMLFormElement>(null);
  const serverForm = useServerForm({ inside: form, handedOver, field: 'form input[type="checkbox"][name]' });
  const stored = useAppSelector(({ account }) => account.consents);
  /** What the customer has changed since the last saving. */
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [start] = useState(stored);
  const [lastStatus, setLastStatus] = useState(choicesStatus);
  if (lastStatus !== choicesStatus) {
    setLastStatus(choicesStatus);
    if (choicesStatus === 'saved') setChanged({});
  }
  const isTicked = ({ code, isTicked: printed }: ServerChoice): boolean => {
    if (Object.hasOwn(changed, code)) return changed[code] === true;
    // The server's form is as new as the page; what is saved later, also in another tab, is newer.
    return Object.hasOwn(stored, code) && stored[code] !== start[code] ? stored[code] === true : printed;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (choicesStatus === 'pending') return;
    const sent = choices.filter(({ isDisabled }) => !isDisabled).map((choice) => [choice.code, isTicked(choice)] as const);
    const canHandOver = serverForm.press({ values: sent.map(([code, isGiven]) => [`[name="${code}"]`, isGiven]) });
    dispatch(privacyActions.choicesSubmitted({ consents: Object.fromEntries(sent), isByQuery, canHandOver }));
  };
  return (
    <form ref={form} className="choices" part="choices" onSubmit={submit} aria-labelledby={id}>
      <h2 className="notice-title" id={id}>
        {t('txt_privacy_choices')}
      </h2>
      <p className="notice-text">{t('txt_privacy_choices_text')}</p>
      {choices.map((choice) => (
        <label key={choice.code} className="choice">
          <input
            type="checkbox"
            name={choice.code}
            checked={isTicked(choice)}
            disabled={choice.isDisabled}
            onChange={({ currentTarget }) => {
              setChanged({ ...changed, [choice.code]: currentTarget.checked });
              if (choicesStatus !== 'pending') dispatch(privacyActions.choicesChanged());
            }}
          />
          <span>
            {choice.label.map((part, index) =>
              typeof part === 'string' ? (
                part
              ) : (
                <a key={index} href={part.href}>
                  {part.name}
                </a>
              ),
            )}
          </span>
        </label>
      ))}
      <button type="submit" className="notice-button" data-look="full" part="save" aria-disabled={choicesStatus === 'pending'}>
        {t('txt_privacy_choices_save')}
      </button>
      <SaveState
        status={choicesStatus}
        text={
          choicesStatus === 'saved' ? t('txt_privacy_choices_saved') : choicesStatus === 'failed' ? t('txt_privacy_choices_failed') : null
        }
      />
    </form>
  );
}
