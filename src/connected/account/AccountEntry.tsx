import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react';
import { accountActions, selectFirstname, selectIsLogged } from '../../features/account';
import type { LoginContext } from '../../features/account';
import { selectIsSigningIn } from '../../features/login';
import { sizeOf } from '../../dom/cssLengths';
import { useAppDispatch, useAppSelector, useShop } from '../../store/hooks';
import { keyOf } from '../../ui/keyboard/keyName';
import { restoreFocus } from '../../ui/keyboard/restoreFocus';
import { deepActiveElement } from '../../ui/keyboard/deepFocus';
import { stepFrom } from '../../ui/keyboard/stepFrom';
import { Flyout } from '../../ui/overlays/Flyout';
import { useHover } from '../../ui/overlays/useHover';
import { useOutsidePress } from '../../ui/overlays/useOutsidePress';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { AccountMenu } from './AccountMenu';
import { LoginPanel } from './LoginPanel';

/** A pointer that only passes opens nothing. */
const OPEN_MS = 120;
/** From this height on, the icon stands above the label. */
const TALL_PX = 40;

const isHeart = (event: Event): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.matches('[data-vitrina-action="wishlist-add"]'));

interface AccountEntryProps {
  /** The placeholder. */
  element: HTMLElement;
  /** R4.097, R4.098: who sees it; the other of the page's two widgets shows itself to the others. */
  isShownTo?: 'guests' | 'customers' | 'everyone';
  context?: LoginContext;
  /** Where there may be no room for the name: being signed in shows on the icon, too. */
  isMarked?: boolean;
}

