import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { InstallmentVariant } from '../installments';
import type {
  Calculator,
  FinancialOffer,
  FinancingOfferState,
  Load,
  OfferedGoods,
  OfferedMethod,
  WithFinancingOffer,
} from './financingOfferTypes';

export const keyOf = ({ price, variantId }: OfferedGoods): string => `${price} ${variantId ?? ''}`;

const PENDING: Load<never> = { status: 'pending' };
const initialState: FinancingOfferState = { calculators: {} };
const EMPTY: Calculator = { offers: PENDING, methodId: null, variants: {}, chosen: null };

type Of<Payload = object> = PayloadAction<{ goods: OfferedGoods } & Payload>;

const change = (
  state: FinancingOfferState,
  goods: OfferedGoods,
  with_: (calculator: Calculator) => Partial<Calculator>,
): FinancingOfferState => {
  const calculator = state.calculators[keyOf(goods)] ?? EMPTY;
  return { ...state, calculators: { ...state.calculators, [keyOf(goods)]: { ...calculator, ...with_(calculator) } } };
};

export const financingOfferSlice = createSlice({
  name: 'financingOffer',
  initialState,
  reducers: {
    // user actions
    offerShown: (state, { payload: { goods } }: Of): FinancingOfferState => change(state, goods, (calculator) => calculator),
    /** Also tries again. */
    calculatorOpened: (state, { payload: { goods } }: Of): FinancingOfferState =>
      change(state, goods, ({ methods }) => (methods?.status === 'ready' ? {} : { methods: PENDING })),
    methodChosen: (state, { payload: { goods, methodId } }: Of<{ methodId: string }>): FinancingOfferState =>
      change(state, goods, ({ variants }) => ({
        methodId,
        chosen: null,
        variants: { ...variants, [methodId]: variants[methodId]?.status === 'ready' ? variants[methodId] : PENDING },
      })),
    variantChosen: (state, { payload: { goods, variant } }: Of<{ variant: InstallmentVariant }>): FinancingOfferState =>
      change(state, goods, () => ({ chosen: variant })),

    // dispatched by the saga
    offersAnswered: (state, { payload: { goods, offers } }: Of<{ offers: Load<readonly FinancialOffer[]> }>): FinancingOfferState =>
      change(state, goods, () => ({ offers })),
    methodsAnswered: (state, { payload: { goods, methods } }: Of<{ methods: Load<readonly OfferedMethod[]> }>): FinancingOfferState =>
      change(state, goods, () => ({ methods })),
    variantsAnswered: (
      state,
      { payload: { goods, methodId, variants } }: Of<{ methodId: string; variants: Load<readonly InstallmentVariant[]> }>,
    ): FinancingOfferState => change(state, goods, (calculator) => ({ variants: { ...calculator.variants, [methodId]: variants } })),
    /** Of the chosen term; the list's own stays if another was chosen meanwhile. */
    variantAnswered: (
      state,
      { payload: { goods, asked, variant } }: Of<{ asked: InstallmentVariant; variant: InstallmentVariant }>,
    ): FinancingOfferState => change(state, goods, ({ chosen }) => (chosen === asked ? { chosen: variant } : {})),
  },
});

export const financingOfferActions = financingOfferSlice.actions;

export const selectCalculator = ({ financingOffer }: WithFinancingOffer, goods: OfferedGoods): Calculator =>
  financingOffer.calculators[keyOf(goods)] ?? EMPTY;
