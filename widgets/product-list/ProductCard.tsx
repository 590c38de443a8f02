import { memo, useState } from 'react';
import type { ListedProduct, PartnerLabel } from '../../src/features/productLists';
import { availabilityText, isForSale } from '../../src/shop/availability';
import { useIsPictureHidden, useShop } from '../../src/store/hooks';
import { Stars } from '../../src/ui/graphics/Stars';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';
import { Price } from '../../src/ui/text/Price';

/** Of a usual card, for browsers that cannot choose. */
const PICTURE_PX = 200;
const WIDTHS_PX = [120, 160, 200, 240, 320, 400, 600];
/** By the layout; where lazy pictures do not know their own width (`auto`), that of the cards on phones and beside them. */
const PICTURES = {
  carousel: { widths: WIDTHS_PX, sizes: 'auto, (max-width: 479px) 140px, 170px' },
  grid: { widths: WIDTHS_PX, sizes: 'auto, (max-width: 363px) 75vw, 160px' },
} as const;
const HEART = 'M12 20 4.7 12.7a4.6 4.6 0 0 1 6.5-6.5l.8.8.8-.8a4.6 4.6 0 0 1 6.5 6.5z';

interface ProductCardProps {
  product: ListedProduct;
  layout: keyof typeof PICTURES;
  isWished: boolean;
  /** It was just added to the cart. */
  isAdded: boolean;
}

/** R2.45, R3.104, R9.11 */
function Partner({ partner: { partnerTitle, href, partnerPrefix, gaEventCategory } }: { partner: PartnerLabel }) {
  const { t } = useShop();
  return (
    <>
      {partnerPrefix ?? t('txt_partner_prefix')}{' '}
      {href === null ? (
        <bdi>{partnerTitle}</bdi>
      ) : (
        <a href={href} data-ga-event-category={gaEventCategory}>
          <bdi>{partnerTitle}</bdi>
        </a>
      )}
    </>
  );
}

function Prices({ price, oldPrice }: Pick<ListedProduct, 'price' | 'oldPrice'>) {
  const { t, format } = useShop();
  const [now] = useState(() => Date.now());
  if (price === null) return <p className="prices">–</p>;
  const alternative = format.alternativeMoney(price, now);
  return (
    <p className="prices">
      {oldPrice !== null && (
        <s className="old">
          <span className="v-hidden">{t('txt_products_old_price')}: </span>
          {format.money(oldPrice)}
        </s>
      )}
      <span className="now" data-reduced={oldPrice === null ? undefined : ''}>
        <span className="v-hidden">{t('txt_products_price')}: </span>
        <Price amount={format.money(price)} />
      </span>
      {alternative !== null && <span className="alternative">{alternative}</span>}
    </p>
  );
}

export const ProductCard = memo(function ProductCard({ product, layout, isWished, isAdded }: ProductCardProps) {
  const { t, links, format } = useShop();
  const { variantId, title, href, mediaId, price, oldPrice, rating, reviewCount, partner } = product;
  const isHidden = useIsPictureHidden(product.isAdultOnly); // R6.16
  const picture = (width: number) => (isHidden || mediaId === null ? null : links.media(mediaId, width));
  const percent = price === null || oldPrice === null ? 0 : Math.round((1 - price / oldPrice) * 100);
  const canBuy = price !== null && isForSale(product);
  return (
    <>
      <div className="picture">
        <Thumbnail urlOf={picture} size={PICTURE_PX} fluid={PICTURES[layout]} isLazy>
          {isHidden && (
            <>
              <span aria-hidden="true">18+</span>
              <span className="v-hidden">{t('txt_products_adult_picture_hidden')}</span>
            </>
          )}
        </Thumbnail>
        {percent > 0 && <span className="badge">{t('txt_products_discount', { percent })}</span>}
      </div>
      <h3 className="title">
        <a href={href} part="link">
          <bdi>{title}</bdi>
        </a>
      </h3>
      <p className="facts">
        {rating !== null && (
          <>
            <Stars rating={rating} size="small" label={t('txt_products_rating', { rating: format.number(rating), count: reviewCount })} />
            <span aria-hidden="true"> ({format.number(reviewCount)})</span>
          </>
        )}
      </p>
      <p className="facts">{partner !== null && <Partner partner={partner} />}</p>
      <Prices price={price} oldPrice={oldPrice} />
      <div className="action">
        {canBuy ? (
          <button
            type="button"
            className="add"
            part="add"
            aria-label={`${t(isAdded ? 'txt_products_added' : 'txt_products_add')}: ${title}`}
            data-added={isAdded ? '' : undefined}
            data-vitrina-action="add-to-cart"
            data-variant-id={variantId}
          >
            {t(isAdded ? 'txt_products_added' : 'txt_products_add')}
          </button>
        ) : (
          <span className="gone">{t(availabilityText(product.availabilityKey))}</span>
        )}
      </div>
      <button
        type="button"
        className="heart"
        part="heart"
        aria-label={t('txt_products_wish', { title })}
        aria-pressed={isWished}
        data-vitrina-action="wishlist-add"
        data-vitrina-pressed={isWished ? '' : undefined}
        data-variant-id={variantId}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d={HEART} />
        </svg>
      </button>
    </>
  );
});
