import { useEffect } from 'react';
import notices from '../../src/connected/notices/notices.css';
import { noticesTexts } from '../../src/connected/notices/noticesTexts';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { confirmationActions, confirmationFeature, selectPayment } from '../../src/features/confirmation';
import type { PaymentStage } from '../../src/features/confirmation';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import styles from './thank-you.css';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof confirmationFeature]> {}
}

const STAGES = { none: 'none', pending: 'open', declined: 'failed', cancelled: 'failed', paid: 'paid' } as const satisfies Record<
  string,
  PaymentStage
>;

interface ThankYouProps {
  host: WidgetHost;
  purchaseId: string;
  paymentState: keyof typeof STAGES;
  isNew: boolean;
}

/** The server's page after an order stays as it is (A036); above it stands what has changed about the payment since it was printed. */
function ThankYou({ host: { element }, purchaseId, paymentState, isNew }: ThankYouProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const printed = STAGES[paymentState];
  const payment = useAppSelector(selectPayment);
  const news = payment === printed || (payment !== 'paid' && payment !== 'failed') ? null : payment;
  useEffect(() => {
    if (purchaseId !== '') dispatch(confirmationActions.viewMounted({ purchaseId, payment: printed, isNew }));
  }, [dispatch, purchaseId, printed, isNew]);
  return (
    <>
      <div className="v-root" role="status">
        {news !== null && (
          <div className="news" part="payment" data-stage={news}>
            <p className="news-text">{t(`txt_purchase_${news}`)}</p>
            <button type="button" className="notice-button" part="refresh" onClick={() => dispatch(confirmationActions.refreshRequested())}>
              {t('txt_purchase_refresh')}
            </button>
          </div>
        )}
      </div>
      <ServerSlot host={element} />
    </>
  );
}

export const view = { component: ThankYou, styles: [notices, styles], features: [confirmationFeature], texts: [noticesTexts] };
