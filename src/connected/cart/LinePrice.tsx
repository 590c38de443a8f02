import type { Article } from '../../features/cart';
import { useShop } from '../../store/hooks';
import { Price } from '../../ui/text/Price';

interface LinePriceProps {
  article: Article;
  isGift: boolean;
  /** The count stands before it. */
  hasTimes: boolean;
}

/** The price of one piece as the shop says it; products of it are the shop's, too (A089). A price that is none is a dash. */
export function LinePrice({ article: { price }, isGift, hasTimes }: LinePriceProps) {
  const { t, format } = useShop();
  return (
    <span className="line-price">
      {hasTimes && !isGift && <span aria-hidden="true">× </span>}
      <Price amount={isGift ? t('txt_cart_free') : price.actual === null ? '–' : format.money(price.actual)} />
    </span>
  );
}
