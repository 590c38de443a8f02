import { useEffect, useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { ServerSlot } from '../../src/connected/ServerSlot';
import offerTexts from '../../src/connected/offers/texts/lazy';
import { useWhenLeft } from '../../src/connected/useWhenLeft';
import { promoActions, promoFeature, selectHeaderPromotion } from '../../src/features/promo';
import { captureFocus } from '../../src/dom/focusHandover';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import styles from './promo-strip.css';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof promoFeature]> {}
}

const PICTURE_WIDTH_PX = 1920;
const MOBILE_PICTURE_WIDTH_PX = 750;
const TEXT_MAX_CHARS = 120;

const toUrl = (href: string | null): string => (href === null ? 'none' : `url("${href.replace(/["\\]/g, encodeURIComponent)}")`);

/** The header's promotion (R3.100). Until it is loaded, and where there is none, the server's own strip is shown (R8.27). */
function PromoStrip({ host }: { host: WidgetHost }) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const promotion = useWhenLeft(host.element, useAppSelector(selectHeaderPromotion));
  const [serverText] = useState(() => host.element.textContent.trim().replace(/\s+/g, ' ').slice(0, TEXT_MAX_CHARS));
  useLayoutEffect(() => {
    if (promotion !== null) captureFocus(host.element)(host.shadow);
  }, [promotion, host]);
  useEffect(() => {
    dispatch(promoActions.viewMounted({ place: 'header' }));
  }, [dispatch]);

  if (promotion === null)
    return (
      <ServerSlot host={host.element}>
        <div className="fallback">
          <slot />
        </div>
      </ServerSlot>
    );
  const { id, title, href, gaTag, mediaId, mobileMediaId, backgroundColor, backgroundRepeat, textColor } = promotion;
  const wide = mediaId === null ? null : links.media(mediaId, PICTURE_WIDTH_PX);
  const narrow = mobileMediaId === null ? wide : links.media(mobileMediaId, MOBILE_PICTURE_WIDTH_PX);
  const look = {
    '--picture': toUrl(wide),
    '--mobile-picture': toUrl(narrow),
    backgroundColor: backgroundColor ?? undefined,
    color: textColor ?? undefined,
    backgroundRepeat,
  } as CSSProperties;
  const text = title ?? (serverText || t('txt_offer'));
  return (
    <div className="v-root root">
      {href === null ? (
        <p className="strip" part="strip" data-vitrina-promotion="header" style={look}>
          {text}
        </p>
      ) : (
        <a
          className="strip"
          part="strip"
          data-vitrina-promotion="header"
          style={look}
          href={href}
          onClick={() => dispatch(promoActions.promotionFollowed({ id, place: 'header', gaTag }))}
        >
          {text}
        </a>
      )}
    </div>
  );
}

export const view = { component: PromoStrip, needsNoFallback: true, styles: [styles], features: [promoFeature], texts: [offerTexts] };
