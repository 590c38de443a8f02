import type { MouseEvent, RefObject } from 'react';
import { useShop } from '../../src/store/hooks';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';

/** The badge shows no higher number; the button's label does. */
const BADGE_MAX = 99;

interface CartButtonProps {
  /** Null while unknown. */
  pieces: number | null;
  total: number | null;
  /** The last addition on this page; each one moves the badge. */
  addedId: string | undefined;
  /** On phones the button is a link to the cart. */
  onFollow: ((event: MouseEvent) => void) | undefined;
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Pressed, but the drawer's code has not arrived. */
  isLoading: boolean;
  /** The shopper is about to press it. */
  onIntent: () => void;
  onPress: () => void;
}

/** The cart's button in the header: icon, number of pieces, total. */
export function CartButton({ pieces, total, addedId, onFollow, ref, isOpen, isLoading, onIntent, onPress }: CartButtonProps) {
  const { t, format, links } = useShop();
  const hasPieces = pieces !== null && pieces > 0;
  const label = (
    <>
      <span className="icon">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M2 4h3l2.5 11h10L20 7H6M9 20h.01M16 20h.01"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {hasPieces && (
          <span key={addedId} className={addedId === undefined ? 'count' : 'count bump'} part="count" aria-hidden="true">
            {pieces > BADGE_MAX ? `${BADGE_MAX}+` : pieces}
          </span>
        )}
      </span>
      <span className="text">
        <span className="label">{t('txt_cart')}</span>
        <VisuallyHidden>{pieces !== null && ` ${t('txt_cart_pieces', { count: pieces })} `}</VisuallyHidden>
        {hasPieces && total !== null && (
          <span className="total" part="total">
            {format.money(total)}
          </span>
        )}
      </span>
    </>
  );
  return onFollow !== undefined ? (
    <a className="button" part="button" data-first-click href={links.cart()} onClick={onFollow}>
      {label}
    </a>
  ) : (
    <button
      ref={ref}
      type="button"
      className="button"
      part="button"
      data-first-click
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isLoading}
      onFocus={onIntent}
      onPointerDown={onIntent}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
