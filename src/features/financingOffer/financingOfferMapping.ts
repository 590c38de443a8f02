import { field, firstOfEach, idOf, isDto, listOf, numberOf, shortLabelOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { toVariant } from '../installments';
import type { InstallmentVariant } from '../installments';
import type { FinancialOffer, OfferedMethod } from './financingOfferTypes';

const OFFERS_MAX = 20;
const VARIANTS_MAX = 200;
const TITLE_MAX_CHARS = 80;

function toOffer(dto: Dto): FinancialOffer | null {
  const title = shortLabelOf(dto, 'title', TITLE_MAX_CHARS);
  const [installmentAmount, installmentCount] = [numberOf(dto, 'installmentAmount'), numberOf(dto, 'installmentCount')];
  if (title === null || (installmentAmount !== null && installmentAmount <= 0)) return null;
  const isCount = installmentCount !== null && Number.isInteger(installmentCount) && installmentCount > 0;
  return { title, installmentAmount, installmentCount: isCount ? installmentCount : null };
}

/** R7.105. Null: not an answer of this call. */
export const toOffers = (answer: unknown): FinancialOffer[] | null => {
  const offers = field(toDto(answer), 'offers');
  return typeof offers === 'object' && offers !== null ? listOf(offers, toOffer, OFFERS_MAX) : null;
};

/** R7.106 */
export function toMethods(answer: unknown): OfferedMethod[] | null {
  const methods = field(toDto(answer), 'billingMethods');
  if (typeof methods !== 'object' || methods === null) return null;
  const found = Object.entries(methods).flatMap(([key, dto]: [string, unknown]): OfferedMethod[] => {
    const title = isDto(dto) ? shortLabelOf(dto, 'title', TITLE_MAX_CHARS) : null;
    return title === null || !isDto(dto) ? [] : [{ id: idOf(dto, 'id') ?? key, title }];
  });
  return firstOfEach(found, ({ id }) => id).slice(0, OFFERS_MAX);
}

/** R7.107 */
export function toVariants(answer: unknown): InstallmentVariant[] | null {
  const variants = field(toDto(answer), 'variants');
  return typeof variants === 'object' && variants !== null ? listOf(variants, toVariant, VARIANTS_MAX) : null;
}
