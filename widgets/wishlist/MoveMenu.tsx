import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ListNameForm } from '../../src/connected/wishlist/ListNameForm';
import type { WishlistName } from '../../src/features/wishlist';
import { useShop } from '../../src/store/hooks';
import { keyOf } from '../../src/ui/keyboard/keyName';
import { stepFrom } from '../../src/ui/keyboard/stepFrom';
import { Flyout } from '../../src/ui/overlays/Flyout';
import { useOutsidePress } from '../../src/ui/overlays/useOutsidePress';

/** Another list of the customer, or the name of a new one. */
export type MoveTarget = { wishlistId: string; newWishlistName: null } | { wishlistId: null; newWishlistName: string };

interface MoveMenuProps {
  title: string;
  /** Other lists of the customer. */
  targets: readonly WishlistName[];
  onMove: (target: MoveTarget) => void;
}

/** "Move to …": a button, and below or above it the lists, on phones at the foot of the window. Stylesheets: flyout.css, wishlist.css. */
export function MoveMenu({ title, targets, onMove }: MoveMenuProps) {
  const { t } = useShop();
  const id = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsidePress(box, isOpen, () => setOpen(false));
  useEffect(() => {
    if (isOpen) box?.querySelector<HTMLElement>('.target, input')?.focus({ preventScroll: true });
  }, [isOpen, box]);

  const close = () => {
    setOpen(false);
    if (box?.contains((box.getRootNode() as ShadowRoot).activeElement) === true) button.current?.focus({ preventScroll: true });
  };
  /** Beside Tab; in the field the arrow keys are its own. */
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const list = [...event.currentTarget.querySelectorAll<HTMLElement>('.target')];
    if (!list.includes(event.target as HTMLElement)) return;
    const next = stepFrom(list, event.target as Element, keyOf(event.nativeEvent), ['ArrowUp', 'ArrowDown']);
    if (next === null) return;
    event.preventDefault(); // the page does not scroll
    next.focus();
  };

  return (
    // Only moves the focus among the buttons.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={setBox} className="move" onKeyDown={step}>
      <button
        ref={button}
        type="button"
        className="button quiet"
        aria-label={t('txt_wishlist_move_of', { title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {t('txt_wishlist_move_submit')}{' '}
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </span>
      </button>
      {isOpen && (
        <Flyout id={id} isOpen anchor={button} label={t('txt_wishlist_move')} mayFlip onClose={close}>
          <div className="move-menu">
            <p className="move-title" aria-hidden="true">
              {t('txt_wishlist_move')}
            </p>
            {targets.length > 0 && (
              <ul className="targets" aria-label={t('txt_wishlist_lists')}>
                {targets.map(({ wishlistId, name, isMain, pieces }) => (
                  <li key={wishlistId}>
                    <button type="button" className="target" onClick={() => onMove({ wishlistId, newWishlistName: null })}>
                      <bdi>{isMain ? t('txt_wishlist_main') : name}</bdi>
                      {pieces !== null && <span className="soft">{t('txt_wishlist_pieces', { count: pieces })}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <div className="move-new" role="group" aria-label={t('txt_wishlist_new')}>
              <p className="move-new-title">{t('txt_wishlist_new')}</p>
              <ListNameForm
                name=""
                submitLabel={t('txt_wishlist_create')}
                isPending={false}
                onSubmit={(newWishlistName) => onMove({ wishlistId: null, newWishlistName })}
              />
            </div>
          </div>
        </Flyout>
      )}
    </div>
  );
}
