import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { checkoutActions } from '../../src/features/checkout';
import type { Attempt } from '../../src/features/checkout';
import { useAppDispatch, useShop } from '../../src/store/hooks';
import { ShopContact } from './ShopContact';

const SECOND_MS = 1000;
/** Longer than that nobody has waited for an answer. */
const ELAPSED_MAX_MS = 60 * 60 * SECOND_MS;

const minutesText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface OrderVerificationProps {
  attempt: Attempt;
  /** Further actions. */
  children?: ReactNode;
}

/**
 * [D1] Shown while an order is being verified: what was sent, how long it has been verified, a button to check now, and the
 * shop's contact.
 */
export function OrderVerification({ attempt: { at, pieces, total }, children }: OrderVerificationProps) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const now = useNow();
  return (
    <div className="order-verification">
      {pieces !== null && total !== null && (
        <p>{t('txt_order_sent', { pieces: t('txt_cart_pieces', { count: pieces }), total: format.money(total) })}</p>
      )}
      {now - at < ELAPSED_MAX_MS && <p className="hint">{t('txt_order_elapsed', { time: minutesText(now - at) })}</p>}
      <button type="button" className="secondary" onClick={() => dispatch(checkoutActions.outcomeRequested())}>
        {t('txt_order_ask_again')}
      </button>
      {children}
      <ShopContact />
    </div>
  );
}
