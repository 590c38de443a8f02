import { memo } from 'react';
import { cartActions } from '../../../src/features/cart';
import type { Article } from '../../../src/features/cart';
import { useAppDispatch, useShop } from '../../../src/store/hooks';

/** R3.043-R3.047: warranty, insurance, digital services and the return guarantee of one line. */
export const LineServices = memo(function LineServices({ article: { cartItemId, title, bundles } }: { article: Article }) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  if (bundles.length === 0) return null;
  return (
    <fieldset className="services">
      <legend className="v-hidden">{t('txt_basket_services_for', { title })}</legend>
      {bundles.map(({ id, title: name, type, active, actual_price: price }) => (
        <label key={id} className="service">
          <input
            type="checkbox"
            checked={active}
            onChange={() => dispatch(cartActions.serviceChanged({ cartItemId, service: type, bundleId: id, active: !active }))}
          />
          <span>{name || t(`txt_cart_service_${type}`)}</span>
          {price !== null && <span className="service-price">{format.money(price)}</span>}
        </label>
      ))}
    </fieldset>
  );
});
