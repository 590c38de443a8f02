import type { FastifyRequest } from 'fastify';
import { contentKeys } from '../countries/contentKeys';
import type { PaymentOffer } from '../domain/checkout/payments';
import type { Checkout } from '../domain/checkout/viewCheckout';
import { financingOf, type Financing } from '../domain/financing/financingOf';
import { isFinancing, PLANS, variantsOf, type Variant } from '../domain/financing/plans';
import { FINANCING_TEXTS } from '../http/financingTexts';
import type { ShopRequest } from '../http/shopRequest';
import { toBillingMethod, toSelectedPayment } from './selectionMapping';

/** The contract's InstallmentVariant. */
export function toVariant(variant: Variant, { language }: ShopRequest): object {
  return { ...variant, insuranceTitle: variant.insuranceCode === null ? null : FINANCING_TEXTS[language].insurance };
}

interface Documents {
  /** Null: they are not asked for yet. */
  termsVersion: string | null;
}

/** The contract's FinancingApplication. */
function toApplication({ kind, application }: Financing, { shop }: FastifyRequest, { termsVersion }: Documents): object {
  const texts = FINANCING_TEXTS[shop.language];
  const plan = PLANS[kind];
  const page = `${shop.urlKeys.content}/${contentKeys[shop.country].terms}`;
  const state = application?.state ?? 'offered';
  const hasDocuments = termsVersion !== null && !plan.isInstant;
  return {
    state,
    documents: hasDocuments ? [texts.information, texts.terms].map((title) => ({ title, url: page })) : [],
    termsVersion: hasDocuments ? termsVersion : null,
    personalId: plan.needsPersonalId,
    phone: state === 'code' ? '••• ••• •45' : null,
    // Also that there is none: the code was wrong too often, the lender has not decided.
    attemptsLeft: state === 'code' || application?.attemptsLeft === 0 ? (application?.attemptsLeft ?? null) : null,
    redirectUrl: state === 'leave' && application ? `${shop.prefix}/__financing/${application.token}` : null,
    validTo: application?.validTo ?? null,
  };
}

/** The contract's FinancingAnswer: the methods of financing; the selected one with its application. */
export function toFinancingAnswer(
  checkout: Checkout,
  request: FastifyRequest,
  { termsVersion = null, messages = [] }: Partial<Documents> & { messages?: readonly string[] } = {},
): object {
  const { shop } = request;
  const financing = financingOf(checkout);
  const selection = checkout.payment?.selection ?? null;
  const toMethod = (offer: PaymentOffer): object => ({
    ...toBillingMethod(offer, selection),
    installments:
      isFinancing(offer.kind) && !offer.isInvalid
        ? variantsOf(shop.country, offer.kind, checkout.total).map((variant) => toVariant(variant, shop))
        : [],
    financing: financing?.billingMethodId === offer.id ? toApplication(financing, request, { termsVersion }) : null,
  });
  return {
    status: financing?.application?.state === 'pending' ? 'pending' : 'ok',
    billingMethods: Object.fromEntries(
      checkout.payments.filter(({ kind }) => isFinancing(kind)).map((offer) => [offer.id, toMethod(offer)]),
    ),
    messages: messages.map((message) => ({ message, type: 'danger', cat: 'cart' })),
    selectedPayment: toSelectedPayment(checkout),
  };
}
