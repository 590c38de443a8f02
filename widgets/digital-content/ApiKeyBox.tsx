import { useEffect, useId, useRef, useState } from 'react';
import type { Ref } from 'react';
import { ServerText } from '../../src/connected/ServerText';
import { digitalContentActions, selectApiKey } from '../../src/features/digitalContent';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { SecretKey } from './SecretKey';

interface ChoiceProps {
  text: string;
  part: string;
  onPress: () => void;
  isMain?: boolean;
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function Choice({ text, part, onPress, isMain = false, isPending = false, ref }: ChoiceProps) {
  const { t } = useShop();
  return (
    <button
      ref={ref}
      type="button"
      className="notice-button"
      data-look={isMain ? 'full' : undefined}
      part={part}
      aria-disabled={isPending}
      onClick={onPress}
    >
      {t(text)}
    </button>
  );
}

/** The customer's key at the provider of a product: created and renewed (R7.099, R7.101), shown once. */
export function ApiKeyBox({ productId, isThere }: { productId: string; isThere: boolean }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const state = useRef<HTMLParagraphElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { status, key, problem } = useAppSelector((all) => selectApiKey(all, productId));
  const [isAsking, setAsking] = useState(false);
  const [wasRenewal, setRenewal] = useState(false);
  useEffect(() => {
    if (isThere) dispatch(digitalContentActions.apiKeyFound({ productId }));
  }, [dispatch, isThere, productId]);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'pending' && status !== 'pending') state.current?.focus({ preventScroll: true }); // the pressed button is gone
    before.current = status;
  }, [status]);

  const focusFirst = () => requestAnimationFrame(() => first.current?.focus());
  const request = (isRenewal: boolean) => {
    if (status === 'pending') return;
    setRenewal(isRenewal);
    setAsking(false);
    dispatch(digitalContentActions.apiKeyRequested({ productId, isRenewal }));
  };
  const ask = (isOpen: boolean) => {
    setAsking(isOpen);
    focusFirst();
  };
  const hide = () => {
    dispatch(digitalContentActions.apiKeyHidden({ productId }));
    focusFirst();
  };
  const mayBeThere = status === 'exists' || status === 'unknown' || (status === 'failed' && wasRenewal);
  return (
    <section className="box" part="api-key" aria-labelledby={id}>
      <h2 className="notice-title" id={id}>
        {t('txt_digital_api_title')}
      </h2>
      <p className="notice-text">{t('txt_digital_api_text')}</p>
      <p ref={state} className="state" role="status" tabIndex={-1} data-state={status}>
        {status === 'pending' && t('txt_digital_api_pending')}
        {status === 'exists' && t('txt_digital_api_exists')}
        {status === 'unknown' && t('txt_digital_api_unknown')}
        {status === 'failed' && (problem === null ? t('txt_digital_api_failed') : <ServerText message={problem} />)}
        {status === 'shown' && t('txt_digital_api_once')}
      </p>
      {status === 'shown' && key !== null && (
        <div className="item" part="key">
          <SecretKey name={t('txt_digital_api_title')} secret={key()} />
        </div>
      )}
      {status === 'shown' && <Choice ref={first} text="txt_digital_api_hide" part="hide" onPress={hide} />}
      {(status === 'none' || status === 'pending' || (status === 'failed' && !wasRenewal)) && (
        <Choice
          ref={first}
          text="txt_digital_api_create"
          part="create"
          isMain
          isPending={status === 'pending'}
          onPress={() => request(false)}
        />
      )}
      {mayBeThere && !isAsking && <Choice ref={first} text="txt_digital_api_renew" part="renew" onPress={() => ask(true)} />}
      {mayBeThere && isAsking && (
        <div className="question" role="group" aria-label={t('txt_digital_api_renew')}>
          <p className="warning">{t('txt_digital_api_warning')}</p>
          <div className="actions">
            <Choice ref={first} text="txt_digital_api_confirm" part="confirm" isMain onPress={() => request(true)} />
            <Choice text="txt_digital_api_keep" part="keep" onPress={() => ask(false)} />
          </div>
        </div>
      )}
    </section>
  );
}
