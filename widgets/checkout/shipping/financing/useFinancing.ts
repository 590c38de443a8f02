import { useMemo } from 'react';
import { financingActions, findVariant, selectFinancing, selectLapsed } from '../../../../src/features/financing';
import { toOptions, variantKeyOf } from '../../../../src/features/installments';
import type { InstallmentOptions, InstallmentVariant } from '../../../../src/features/installments';
import { paymentActions, selectShownPayment } from '../../../../src/features/payment';
import { useAppDispatch, useAppSelector } from '../../../../src/store/hooks';

const NO_OPTIONS: InstallmentOptions = { productCode: null, installmentCount: null, depositAmount: null, insuranceCode: null };

/** The financing of the selected method. */
export function useFinancing(billingMethodId: string) {
  const dispatch = useAppDispatch();
  const { phase, subject, plan, messages, resend } = useAppSelector(selectFinancing);
  const payment = useAppSelector(selectShownPayment);
  const lapsed = useAppSelector(selectLapsed);
  const actions = useMemo(
    () => ({
      /** Null: the term that was chosen is none any more. */
      choose: (variant: InstallmentVariant | null) =>
        dispatch(
          paymentActions.paymentChosen({ billingMethodId, card: null, options: variant === null ? NO_OPTIONS : toOptions(variant) }),
        ),
      apply: (personalId: string | null) =>
        dispatch(financingActions.applicationSubmitted(personalId === null ? {} : { personalId: () => personalId })),
      confirmCode: (otp: string) => dispatch(financingActions.applicationSubmitted({ otp: () => otp })),
      sendCodeAgain: () => dispatch(financingActions.codeRequested()),
      retry: () => dispatch(financingActions.retryRequested()),
      stop: () => dispatch(financingActions.stopRequested()),
    }),
    [dispatch, billingMethodId],
  );
  const chosen = plan === null ? null : findVariant(plan, payment);
  // Another variant is being saved; what is known is about the one before.
  const isCurrent = subject?.methodId === billingMethodId && payment !== null && subject.variant === variantKeyOf(payment);
  return {
    phase: isCurrent ? phase : 'loading',
    plan,
    /** What is financed, with the deposit. */
    price: subject?.total ?? null,
    messages,
    resend,
    chosen,
    application: plan?.application ?? null,
    lapsed,
    actions,
  };
}

export type FinancingModel = ReturnType<typeof useFinancing>;
