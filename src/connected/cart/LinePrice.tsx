import { isGift, isSaved, totalOf } from '../../features/cart';
import type { Article } from '../../features/cart';
import { useShop } from '../../store/hooks';
import { Price } from '../../ui/text/Price';

/** The price of a line; below it the unit price where it differs. A missing price is a dash. */
export function LinePrice({ article }: { article: Article }) {
  const { t, format } = useShop();
  const { count, price } = article;
  const total = isSaved(article) ? price.actual : totalOf([article]);
  const hasPiecePrice = count > 1 && !isGift(article) && !isSaved(article);
  return (
    <span className="line-price">
      <Price amount={isGift(article) ? t('txt_cart_free') : total === null ? '–' : format.money(total)} />
      {hasPiecePrice && price.actual !== null && (
        <span className="piece-price">{t('txt_cart_piece_price', { price: format.money(price.actual) })}</span>
      )}
    </span>
  );
}
