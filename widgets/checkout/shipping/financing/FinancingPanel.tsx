import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import financingTexts from '../../../../src/connected/financing/texts/lazy';
import { VariantChoice } from '../../../../src/connected/financing/VariantChoice';
import { VariantCosts } from '../../../../src/connected/financing/VariantCosts';
import variantStyles from '../../../../src/connected/financing/variants.css';
import { canApply, financingSaga, financingSlice } from '../../../../src/features/financing';
import type { Application } from '../../../../src/features/financing';
import { filterOf, sameTerm } from '../../../../src/features/installments';
import type { VariantFilter } from '../../../../src/features/installments';
import { useShop } from '../../../../src/store/hooks';
import { restoreFocus } from '../../../../src/ui/keyboard/restoreFocus';
import { adoptStyles } from '../../../../src/ui/styles/adoptStyles';
import { ApplicationForm } from './ApplicationForm';
import { CodeForm } from './CodeForm';
import financing from './financing.css';
import { FinancingOffer } from './FinancingOffer';
import { FinancingStatus } from './FinancingStatus';
import { useFinancing } from './useFinancing';
import type { FinancingModel } from './useFinancing';

declare module '../../../../src/store/createStore' {
  interface LazyState extends WithSlice<typeof financingSlice> {}
}

/** The variant can be changed without losing an application. */
const isOpen = (application: Application | null): boolean =>
  application === null || ['offered', 'refused', 'expired'].includes(application.state);

/** Variants, application and its state, within the selected payment method. */
function FinancingPanel({ billingMethodId }: { billingMethodId: string }) {
  const model = useFinancing(billingMethodId);
  const { phase, plan, chosen, application } = model;
  const panel = useRef<HTMLDivElement>(null);
  const state = application?.state;
  useEffect(() => {
    // The pressed button is replaced by what follows.
    if (phase !== 'submitting' || state === undefined) restoreFocus(panel.current, { preventScroll: true });
  }, [phase, state]);
  return (
    <div className="financing" ref={panel} tabIndex={-1}>
      {plan !== null && plan.variants.length > 0 && <Variants model={model} panel={panel} />}
      <FinancingStatus model={model} />
      {chosen !== null && <Next model={model} />}
    </div>
  );
}

interface VariantsProps {
  model: FinancingModel;
  panel: RefObject<HTMLElement | null>;
}

function Variants({ model: { phase, plan, price, chosen, application, actions }, panel }: VariantsProps) {
  const { t } = useShop();
  const variants = plan?.variants ?? [];
  const [picked, setPicked] = useState<VariantFilter>({ depositAmount: variants[0]?.depositAmount ?? 0, insuranceCode: null });
  const [isEditing, setEditing] = useState(false);
  useEffect(() => {
    // The pressed button is replaced by the choice.
    if (isEditing) panel.current?.querySelector<HTMLElement>('.terms input:checked')?.focus();
  }, [isEditing, panel]);
  const filter = chosen === null ? picked : filterOf(chosen);
  const changeFilter = (next: VariantFilter) => {
    setPicked(next);
    // The same term with the other options; without it a term has to be chosen again.
    if (chosen !== null) actions.choose(sameTerm(variants, next, chosen) ?? null);
  };
  const isShown = chosen === null || isOpen(application) || isEditing;
  return (
    <>
      {isShown && (
        <VariantChoice
          variants={variants}
          filter={filter}
          chosen={chosen}
          isLocked={phase === 'submitting'}
          onFilter={changeFilter}
          onChoose={actions.choose}
        />
      )}
      {chosen !== null && <VariantCosts variant={chosen} price={price} />}
      {!isShown && (
        <button type="button" className="button-link" onClick={() => setEditing(true)}>
          {t('txt_financing_change')}
        </button>
      )}
    </>
  );
}

/** What the shopper does next about the application. */
function Next({ model }: { model: FinancingModel }) {
  const { phase, application } = model;
  const isShown = phase === 'ready' || phase === 'submitting';
  if (application === null || !isShown) return null;
  if (canApply(application)) return <ApplicationForm model={model} application={application} />;
  if (application.state === 'code') return <CodeForm model={model} application={application} />;
  return application.state === 'leave' ? <Leave redirectUrl={application.redirectUrl} /> : null;
}

/** The application continues on the provider's page. */
function Leave({ redirectUrl }: { redirectUrl: string | null }) {
  const { t, links } = useShop();
  const target = links.safeTarget(redirectUrl);
  if (target === null) return <p className="warning">{t('txt_financing_failed')}</p>;
  return (
    <a className="primary" href={target} data-gap="">
      {t('txt_financing_leave_button')}
    </a>
  );
}

export const panel = {
  component: FinancingPanel,
  offer: FinancingOffer,
  adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [variantStyles, financing]),
  texts: financingTexts,
  feature: { slice: financingSlice, saga: financingSaga },
};
