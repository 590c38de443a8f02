import type { MouseEvent } from 'react';
import { useShop } from '../../../src/store/hooks';
import { afterPaint } from '../../../src/dom/afterPaint';
import { Price } from '../../../src/ui/text/Price';
import { StepBar, useHasStepBar } from '../StepBar';
import { focusIn } from './shippingIds';
import type { OrderModel } from './useOrder';

/** What is missing, which describes the button: under it, or in the alert after an early press. */
export const ORDER_NOTE_ID = 'order-note';

interface OrderButtonProps {
  model: OrderModel;
  /** The total is already shown beside the button. */
  isPlain?: boolean;
}

/** Pressed too early, it focuses the first missing input. */
export function OrderButton({ model: { isOrdering, missing, parts, actions }, isPlain = false }: OrderButtonProps) {
  const { t, format } = useShop();
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isOrdering) return;
    if (missing.length === 0) return void actions.order();
    const boxId = missing[0]?.boxId;
    // No action, so not `PAINT_FIRST`: the focus moves by layout, which must not delay the paint of the press.
    afterPaint(window, () => {
      actions.showMissing();
      if (typeof boxId === 'string') focusIn(currentTarget.getRootNode(), boxId);
    });
  };
  return (
    <button
      type="button"
      className="primary order-button"
      aria-disabled={isOrdering || missing.length > 0}
      aria-describedby={missing.length === 0 || isOrdering ? undefined : ORDER_NOTE_ID}
      onClick={press}
    >
      <span>{t('txt_order_submit')}</span>
      {!isPlain && parts.total !== null && <Price amount={format.money(parts.total)} />}
    </button>
  );
}

/** In one column, total and order button stay at the bottom of the window. */
export function OrderBar({ model }: { model: OrderModel }) {
  return useHasStepBar() ? (
    <StepBar total={model.parts.total} isSaving={model.isSaving}>
      <OrderButton model={model} isPlain />
    </StepBar>
  ) : null;
}
