import { useEffect, useId, useState } from 'react';
import type { RefObject } from 'react';
import cartLines from '../../src/connected/cart/cart-lines.css';
import { ANSWER_MAX_AGE_MS } from '../../src/features/cartSummary';
import { FlashList } from '../../src/connected/FlashList';
import flashList from '../../src/connected/flashList.css';
import { useHoldPage } from '../../src/connected/useHoldPage';
import { useShop } from '../../src/store/hooks';
import { adoptStyles } from '../../src/ui/styles/adoptStyles';
import countdown from '../../src/ui/text/countdown.css';
import { Drawer } from '../../src/ui/overlays/Drawer';
import drawer from '../../src/ui/overlays/drawer.css';
import { Flyout } from '../../src/ui/overlays/Flyout';
import flyout from '../../src/ui/overlays/flyout.css';
import incrementalList from '../../src/ui/lists/incrementalList.css';
import { useIsPainted } from '../../src/ui/rendering/useIsPainted';
import modal from '../../src/ui/overlays/modal.css';
import price from '../../src/ui/text/price.css';
import quantity from '../../src/ui/forms/quantity.css';
import swatch from '../../src/ui/graphics/swatch.css';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import { CartContent } from '../../src/connected/cart/CartContent';
import { CartFooter } from './CartFooter';
import styles from './cart-panel.css';
import { useCartModel } from '../../src/connected/cart/useCartModel';

export interface CartPanelProps {
  /** The drawer is open. */
  isOpen: boolean;
  onClose: () => void;
  /** The flyout is open; it takes no focus (R4.099). */
  isHovered: boolean;
  onLeave: () => void;
  button: RefObject<HTMLButtonElement | null>;
  goToCart: () => void;
}

/**
 * Drawer and flyout of the cart. The drawer's content is rendered in the background as soon as the shopper is about to open it, or at
 * idle where there are goods (ADR 058), so that opening paints at once.
 */
function CartPanel({ isOpen, onClose, isHovered, onLeave, button, goToCart }: CartPanelProps) {
  const { t } = useShop();
  const id = useId();
  const hold = useHoldPage();
  const isPrepared = useIsPainted();
  const isShown = isOpen || isHovered;
  const model = useCartModel(isShown);
  const { refresh } = model.actions;
  const [preparedAt] = useState(() => Date.now());
  const [isFirst, setFirst] = useState(true);
  if (isShown && isFirst) setFirst(false);
  useEffect(() => {
    if (!isFirst && Date.now() - preparedAt > ANSWER_MAX_AGE_MS) refresh(); // prepared long before it is first shown: the cart may be another one
  }, [isFirst, preparedAt, refresh]);
  const dismissAndClose = () => {
    model.actions.dismissRemovals();
    onClose();
  };
  const hasFoot = model.goods.length > 0 || model.removed.length > 0;
  const foot = hasFoot ? <CartFooter model={model} goToCart={goToCart} /> : undefined;
  return (
    <>
      <Flyout id={id} isOpen={isHovered} onClose={onLeave} anchor={button} label={t('txt_cart')}>
        {isHovered && (
          <div className="flyout-cart">
            <CartContent model={model} />
            {hasFoot && <div className="flyout-footer">{foot}</div>}
          </div>
        )}
      </Flyout>
      <Drawer
        isOpen={isOpen}
        onClose={dismissAndClose}
        title={t('txt_cart')}
        closeLabel={t('txt_modal_close')}
        hold={hold}
        returnFocus={button}
        footer={foot}
      >
        {(isOpen || isPrepared) && (
          <>
            <FlashList shownInline={model.pauseNote === undefined ? [] : [model.pauseNote]} />
            <CartContent model={model} />
          </>
        )}
      </Drawer>
    </>
  );
}

const sheets = [modal, drawer, flyout, incrementalList, thumbnail, price, quantity, swatch, countdown, flashList, cartLines, styles];

export const panel = { component: CartPanel, adopt: (shadow: ShadowRoot) => adoptStyles(shadow, sheets) };
