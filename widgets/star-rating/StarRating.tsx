import ratingTexts from '../../src/connected/rating/texts/lazy';
import { ServerSlot } from '../../src/connected/ServerSlot';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useShop } from '../../src/store/hooks';
import { Stars } from '../../src/ui/graphics/Stars';
import type { StarSize } from '../../src/ui/graphics/Stars';
import stars from '../../src/ui/graphics/stars.css';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';
import styles from './star-rating.css';

interface StarRatingProps {
  host: WidgetHost;
  /** 0: nobody has rated yet. */
  value: number;
  count: number;
  /** `#reviews`, a path, or nothing: where the server's own link leads. */
  target: string;
  size: StarSize;
}

/** A fragment of this page does not follow its `<base href>`. */
function useTarget({ element }: WidgetHost, target: string): string | null {
  const { links } = useShop();
  const { pathname, search } = element.ownerDocument.location;
  const wanted = target === '' ? (element.querySelector('a[href]')?.getAttribute('href') ?? null) : target;
  return links.href(wanted?.startsWith('#') === true ? `${pathname}${search}${wanted}` : wanted);
}

/** An average rating with halves (R2.72 to R2.74). Without a rating the server's own HTML stays. */
function StarRating({ host, value, count, target, size }: StarRatingProps) {
  const { t, format } = useShop();
  const href = useTarget(host, target);
  if (value === 0) return <ServerSlot host={host.element} />;
  const content = (
    <>
      <Stars rating={value} size={size} label={t('txt_rating_value', { rating: format.number(value) })} />
      <span className="number" aria-hidden="true">
        {format.number(value)}
        {count > 0 && <span className="count"> ({format.number(count)})</span>}
      </span>
      {count > 0 && <VisuallyHidden>{t('txt_reviews_count', { count })}</VisuallyHidden>}
    </>
  );
  return (
    <span className="v-root rating" part="root">
      {href === null ? (
        <span className="box">{content}</span>
      ) : (
        <a className="box link" part="link" href={href}>
          {content}
        </a>
      )}
    </span>
  );
}

export const view = { component: StarRating, styles: [stars, styles], texts: [ratingTexts] };
