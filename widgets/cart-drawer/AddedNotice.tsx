import { useEffect, useRef, useState } from 'react';
import type { MouseEventHandler } from 'react';
import { FLASH_TIMEOUT_MS } from '../../src/features/flash';
import { useShop } from '../../src/store/hooks';
import { adoptStyles } from '../../src/ui/styles/adoptStyles';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import styles from './added-notice.css';

interface AddedNoticeProps {
  text: string;
  onFollow: MouseEventHandler;
}

/**
 * Phones have no drawer: a notice at the bottom of the window names what was added, with a link to the cart. The button's status
 * announces it.
 */
function AddedNotice({ text, onFollow }: AddedNoticeProps) {
  const { t, links } = useShop();
  const [isShown, setShown] = useState(true);
  const notice = useRef<HTMLParagraphElement>(null);
  useTopLayer(notice, isShown);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), FLASH_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <p ref={notice} className="added-notice" popover="manual">
      <span>{text}</span>{' '}
      <a href={links.cart()} onClick={onFollow}>
        {t('txt_cart_added_link')}
      </a>
    </p>
  );
}

export const panel = { component: AddedNotice, adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [styles]) };
