import type { WishlistState } from '../../src/features/wishlist';
import { useShop } from '../../src/store/hooks';

/** What has become of "add all", beside its button: how many are in the cart, and the way to it. */
export function BuyOutcome({ outcome }: { outcome: WishlistState['bought'] }) {
  const { t, links } = useShop();
  if (outcome === null) return <div className="bought" role="status" />;
  const { asked, added } = outcome;
  return (
    <div className="bought" role="status" data-shown="" data-done={added === asked ? '' : undefined}>
      {added === null && t('txt_wishlist_buying')}
      {added !== null && (
        <>
          <span>{added === asked ? t('txt_wishlist_bought', { count: added }) : t('txt_wishlist_bought_part', { added, asked })}</span>{' '}
          {added > 0 && <a href={links.cart()}>{t('txt_cart_added_link')}</a>}
        </>
      )}
    </div>
  );
}
