import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { sizeOf } from '../../src/dom/cssLengths';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useShop } from '../../src/store/hooks';
import { useHover } from '../../src/ui/overlays/useHover';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';
import { CartButton } from './CartButton';
import styles from './cart-drawer.css';
import { isPrimaryInstance } from './isPrimaryInstance';
import { useCartButton } from './useCartButton';
import { useIsDevice } from '../../src/connected/useIsDevice';
import { usePanel } from './usePanel';

export interface CartDrawerProps {
  /** After an addition: `open` opens the drawer, `bump` only updates the count on the button. */
  afterAdd: 'open' | 'bump';
}

/** When the drawer closes over a resting pointer, the button receives a pointerenter. */
const QUIET_MS = 400;

const fetchNotice = () => import('./AddedNotice').then(({ panel }) => panel);

/** Opens drawer and flyout from the header's button. They are a separate chunk, loaded when the shopper is about to open them, or at idle. */
function CartDrawer({ host, afterAdd }: CartDrawerProps & { host: WidgetHost }) {
  const { t } = useShop();
  const { isKnown, isFetched, pieces, total, lastAdded, isStepUnset, isInCheckout, goToCart } = useCartButton(host.element);
  // A068: on phones the button is a plain link to the cart.
  const isPhone = useIsDevice(host.shadow, 'mobile');
  // By the shop's answer on this page: then the drawer needs no call of its own.
  const { Panel, load, preload } = usePanel(host, isFetched && pieces > 0 && !isPhone);
  const [containIntrinsicInlineSize] = useState(() => `${sizeOf(host.element).width}px`);
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [firstAdded] = useState(lastAdded);
  const added = lastAdded === firstAdded ? null : lastAdded;

  const open = () => {
    setOpen(true);
    load().catch((error: Error) => {
      setOpen(false);
      // Two minutes after the click, redirecting would interrupt the shopper.
      if (error.name !== 'TimeoutError') goToCart();
    });
  };
  const closedAt = useRef(-Infinity);
  const close = () => {
    closedAt.current = Date.now();
    setOpen(false);
  };
  const hover = useHover({
    onEnter: () => {
      if (isPhone || Date.now() - closedAt.current < QUIET_MS) return;
      setHovered(true);
      preload();
    },
    onLeave: () => setHovered(false),
  });

  const show = useEffectEvent(() => {
    if (afterAdd === 'open' && !isPhone) open();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an addition is an event and cannot be derived
    if (added !== null && isPrimaryInstance(host.element)) show();
  }, [added, host]);

  /** R2.61: in the checkout a phone's link opens its first step; elsewhere the browser follows it. */
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isInCheckout()) return;
    goToCart();
    event.preventDefault();
  };

  const announced = added !== null && isPrimaryInstance(host.element) ? added : null;
  const addedText =
    announced === null
      ? ''
      : announced.title === null
        ? t('txt_cart_item_added')
        : t('txt_cart_added', { count: announced.count, title: announced.title });
  const noticed = isPhone || afterAdd !== 'open' ? announced : null; // else the drawer shows it
  const { Panel: Notice, load: loadNotice } = useLazyPanel(host.shadow, fetchNotice);
  useEffect(() => {
    if (noticed !== null) loadNotice().catch(() => undefined); // announced all the same; the next addition tries again
  }, [noticed, loadNotice]);

  return (
    <div className="v-root root" style={{ containIntrinsicInlineSize }} {...hover}>
      <CartButton
        pieces={isKnown ? pieces : null}
        total={total}
        addedId={added?.id}
        onFollow={isPhone ? follow : undefined}
        ref={button}
        isOpen={isOpen}
        isLoading={isOpen && Panel === null}
        onIntent={preload}
        onPress={() => {
          setHovered(false);
          if (isOpen && Panel === null) goToCart(); // its code loads slowly: a second click goes to the cart
          else open();
        }}
      />
      <VisuallyHidden role="status">{announced !== null && <span key={announced.id}>{addedText}</span>}</VisuallyHidden>
      {noticed !== null && Notice && <Notice added={noticed} text={addedText} button={button} onFollow={follow} />}
      {Panel && (
        <Panel
          isOpen={isOpen}
          onClose={close}
          isHovered={isHovered && !isOpen && pieces > 0 && isStepUnset()}
          onLeave={() => setHovered(false)}
          button={button}
          goToCart={goToCart}
        />
      )}
    </div>
  );
}

export const view = { component: CartDrawer, styles: [styles] };
