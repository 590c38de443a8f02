import { memo, useId } from 'react';
import { familyOf, isFinancing, refusalOf, takesCard } from '../../../src/features/payment';
import type { BillingMethod, PaymentFamily } from '../../../src/features/payment';
import { useShop } from '../../../src/store/hooks';
import { Price } from '../../../src/ui/text/Price';
import { Icon } from './icons';
import { PAYMENT_ICONS, PAYMENT_NEXT } from './methodPresentation';
import { MissingHere } from './OrderMissing';
import { PaymentMarks } from './PaymentMarks';
import { PAYMENT_BOX_ID } from './shippingIds';
import { UnavailableChoices } from './UnavailableChoices';
import type { Missing } from './useOrder';
import { useFinancingPart } from './useFinancingPart';
import type { FinancingPart } from './useFinancingPart';
import { usePayment } from './usePayment';
import type { PaymentModel } from './usePayment';

/** Their lowest instalment is shown before they are selected (R4.054). */
const HAS_OFFER: ReadonlySet<PaymentFamily> = new Set<PaymentFamily>(['deferred', 'revolving']);

/** Payment methods as one radio group; a method with children unfolds, and one of them is chosen (A105). */
export const PaymentBox = memo(function PaymentBox({ missing }: { missing: Missing['what'] | undefined }) {
  const { t } = useShop();
  const model = usePayment();
  const { methods, settings, chosen, revoked, actions } = model;
  const isFinancingNeeded =
    (chosen !== null && isFinancing(chosen.code, settings)) ||
    methods.some((method) => HAS_OFFER.has(familyOf(method.code, settings)) && refusalOf(method, settings) === null);
  const { box, part } = useFinancingPart(isFinancingNeeded);
  const isShown = (method: BillingMethod) => method.id === chosen?.id || refusalOf(method, settings) === null;
  const shown = methods.filter(isShown);
  const unavailable = methods.filter((method) => !isShown(method));
  const title = t('txt_payment_choose');
  const clear = () => {
    actions.clear();
    box.current?.focus({ preventScroll: true }); // the pressed button goes
  };
  return (
    <section ref={box} className="card payment" id={PAYMENT_BOX_ID} tabIndex={-1} aria-label={title}>
      <h3 className="shipping-title">{title}</h3>
      <MissingHere what={missing} />
      {revoked !== null && (
        <p className="warning" role="alert">
          {t('txt_shipping_dropped', { what: revoked })}
        </p>
      )}
      {methods.length === 0 ? (
        <>
          <p className="warning">{t('txt_payment_none')}</p>
          <button type="button" className="button-link" onClick={actions.retry}>
            {t('txt_cart_try_again')}
          </button>
        </>
      ) : (
        <div role="radiogroup" aria-label={title} className="options">
          {shown.map((method) => (
            <Method key={method.id} method={method} model={model} part={part} />
          ))}
        </div>
      )}
      <UnavailableChoices choices={unavailable.map(({ id, title: name, description }) => ({ id, title: name, reason: description }))} />
      {chosen !== null && (
        <button type="button" className="button-link" onClick={clear}>
          {t('txt_shipping_clear')}
        </button>
      )}
    </section>
  );
});

interface MethodProps {
  method: BillingMethod;
  model: PaymentModel;
  part: FinancingPart;
}

function Method({ method, model, part }: MethodProps) {
  const { settings, chosen } = model;
  const refusal = refusalOf(method, settings);
  if (method.childPayments.length === 0 || refusal !== null) return <PaymentOption method={method} model={model} part={part} />;
  const hasChosen = method.childPayments.some(({ id }) => id === chosen?.id);
  return (
    <details className="option" open={hasChosen || undefined} data-chosen={hasChosen ? '' : undefined}>
      <summary className="option-label">
        <Icon name={PAYMENT_ICONS[familyOf(method.code, settings)]} />
        <span className="option-name">{method.title}</span>
        <PaymentMarks method={method} family={familyOf(method.code, settings)} />
      </summary>
      <div className="options children">
        {method.childPayments.map((child) => (
          <PaymentOption key={child.id} method={child} group={method} model={model} part={part} />
        ))}
      </div>
    </details>
  );
}

