import { useEffect, useId, useState } from 'react';
import financingTexts from '../../src/connected/financing/texts/lazy';
import { VariantChoice } from '../../src/connected/financing/VariantChoice';
import { VariantCosts } from '../../src/connected/financing/VariantCosts';
import variantStyles from '../../src/connected/financing/variants.css';
import { financingOfferActions, financingOfferFeature, selectCalculator } from '../../src/features/financingOffer';
import type { OfferedGoods } from '../../src/features/financingOffer';
import { keyOfVariant, sameTerm, termsOf } from '../../src/features/installments';
import type { InstallmentVariant, VariantFilter } from '../../src/features/installments';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { Feature, StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import checkbox from '../../src/ui/forms/checkbox.css';
import field from '../../src/ui/forms/field.css';
import styles from './financing-offer.css';
import { followVariant } from '../../src/ui/forms/followVariant';
import { useServerHeight } from '../../src/ui/rendering/useServerHeight';
import { readProps, toPrice } from './financingOfferProps';
import type { FinancingOfferProps } from './financingOfferProps';

const features = [financingOfferFeature] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

/** The goods that the page is about, or those that the shopper chooses in the form. */
function useGoods(own: OfferedGoods, host: WidgetHost, formId: string): OfferedGoods {
  const [goods, setGoods] = useState(own);
  useEffect(
    () =>
      followVariant(host.element, formId, (chosen) =>
        setGoods((before) => {
          const next = { variantId: chosen.variantId ?? before.variantId, price: toPrice(chosen.price ?? '') ?? before.price };
          return next.variantId === before.variantId && next.price === before.price ? before : next;
        }),
      ),
    [host, formId],
  );
  return goods;
}

/** From how much a month goods can be had, and a calculator. The server's own line stays until the shop has answered. */
function FinancingOffer({ goods: own, formId, host }: FinancingOfferProps & { host: WidgetHost }) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const goods = useGoods(own, host, formId);
  const { offers } = useAppSelector((state) => selectCalculator(state, goods));
  const minHeight = useServerHeight(host.element);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    dispatch(financingOfferActions.offerShown({ goods }));
    if (isOpen) dispatch(financingOfferActions.calculatorOpened({ goods }));
  }, [dispatch, goods, isOpen]);

  // The height stays: nothing below moves.
  if (offers.status !== 'ready' && goods === own)
    return (
      <div className="v-root" style={{ minHeight }}>
        <slot />
      </div>
    );
  if (offers.status === 'ready' && offers.value.length === 0) return <div className="v-root" style={{ minHeight }} />;
  // The server's line is about other goods: until the shop has answered there is no amount.
  const amounts = offers.status === 'ready' ? offers.value.flatMap(({ installmentAmount }) => installmentAmount ?? []) : [];
  return (
    <details
      className="v-root offer"
      part="root"
      style={{ minHeight }}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="summary" part="summary">
        <span className="line" aria-busy={offers.status === 'pending'}>
          {t('txt_financing_calculator')}
          {amounts.length > 0 && (
            <>
              : <strong>{t('txt_financing_from', { amount: format.money(Math.min(...amounts)) })}</strong>
            </>
          )}
        </span>
        <span className="calculate">{t('txt_financing_calculate')}</span>
      </summary>
      <Calculation goods={goods} />
    </details>
  );
}

function Calculation({ goods }: { goods: OfferedGoods }) {
  const { t } = useShop();
  const id = useId();
  const dispatch = useAppDispatch();
  const { methods, methodId, variants: byMethod } = useAppSelector((state) => selectCalculator(state, goods));
  const variants = methodId === null ? undefined : byMethod[methodId];
  const isFailed = methods?.status === 'failed' || variants?.status === 'failed';
  const isPending = !isFailed && (methods === undefined || methods.status === 'pending' || variants?.status === 'pending');
  return (
    <div className="calculation" part="calculation">
      {methods?.status === 'ready' && methods.value.length > 1 && (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t('txt_financing_provider')}
          </label>
          <select
            id={id}
            className="field-input"
            value={methodId ?? ''}
            onChange={(event) => dispatch(financingOfferActions.methodChosen({ goods, methodId: event.currentTarget.value }))}
          >
            {methods.value.map((method) => (
              <option key={method.id} value={method.id}>
                {method.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <p role="status" className="state">
        {isPending && t('txt_financing_loading')}
        {variants?.status === 'ready' && variants.value.length === 0 && t('txt_financing_none')}
      </p>
      {isFailed && (
        <p role="alert" className="state">
          {t('txt_financing_offer_failed')}{' '}
          <button type="button" className="again" onClick={() => dispatch(financingOfferActions.calculatorOpened({ goods }))}>
            {t('txt_financing_try_again')}
          </button>
        </p>
      )}
      {variants?.status === 'ready' && variants.value.length > 0 && (
        <Terms key={`${methodId} ${goods.price} ${goods.variantId}`} goods={goods} variants={variants.value} />
      )}
    </div>
  );
}

function Terms({ goods, variants }: { goods: OfferedGoods; variants: readonly InstallmentVariant[] }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const { chosen } = useAppSelector((state) => selectCalculator(state, goods));
  const [filter, setFilter] = useState<VariantFilter>({ depositAmount: variants[0]?.depositAmount ?? 0, insuranceCode: null });
  const choose = (variant: InstallmentVariant) => dispatch(financingOfferActions.variantChosen({ goods, variant }));
  const changeFilter = (next: VariantFilter) => {
    setFilter(next);
    // The same term with the other options.
    const same = chosen && sameTerm(variants, next, chosen);
    if (same) choose(same);
  };
  // The provider's own calculation is another object. A term of another deposit or insurance is not chosen any more.
  const listed = chosen && (termsOf(variants, filter).find((variant) => keyOfVariant(variant) === keyOfVariant(chosen)) ?? null);
  return (
    <>
      <VariantChoice variants={variants} filter={filter} chosen={listed} onFilter={changeFilter} onChoose={choose} />
      {chosen !== null && listed !== null && <VariantCosts variant={chosen} price={goods.price} />}
      <p className="state">{t('txt_financing_informative')}</p>
    </>
  );
}

export const view = {
  component: FinancingOffer,
  readProps,
  styles: [field, checkbox, variantStyles, styles],
  features,
  texts: [financingTexts],
};
