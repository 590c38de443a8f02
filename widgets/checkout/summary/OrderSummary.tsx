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

/** What is ordered, with its services; prices are per piece, as the shop sends them (A089). */
const Lines = memo(function Lines() {
  const { t, format } = useShop();
  const bought = useAppSelector(selectBoughtArticles);
  const pieces = useAppSelector(selectPieces);
  const [isOpen, setOpen] = useState(bought.length <= LINES_OPEN);
  const priceOf = (count: number, amount: number | null): string =>
    `${count > 1 ? `${count} × ` : ''}${amount === null ? '–' : amount === 0 ? t('txt_cart_free') : format.money(amount)}`;
  return (
    <details className="summary-lines" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('txt_cart_pieces', { count: pieces })}</summary>
      {isOpen && (
        <ul>
          {bought.map((article) => (
            <li key={article.cartItemId}>
              <span className="summary-line">
                <span>{article.title}</span>
                <span className="summary-price">{priceOf(article.count, isGift(article) ? 0 : article.price.actual)}</span>
              </span>
              {article.bundles.map(
                ({ id, active, title, actual_price: price }) =>
                  active && (
                    <span key={id} className="summary-line summary-service">
                      <span>+ {title}</span>
                      <span className="summary-price">{priceOf(article.count, price)}</span>
                    </span>
                  ),
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
