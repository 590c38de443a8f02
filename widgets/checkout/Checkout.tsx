import { useCallback, useEffect, useRef } from 'react';
import { cartTexts } from '../../src/features/cart';
import { STEPS } from '../../src/features/checkout';
import type { Order } from '../../src/features/checkout';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { FlashList } from '../../src/connected/FlashList';
import flashList from '../../src/connected/flashList.css';
import { useHoldPage } from '../../src/connected/useHoldPage';
import { useInjectFeature, useShop } from '../../src/store/hooks';
import checkbox from '../../src/ui/forms/checkbox.css';
import { restoreFocus } from '../../src/ui/keyboard/restoreFocus';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';
import { Basket, basketStyles } from './basket/Basket';
import { useBasketMessages } from './basket/useBasketMessages';
import checkout from './checkout.css';
import controls from './controls.css';
import headerFooter from './header-footer.css';
import orderStyles from './order.css';
import overlay from './overlay.css';
import stepBar from './step-bar.css';
import { checkoutFeatures } from './checkoutFeatures';
import checkoutTexts from '../../src/connected/checkout/texts/lazy';
import { CheckoutFooter } from './CheckoutFooter';
import { CheckoutHeader } from './CheckoutHeader';
import { DeferredStatus } from '../../src/ui/text/DeferredStatus';
import { LazyStep } from './LazyStep';
import { Loading } from './Loading';
import { OrderVerification } from './OrderVerification';
import { Overlay } from './Overlay';
import { ShopContact } from './ShopContact';
import { UnverifiedOrder } from './UnverifiedOrder';
import { useCheckout } from './useCheckout';
import type { CheckoutModel } from './useCheckout';

export interface CheckoutProps {
  /** `overlay` covers the server's cart pages; `page` renders in place of the placeholder. */
  mode: 'overlay' | 'page';
}

/** The shipping step, with the time windows where the shop has them (R1.17). */
function useFetchShipping() {
  const { addTexts, flags } = useShop();
  const injectFeature = useInjectFeature();
  return useCallback(async () => {
    const step = import('./shipping/ShippingStep');
    if (!flags.isOn('pup_time_window')) return (await step).createPanel(null);
    const { windows, texts } = await import('./windows/TimeWindows');
    await addTexts(texts);
    injectFeature(windows.feature);
    return (await step).createPanel(windows);
  }, [addTexts, flags, injectFeature]);
}

/** The customer step, with texts and state of its sign-in. */
function useFetchCustomer() {
  const { addTexts } = useShop();
  const injectFeature = useInjectFeature();
  return useCallback(async () => {
    const { panel, texts, features } = await import('./customer/CustomerStep');
    await addTexts(texts);
    features.forEach(injectFeature);
    return panel;
  }, [addTexts, injectFeature]);
}

/** The confirmation, with its texts. */
function useFetchConfirmation() {
  const { addTexts } = useShop();
  return useCallback(async () => {
    const { panel, texts } = await import('./Confirmation');
    await addTexts(texts);
    return panel;
  }, [addTexts]);
}

/** R4.048, R4.049, A034: never an endless loader. The flash's text is shown here instead of above. */
function Fatal({ model: { step, actions } }: { model: CheckoutModel }) {
  const { t } = useShop();
  return (
    <div className="card" role="alert">
      <p>
        {t('err_generic')} {t('txt_checkout_kept')}
      </p>
      <p className="actions">
        <button type="button" className="primary" onClick={actions.retry}>
          {t('txt_cart_try_again')}
        </button>
        {step !== 'preview' && (
          <button type="button" className="button-link" onClick={() => actions.goTo('preview')}>
            {t('txt_checkout_to_basket')}
          </button>
        )}
      </p>
    </div>
  );
}

/** After a reload while ordering: nothing can be changed until the outcome is known. */
function Verifying({ order }: { order: Order }) {
  const { t } = useShop();
  if (order.phase !== 'verifying' && order.phase !== 'confirmed') return <Loading />;
  return (
    <div className="card">
      <DeferredStatus>{t(order.phase === 'confirmed' ? 'txt_order_unknown' : 'txt_order_asking')}</DeferredStatus>
      <OrderVerification attempt={order.attempt} />
    </div>
  );
}

/** [D34] Why the order can no longer be verified; stays until the shopper continues. */
function LostOrder({ message }: { message: string }) {
  const { t } = useShop();
  return (
    <div className="card order-lost" role="alert">
      <p>{t(message)}</p>
      <ShopContact />
    </div>
  );
}

const isStepLost = ({ status, isOrdering, order }: CheckoutModel): boolean => status === 'fatal' && !isOrdering && order.phase !== 'placed';

