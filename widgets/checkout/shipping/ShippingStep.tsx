import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { Delivery } from '../../../src/features/delivery';
import { pickupSaga, pickupSlice, selectOpenList } from '../../../src/features/pickup';
import incrementalListStyles from '../../../src/ui/lists/incrementalList.css';
import modalStyles from '../../../src/ui/overlays/modal.css';
import { useAppSelector, useInjectFeature, useShop } from '../../../src/store/hooks';
import { adoptStyles } from '../../../src/ui/styles/adoptStyles';
import dialog from '../../../src/ui/overlays/dialog.css';
import field from '../../../src/ui/forms/field.css';
import price from '../../../src/ui/text/price.css';
import { Loading } from '../Loading';
import summary from '../summary/summary.css';
import { DeliveryBox } from './DeliveryBox';
import { DeliveryExtras } from './DeliveryExtras';
import { OrderBox, OrderNotesForm, Summary } from './OrderBox';
import { OrderBar } from './OrderButton';
import { missingAt } from './OrderMissing';
import { PaymentBox } from './PaymentBox';
import { PickupDialog } from './PickupDialog';
import orderStyles from './order.css';
import pickup from './pickup.css';
import shipping from './shipping.css';
import { deliveryBoxId, NO_DELIVERIES_BOX_ID, PAYMENT_BOX_ID } from './shippingIds';
import { useDeliveries } from './useDeliveries';
import type { DeliveriesModel } from './useDeliveries';
import { useOrder } from './useOrder';
import type { WindowsView } from './windowsPart';

declare module '../../../src/store/createStore' {
  interface LazyState extends WithSlice<typeof pickupSlice> {}
}

const pickupFeature = { slice: pickupSlice, saga: pickupSaga };

function PickupList() {
  return useAppSelector(selectOpenList) === null ? null : <PickupDialog />;
}

/** The response has no deliveries: nothing can be ordered, but it can be reloaded. */
function NoDeliveries({ model: { actions } }: { model: DeliveriesModel }) {
  const { t } = useShop();
  return (
    <div className="card no-deliveries" role="alert" id={NO_DELIVERIES_BOX_ID}>
      <p>
        {t('txt_shipping_lost')} {t('txt_checkout_kept')}
      </p>
      <button type="button" className="secondary" onClick={actions.askAgain}>
        {t('txt_cart_try_again')}
      </button>
    </div>
  );
}

/** Delivery, payment and order (requirements, sections 3 and 4); disabled while an order is being submitted. */
function ShippingStep({ Windows }: { Windows: WindowsView | null }) {
  const { t } = useShop();
  const injectFeature = useInjectFeature();
  useEffect(() => injectFeature(pickupFeature), [injectFeature]);
  const isPickupReady = useAppSelector((state) => Object.hasOwn(state, 'pickup'));
  const deliveries = useDeliveries();
  const order = useOrder();
  const { deliveries: all, selections, dropped, turn, actions } = deliveries;
  const isWaiting = ({ deliveryId, isDigital, deliveryMethods }: Delivery, place: number, next: number): boolean =>
    place > next &&
    !isDigital &&
    (selections[deliveryId] ?? null) === null &&
    dropped[deliveryId] === undefined &&
    deliveryMethods.some(({ available }) => available);
  if (!deliveries.isKnown || !isPickupReady) return <Loading />;
  return (
    <div className="shipping layout-sidebar">
      <fieldset className="choices" disabled={order.isOrdering}>
        <DeliveryExtras model={deliveries} />
        {all.length === 0 && (deliveries.isLost ? <NoDeliveries model={deliveries} /> : <p className="card">{t('txt_shipping_none')}</p>)}
        {all.map((delivery, place) => (
          <DeliveryBox
            key={delivery.deliveryId}
            delivery={delivery}
            index={place}
            total={all.length}
            selection={selections[delivery.deliveryId] ?? null}
            dropped={dropped[delivery.deliveryId]}
            missing={missingAt(order, deliveryBoxId(place))}
            waitsFor={turn !== null && isWaiting(delivery, place, turn) ? turn : null}
            actions={actions}
            Windows={Windows}
          />
        ))}
        <PaymentBox missing={missingAt(order, PAYMENT_BOX_ID)} />
        <OrderNotesForm model={order} />
      </fieldset>
      <div className="shipping-side sidebar">
        <Summary model={order} />
        <OrderBox model={order} />
      </div>
      <PickupList />
      <OrderBar model={order} />
    </div>
  );
}

/** `windows`: the view of the time windows and its stylesheet. */
export const createPanel = (windows: { component: WindowsView; styles: string } | null) => ({
  component: () => <ShippingStep Windows={windows?.component ?? null} />,
  adopt: (shadow: ShadowRoot) =>
    adoptStyles(shadow, [
      ...[field, price, modalStyles, dialog, incrementalListStyles, summary, shipping, orderStyles, pickup],
      ...(windows === null ? [] : [windows.styles]),
    ]),
});
