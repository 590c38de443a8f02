import { useId } from 'react';
import { CONSENTS, NOTE_MAX_CHARS } from '../../../src/features/delivery';
import type { ConsentName } from '../../../src/features/delivery';
import { useShop } from '../../../src/store/hooks';
import { OrderSummary } from '../summary/OrderSummary';
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

/** The price of the order, broken down where the parts add up to the total. */
export function Summary({ model: { parts, isSaving, timeWindows } }: { model: OrderModel }) {
  const { t, format } = useShop();
  const textOf = useWindowText();
  const { goods, discount, delivery, insurance, payment, total } = parts;
  const rows: [string, number | null][] = [[t('txt_cart_goods_total'), goods]];
  if (addsUp(parts)) {
    if (discount !== null && discount > 0) rows.push([t('txt_cart_discount'), -discount]);
    rows.push([t('txt_delivery'), delivery]);
    // Free payment and no insurance are not listed.
    for (const [name, amount] of [
      ['txt_shipping_insurance', insurance],
      ['txt_summary_payment', payment],
    ] as const)
      if (amount !== 0) rows.push([t(name), amount]);
  }
  const known = rows.flatMap(([name, amount]) =>
    amount === null ? [] : [{ name, amount: amount === 0 ? t('txt_cart_free') : format.money(amount) }],
  );
  // Also before one is chosen: the row must not move what is below.
  const windows = timeWindows.map((window) => (window === null ? '–' : textOf(window))).join(' · ');
  return (
    <OrderSummary
      rows={windows === '' ? known : [...known, { name: t('txt_summary_window'), words: windows }]}
      total={total}
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
