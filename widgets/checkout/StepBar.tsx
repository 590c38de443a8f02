import type { ReactNode } from 'react';
import { useShop } from '../../src/store/hooks';
import { Price } from '../../src/ui/text/Price';
import { useMediaQuery } from '../../src/ui/rendering/useMediaQuery';

/** Below this width the summary is under the step's content, out of sight (`.layout-sidebar`, `.basket`). */
const ONE_COLUMN = '(max-width: 799px)';

/** Whether the step shows its next button in a {@link StepBar}; then it must not show it in its summary as well. */
export const useHasStepBar = (): boolean => useMediaQuery(ONE_COLUMN);

interface StepBarProps {
  /** The whole order with VAT (A089); null shows a dash. */
  total: number | null;
  /** Changes are being saved, so the total is about to change. */
  isSaving?: boolean;
  /** The next button. */
  children: ReactNode;
}

/**
 * In one column, total and next button stay at the bottom of the window. Must be the last element of the step, as it is sticky to its
 * end.
 */
export function StepBar({ total, isSaving = false, children }: StepBarProps) {
  const { t, format } = useShop();
  return (
    <div className="step-bar">
      <p className="step-bar-total" aria-busy={isSaving}>
        <span className="step-bar-label">{t('txt_cart_total')}</span> <Price amount={total === null ? '–' : format.money(total)} />
      </p>
      {children}
    </div>
  );
}
