import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Cart } from '../../../src/features/cart';
import { CODE_MAX_CHARS, discountActions, selectDiscountStatus, toCode } from '../../../src/features/discount';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { CloseIcon } from '../../../src/ui/CloseIcon';
import { useTyped } from '../useTyped';

/** Codes for a discount: those that count, and one more. What was typed stays until the shop has taken it. */
export function Codes({ discounts: { codes, messages } }: { discounts: Cart['discounts'] }) {
  const { t, format, countryCode } = useShop();
  const dispatch = useAppDispatch();
  const isChecking = useAppSelector(selectDiscountStatus) === 'pending';
  const [typed, setTyped] = useTyped('code');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isTaken = codes.some(({ code }) => code.toLowerCase() === toCode(typed).toLowerCase());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = toCode(typed);
    const wrong =
      code === '' ? t('txt_code_missing') : code.length > CODE_MAX_CHARS ? t('txt_code_too_long', { max: CODE_MAX_CHARS }) : null;
    setProblem(wrong);
    if (wrong !== null) field.current?.focus();
    else if (!isChecking) dispatch(discountActions.codeSubmitted({ code }));
  };

  return (
    <section className="codes">
      <form noValidate onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {t('txt_code_label')}
        </label>
        <div className="code-row">
          <input
            ref={field}
            id={id}
            className="field-input"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={isTaken && typed !== '' ? '' : typed}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <button type="submit" className="second" aria-disabled={isChecking}>
            {t('txt_code_apply')}
          </button>
        </div>
        <p className="field-problem" id={`${id}-problem`} aria-live="polite">
          {problem ?? (isChecking ? t('txt_code_checking') : '')}
        </p>
      </form>
      {codes.length > 0 && (
        <ul className="code-list">
          {codes.map(({ code, title, value }) => (
            <li key={code}>
              <span className="code">
                {code}
                {title !== null && <span className="fact"> {title}</span>}
              </span>
              {value !== null && <span>{format.money(-Math.abs(value))}</span>}
              <button
                type="button"
                className="remove"
                aria-label={t('txt_code_remove', { code })}
                aria-disabled={isChecking}
                onClick={() => !isChecking && dispatch(discountActions.codeRemoved({ code }))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {messages.map(({ message, type }) => (
        <p key={message} className="code-message" data-type={type}>
          {message}
        </p>
      ))}
      {countryCode === 'PL' && codes.length > 0 && (
        <button type="button" className="plain" onClick={() => !isChecking && dispatch(discountActions.migrationRequested())}>
          {t('txt_codes_migrate')}
        </button>
      )}
    </section>
  );
}
