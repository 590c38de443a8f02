import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { selectIsLogged } from '../../src/features/account';
import { selectChoice, selectListStatus, selectPieces, wishlistActions, wishlistFeature, wishlistTexts } from '../../src/features/wishlist';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { useIsDevice } from '../../src/connected/useIsDevice';
import type { Feature } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import { Flyout } from '../../src/ui/overlays/Flyout';
import flyout from '../../src/ui/overlays/flyout.css';
import { useHover } from '../../src/ui/overlays/useHover';
import { useOutsidePress } from '../../src/ui/overlays/useOutsidePress';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';
import { NewestItems } from './NewestItems';
import styles from './wishlist-flyout.css';

/** A pointer that only passes opens nothing. */
const OPEN_MS = 120;
/** The badge shows no higher number; the button's label does. */
const BADGE_MAX = 99;

const fetchChoice = () => import('./ListChoice').then(({ panel }) => panel);

interface WishlistFlyoutProps {
  /** The count that the server has printed. */
  pieces: number;
}

/** The server's own link stays; hovering over it, or the button beside it, opens the newest articles (R2.59). */
function WishlistFlyout({ host, pieces: printed }: WishlistFlyoutProps & { host: WidgetHost }) {
  const { t, config } = useShop();
  const id = useId();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const isPhone = useIsDevice(host.shadow, 'mobile'); // the link leads to the page
  const status = useAppSelector((state) => selectListStatus(state, null));
  const known = useAppSelector(selectPieces);
  const choice = useAppSelector(selectChoice);
  const isLogged = useAppSelector(selectIsLogged);
  const { Panel: ListChoice, load: loadChoice } = useLazyPanel(host.shadow, fetchChoice);
  const isKnown = useAppSelector(({ wishlist }) => wishlist.mainWishListId !== null);
  const [isPrintedValid, setPrintedValid] = useState(true);
  if (isPrintedValid && config.customer !== null && !isLogged) setPrintedValid(false); // signed out, maybe in another tab
  const pieces = isKnown ? known : isPrintedValid ? printed : 0;
  const [isOpen, setOpen] = useState(false);
  const [isFocused, setFocused] = useState(false); // opened by the button: stays while the pointer is elsewhere

  const open = () => {
    if (isPhone || choice !== null) return; // the choice is inside the placeholder, too
    setOpen(true);
    if (status === 'idle' || status === 'failed') dispatch(wishlistActions.listRequested({ wishlistId: null }));
  };
  const close = () => {
    setOpen(false);
    setFocused(false);
  };
  const hover = useHover({ onEnter: open, onLeave: () => !isFocused && close(), enterAfterMs: OPEN_MS });
  const enter = useEffectEvent((event: Pick<PointerEvent, 'pointerType'>) => hover.onPointerEnter(event as ReactPointerEvent));
  const leave = useEffectEvent((event: PointerEvent) => hover.onPointerLeave(event as unknown as ReactPointerEvent));
  // On the placeholder, as the server's link is outside of what React sees; before an early click is replayed.
  useLayoutEffect(() => {
    const { element } = host;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerenter', (event) => enter(event), { signal });
    element.addEventListener('pointerleave', (event) => leave(event), { signal });
    if (element.matches(':hover')) enter({ pointerType: 'mouse' }); // it has come while our code loaded
    return () => listening.abort();
  }, [host]);
  useOutsidePress(host.element, isFocused, close); // else leaving closes it
  useEffect(() => {
    if (!isLogged) return undefined;
    if (host.element.getClientRects().length === 0) {
      dispatch(wishlistActions.chooserMounted({ isMounted: false })); // hidden by the page, with all that is in it
      return undefined;
    }
    let isMounted = true;
    loadChoice().then(
      () => isMounted && dispatch(wishlistActions.chooserMounted({ isMounted })),
      () => dispatch(wishlistActions.chooserMounted({ isMounted: false })), // then no choice is offered
    );
    return () => {
      isMounted = false;
      dispatch(wishlistActions.chooserMounted({ isMounted }));
    };
  }, [dispatch, host, isLogged, loadChoice]);
  const name = `${t('txt_wishlist')}: ${t('txt_wishlist_pieces', { count: pieces })}`;

  return (
    <div className="v-root root" part="root">
      <ServerSlot host={host.element}>
        <div className="server">
          <slot />
        </div>
      </ServerSlot>
      {pieces > 0 && (
        <span className="count" part="count" aria-hidden="true">
          {pieces > BADGE_MAX ? `${BADGE_MAX}+` : pieces}
        </span>
      )}
      {!isPhone && (
        <button
          ref={button}
          type="button"
          className="opener"
          part="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={name}
          onClick={() => {
            if (isOpen) return close();
            setFocused(true);
            open();
          }}
        >
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      )}
      <Flyout id={id} isOpen={isOpen && !isPhone} onClose={close} anchor={button} label={t('txt_wishlist')}>
        {isOpen && !isPhone && <NewestItems pieces={pieces} />}
      </Flyout>
      {choice !== null && ListChoice && <ListChoice key={choice.wishListItemId} item={choice} />}
    </div>
  );
}

export { sendHeart, wishlistActions, wishlistFeature, wishlistTexts } from '../../src/features/wishlist';

const features = [wishlistFeature] as const satisfies readonly Feature[];

export const view = { component: WishlistFlyout, styles: [flyout, thumbnail, styles], features, texts: [wishlistTexts] };
