import { isDigital } from '../../features/cart';
import type { Article, ArticleParam } from '../../features/cart';
import { useShop } from '../../store/hooks';
import { Swatch } from '../../ui/graphics/Swatch';

export interface LinePartner {
  title: string;
  url: string | null;
}

/** R3.038: the parameter that is shown as a colour swatch. */
const COLOUR_KEY = 'COLOR';

function Param({ param: { key, title, value, measure, css } }: { param: ArticleParam }) {
  if (value === null) return null;
  return (
    <span className="param">
      {title !== null && `${title}: `}
      {key === COLOUR_KEY ? <Swatch css={css} value={value} /> : value}
      {measure !== null && ` ${measure}`}
    </span>
  );
}

interface LineDetailsProps {
  article: Article;
  partner: LinePartner | undefined;
}

/** Describes an article: title, parameters, seller, services. */
export function LineDetails({ article, partner }: LineDetailsProps) {
  const { t, links, format } = useShop();
  const { title, url, type, variantId, bonusSetId, marketplacePartnerId, count, availability } = article;
  const { inStock } = availability;
  const isSet = type === 'bonus_set' || bonusSetId !== null;
  // R2.44, R2.45: the shop sends either a URL key or a full URL.
  const hrefOf = (address: string | null, toLink: (key: string) => string | null) =>
    address === null ? null : address.startsWith('/') || address.includes(':') ? links.href(address) : toLink(address);
  const href = isSet && url === null ? links.bonusSetProduct(url) : hrefOf(url, isSet ? links.bonusSetProduct : links.href);
  const partnerHref = partner === undefined ? null : hrefOf(partner.url, links.partner);
  const params =
    article.params.length > 0 ? article.params : (article.variants.find((variant) => variant.variantId === variantId)?.params ?? []);
  const kind = type === 'gift' ? 'txt_cart_gift' : isSet ? 'txt_cart_bonus_set' : isDigital(article) ? 'txt_cart_digital' : null;
  const parts = type === 'bonus_set' ? article.variants.flatMap((part) => part.title ?? []) : [];
  const services = article.bundles.filter(({ active }) => active);
  // Some shops title a gift "Gift: Cap": do not repeat the label.
  const isKindInTitle = kind !== null && title.toLowerCase().startsWith(t(kind).toLowerCase());

  return (
    <>
      {href === null ? (
        <span className="title">{title}</span>
      ) : (
        <a className="title" href={href}>
          {title}
        </a>
      )}
      {kind !== null && !isKindInTitle && <span className="tag">{t(kind)}</span>}
      {parts.length > 0 && <span className="fact">{parts.join(' + ')}</span>}
      {params.length > 0 && (
        <span className="fact">
          {params.map((param, place) => (
            <Param key={`${param.key} ${place}`} param={param} />
          ))}
        </span>
      )}
      {marketplacePartnerId !== null && partner !== undefined && (
        <span className="fact">
          {t('txt_partner_prefix')} {partnerHref === null ? partner.title : <a href={partnerHref}>{partner.title}</a>}
        </span>
      )}
      {services.map((service) => (
        <span key={service.id} className="fact">
          + {service.title || t(`txt_cart_service_${service.type}`)}
          {service.actual_price !== null && `, ${format.money(service.actual_price)}`}
        </span>
      ))}
      {type !== 'gift' && inStock !== null && inStock > 0 && inStock < count && (
        <span className="fact short">{t('txt_cart_quantity_max', { count: inStock })}</span>
      )}
    </>
  );
}
