import { selectIsSaving, selectShownCart, selectTotal } from '../../../src/features/cart';
import { useAppSelector, useShop } from '../../../src/store/hooks';
import { OrderSummary } from '../summary/OrderSummary';
import type { SummaryRow } from '../summary/OrderSummary';
import { explainTotal } from '../summary/explainTotal';

/** The order and its price so far; delivery and payment are included if already selected. */
export function CustomerSummary() {
  const { t, format } = useShop();
  const cart = useAppSelector(selectShownCart);
  const total = useAppSelector(selectTotal);
  const isSaving = useAppSelector(selectIsSaving);
  if (cart === null) return null;
  const goods = cart.price.total;
  const { discount, rest } = explainTotal({ goods, discount: cart.discounts.value, total });
  const rows: SummaryRow[] = [{ name: t('txt_cart_goods_total'), amount: goods === null ? '–' : format.money(goods) }];
  if (discount > 0) rows.push({ name: t('txt_cart_discount'), amount: format.money(-discount) });
  const name = t('txt_cart_navigation_delivery');
  if (rest !== null) rows.push(rest > 0 ? { name, amount: format.money(rest) } : { name, words: t('txt_summary_later') });
  return <OrderSummary rows={rows} total={total} isSaving={isSaving} />;
}
