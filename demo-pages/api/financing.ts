import { moodOf, termsVersionOf } from '../demo/financingHooks';
import { apply, pollApplication, resendCode, type ApplicationProblem } from '../domain/financing/application';
import { financingOf } from '../domain/financing/financingOf';
import { variantsOf, type VariantChoice } from '../domain/financing/plans';
import { offeredMethods, type OfferedMethod } from '../domain/financing/offers';
import { toHundredths } from '../domain/prices';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';
import { FINANCING_TEXTS } from '../http/financingTexts';
import { SERVER_TEXTS } from '../http/serverTexts';
import { cartOwner, ensureCart } from '../http/sessionCart';
import { currentCheckout, refuseForeignCart, withRefusals } from './cartCalls';
import { toFinancingAnswer, toVariant } from './financingMapping';
import { idOf } from './ids';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const choiceOf = (body: Call['body']): VariantChoice & { billingMethodId: string } => ({
  billingMethodId: String(body.billingMethodId),
  ...(typeof body.productCode === 'string' ? { productCode: body.productCode } : {}),
  ...(typeof body.installmentCount === 'number' ? { installmentCount: body.installmentCount } : {}),
  ...(typeof body.depositAmount === 'number' ? { depositAmount: body.depositAmount } : {}),
  ...(typeof body.insuranceCode === 'string' ? { insuranceCode: body.insuranceCode } : {}),
});

async function answer(call: Call, parts: Parameters<typeof toFinancingAnswer>[2] = {}): Promise<object> {
  const checkout = await currentCheckout(call);
  return checkout ? toFinancingAnswer(checkout, call.request, parts) : { status: 'ok', billingMethods: {}, messages: [] };
}

const load: Endpoint = withRefusals(async (call) => {
  const { context, request, shop } = call;
  const checkout = await currentCheckout(call);
  if (checkout && financingOf(checkout)?.application?.state === 'pending')
    await pollApplication(context.db, checkout.cart.cartId, cartOwner(request), moodOf(shop));
  return answer(call);
});

const terms: Endpoint = withRefusals((call) => answer(call, { termsVersion: termsVersionOf(call.shop) }));

const PROBLEM_TEXTS: Readonly<Record<ApplicationProblem, 'termsChanged' | 'personalIdInvalid' | 'codeWrong'>> = {
  termsChanged: 'termsChanged',
  personalIdInvalid: 'personalIdInvalid',
  codeWrong: 'codeWrong',
};

const enrich: Endpoint = withRefusals(async (call) => {
  const { context, request, shop, body } = call;
  const input = {
    choice: choiceOf(body),
    termsVersion: text(body.termsVersion),
    personalId: text(body.personalId),
    otp: text(body.otp),
  };
  const cartId = await ensureCart(context, request);
  const problem = await apply(context.db, cartId, cartOwner(request), input, moodOf(shop, { isApplying: true }));
  const messages = problem === null ? [] : [FINANCING_TEXTS[shop.language][PROBLEM_TEXTS[problem]]];
  return answer(call, { messages, termsVersion: termsVersionOf(shop) });
});

const otp: Endpoint = withRefusals(async ({ context, request }) => {
  await resendCode(context.db, await ensureCart(context, request), cartOwner(request));
  return { status: true };
});

/** The lowest instalment of a method. */
const revolvingOfferDetail: Endpoint = async (call) => {
  await refuseForeignCart(call);
  const checkout = await currentCheckout(call);
  const found = checkout?.payments.find(({ id, isInvalid }) => id === call.query.billingMethodId && !isInvalid);
  const method =
    found && checkout && (await offeredMethods(call.context.db, call.shop.country, checkout.total, null)).find(({ id }) => id === found.id);
  return { offer: method ? toVariant(method.lowest, call.shop) : null };
};

/** The methods for goods of this price, as the calculator names them. */
const methodsFor = ({ context, shop, query }: Call): Promise<OfferedMethod[]> =>
  offeredMethods(context.db, shop.country, toHundredths(Number(query.price)), idOf(query.variantId));

async function variantsFor(call: Call) {
  const { query, shop } = call;
  const method = (await methodsFor(call)).find(({ id }) => id === query.billingMethodId);
  if (!method) throw new Refusal(404, { error: SERVER_TEXTS[shop.language].notFound });
  const deposit = query.depositAmount === undefined ? null : Number(query.depositAmount);
  return variantsOf(shop.country, method.kind, toHundredths(Number(query.price))).filter(
    ({ productCode, depositAmount, insuranceCode }) =>
      insuranceCode === null &&
      (query.productCode === undefined || query.productCode === productCode) &&
      (deposit === null || depositAmount === deposit),
  );
}

export const financingEndpoints: Record<string, Endpoint> = {
  financingLoad: load,
  financingTerms: terms,
  financingEnrich: enrich,
  financingOtp: otp,
  revolvingOfferDetail,

  financialOffers: async (call) => ({
    offers: (await methodsFor(call)).map(({ id, title, lowest }) => ({
      billingMethodId: id,
      title,
      installmentAmount: lowest.installmentAmount,
      installmentCount: lowest.installmentCount,
    })),
  }),
  financingBillingMethods: async (call) => ({
    billingMethods: Object.fromEntries((await methodsFor(call)).map(({ id, code, title }) => [id, { id, code, title, price: 0 }])),
  }),
  installmentVariants: async (call) => ({ variants: (await variantsFor(call)).map((variant) => toVariant(variant, call.shop)) }),
  installmentVariant: async (call) => {
    const variants = await variantsFor(call);
    const installmentCount = Number(call.query.installmentCount);
    const found = variants.find((variant) => variant.installmentCount === installmentCount);
    if (!found) throw new Refusal(404, { error: SERVER_TEXTS[call.shop.language].notFound });
    return toVariant(found, call.shop);
  },
};
