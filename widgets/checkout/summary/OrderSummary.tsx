import { memo, useState } from 'react';
import { cartActions, isGift, selectBoughtArticles, selectCartStatus, selectPieces } from '../../../src/features/cart';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { Price } from '../../../src/ui/text/Price';

/** Rows above the total, formatted; a text where there is no amount yet. */
export interface SummaryRow {
  name: string;
  amount?: string;
  words?: string;
}

interface OrderSummaryProps {
  rows: readonly SummaryRow[];
  total: number | null;
  /** Changes are being saved, so the amounts are about to change. */
  isSaving: boolean;
}

/** More lines would push the total out of sight; they are collapsed. */
const LINES_OPEN = 5;

interface LineProps {
  name: string;
  count: number;
  /** Per piece, as the shop sends it (A089). */
  price: number | null;
  isService?: boolean;
}

/** The price of all pieces; of one below the name, where they differ. */
function LineAmounts({ name, count, price, isService = false }: LineProps) {
  const { t, format } = useShop();
  const total = price === null ? null : Math.round(count * price * 100) / 100;
  return (
    <span className={isService ? 'summary-line summary-service' : 'summary-line'}>
      <span>
        {name}
        {count > 1 && (
          <span className="summary-pieces">{`${count} × ${price === null ? '–' : price === 0 ? t('txt_cart_free') : format.money(price)}`}</span>
        )}
      </span>
      <span className="summary-price">{total === null ? '–' : total === 0 ? t('txt_cart_free') : format.money(total)}</span>
    </span>
  );
}

/** What is ordered, with its services. */
const Lines = memo(function Lines() {
  const { t } = useShop();
  const bought = useAppSelector(selectBoughtArticles);
  const pieces = useAppSelector(selectPieces);
  const [isOpen, setOpen] = useState(bought.length <= LINES_OPEN);
  return (
    <details className="summary-lines" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('txt_cart_pieces', { count: pieces })}</summary>
      {isOpen && (
        <ul>
          {bought.map((article) => (
            <li key={article.cartItemId}>
              <LineAmounts name={article.title} count={article.count} price={isGift(article) ? 0 : article.price.actual} />
              {article.bundles.map(
                ({ id, active, title, actual_price: price }) =>
                  active && <LineAmounts key={id} name={`+ ${title}`} count={article.count} price={price} isService />,
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
});

/** The order and its price so far, beside the steps after the basket. */
export function OrderSummary({ rows, total, isSaving }: OrderSummaryProps) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const isUnread = useAppSelector(selectCartStatus) === 'failed';
  return (
    <section className="card order-summary" aria-label={t('txt_summary')}>
      <h3 className="summary-title">{t('txt_summary')}</h3>
      <Lines />
      <dl aria-busy={isSaving}>
        {rows.map(({ name, amount, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount === undefined ? words : <Price amount={amount} />}</dd>
          </div>
        ))}
        <div className="order-total">
          <dt>{t('txt_cart_total')}</dt>
          <dd>{total === null ? '–' : <Price amount={format.money(total)} />}</dd>
        </div>
      </dl>
      <p className="summary-state" role="status">
        {isSaving && t('txt_cart_recalculating')}
        {isUnread && (
          <>
            {t('txt_cart_outdated')}{' '}
            <button type="button" className="button-link" onClick={() => dispatch(cartActions.refreshRequested())}>
              {t('txt_cart_try_again')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
