import { useShop } from '../../src/store/hooks';
import { ShopContact } from './ShopContact';

/** Links a shopper looks for before paying. Replaced by a child of the placeholder with `slot="footer"`. */
export function CheckoutFooter() {
  const { t, links, config } = useShop();
  const returns = config.checkout.returns === null ? null : links.href(config.checkout.returns);
  return (
    <footer className="checkout-footer">
      <slot name="footer">
        <p className="checkout-secure">{t('txt_checkout_secure')}</p>
        <ShopContact />
        {returns !== null && (
          <a href={returns} target="_blank" rel="noopener">
            {t('txt_checkout_returns')}
          </a>
        )}
      </slot>
    </footer>
  );
}