/** A payment method or child of `group`: brand marks, what happens next, and its price unless it is free. */
function PaymentOption({ method, group, model, part }: MethodProps & { group?: BillingMethod }) {
  const { t, format } = useShop();
  const id = useId();
  const { settings, chosen, actions } = model;
  const { code, title, price, description } = method;
  const refusal = refusalOf(method, settings);
  const isChosen = chosen?.id === method.id;
  const isCard = takesCard(code, settings);
  const family = familyOf(code, settings);
  // Bank codes differ by provider: banks look like their group.
  const presentation = family === 'other' && group !== undefined ? familyOf(group.code, settings) : family;
  const next = PAYMENT_NEXT[presentation];
  const facts = [refusal === null ? null : t('txt_shipping_unavailable'), description, refusal === null && next !== null ? t(next) : null];
  return (
    <div className="option" data-chosen={isChosen ? '' : undefined} data-off={refusal === null ? undefined : ''}>
      <label className="option-label">
        <input
          type="radio"
          name="payment"
          checked={isChosen}
          disabled={refusal !== null}
          aria-describedby={`${id}-facts`}
          onChange={() => actions.choose(method.id, isCard ? { cardId: null, isRemembered: false } : null)}
        />
        <Icon name={PAYMENT_ICONS[presentation]} />
        <span className="option-name">{title}</span>
        <PaymentMarks method={method} family={presentation} />
        {price !== null && price !== 0 && <Price amount={format.money(price)} />}
      </label>
      <p className="option-facts" id={`${id}-facts`}>
        {facts.filter(Boolean).join(' ')}
      </p>
      {part.parts !== null && HAS_OFFER.has(family) && <part.parts.Offer methodId={method.id} />}
      {isChosen && isCard && <Cards method={method} model={model} />}
      {isChosen && isFinancing(code, settings) && <Financing billingMethodId={method.id} part={part} />}
    </div>
  );
}

/** Variants and application of the selected method. */
function Financing({ billingMethodId, part: { parts, isLost, retry } }: { billingMethodId: string; part: FinancingPart }) {
  const { t } = useShop();
  if (parts !== null) return <parts.Panel billingMethodId={billingMethodId} />;
  if (!isLost) return <p role="status">{t('txt_checkout_loading')}</p>;
  return (
    <p role="alert">
      {t('txt_checkout_failed')}{' '}
      <button type="button" className="button-link" data-gap="" onClick={retry}>
        {t('txt_cart_try_again')}
      </button>
    </p>
  );
}

/** A saved card or a new one. Card numbers are only ever typed on the provider's page. */
function Cards({ method, model: { cards, isCardLost, selected, actions } }: { method: BillingMethod; model: PaymentModel }) {
  const { t } = useShop();
  const isNew = selected?.cardId === null || selected === null;
  const choose = (cardId: string | null, isRemembered: boolean) => actions.choose(method.id, { cardId, isRemembered });
  return (
    <div className="cards">
      {isCardLost && (
        <p className="warning" role="alert">
          {t('txt_payment_card_lost')}
        </p>
      )}
      {(cards.length > 0 || isCardLost) && (
        <div role="radiogroup" aria-label={t('txt_payment_card')}>
          {cards.map((card) => (
            <label key={card.id} className="checkbox">
              <input type="radio" name="payment-card" checked={selected?.cardId === card.id} onChange={() => choose(card.id, false)} />
              <span>{card.title}</span>
            </label>
          ))}
          <label className="checkbox">
            <input
              type="radio"
              name="payment-card"
              checked={isNew}
              data-gap={isCardLost ? '' : undefined}
              onChange={() => choose(null, false)}
            />
            <span>{t('txt_payment_new_card')}</span>
          </label>
        </div>
      )}
      {isNew && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={selected?.rememberCard === true}
            onChange={(event) => choose(null, event.currentTarget.checked)}
          />
          <span>{t('txt_payment_remember')}</span>
        </label>
      )}
    </div>
  );
}
