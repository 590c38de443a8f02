import { useEffect, useMemo } from 'react';
import {
  checkoutActions,
  selectCheckoutStatus,
  selectIsCompletedStep,
  selectIsMoving,
  selectIsOrdering,
  selectOrder,
  selectStep,
  selectTitle,
  STEPS,
} from '../../src/features/checkout';
import type { Step } from '../../src/features/checkout';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';

/** The steps and the current request. Each step selects its own data. */
export function useCheckout() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(checkoutActions.viewMounted()), [dispatch]);
  const step = useAppSelector(selectStep);
  const behind = useAppSelector((state) => STEPS.filter((entry) => selectIsCompletedStep(state, entry.step)).length);
  const actions = useMemo(
    () => ({
      goTo: (wanted: Step) => dispatch(checkoutActions.stepRequested({ step: wanted })),
      retry: () => dispatch(checkoutActions.stepReloadRequested()),
    }),
    [dispatch],
  );
  return {
    step,
    /** Text key of the heading. */
    title: useAppSelector(selectTitle),
    /** How many steps can be reopened. */
    behind,
    status: useAppSelector(selectCheckoutStatus),
    isMoving: useAppSelector(selectIsMoving),
    isOrdering: useAppSelector(selectIsOrdering),
    order: useAppSelector(selectOrder),
    actions,
  };
}

export type CheckoutModel = ReturnType<typeof useCheckout>;
