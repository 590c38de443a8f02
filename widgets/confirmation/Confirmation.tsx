import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import notices from '../../src/connected/notices/notices.css';
import { nextKeys } from '../../src/connected/purchase/nextKeys';
import { OutcomeIcon } from '../../src/connected/purchase/OutcomeIcon';
import outcomeStyles from '../../src/connected/purchase/outcome.css';
import purchaseTexts from '../../src/connected/purchase/texts/lazy';
import { TransferBlock } from '../../src/connected/purchase/TransferBlock';
import transferStyles from '../../src/connected/purchase/transfer.css';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { confirmationActions, confirmationFeature, selectPurchase, selectTransfer } from '../../src/features/confirmation';
import type { KnownPurchase } from '../../src/features/confirmation';
import type { PaymentState } from '../../src/features/purchaseReports';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { deepActiveElement } from '../../src/ui/keyboard/deepFocus';
import { useServerHeight } from '../../src/ui/rendering/useServerHeight';
import styles from './confirmation.css';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof confirmationFeature]> {}
}

interface ConfirmationProps {
  host: WidgetHost;
  /** How to transfer the money, instead of what has changed about the payment. */
  isTransfer: boolean;
  purchaseId: string;
  paymentState: PaymentState;
  isNew: boolean;
  /** The server's content is heading, state and actions alone: news take its place. */
  isReplaced: boolean;
}

/** [D3] The server's text, until the same with buttons to copy and the payment code can take its place. */
function Transfer({ host: { element }, purchaseId }: ConfirmationProps) {
  const dispatch = useAppDispatch();
  const transfer = useAppSelector(selectTransfer);
  // What the page has reserved stays: nothing below moves.
  const minHeight = useServerHeight(element);
  useEffect(() => {
    if (purchaseId !== '') dispatch(confirmationActions.transferMounted({ purchaseId }));
  }, [dispatch, purchaseId]);
  return (
    <div className="v-root in-place" style={{ minHeight }}>
      {transfer === null ? <ServerSlot host={element} /> : <TransferBlock transfer={transfer} />}
    </div>
  );
}

/** R7.112: the purchase, when its payment has become something else than the page shows. `none` counts of an order that is paid by a transfer now. */
function useNews({ purchaseId, paymentState, isNew, isReplaced }: ConfirmationProps): KnownPurchase | null {
  const dispatch = useAppDispatch();
  const purchase = useAppSelector(selectPurchase);
  useEffect(() => {
    if (purchaseId !== '') dispatch(confirmationActions.viewMounted({ purchaseId, payment: paymentState, isNew }));
  }, [dispatch, purchaseId, paymentState, isNew]);
  if (purchase === null || purchase.payment === paymentState) return null;
  return purchase.payment !== 'none' || (isReplaced && purchase.transfer !== null) ? purchase : null;
}

function Refresh() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  return (
    <button type="button" className="notice-button" part="refresh" onClick={() => dispatch(confirmationActions.refreshRequested())}>
      {t('txt_purchase_refresh')}
    </button>
  );
}

const PAY_KEYS: Readonly<Partial<Record<PaymentState, string>>> = {
  pending: 'txt_order_pay',
  declined: 'txt_payment_again',
  cancelled: 'txt_payment_again',
};

interface InPlaceProps {
  purchase: KnownPurchase;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** [D4] An open payment is made, also in another way; any other state is the shop's own page again. */
function Actions({ purchase: { payment, confirmationUrl, orderUrl }, heading }: InPlaceProps) {
  const { t, links } = useShop();
  const actions = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(
    () => () => {
      if (actions.current?.contains(deepActiveElement(document))) heading.current?.focus({ preventScroll: true });
    },
    [heading],
  );
  const payKey = PAY_KEYS[payment];
  const [pay, orderPage] = [confirmationUrl, orderUrl].map((url) => (payKey === undefined ? null : links.safeTarget(url)));
  return (
    <p ref={actions} className="news-actions">
      {payKey !== undefined && pay && (
        <a className="notice-button" data-look="full" part="pay" href={pay}>
          {t(payKey)}
        </a>
      )}
      {orderPage && (
        <a className="notice-button" part="other-payment" href={orderPage}>
          {t('txt_payment_another')}
        </a>
      )}
      {!pay && !orderPage && <Refresh />}
    </p>
  );
}

/** Heading and state in the place of the server's, with the words of its page of this state. */
function Outcome({ host: { element }, purchase: { payment, email, transfer }, heading }: InPlaceProps & { host: WidgetHost }) {
  const { t } = useShop();
  const isOpen = payment !== 'paid' && payment !== 'none';
  useLayoutEffect(() => {
    // The server's control that had the focus is not shown any more.
    const active = deepActiveElement(document);
    if (active !== element && element.contains(active)) heading.current?.focus({ preventScroll: true });
  }, [element, heading]);
  return (
    <div part="payment" data-stage={payment}>
      <div className="order-outcome news-outcome" data-open={isOpen ? '' : undefined}>
        <OutcomeIcon isOpen={isOpen} />
        <h1 ref={heading} className="news-heading" part="heading" tabIndex={-1}>
          {t(payment === 'paid' ? 'txt_purchase_none' : `txt_purchase_${payment}`)}
        </h1>
      </div>
      <p className="news-lead">
        {nextKeys({ payment, email, isTransferred: transfer !== null })
          .map((key) => t(key, { email: email ?? '' }))
          .join(' ')}
      </p>
    </div>
  );
}

/** What has changed about the payment since the server's page was printed (A036): in the place of what tells of it, else above the page. */
function PaymentNews(props: ConfirmationProps) {
  const { host, isReplaced } = props;
  const { t } = useShop();
  const purchase = useNews(props);
  const heading = useRef<HTMLHeadingElement>(null);
  // What the page has reserved stays: nothing below moves.
  const minHeight = useServerHeight(host.element);
  const isInPlace = purchase !== null && isReplaced;
  return (
    <>
      <div className={isReplaced ? 'v-root in-place' : 'v-root'} style={isReplaced ? { minHeight } : undefined}>
        <div role="status">
          {isInPlace && <Outcome host={host} purchase={purchase} heading={heading} />}
          {purchase !== null && !isReplaced && (
            <div className="news" part="payment" data-stage={purchase.payment}>
              <p className="news-text">{t(`txt_purchase_${purchase.payment}`)}</p>
              <Refresh />
            </div>
          )}
        </div>
        {isInPlace && <Actions key={purchase.payment} purchase={purchase} heading={heading} />}
        {isReplaced && purchase === null && <ServerSlot host={host.element} />}
      </div>
      {!isReplaced && <ServerSlot host={host.element} />}
    </>
  );
}

function Confirmation(props: ConfirmationProps) {
  return props.isTransfer ? <Transfer {...props} /> : <PaymentNews {...props} />;
}

export const view = {
  component: Confirmation,
  styles: [notices, outcomeStyles, transferStyles, styles],
  features: [confirmationFeature],
  texts: [purchaseTexts],
};
