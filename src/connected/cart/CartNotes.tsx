import type { ReactNode } from 'react';
import { reservationAt, reservationLabel } from '../../features/cart';
import { useShop } from '../../store/hooks';
import { Countdown } from '../../ui/text/Countdown';
import type { CartModel } from './useCartModel';

const MINUTE_MS = 60_000;

interface CartNotesProps {
  model: CartModel;
  /** Stands in the row of the reservation. */
  children?: ReactNode;
}

/** Notes about the whole cart: why nothing can be saved, that it may be outdated, and how long it is reserved (R4.100, A092). */
export function CartNotes({ model, children }: CartNotesProps) {
  const { cart, pause, pauseNote, status, reservation, clockOffsetMs, actions } = model;
  const { t, links, config } = useShop();
  const login = pause === 'signIn' ? links.to('login') : null;
  const running = t(reservationLabel({ phase: 'pending', remainingMs: 0 }));
  return (
    <>
      <div role="status">
        {pauseNote !== undefined && (
          <p className="note">
            {t(pauseNote)} {login !== null && <a href={login}>{t('txt_cart_sign_in')}</a>}
          </p>
        )}
        {status === 'failed' && (
          <p className="note">
            {t(cart === null ? 'txt_cart_unavailable' : 'txt_cart_outdated')}{' '}
            <button type="button" className="button-link" onClick={actions.refresh}>
              {t('txt_cart_try_again')}
            </button>
          </p>
        )}
      </div>
      {(reservation !== null || children !== undefined) && (
        <div className="cart-toolbar">
          {reservation !== null && (
            <p className="reservation">
              <Countdown
                deadline={reservation.start + reservation.minutes * MINUTE_MS}
                now={() => Date.now() + clockOffsetMs}
                phaseAt={(now) => reservationAt(reservation, now, config.reservationUrgeMinutes).phase}
                labels={{
                  unknown: t(reservationLabel(null)),
                  pending: running,
                  urge: running,
                  expired: t(reservationLabel({ phase: 'expired', remainingMs: 0 })),
                }}
              />
            </p>
          )}
          {children}
        </div>
      )}
    </>
  );
}
