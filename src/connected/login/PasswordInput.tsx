import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useShop } from '../../store/hooks';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/**
 * A password that can be shown, to find a typo before submitting. Hidden again on submit: browsers store the values of text
 * fields and suggest them to the next person.
 */
export function PasswordInput(input: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useShop();
  const [isShown, setShown] = useState(false);
  const [wasShown, setWasShown] = useState(false); // an untouched field announces nothing
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <span className="password">
      <input
        {...input}
        className="field-input"
        type={isShown ? 'text' : 'password'}
        // As text it would otherwise be spelt, corrected and learnt.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        ref={button}
        type="button"
        className="password-show"
        aria-label={t('txt_password_show')}
        aria-pressed={isShown}
        aria-controls={input.id}
        onMouseDown={(event) => event.preventDefault()} // the field keeps the focus, and a phone its keyboard
        onClick={() => {
          setShown(!isShown);
          setWasShown(true);
        }}
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M2 12q4-7 10-7t10 7q-4 7-10 7T2 12" />
          <circle cx="12" cy="12" r="3" />
          {isShown && <path d="M4 21 20 3" />}
        </svg>
      </button>
      <VisuallyHidden role="status">{wasShown && t(isShown ? 'txt_password_shown' : 'txt_password_hidden')}</VisuallyHidden>
    </span>
  );
}
