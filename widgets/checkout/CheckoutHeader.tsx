import { selectShownCart } from '../../src/features/cart';
import { useAppSelector, useShop } from '../../src/store/hooks';
import { StepNav } from './StepNav';
import type { CheckoutModel } from './useCheckout';

/** The shop's name, logo and phone. Replaced by a child of the placeholder with `slot="header"`. */
export function CheckoutHeader({ model }: { model: CheckoutModel }) {
  const { t, links, config } = useShop();
  const urlBack = useAppSelector(selectShownCart)?.urlBack ?? null; // A039
  const { shopName, contact, checkout } = config;
  const logo = checkout.logo === null ? null : links.href(checkout.logo);
  return (
    <header className="checkout-header">
      <div className="checkout-brand">
        <slot name="header">
          {(logo !== null || shopName !== null) && (
            <a className="checkout-name" href={links.home()}>
              {logo === null ? shopName : <img src={logo} alt={shopName ?? ''} height={36} />}
            </a>
          )}
          {contact.phone !== null && (
            <a className="checkout-phone" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
              {contact.phone}
            </a>
          )}
        </slot>
      </div>
      <div className="checkout-nav">
        <a className="back" href={links.safeTarget(urlBack) ?? links.home()}>
          {t('txt_cart_continue_shopping')}
        </a>
        <StepNav model={model} />
      </div>
    </header>
  );
}
