import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FocusEvent } from 'react';
import nameForm from '../../src/connected/wishlist/listNameForm.css';
import { ListNameForm } from '../../src/connected/wishlist/ListNameForm';
import { variantOf } from '../../src/dom/variantOf';
import { selectLists, wishlistActions } from '../../src/features/wishlist';
import type { WishlistItem } from '../../src/features/wishlist';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { CloseIcon } from '../../src/ui/graphics/CloseIcon';
import { keyOf } from '../../src/ui/keyboard/keyName';
import { useOwnFocus } from '../../src/ui/overlays/useOwnFocus';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import type { LazyPanel } from '../../src/ui/rendering/useLazyPanel';
import { adoptStyles } from '../../src/ui/styles/adoptStyles';
import styles from './list-choice.css';

/** The heart of an article on the page; the button of a form. */
function heartOf(root: Document, variantId: string): HTMLElement | null {
  const hearts = [...root.querySelectorAll<HTMLElement>('[data-vitrina-action="wishlist-add"]')];
  const heart = hearts.find((element) => variantOf(element) === variantId) ?? null;
  return heart?.querySelector('button') ?? heart;
}

/** R3.086: another list, or a new one, for an article that was just added. Not modal; the focus returns to the article's heart. */
function ListChoice({ item }: { item: WishlistItem }) {
  const { t } = useShop();
  const id = useId();
  const dispatch = useAppDispatch();
  const lists = useAppSelector(selectLists);
  const box = useRef<HTMLDivElement>(null);
  const { wishListItemId, variantId, amount } = item;
  useTopLayer(box, true);
  const isTabbing = useOwnFocus(box, true);

  const close = (returnsFocus: boolean): void => {
    const root = box.current?.ownerDocument;
    if (returnsFocus && root !== undefined) heartOf(root, variantId)?.focus({ preventScroll: true });
    dispatch(wishlistActions.choiceClosed());
  };
  const closeByPage = useEffectEvent(close);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const root = element.ownerDocument;
    element.querySelector<HTMLElement>('.choice-list[aria-pressed="true"]')?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape' && !event.defaultPrevented) closeByPage(true);
    };
    const point = (event: PointerEvent): void => {
      if (![...event.composedPath()].includes(element)) closeByPage(false);
    };
    root.addEventListener('keydown', press);
    root.addEventListener('pointerdown', point);
    return () => {
      root.removeEventListener('keydown', press);
      root.removeEventListener('pointerdown', point);
    };
  }, []);

  const move = (to: { wishlistId: string } | { newWishlistName: string }) => {
    const change = { kind: 'move', wishListItemId, variantId, amount, wishlistId: null, newWishlistName: null, ...to } as const;
    dispatch(wishlistActions.changed(change));
    close(true);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (isTabbing() && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close(false);
  };

  return (
    // Only observes that the focus leaves.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={box} className="choice" part="choice" popover="manual" role="group" aria-labelledby={id} onBlur={blur}>
      <div className="choice-head">
        <h2 id={id}>{t('txt_wishlist_choose')}</h2>
        <button type="button" className="icon-button choice-close" aria-label={t('txt_wishlist_choose_close')} onClick={() => close(true)}>
          <CloseIcon />
        </button>
      </div>
      <div className="choice-scroll">
        <bdi className="choice-title">{item.title ?? t('txt_wishlist_untitled')}</bdi>
        <ul className="choice-lists" aria-label={t('txt_wishlist_lists')}>
          {lists.map(({ wishlistId, name, isMain, pieces }) => {
            const isHere = wishlistId === item.wishlistId;
            return (
              <li key={wishlistId}>
                <button
                  type="button"
                  className="choice-list"
                  aria-pressed={isHere}
                  onClick={() => (isHere ? close(true) : move({ wishlistId }))}
                >
                  <bdi>{isMain ? t('txt_wishlist_main') : name}</bdi>
                  {pieces !== null && <span className="hint">{t('txt_wishlist_pieces', { count: pieces })}</span>}
                </button>
              </li>
            );
          })}
        </ul>
        <div className="choice-new" role="group" aria-label={t('txt_wishlist_new')}>
          <p className="choice-new-title">{t('txt_wishlist_new')}</p>
          <ListNameForm
            name=""
            submitLabel={t('txt_wishlist_create')}
            isPending={false}
            onSubmit={(newWishlistName) => move({ newWishlistName })}
          />
        </div>
      </div>
    </div>
  );
}

export const panel: LazyPanel<{ item: WishlistItem }> = {
  component: ListChoice,
  adopt: (root) => adoptStyles(root, [nameForm, styles]),
};
