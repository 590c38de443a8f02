import { useEffect, useRef } from 'react';
import { totalOf } from '../../features/cart';
import { useShop } from '../../store/hooks';
import type { CartModel } from './useCartModel';

/** Several lines at once (R5.44). The only sum that is made here is that of what is selected (A089). */
export function SelectBar({ model: { goods, selected, actions } }: { model: CartModel }) {
  const { t, format } = useShop();
  const count = selected.length;
  const total = totalOf(selected);
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current) all.current.indeterminate = count > 0 && count < goods.length;
  });
  const remove = () => {
    all.current?.focus({ preventScroll: true }); // the button goes: as `focusBelow` of a line
    actions.remove(selected);
  };
  return (
    <div className="select-bar">
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
      {count > 0 && (
        <>
          <span className="selected-total" role="status">
            {t('txt_cart_selected_total', { count, total: total === null ? '–' : format.money(total) })}
          </span>
          <button type="button" className="button-link" onClick={remove}>
            {t('txt_cart_remove_selected', { count })}
          </button>
        </>
      )}
    </div>
  );
}
