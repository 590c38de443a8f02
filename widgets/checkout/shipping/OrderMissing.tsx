import { useShop } from '../../../src/store/hooks';
import { focusIn } from './shippingIds';
import type { Missing, OrderModel } from './useOrder';

const MISSING_TEXTS: Readonly<Record<Missing['what'], string>> = {
  method: 'txt_order_missing_method',
  branch: 'txt_order_missing_branch',
  window: 'txt_order_missing_window',
  lostWindow: 'txt_order_missing_lost_window',
  impossible: 'txt_order_missing_possible',
  deliveries: 'txt_order_missing_deliveries',
  payment: 'txt_order_missing_payment',
  variant: 'txt_order_missing_variant',
  approval: 'txt_order_missing_approval',
  outcome: 'txt_order_missing_outcome',
  saving: 'txt_order_missing_saving',
  total: 'txt_order_missing_total',
};

/** What this box lacks, once the shopper has pressed the button too early. */
export const missingAt = ({ isPressedEarly, missing }: OrderModel, boxId: string): Missing['what'] | undefined =>
  isPressedEarly ? missing.find((one) => one.boxId === boxId)?.what : undefined;

/** Shown where it is corrected: the button may be far below. */
export function MissingHere({ what }: { what: Missing['what'] | undefined }) {
  const { t } = useShop();
  return what === undefined ? null : (
    <p className="warning">
      {t('txt_order_missing')} {t(MISSING_TEXTS[what])}
    </p>
  );
}

/** [D10] Everything the order still lacks, each with a link to where it is entered. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const { t } = useShop();
  const textOf = ({ what, parcel }: Missing): string =>
    parcel === null ? t(MISSING_TEXTS[what]) : `${t(MISSING_TEXTS[what])} (${t('txt_shipping_parcel_number', { number: parcel })})`;
  return (
    <>
      <p>{t('txt_order_missing')}</p>
      <ul>
        {missing.map((one) => {
          const { what, parcel, boxId } = one;
          return (
            <li key={`${what} ${parcel}`}>
              {boxId === null ? (
                textOf(one)
              ) : (
                <button type="button" className="button-link" onClick={({ currentTarget }) => focusIn(currentTarget.getRootNode(), boxId)}>
                  {textOf(one)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
