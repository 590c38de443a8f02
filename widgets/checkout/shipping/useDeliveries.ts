import { useMemo } from 'react';
import { checkoutActions } from '../../../src/features/checkout';
import {
  deliveryActions,
  isPickup,
  selectAreDeliveriesLost,
  selectCampaignBar,
  selectDeliveries,
  selectDeliveryTurn,
  selectRevoked,
  selectIsDeliveryKnown,
  selectIsVipDelivery,
  selectSearchSelection,
  selectSelections,
  selectStrategies,
  selectStrategy,
} from '../../../src/features/delivery';
import type { Delivery, MethodName, Selection } from '../../../src/features/delivery';
import { pickupActions } from '../../../src/features/pickup';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';

/** Delivery methods and selections of every seller. */
export function useDeliveries() {
  const dispatch = useAppDispatch();
  const { flags } = useShop();
  const searchSelection = useAppSelector(selectSearchSelection);
  const actions = useMemo(
    () => ({
      choose: (deliveryId: string, deliveryMethodName: MethodName) =>
        dispatch(deliveryActions.methodChosen({ deliveryId, deliveryMethodName })),
      chooseWindow: (deliveryId: string, { deliveryMethodName, branch }: Selection, timeWindowId: string | null) => {
        const order = { ...(branch === null ? {} : { branchId: branch.id }), ...(timeWindowId === null ? {} : { timeWindowId }) };
        return dispatch(deliveryActions.methodChosen({ deliveryId, deliveryMethodName, order, branch }));
      },
      clear: (deliveryId: string) => dispatch(deliveryActions.methodCleared({ deliveryId })),
      insure: (deliveryId: string, selected: boolean) => dispatch(deliveryActions.insuranceChanged({ deliveryId, selected })),
      setStrategy: (strategy: string) => dispatch(deliveryActions.strategyChosen({ strategy })),
      takeCampaign: (id: string, selected: boolean) => dispatch(deliveryActions.campaignChosen({ id, selected })),
      askAgain: () => dispatch(checkoutActions.stepReloadRequested()),
      openBranches({ deliveryId, position }: Delivery, deliveryMethodName: MethodName) {
        if (!isPickup(deliveryMethodName)) return;
        const place = searchSelection.deliveries[deliveryId] ?? (position === null ? null : { ...position, title: '' });
        dispatch(pickupActions.listOpened({ deliveryId, deliveryMethodName, place }));
      },
    }),
    [dispatch, searchSelection],
  );
  return {
    isKnown: useAppSelector(selectIsDeliveryKnown),
    isLost: useAppSelector(selectAreDeliveriesLost),
    deliveries: useAppSelector(selectDeliveries),
    selections: useAppSelector(selectSelections),
    dropped: useAppSelector(selectRevoked),
    /** R1.20: null when all are open at once. */
    turn: useAppSelector((state) => (flags.isOn('subsequent_delivery') ? selectDeliveryTurn(state) : null)),
    strategies: useAppSelector(selectStrategies),
    strategy: useAppSelector(selectStrategy),
    campaign: useAppSelector(selectCampaignBar),
    isVip: useAppSelector(selectIsVipDelivery),
    actions,
  };
}

export type DeliveriesModel = ReturnType<typeof useDeliveries>;
