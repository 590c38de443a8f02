import { checkoutActions } from '../../src/features/checkout';
import type { Attempt } from '../../src/features/checkout';
import { useAppDispatch, useShop } from '../../src/store/hooks';
import { DeferredStatus } from '../../src/ui/text/DeferredStatus';
import { OrderVerification } from './OrderVerification';

/** Focused when the order button is pressed. */
export const UNVERIFIED_ORDER_ID = 'order-unverified';

/** [D1] An earlier order may have been placed: the shopper can go on looking and editing, and decides whether to order again. */
export function UnverifiedOrder({ attempt }: { attempt: Attempt }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  return (
    <section id={UNVERIFIED_ORDER_ID} className="card order-unverified">
      <DeferredStatus>{t('txt_order_unverified')}</DeferredStatus>
      <OrderVerification attempt={attempt}>
        <p className="hint">{t('txt_order_waive_hint')}</p>
        <button type="button" className="button-link" onClick={() => dispatch(checkoutActions.attemptOverridden())}>
          {t('txt_order_waive')}
        </button>
      </OrderVerification>
    </section>
  );
}
