import { useEffect, useRef } from 'react';
import { useShop } from '../../store/hooks';
import { EmptyBasket } from '../../ui/graphics/EmptyBasket';
import { restoreFocus } from '../../ui/keyboard/restoreFocus';

/** A039: "continue shopping" links to the shop's URL, else to the home page. */
export function EmptyCart({ urlBack, hasFocus }: { urlBack: string | null; hasFocus: boolean }) {
  const { t, links } = useShop();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) restoreFocus(link.current);
  }, [hasFocus]);
  return (
    <div className="empty">
      <EmptyBasket />
      <p className="empty-title">{t('txt_cart_empty')}</p>
      <a ref={link} className="cart-link" href={links.safeTarget(urlBack) ?? links.home()}>
        {t('txt_cart_continue_shopping')}
      </a>
    </div>
  );
}
