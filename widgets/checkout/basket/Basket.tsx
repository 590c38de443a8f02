import { selectShownCart } from '../../../src/features/cart';
import { checkoutActions, selectIsMoving } from '../../../src/features/checkout';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';

export const basketStyles: readonly string[] = [];

/** R2.02: what is bought, and the way on. */
export function Basket() {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectShownCart);
  const isMoving = useAppSelector(selectIsMoving);
  if (cart === null) return null;
  return (
    <div className="box">
      <p>{cart.total.total === null ? '–' : format.money(cart.total.total)}</p>
      <button
        type="button"
        className="primary"
        aria-disabled={isMoving}
        onClick={() => !isMoving && dispatch(checkoutActions.stepRequested({ step: 'customer' }))}
      >
        {t('txt_checkout_next_customer')}
      </button>
    </div>
  );
}
