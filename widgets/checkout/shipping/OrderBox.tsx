import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { Order } from '../../../src/features/checkout';
import { CONSENTS, NOTE_MAX } from '../../../src/features/delivery';
import type { ConsentName } from '../../../src/features/delivery';
import { useShop } from '../../../src/store/hooks';
import { afterPaint } from '../../../src/ui/rendering/afterPaint';
import { Price } from '../../../src/ui/text/Price';
import { OrderVerification } from '../OrderVerification';
import { OrderSummary } from '../summary/OrderSummary';
import { useFormDraft } from '../useFormDraft';
import { focusIn } from './shippingIds';
import { addsUp } from './orderBreakdown';
import type { Missing, OrderModel } from './useOrder';

const CONSENT_TEXTS: Readonly<Record<ConsentName, string>> = {
  newsletter: 'txt_order_agree_news',
  heureka: 'txt_order_agree_heureka',
  product_reviews: 'txt_order_agree_reviews',
};

const MISSING_TEXTS: Readonly<Record<Missing['what'], string>> = {
  method: 'txt_order_missing_method',
  branch: 'txt_order_missing_branch',
  impossible: 'txt_order_missing_possible',
  deliveries: 'txt_order_missing_deliveries',
  payment: 'txt_order_missing_payment',
  saving: 'txt_order_missing_saving',
  total: 'txt_order_missing_total',
};

/** What the order costs, part by part where the parts make the whole. */
export function Summary({ model: { parts, isSaving } }: { model: OrderModel }) {
  const { t, format } = useShop();
  const { goods, discount, delivery, insurance, payment, total } = parts;
  const rows: [string, number | null][] = [[t('txt_cart_goods_total'), goods]];
  if (addsUp(parts)) {
    if (discount !== null && discount > 0) rows.push([t('txt_cart_discount'), -discount]);
    rows.push([t('txt_delivery'), delivery]);
    // Nobody is told that paying or doing without insurance is free.
    for (const [name, amount] of [
      ['txt_shipping_insurance', insurance],
      ['txt_summary_payment', payment],
    ] as const)
      if (amount !== 0) rows.push([t(name), amount]);
  }
  const known = rows.flatMap(([name, amount]) =>
    amount === null ? [] : [{ name, amount: amount === 0 ? t('txt_cart_free') : format.money(amount) }],
  );
  return <OrderSummary rows={known} total={total} isSaving={isSaving} />;
}

/** What the shopper may say along with the order; nothing is ticked beforehand (A049). */
export function OrderWords({ model: { allowed, consents, note, actions } }: { model: OrderModel }) {
  const { t } = useShop();
  const id = useId();
  const [typed, setTyped] = useFormDraft('note');
  return (
    <section className="card order-notes">
      <label className="field-label" htmlFor={`${id}-note`}>
        {t('txt_order_note')}
      </label>
      <textarea
        id={`${id}-note`}
        className="field-input order-note"
        rows={2}
        maxLength={NOTE_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== note && actions.write(typed)}
      />
      {CONSENTS.filter((name) => allowed[name]).map((name) => (
        <label key={name} className="checkbox">
          <input type="checkbox" checked={consents[name]} onChange={(event) => actions.tick(name, event.currentTarget.checked)} />
          <span>{t(CONSENT_TEXTS[name])}</span>
        </label>
      ))}
    </section>
  );
}

/** What was asked for in vain and is mended in this box. */
export const missingAt = ({ isAsked, missing }: OrderModel, boxId: string): Missing['what'] | undefined =>
  isAsked ? missing.find((one) => one.boxId === boxId)?.what : undefined;

/** Said where it is mended: the button may be far below. */
export function MissingHere({ what }: { what: Missing['what'] | undefined }) {
  const { t } = useShop();
  return what === undefined ? null : (
    <p className="warning">
      {t('txt_order_missing')} {t(MISSING_TEXTS[what])}
    </p>
  );
}

