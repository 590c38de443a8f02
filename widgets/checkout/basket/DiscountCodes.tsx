import { memo, useRef, useState } from 'react';
import type { Cart } from '../../../src/features/cart';
import {
  CODE_MAX_CHARS,
  discountActions,
  isSameCode,
  selectCodeDone,
  selectDiscountStatus,
  selectHandedOverCode,
  selectRefusedCode,
  selectTypedCode,
  toCode,
} from '../../../src/features/discount';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { ServerText } from '../../../src/connected/ServerText';
import { useServerForm } from '../../../src/connected/serverForm/useServerForm';
import { CloseIcon } from '../../../src/ui/graphics/CloseIcon';
import { OneFieldForm } from './OneFieldForm';

/** Of the server's own page of the cart. */
const SERVER_FIELD = 'form input[name="code"]:not([type="hidden"])';

/** The applied discount codes and a form for another one. The typed code stays until the shop has accepted it. */
export const DiscountCodes = memo(function DiscountCodes({ discounts: { codes, messages } }: { discounts: Cart['discounts'] }) {
  const { t, format, countryCode } = useShop();
  const dispatch = useAppDispatch();
  const isChecking = useAppSelector(selectDiscountStatus) === 'pending';
  const box = useRef<HTMLElement>(null);
  const server = useServerForm({ inside: box, handedOver: useAppSelector(selectHandedOverCode), field: SERVER_FIELD, keepsPlace: true });
  const refused = useAppSelector(selectRefusedCode);
  const typed = useAppSelector(selectTypedCode);
  /** What is being typed may begin like a code of the cart. */
  const [isTyping, setTyping] = useState(false);
  const isTaken = codes.some(({ code }) => isSameCode(code, typed));
  const shown = isTaken && !isTyping ? '' : typed;
  const done = useAppSelector(selectCodeDone);
  const refusal = refused !== null && isSameCode(refused.code, typed) ? refused.messages : [];

  const textOf = (about: typeof done): string => about.map(({ message, isKey }) => (isKey ? t(message) : message)).join(' ');
  const problemOf = (): string | null => {
    const code = toCode(shown);
    if (code === '') return t('txt_code_missing');
    return code.length > CODE_MAX_CHARS ? t('txt_code_too_long', { max: CODE_MAX_CHARS }) : null;
  };

  return (
    <section ref={box} className="codes" tabIndex={-1} aria-label={t('txt_cart_discount')}>
      <OneFieldForm
        label={t('txt_code_label')}
        button={t('txt_code_apply')}
        input={{
          type: 'text',
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          value: shown,
          onChange: (event) => {
            setTyping(true);
            dispatch(discountActions.codeTyped({ code: event.currentTarget.value }));
          },
        }}
        problemOf={problemOf}
        onSubmit={() => {
          if (isChecking) return;
          setTyping(false);
          const canHandOver = server.press({ values: [[SERVER_FIELD, toCode(shown)]] });
          dispatch(discountActions.codeSubmitted({ code: toCode(shown), canHandOver }));
        }}
        refusal={refusal.length === 0 ? null : textOf(refusal)}
        done={isChecking || shown !== '' ? '' : textOf(done)}
        note={isChecking ? t('txt_code_checking') : ''}
        isBusy={isChecking}
      />
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
                className="icon-button remove"
                aria-label={t('txt_code_remove', { code })}
                aria-disabled={isChecking}
                onClick={() => {
                  if (isChecking) return;
                  box.current?.focus(); // the button goes
                  dispatch(discountActions.codeRemoved({ code }));
                }}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {messages.map((message) => (
          <div key={message.message} className="code-message" data-type={message.type}>
            <ServerText message={message} />
          </div>
        ))}
      </div>
      {countryCode === 'PL' && codes.length > 0 && (
        <button type="button" className="button-link" onClick={() => !isChecking && dispatch(discountActions.migrationRequested())}>
          {t('txt_codes_migrate')}
        </button>
      )}
    </section>
  );
});
