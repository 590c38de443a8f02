import { useEffect, useId, useRef, useState } from 'react';
import { ServerText } from '../../src/connected/ServerText';
import { digitalContentActions, selectOrderKeys } from '../../src/features/digitalContent';
import type { LicenseKey } from '../../src/features/digitalContent';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { SecretKey } from './SecretKey';

/** Keys of the same article are numbered, so that each has a name of its own. */
function namesOf(keys: readonly LicenseKey[], t: ReturnType<typeof useShop>['t']): string[] {
  const titles = keys.map(({ title }) => title ?? t('txt_digital_key_untitled'));
  return titles.map((title, nth) => {
    const isOne = titles.filter((other) => other === title).length === 1;
    return isOne
      ? title
      : t('txt_digital_key_number', { title, number: titles.slice(0, nth + 1).filter((other) => other === title).length });
  });
}

/** The licence keys of an order, while the shopper wants to see them (R7.100). */
export function LicenseKeys({ orderId, productId }: { orderId: string; productId: string | null }) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const state = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { status, keys, problem } = useAppSelector((all) => selectOrderKeys(all, orderId));
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (isPressed && (status === 'shown' || status === 'failed')) state.current?.focus({ preventScroll: true }); // the button is another one now
  }, [isPressed, status]);

  const show = () => {
    if (status === 'pending') return;
    setPressed(true);
    dispatch(digitalContentActions.keysRequested({ orderId, productId }));
  };
  const hide = () => {
    setPressed(false);
    dispatch(digitalContentActions.keysHidden({ orderId }));
    requestAnimationFrame(() => button.current?.focus());
  };
  const names = namesOf(keys, t);
  const isEmpty = status === 'shown' && keys.length === 0;
  return (
    <section className="box" part="keys" aria-labelledby={id}>
      <h2 className="notice-title" id={id}>
        {t('txt_digital_keys_title')}
      </h2>
      <p className="notice-text">{t('txt_digital_keys_text')}</p>
      <p ref={state} className="state" role="status" tabIndex={-1} data-state={status}>
        {status === 'pending' && t('txt_digital_keys_loading')}
        {status === 'failed' && (problem === null ? t('txt_digital_keys_failed') : <ServerText message={problem} />)}
        {isEmpty && t('txt_digital_keys_empty')}
        {status === 'shown' && !isEmpty && t('txt_digital_keys_count', { count: keys.length })}
      </p>
      {!isEmpty && status === 'shown' && (
        <ul className="list">
          {keys.map(({ key, downloadUrl }, nth) => (
            <li key={nth} className="item" part="key">
              <SecretKey name={names[nth] ?? ''} secret={key()} downloadHref={links.href(downloadUrl)} />
            </li>
          ))}
        </ul>
      )}
      {status === 'shown' && !isEmpty ? (
        <button type="button" className="notice-button" part="hide" onClick={hide}>
          {t('txt_digital_keys_hide')}
        </button>
      ) : (
        <button
          ref={button}
          type="button"
          className="notice-button"
          data-look={isEmpty || status === 'failed' ? undefined : 'full'}
          part="show"
          aria-disabled={status === 'pending'}
          onClick={show}
        >
          {t(isEmpty ? 'txt_digital_keys_again' : status === 'failed' ? 'txt_digital_retry' : 'txt_digital_keys_show')}
        </button>
      )}
    </section>
  );
}
