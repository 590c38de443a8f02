import { useRef } from 'react';
import { selectChanges, cartChangesActions } from '../../../src/features/cartChanges';
import type { Change } from '../../../src/features/cartChanges';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';

/** How many titles of one kind of change are listed. */
const TITLES_MAX = 3;
/** How many prices and stocks are listed: a sale changes a hundred, and each line shows its own. */
const LINES_MAX = 6;

const isOfLine = ({ kind }: Change): boolean => kind === 'price' || kind === 'stock';

function useChangeText() {
  const { t, format } = useShop();
  const day = (iso: string) => format.date(new Date(`${iso}T12:00:00Z`));
  return (change: Change): string => {
    if (change.kind === 'price') return t('txt_change_price', { ...change, from: format.money(change.from), to: format.money(change.to) });
    if (change.kind === 'code') return t('txt_change_code', { code: change.code });
    if (change.kind === 'delivery') {
      const more = change.titles.length - TITLES_MAX;
      const titles = [...change.titles.slice(0, TITLES_MAX), ...(more > 0 ? [`+${format.number(more)}`] : [])].join(', ');
      return t('txt_change_delivery', { titles, from: day(change.from), to: day(change.to) });
    }
    const { title, count, inStock } = change;
    if (inStock === 0) return t('txt_change_sold_out', { title });
    return inStock < count ? t('txt_change_short', { title, left: format.number(inStock) }) : t('txt_change_back', { title });
  };
}

/** What has changed since the shopper last saw the basket; disappears once read. The live region is mounted before it has a text. */
export function CartChangesNotice() {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const changes = useAppSelector(selectChanges);
  const textOf = useChangeText();
  const region = useRef<HTMLDivElement>(null);
  const unnamed = changes.filter(isOfLine).slice(LINES_MAX);
  const named = changes.filter((change) => !unnamed.includes(change));
  const read = () => {
    dispatch(cartChangesActions.changesRead());
    region.current?.focus(); // the button unmounts with the notice
  };
  return (
    <div ref={region} role="status" tabIndex={-1}>
      {changes.length > 0 && (
        <div className="card changes">
          <p>{t('txt_changes_title')}</p>
          <ul>
            {named.map((change) => {
              const text = textOf(change);
              return <li key={text}>{text}</li>;
            })}
            {unnamed.length > 0 && <li>{t('txt_changes_more', { count: format.number(unnamed.length) })}</li>}
          </ul>
          <button type="button" className="secondary" onClick={read}>
            {t('txt_changes_read')}
          </button>
        </div>
      )}
    </div>
  );
}
