import { COUNTRIES, type CountryCode } from '../../countries/countries';
import type { ShopDatabase } from '../../db/schema';
import { FINANCING_FROM, financingMethods } from '../checkout/payments';
import { priceIn } from '../prices';
import { variantsOf, type FinancingKind, type Variant } from './plans';

export interface OfferedMethod {
  id: string;
  code: string;
  kind: FinancingKind;
  title: string;
  /** Of the lowest instalment, without deposit and insurance. */
  lowest: Variant;
}

/** The page configuration disables their codes by default (A107): a price that nobody gets is not named. */
const DISABLED: ReadonlySet<FinancingKind> = new Set<FinancingKind>(['summit', 'installments']);

/** The financing of goods before they are in a cart; none for a partner's goods. The amount is in hundredths. */
export async function offeredMethods(
  db: ShopDatabase,
  country: CountryCode,
  amount: number,
  variantId: number | null,
): Promise<OfferedMethod[]> {
  if (amount < priceIn(COUNTRIES[country].currency, FINANCING_FROM)) return [];
  if (variantId !== null && (await isPartnersGoods(db, variantId))) return [];
  return financingMethods(country).flatMap((method) => {
    if (DISABLED.has(method.kind)) return [];
    const plain = variantsOf(country, method.kind, amount).filter(
      ({ depositAmount, insuranceCode }) => depositAmount === 0 && insuranceCode === null,
    );
    const [lowest] = plain.sort((a, b) => a.installmentAmount - b.installmentAmount);
    return lowest ? [{ ...method, lowest }] : [];
  });
}

async function isPartnersGoods(db: ShopDatabase, variantId: number): Promise<boolean> {
  const found = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select('products.partnerId')
    .where('variants.id', '=', variantId)
    .executeTakeFirst();
  return found?.partnerId != null;
}
