import { memo } from 'react';
import { cartActions } from '../../../src/features/cart';
import type { Article } from '../../../src/features/cart';
import { useAppDispatch, useShop } from '../../../src/store/hooks';

/** R3.043-R3.047: warranty, insurance, digital services and the return guarantee of one line, folded to one row. */
export const LineServices = memo(function LineServices({ article: { cartItemId, title, bundles } }: { article: Article }) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  if (bundles.length === 0) return null;
  const prices = bundles.flatMap(({ actual_price: price }) => price ?? []);
  return (
    <details className="services">
      <summary>
        {prices.length > 0 ? t('txt_basket_services_from', { price: format.money(Math.min(...prices)) }) : t('txt_basket_services')}
        <span className="v-hidden">: {title}</span>
      </summary>
      <fieldset>
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
    </details>
  );
});