/** The header's button: for guests with the login form, for customers with the pages of their account (A068). */
export function AccountEntry({ element, isShownTo = 'everyone', context = 'widget', isMarked = false }: AccountEntryProps) {
  const { t } = useShop();
  const id = useId();
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const firstname = useAppSelector(selectFirstname);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [isTall] = useState(() => sizeOf(element).height >= TALL_PX);
  const [opened, setOpened] = useState<'hovered' | 'pressed' | null>(null);
  const [isUsed, setUsed] = useState(false); // what was typed outlives closing
  const [wasLogged, setWasLogged] = useState(isLogged);
  const [hasSignedIn, setSignedIn] = useState(false);
  const [isLeft, setLeft] = useState(false); // by a guest
  if (wasLogged !== isLogged) {
    setWasLogged(isLogged);
    setSignedIn(isLogged);
    setOpened(null);
    setUsed(false);
    setLeft(false);
  }
  const hasWaitingHeart = useAppSelector(
    (state) => !isLogged && 'wishlist' in state && state.wishlist.intents.some(({ kind }) => kind === 'insert'),
  );
  const [hadWaitingHeart, setHadWaitingHeart] = useState(hasWaitingHeart);
  const [isDropped, setDropped] = useState(false);
  if (hadWaitingHeart !== hasWaitingHeart) {
    setHadWaitingHeart(hasWaitingHeart);
    setDropped(!hasWaitingHeart && !isLogged);
    if (!hasWaitingHeart) setOpened(null); // the heart was pressed again
  }

  const open = (how: 'hovered' | 'pressed') => {
    setOpened(how);
    setUsed(true);
    setLeft(false);
    if (isLogged) dispatch(accountActions.viewMounted());
  };
  const leave = () => {
    setOpened(null);
    setLeft(opened === 'pressed' && !isLogged); // a pointer that has only passed decides nothing
  };
  const close = () => {
    leave();
    // Escape leaves the focus on the button; it belongs to what has opened the form.
    if (deepActiveElement(element.ownerDocument) === button.current) opener.current?.focus();
    opener.current = null;
  };
  const hasFocus = () => root.current?.contains(element.shadowRoot?.activeElement ?? null) === true;
  /** In the menu, beside Tab. In the form the arrow keys are the fields'. */
  const moveInMenu = (event: KeyboardEvent<HTMLElement>) => {
    if (!isLogged || opened === null) return;
    const pages = [...event.currentTarget.querySelectorAll<HTMLElement>('.page')];
    const next = stepFrom(pages, event.target as Element, keyOf(event.nativeEvent), ['ArrowUp', 'ArrowDown']);
    if (next === null) return;
    event.preventDefault(); // the page does not scroll
    next.focus();
  };
  const press = () => (opened === 'pressed' ? close() : open('pressed'));

  const hover = useHover({
    onEnter: () => opened ?? open('hovered'),
    // Somebody who types has the pointer elsewhere, e.g. in the browser's list of passwords.
    onLeave: () => opened === 'hovered' && !hasFocus() && close(),
    enterAfterMs: OPEN_MS,
  });
  const enter = useEffectEvent(() => hover.onPointerEnter({ pointerType: 'mouse' } as ReactPointerEvent));
  useLayoutEffect(() => {
    if (element.matches(':hover')) enter(); // it has come while our code loaded
  }, [element]);

  /** A053: the panel that the shop or the page wants to be open. */
  const display = useAppSelector(({ account }) => account.display);
  const showPanel = useEffectEvent(() => {
    if (display !== (isLogged ? 'dashboard' : 'login') || element.getClientRects().length === 0) return; // of another widget of the page
    dispatch(accountActions.displayChanged({ display: null }));
    opener.current = deepActiveElement(element.ownerDocument);
    // A smooth scroll that still runs is ended here; a last frame of it may yet come.
    window.scrollBy({ behavior: 'instant' });
    requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    if (opened !== 'pressed') button.current?.click();
    else form.current?.querySelector('input')?.focus(); // another heart
  });
  useEffect(() => {
    if (display !== null) showPanel();
  }, [display]);

  const isOpen = opened !== null;
  useOutsidePress(element, isOpen, (event) => {
    if (isHeart(event)) return; // it waits for the same sign-in
    opener.current = null; // the focus follows the press
    leave();
  });
  // The form was for the heart: without a sign-in, which may still be under way, it turns back.
  const isSigningIn = useAppSelector(selectIsSigningIn);
  useEffect(() => {
    if (isLeft && !isSigningIn) dispatch(accountActions.signInDismissed());
  }, [isLeft, isSigningIn, dispatch]);
  useEffect(() => {
    if (opened === 'pressed') form.current?.querySelector('input')?.focus();
  }, [opened]);
  // The form, or the menu, has gone with the focus.
  useEffect(() => {
    if (!hasSignedIn) return;
    restoreFocus(opener.current ?? button.current);
    opener.current = null;
  }, [hasSignedIn]);

  if (isShownTo === (isLogged ? 'guests' : 'customers')) return null;
  const label = isLogged ? (firstname ?? t('txt_account')) : t('txt_account_sign_in');
  const title = t(isLogged ? 'txt_account' : 'txt_account_sign_in');
  return (
    // Only observes the pointer and moves the focus; the button is for everybody.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="v-root entry" part="root" data-tall={isTall ? '' : undefined} onKeyDown={moveInMenu} {...hover}>
      <button
        ref={button}
        type="button"
        className="entry-button"
        part="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label === title ? title : `${title}: ${label}`}
        data-first-click
        onClick={press}
      >
        <span className="entry-icon">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
          {isMarked && isLogged && (
            <svg className="signed" part="signed-in" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <path d="m4 7.2 2 2 4-4.4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          )}
        </span>
        <bdi className="entry-label" part="label">
          {label}
        </bdi>
      </button>
      <Flyout id={id} isOpen={isOpen} onClose={close} anchor={button} label={title}>
        {isUsed && (isLogged ? <AccountMenu /> : <LoginPanel form={form} context={context} hasWaitingHeart={hasWaitingHeart} />)}
      </Flyout>
      {/* The focus goes to the form's first field, past the text above it. */}
      <VisuallyHidden role="status">
        {hasSignedIn && t('txt_account_signed_in')}
        {isOpen && hasWaitingHeart && t('txt_account_for_wishlist')}
        {isDropped && t('txt_account_wish_dropped')}
      </VisuallyHidden>
    </div>
  );
}
