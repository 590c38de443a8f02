import { useEffect } from 'react';
import notices from '../../src/connected/notices/notices.css';
import { purchaseTexts } from '../../src/connected/purchase/purchaseTexts';
import { TransferBlock } from '../../src/connected/purchase/TransferBlock';
import transferStyles from '../../src/connected/purchase/transfer.css';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { confirmationActions, confirmationFeature, selectPayment, selectTransfer } from '../../src/features/confirmation';
import type { PaymentStage } from '../../src/features/confirmation';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { useServerHeight } from '../../src/ui/rendering/useServerHeight';
import styles from './thank-you.css';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof confirmationFeature]> {}
}

const STAGES = {
  none: 'none',
  pending: 'open',
  processing: 'open',
  declined: 'failed',
  cancelled: 'failed',
  paid: 'paid',
} as const satisfies Record<string, PaymentStage>;

interface ThankYouProps {
  host: WidgetHost;
  /** How to transfer the money, instead of what has changed about the payment. */
  isTransfer: boolean;
  purchaseId: string;
  paymentState: keyof typeof STAGES;
  isNew: boolean;
}

/** [D3] The server's text, until the same with buttons to copy and the payment code can take its place. */
function Transfer({ host: { element }, purchaseId }: ThankYouProps) {
  const dispatch = useAppDispatch();
  const transfer = useAppSelector(selectTransfer);
  // What the page has reserved stays: nothing below moves.
  const minHeight = useServerHeight(element);
  useEffect(() => {
    if (purchaseId !== '') dispatch(confirmationActions.transferMounted({ purchaseId }));
  }, [dispatch, purchaseId]);
  return (
    <div className="v-root transfer-root" style={{ minHeight }}>
      {transfer === null ? <ServerSlot host={element} /> : <TransferBlock transfer={transfer} />}
    </div>
  );
}

/** The server's page after an order stays as it is (A036); above it stands what has changed about the payment since it was printed. */
function PaymentNews({ host: { element }, purchaseId, paymentState, isNew }: ThankYouProps) {
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

function ThankYou(props: ThankYouProps) {
  return props.isTransfer ? <Transfer {...props} /> : <PaymentNews {...props} />;
}

export const view = {
  component: ThankYou,
  styles: [notices, transferStyles, styles],
  features: [confirmationFeature],
  texts: [purchaseTexts],
};
