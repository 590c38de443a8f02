import type { ApiError } from '../../../src/api/ApiError';
import type { ApiOutput } from '../../../src/api/api';
import { billingMethodDto, byId } from './checkoutDtos';
import type { CheckoutCartDto } from './checkoutDtos';
import { checkoutShop } from './checkoutShop';
import type { FakeAnswers, InvalidResponse } from './fakeApi';

type FinancingAnswerDto = ApiOutput<'financingLoad'>;
type MethodDto = NonNullable<FinancingAnswerDto['billingMethods']>[string];
export type VariantDto = NonNullable<MethodDto['installments']>[number];
type ApplicationDto = NonNullable<MethodDto['financing']>;

export const variantDto = (change: Partial<VariantDto> = {}): VariantDto => ({
  productCode: 'STD',
  installmentCount: 12,
  installmentAmount: 9,
  depositAmount: 0,
  totalAmount: 108,
  interestRate: 8.9,
  aprc: 14.2,
  ...change,
});

interface FinancingShopOptions {
  code?: string;
  variants?: readonly unknown[];
  /** Null: a shop without applications. */
  application?: Partial<ApplicationDto> | null;
  cart?: Partial<CheckoutCartDto>;
}

/** A shop whose financing method has the id 15. `application` and `status` are what its answers say; `polls` come before them. */
export function financingShop({ code = 'SI7', variants = [variantDto()], application = {}, cart = {} }: FinancingShopOptions = {}) {
  const title = 'Leanpay';
  const shop = checkoutShop({
    billingMethods: byId([billingMethodDto({ id: '15', code, title }), billingMethodDto({ id: '13', code: 'SIB', title: 'Predračun' })]),
    ...cart,
  });
  const provider = {
    status: 'ok',
    messages: [] as string[],
    application: application && ({ state: 'offered', ...application } as ApplicationDto),
    polls: [] as (object | ApiError | InvalidResponse | Promise<never>)[],
  };
  const answer = (change: Partial<ApplicationDto> = {}): FinancingAnswerDto => ({
    status: provider.status,
    billingMethods: {
      '15': {
        id: '15',
        code,
        title,
        installments: variants as VariantDto[],
        financing: provider.application && { ...provider.application, ...change },
      },
    },
    messages: provider.messages.splice(0),
  });
  const terms = { documents: [{ title: 'Pogoji', url: '/vsebina/pogoji' }], termsVersion: '1' };
  const answers: FakeAnswers = {
    ...shop.answers,
    financingLoad: () => (provider.polls.shift() as FinancingAnswerDto | undefined) ?? answer(),
    financingTerms: () => answer(terms),
    financingEnrich: () => answer(terms),
    financingOtp: () => ({ status: true }),
    revolvingOfferDetail: () => ({ offer: variantDto() }),
  };
  return { shop, provider, answer, answers };
}
