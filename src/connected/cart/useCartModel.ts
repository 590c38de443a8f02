import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  cartActions,
  isGift,
  selectBoughtArticles,
  selectCartStatus,
  selectClockOffsetMs,
  selectIsSaving,
  selectPause,
  selectPauseNote,
  selectRemoved,
  selectReservation,
  selectSavedArticles,
  selectShownCart,
  selectStalledRemovals,
  selectTotal,
} from '../../features/cart';
import type { Article, Cart } from '../../features/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

const NONE: ReadonlySet<string> = new Set();

/** A restored line has a new id, but the same variant. */
export const focusKey = ({ variantId, cartItemId }: Article): string => variantId ?? cartItemId;

/** The others stay selected, and their lines are not re-rendered. */
const without = (chosen: ReadonlySet<string>, gone: readonly Article[]): ReadonlySet<string> =>
  gone.some(({ cartItemId }) => chosen.has(cartItemId))
    ? new Set([...chosen].filter((id) => gone.every(({ cartItemId }) => cartItemId !== id)))
    : chosen;

type DisplayOrder = (articles: readonly Article[], cart: Cart) => readonly Article[];

/**
 * The state of the open cart, except what single lines select from the store themselves. `inDisplayOrder` sorts the articles as
 * displayed: from a removed line the focus moves to the next one.
 */
export function useCartModel(isShown: boolean, inDisplayOrder: DisplayOrder = (articles) => articles) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectShownCart);
  const bought = useAppSelector(selectBoughtArticles);
  const removed = useAppSelector(selectRemoved);
  const [chosen, setChosen] = useState(NONE);
  const [isSelecting, setSelecting] = useState(false);
  /** The line to focus after the focused one is removed. */
  const [focusOn, setFocusOn] = useState<string | null>(null);
  // Paint the click first; then move the focus, which forces layout, and update the checkboxes of many lines.
  const [focusLater, chosenLater] = [useDeferredValue(focusOn), useDeferredValue(chosen)];
  const isOfMany = Math.abs(chosen.size - chosenLater.size) > 1;

  /** Gifts depend on other articles and cannot be selected. */
  const goods = useMemo(() => bought.filter((article) => !isGift(article)), [bought]);
  const selected = useMemo(() => goods.filter(({ cartItemId }) => chosen.has(cartItemId)), [goods, chosen]);

  const saved = useAppSelector(selectSavedArticles);
  const toLines = useRef((): readonly Article[] => []);
  useEffect(() => {
    toLines.current = () => (cart === null ? [] : [...inDisplayOrder(goods, cart), ...saved]);
  });
  const [wasShown, setWasShown] = useState(isShown);
  if (wasShown !== isShown) {
    setWasShown(isShown);
    setFocusOn(null);
    setChosen(NONE);
    setSelecting(false);
  }

  const actions = useMemo(
    () => ({
      /** `isFocusMoved`: another line already has the focus. */
      remove(gone: readonly Article[], isFocusMoved = false) {
        const ids = new Set(gone.map(({ cartItemId }) => cartItemId));
        const lines = toLines.current();
        const there = lines.filter(({ cartItemId }) => ids.has(cartItemId));
        if (there.length === 0) return; // ignores a double click
        const left = lines.filter((line) => !there.includes(line));
        const next = left[lines.findIndex((line) => there.includes(line))] ?? left.at(-1);
        dispatch(cartActions.itemsRemoved({ cartItemIds: there.map(({ cartItemId }) => cartItemId) }));
        startTransition(() => {
          setFocusOn(isFocusMoved ? null : next ? focusKey(next) : '');
          setChosen((before) => without(before, there));
        });
      },
      undo(back: readonly Article[]) {
        const last = back.at(-1);
        setFocusOn(last ? focusKey(last) : '');
        for (const { cartItemId } of back) dispatch(cartActions.removalUndoRequested({ cartItemId }));
      },
      moveToCart(article: Article, variantId: string) {
        setFocusOn(focusKey(article)); // a different line: it gets a new id
        dispatch(cartActions.addRequested({ variantId, count: article.count }));
      },
      retryRemovals(stalled: readonly Article[]) {
        for (const { cartItemId } of stalled) dispatch(cartActions.retryRequested({ cartItemId }));
      },
      choose: (ids: readonly string[], isChosen: boolean) =>
        setChosen((before) => {
          const after = new Set(before);
          for (const id of ids)
            if (isChosen) after.add(id);
            else after.delete(id);
          return after;
        }),
      /** Selecting several lines is a mode; leaving it clears the selection. */
      setSelecting(isOn: boolean) {
        setSelecting(isOn);
        setChosen(NONE);
      },
      /** The offer to undo ends when the drawer closes. */
      dismissRemovals: () => dispatch(cartActions.removalsDismissed()),
      refresh: () => dispatch(cartActions.refreshRequested()),
      change: (cartItemId: string, amount: number) => dispatch(cartActions.amountChanged({ cartItemId, amount })),
      retry: (cartItemId: string) => dispatch(cartActions.retryRequested({ cartItemId })),
      undoChange: (cartItemId: string) => dispatch(cartActions.changeUndone({ cartItemId })),
    }),
    [dispatch],
  );

  const model = {
    cart,
    bought,
    goods,
    saved,
    selected,
    isChoosable: goods.length > 1,
    isSelecting: isSelecting && goods.length > 1,
    /** What the checkboxes of the lines show. */
    ticked: isOfMany ? chosenLater : chosen,
    focusOn: focusLater,
    removed,
    status: useAppSelector(selectCartStatus),
    pause: useAppSelector(selectPause),
    pauseNote: useAppSelector(selectPauseNote),
    total: useAppSelector(selectTotal),
    isSaving: useAppSelector(selectIsSaving),
    stalledRemovals: useAppSelector(selectStalledRemovals),
    reservation: useAppSelector(selectReservation),
    clockOffsetMs: useAppSelector(selectClockOffsetMs),
    actions,
  };
  // The same object while no field has changed: opening a prepared drawer re-renders none of its lines.
  // oxlint-disable-next-line react/exhaustive-deps -- the fields are what it depends on
  return useMemo(() => model, Object.values(model));
}

export type CartModel = ReturnType<typeof useCartModel>;
