import type { MouseEvent } from 'react';
import { selectIsPaymentLeft, STEPS } from '../../src/features/checkout';
import { useAppSelector, useShop } from '../../src/store/hooks';
import type { CheckoutModel } from './useCheckout';

/** R2.10-R2.13: the first three steps; completed ones can be reopened until the order is submitted. */
export function StepNav({ model: { step, behind, isOrdering, actions } }: { model: CheckoutModel }) {
  const { t, links } = useShop();
  const isPaymentLeft = useAppSelector(selectIsPaymentLeft);
  return (
    // Three ticks would say that nothing is left to do; the place stays.
    <nav className="steps" data-hidden={isPaymentLeft ? '' : undefined} aria-label={t('txt_checkout_steps')}>
      {/* A new list per step: a number replaced by a wider name would count as a layout shift. */}
      <ol key={step}>
        {STEPS.filter(({ isInNavigation }) => isInNavigation).map(({ step: one, pathNumber, title }, place) => {
          const isCurrent = one === step;
          const isDone = place < behind || step === 'confirmation';
          const canReturn = isDone && !isOrdering && step !== 'confirmation';
          const follow = (event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            actions.goTo(one);
          };
          const name = (
            <>
              <span className="step-number" aria-hidden="true">
                {isDone ? '✓' : place + 1}
              </span>
              <span className="step-name">{t(title)}</span>
            </>
          );
          return (
            <li key={one} className="step" data-state={isCurrent ? 'current' : isDone ? 'done' : 'ahead'}>
              {canReturn ? (
                <a href={links.checkoutStep(pathNumber)} onClick={follow}>
                  {name}
                </a>
              ) : (
                <span aria-current={isCurrent ? 'step' : undefined}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
