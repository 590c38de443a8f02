import { useEffect, useRef, useState } from 'react';
import type { MouseEventHandler, RefObject } from 'react';
import { FLASH_TIMEOUT_MS } from '../../src/features/flash';
import { useShop } from '../../src/store/hooks';
import { adoptStyles } from '../../src/ui/styles/adoptStyles';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import styles from './added-notice.css';

interface AddedNoticeProps {
  added: { id: string; title: string | null; count: number };
  text: string;
  /** The cart's, if there is one that shows the addition; phones have a link. */
  button: RefObject<HTMLElement | null>;
  onFollow: MouseEventHandler;
}

function isInView(button: HTMLElement | null): boolean {
  if (button === null) return false;
  const { bottom, top } = button.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

/**
 * Where the button does not show it, a notice at the bottom of the window names what was added, with a link to the cart. The button's status
 * announces it. Of several in a row it counts the pieces.
 */
function AddedNotice({ added, text, button, onFollow }: AddedNoticeProps) {
  const { t, links } = useShop();
  const { id } = added;
  const [hiddenId, setHiddenId] = useState(() => (isInView(button.current) ? id : null));
  const [sum, setSum] = useState({ id, count: added.count, isMany: false });
  if (sum.id !== id) {
    const isMany = hiddenId !== sum.id;
    setSum({ id, count: (isMany ? sum.count : 0) + added.count, isMany });
    if (isInView(button.current)) setHiddenId(id);
  }
  const isShown = hiddenId !== id;
  const notice = useRef<HTMLParagraphElement>(null);
  useTopLayer(notice, isShown);
  useEffect(() => {
    const timer = setTimeout(() => setHiddenId(id), FLASH_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!isShown) return null;
  return (
    <p ref={notice} className="added-notice" popover="manual">
      <span>{sum.isMany && added.title !== null ? t('txt_cart_added', { count: sum.count, title: `${added.title}\u00a0…` }) : text}</span>{' '}
      <a href={links.cart()} onClick={onFollow}>
        {t('txt_cart_added_link')}
      </a>
    </p>
  );
}

export const panel = { component: AddedNotice, adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [styles]) };