/** [D9] That nothing was ordered, why, and what it costs now. */
function Declined({ order: { messages, sentTotal }, total }: { order: Extract<Order, { phase: 'declined' }>; total: number | null }) {
  const { t, format } = useShop();
  const isOtherTotal = sentTotal !== null && total !== null && sentTotal !== total;
  const texts = messages.map(({ message, isKey }) => (isKey ? t(message) : message));
  return (
    <>
      {!messages.some(({ message }) => message === 'txt_order_not_placed') && <p>{t('txt_order_declined')}</p>}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isOtherTotal && <p>{t('txt_order_new_total', { total: format.money(total), before: format.money(sentTotal) })}</p>}
    </>
  );
}

/** The order button with what it costs, and how far the order is. What is missing is said, and found, by pressing it. */
export function OrderBox({ model }: { model: OrderModel }) {
  const { t, format, config, links } = useShop();
  const id = useId();
  const { order, isOrdering, isShort, isAsked, missing, parts, actions } = model;
  const terms = config.urlKeys.terms === undefined ? null : links.to('terms');
  const say = ({ what, parcel }: Missing): string =>
    parcel === null ? t(MISSING_TEXTS[what]) : `${t(MISSING_TEXTS[what])} (${t('txt_shipping_parcel_number', { number: parcel })})`;
  const lead = (from: HTMLElement, boxId: string | null | undefined) => {
    if (typeof boxId === 'string') focusIn(from.getRootNode(), boxId);
  };
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isOrdering) return;
    if (missing.length === 0) return void actions.order();
    afterPaint(() => {
      actions.ask();
      lead(currentTarget, missing[0]?.boxId);
    });
  };
  const [first] = missing;
  const state = useRef<HTMLDivElement>(null);
  const isDeclined = useRef(order.phase === 'declined');
  useEffect(() => {
    // A decline brings the step anew: the button that was pressed has gone, and the focus with it.
    if (isDeclined.current) state.current?.focus();
  }, []);
  return (
    <div className="card order">
      <div role="status" className="order-state" data-phase={order.phase}>
        {order.phase === 'sending' && t('txt_order_sending')}
        {order.phase === 'verifying' && t('txt_order_asking')}
        {order.phase === 'unknown' && t('txt_order_unknown')}
      </div>
      {(order.phase === 'verifying' || order.phase === 'unknown') && <OrderVerification attempt={order.attempt} />}
      {/* The flash message is announced; this stays. */}
      <div ref={state} className="order-state" tabIndex={-1}>
        {order.phase === 'notFound' && t('txt_order_not_placed')}
        {order.phase === 'declined' && <Declined order={order} total={parts.total} />}
        {order.phase === 'declined' && isShort && (
          <button type="button" className="button-link" onClick={actions.toBasket}>
            {t('txt_checkout_to_basket')}
          </button>
        )}
      </div>
      <div role="alert">
        {isAsked && (
          <>
            <p>{t('txt_order_missing')}</p>
            <ul>
              {missing.map((one) => (
                <li key={`${one.what} ${one.parcel}`}>
                  {one.boxId === null ? (
                    say(one)
                  ) : (
                    <button type="button" className="button-link" onClick={({ currentTarget }) => lead(currentTarget, one.boxId)}>
                      {say(one)}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className="hint">
        {t('txt_order_terms')}{' '}
        {terms !== null && (
          <a href={terms} target="_blank" rel="noopener">
            {t('txt_order_terms_link')}
          </a>
        )}
      </p>
      <button
        type="button"
        className="primary order-button"
        aria-disabled={isOrdering || missing.length > 0}
        aria-describedby={first === undefined || isOrdering ? undefined : `${id}-reason`}
        onClick={press}
      >
        <span>{t('txt_order_submit')}</span>
        {parts.total !== null && <Price amount={format.money(parts.total)} />}
      </button>
      <p className="option-facts" id={`${id}-reason`}>
        {first !== undefined && !isOrdering && !isAsked && `${t('txt_order_missing')} ${say(first)}`}
      </p>
    </div>
  );
}