function StepContent({ model, root }: { model: CheckoutModel; root: ShadowRoot }) {
  const { step, status, order, isOrdering } = model;
  const [fetchCustomer, fetchShipping] = [useFetchCustomer(), useFetchShipping()];
  const fetchConfirmation = useFetchConfirmation();
  if (order.phase === 'placed') return <LazyStep key={order.phase} root={root} fetchPanel={fetchConfirmation} />;
  if (isStepLost(model)) return <Fatal model={model} />;
  if (status !== 'ready' && isOrdering) return <Verifying order={order} />;
  // The snapshot of the cart has no days and services: lines would grow and move those below.
  if (step === 'preview') return status === 'pending' ? <Loading /> : <Basket />;
  if (step === 'customer') return <LazyStep key={step} root={root} fetchPanel={fetchCustomer} />;
  // R2.07, A029: the step's code is a separate chunk and waits for the step's data
  return status === 'pending' ? <Loading /> : <LazyStep key={step} root={root} fetchPanel={fetchShipping} />;
}

/** The purchase in steps, as an overlay over the server's cart pages or within a page. */
function Checkout({ host, mode }: CheckoutProps & { host: WidgetHost }) {
  const [fetchCustomer, fetchShipping] = [useFetchCustomer(), useFetchShipping()];
  const fetchConfirmation = useFetchConfirmation();
  const { t } = useShop();
  const model = useCheckout();
  const hold = useHoldPage();
  const { step, status, isMoving, order } = model;
  const entry = STEPS.find((each) => each.step === step);
  const ofBasket = useBasketMessages();
  /** Messages shown inline, where they stay: not repeated as flashes. */
  const shownInline = isStepLost(model) ? ['err_generic'] : order.phase === 'lost' ? [order.message] : step === 'preview' ? ofBasket : [];
  const heading = useRef<HTMLHeadingElement>(null);
  const entered = useRef<string | null>(null);
  useEffect(() => {
    // Focus each step's heading, so that it is announced; for the first step the dialog does it.
    if (step !== null && entered.current !== step) {
      heading.current?.focus();
      // Visible or not: with what is above it (scroll-margin-top).
      if (entered.current !== null) heading.current?.scrollIntoView?.();
    }
    entered.current = step;
  }, [step]);
  useEffect(() => {
    // Reloading a step or settling an order unmounts the pressed button, and drops the focus.
    if (status !== 'pending' && order.phase !== 'sending') restoreFocus(heading.current, { preventScroll: true });
  }, [status, order.phase]);
  useEffect(() => {
    // Preload the next step's code during the request; if that fails, the step itself fetches it again.
    if (isMoving) void (step === 'preview' ? fetchCustomer : fetchShipping)().catch(() => {});
  }, [isMoving, step, fetchCustomer, fetchShipping]);
  useEffect(() => {
    // After the order nothing should be left to load.
    if (step === 'shipping') void fetchConfirmation().catch(() => {});
  }, [step, fetchConfirmation]);
  // The placeholder shows the server's page again, which may work without the API (A157).
  if (status === 'absent') throw new Error('the shop does not answer the calls of the checkout');
  if (entry === undefined || step === null) return null;

  const Main = mode === 'page' ? 'div' : 'main'; // within a page: it has one of its own
  const content = (
    <div className="checkout">
      <CheckoutHeader model={model} />
      <Main className="checkout-main">
        <div className="checkout-messages">
          <FlashList shownInline={shownInline} />
        </div>
        <h2 ref={heading} className="checkout-title" tabIndex={-1}>
          <VisuallyHidden>{entry.isInNavigation && `${t('txt_checkout_step_of', { step: entry.order, count: 3 })}: `}</VisuallyHidden>
          {model.title !== null && t(model.title)}
        </h2>
        <VisuallyHidden role="status">{isMoving && t('txt_checkout_moving')}</VisuallyHidden>
        {order.phase === 'lost' && <LostOrder message={order.message} />}
        {order.phase === 'unverified' && <UnverifiedOrder attempt={order.attempt} />}
        <StepContent model={model} root={host.shadow} />
      </Main>
      <CheckoutFooter />
    </div>
  );
  if (mode === 'page') return <div className="v-root in-page">{content}</div>;
  return (
    <div className="v-root">
      <Overlay title={t('txt_checkout')} hold={hold} initialFocus={heading}>
        {content}
      </Overlay>
    </div>
  );
}

export const view = {
  component: Checkout,
  needsNoFallback: true,
  styles: [flashList, ...basketStyles, overlay, headerFooter, checkout, checkbox, controls, orderStyles, stepBar],
  features: checkoutFeatures,
  texts: [cartTexts, checkoutTexts],
};
