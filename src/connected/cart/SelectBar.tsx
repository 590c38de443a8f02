import { useEffect, useRef } from 'react';
import { totalOf } from '../../features/cart';
import { useShop } from '../../store/hooks';
import type { CartModel } from './useCartModel';

/** Selecting several lines is a mode (R5.44): a button enters it; then all can be selected, and the selected ones removed. */
export function SelectBar({ model: { goods, selected, isSelecting, actions } }: { model: CartModel }) {
  const { t, format } = useShop();
  const count = selected.length;
  const total = totalOf(selected);
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current) all.current.indeterminate = count > 0 && count < goods.length;
  });
  const remove = () => {
    all.current?.focus({ preventScroll: true }); // the button unmounts; see `focusBelow` in CartLine
    actions.remove(selected);
  };
  return (
    <div className="select-bar" data-selecting={isSelecting ? '' : undefined}>
      {isSelecting && (
        <>
          <label className="select-all">
            <input
              type="checkbox"
              ref={all}
              checked={count === goods.length}
              onChange={() =>
                actions.choose(
                  goods.map(({ cartItemId }) => cartItemId),
                  count < goods.length,
                )
              }
            />
            {t('txt_cart_select_all')}
          </label>
          <span className="selected-total" role="status">
            {count > 0 && t('txt_cart_selected_total', { count, total: total === null ? '–' : format.money(total) })}
          </span>
          {count > 0 && (
            <button type="button" className="button-link" onClick={remove}>
              {t('txt_cart_remove_selected', { count })}
            </button>
          )}
        </>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <button type="button" className="button-link select-mode" onClick={() => actions.setSelecting(!isSelecting)}>
        {t(isSelecting ? 'txt_cart_select_done' : 'txt_cart_select_several')}
      </button>
    </div>
  );
}
