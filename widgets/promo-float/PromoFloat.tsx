import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import offerTexts from '../../src/connected/offers/texts/lazy';
import { selectFlashes } from '../../src/features/flash';
import { selectIsPageLocked } from '../../src/features/overlays';
import { promoActions, promoFeature, selectFloatingPromotion } from '../../src/features/promo';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { CloseIcon } from '../../src/ui/graphics/CloseIcon';
import { hideButton } from '../../src/ui/keyboard/hideButton';
import { useCoversFocus } from '../../src/ui/overlays/useCoversFocus';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import floating from '../../src/ui/styles/floating.css';
import styles from './promo-float.css';
import { useStepsAside } from './useStepsAside';

const PICTURE_WIDTH_PX = 160;

/** The floating promotion (R4.088, R4.089), in a corner of the window until the shopper hides it; neither over a dialog nor over what is filled in or pressed. */
function PromoFloat() {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const promotion = useAppSelector(selectFloatingPromotion);
  const isCovered = useAppSelector(selectIsPageLocked);
  const hasMessages = useAppSelector((state) => selectFlashes(state).length > 0);
  const [isBroken, setBroken] = useState(false);
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const isShown = promotion !== null && !isCovered;
  useTopLayer(box, isShown);
  useCoversFocus(box, isShown);
  useStepsAside(box, isShown);
  useEffect(() => {
    dispatch(promoActions.viewMounted({ place: 'floating' }));
  }, [dispatch]);

  const hide = ({ currentTarget }: MouseEvent): void => hideButton(currentTarget, () => dispatch(promoActions.floatHidden()));

  if (promotion === null) return null;
  const { id, title, text, href, mediaId, mobileMediaId } = promotion;
  const wide = mediaId === null ? null : links.media(mediaId, PICTURE_WIDTH_PX);
  const narrow = mobileMediaId === null ? null : links.media(mobileMediaId, PICTURE_WIDTH_PX);
  return (
    <aside
      ref={box}
      className={`v-root floating${hasMessages ? ' is-aside' : ''}`}
      part="root"
      popover="manual"
      data-vitrina-promotion="floating"
      aria-labelledby={titleId}
      hidden={!isShown}
    >
      <a className="link" href={href} onClick={() => dispatch(promoActions.promotionFollowed({ id, place: 'floating', gaTag: null }))}>
        {wide !== null && !isBroken && (
          <picture>
            {narrow !== null && <source media="(max-width: 639px)" srcSet={narrow} />}
            <img className="picture" src={wide} alt="" width={72} height={72} onError={() => setBroken(true)} />
          </picture>
        )}
        <span className="words">
          <span className="title" id={titleId}>
            {title}
          </span>
          {text !== null && <span className="text">{text}</span>}
        </span>
      </a>
      <button type="button" className="icon-button close" part="close" aria-label={t('txt_offer_hide')} onClick={hide}>
        <CloseIcon />
      </button>
    </aside>
  );
}

export const view = {
  component: PromoFloat,
  needsNoFallback: true,
  styles: [floating, styles],
  features: [promoFeature],
  texts: [offerTexts],
};
