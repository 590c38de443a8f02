import { useId } from 'react';
import { CONSENTS, NOTE_MAX_CHARS } from '../../../src/features/delivery';
import type { ConsentName } from '../../../src/features/delivery';
import type { OrderAmounts } from '../../../src/features/orderReview';
import type { Translate } from '../../../src/shop/translate';
import { useShop } from '../../../src/store/hooks';
import { explainTotal } from '../summary/explainTotal';
import { OrderSummary } from '../summary/OrderSummary';
import type { SummaryRow } from '../summary/OrderSummary';
import { useHasStepBar } from '../StepBar';
import { useWindowText } from '../useWindowText';
import { addsUp } from './orderBreakdown';
import { ORDER_NOTE_ID, OrderButton } from './OrderButton';
import { MissingList } from './OrderMissing';
import { OrderState } from './OrderState';
import type { OrderModel } from './useOrder';

const CONSENT_TEXTS: Readonly<Record<ConsentName, string>> = {
  newsletter: 'txt_order_agree_news',
  heureka: 'txt_order_agree_heureka',
  product_reviews: 'txt_order_agree_reviews',
};

/**
 * The amounts that make up the total: those of delivery, insurance and payment where they add up to it; else, as while a pickup point is still to be
 * chosen or with a fee that the shop does not name, all of that as one.
 */
function rowsOf(parts: OrderAmounts, t: Translate, money: (amount: number) => string): SummaryRow[] {
  const { goods, delivery, insurance, payment } = parts;
  const isKnown = addsUp(parts);
  const { discount, rest } = explainTotal(parts);
  const together = t('txt_cart_navigation_delivery');
  const row = (name: string, amount: number | null): SummaryRow[] =>
    amount === null ? [] : [{ name, amount: amount === 0 ? t('txt_cart_free') : money(amount) }];
  const costs = [
    ...row(t('txt_delivery'), delivery),
    // Free payment and no insurance are not listed.
    ...row(t('txt_shipping_insurance'), insurance || null),
    ...row(t('txt_summary_payment'), payment || null),
  ];
  const unknown = rest === 0 ? [{ name: together, words: t('txt_summary_later') }] : row(together, rest);
  return [...row(t('txt_cart_goods_total'), goods), ...row(t('txt_cart_discount'), -discount || null), ...(isKnown ? costs : unknown)];
}

/** The price of the order. */
export function Summary({ model: { parts, isSaving, timeWindows } }: { model: OrderModel }) {
  const { t, format } = useShop();
  const textOf = useWindowText();
  const rows = rowsOf(parts, t, format.money);
  // Also before one is chosen: the row must not move what is below.
  const windows = timeWindows.map((window) => (window === null ? '–' : textOf(window))).join(' · ');
  return (
    <OrderSummary
      rows={windows === '' ? rows : [...rows, { name: t('txt_summary_window'), words: windows }]}
      total={parts.total}
      isSaving={isSaving}
    />
  );
}

/** Optional input sent with the order; nothing is preselected (A049). */
export function OrderNotesForm({ model: { allowed, consents, note, isNoteSubmitted, actions } }: { model: OrderModel }) {
  const { t } = useShop();
  const id = useId();
  return (
    <section className="card order-notes">
      <label className="field-label" htmlFor={`${id}-note`}>
        {t('txt_order_note')}
      </label>
      <textarea
        id={`${id}-note`}
        className="field-input order-note"
        rows={2}
        maxLength={NOTE_MAX_CHARS}
        value={note}
        onChange={(event) => actions.typeNote(event.currentTarget.value)}
        onBlur={() => !isNoteSubmitted && actions.submitNote(note)}
      />
      {CONSENTS.filter((name) => allowed[name]).map((name) => (
        <label key={name} className="checkbox">
          <input type="checkbox" checked={consents[name]} onChange={(event) => actions.changeConsent(name, event.currentTarget.checked)} />
          <span>{t(CONSENT_TEXTS[name])}</span>
        </label>
      ))}
    </section>
  );
}

/** What is missing, the terms and the order button. */
export function OrderBox({ model }: { model: OrderModel }) {
  const { t, config, links } = useShop();
  const { isOrdering, isPressedEarly, missing } = model;
  const hasBar = useHasStepBar();
  const terms = config.urlKeys.terms === undefined ? null : links.to('terms');
  return (
    <div className="card order">
      <OrderState model={model} />
      <div role="alert" id={isPressedEarly ? ORDER_NOTE_ID : undefined}>
        {isPressedEarly && <MissingList missing={missing} />}
      </div>
      <p className="hint">
        {t('txt_order_terms')}{' '}
        {terms !== null && (
          <a href={terms} target="_blank" rel="noopener">
            {t('txt_order_terms_link')}
          </a>
        )}
      </p>
      {!hasBar && <OrderButton model={model} />}
      <div className="option-facts" id={isPressedEarly ? undefined : ORDER_NOTE_ID}>
        {missing.length > 0 && !isOrdering && !isPressedEarly && <MissingList missing={missing} />}
      </div>
    </div>
  );
}
