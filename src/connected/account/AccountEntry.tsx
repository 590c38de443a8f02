import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { accountActions, selectFirstname, selectIsLogged } from '../../features/account';
import type { LoginContext } from '../../features/account';
import { useAppDispatch, useAppSelector, useShop } from '../../store/hooks';
import { restoreFocus } from '../../ui/keyboard/restoreFocus';
import { deepActiveElement } from '../../ui/keyboard/deepFocus';
import { Flyout } from '../../ui/overlays/Flyout';
import { useHover } from '../../ui/overlays/useHover';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { AccountMenu } from './AccountMenu';
import { LoginPanel } from './LoginPanel';

/** A pointer that only passes opens nothing. */
const OPEN_MS = 120;
/** From this height on, the icon stands above the label. */
const TALL_PX = 40;

interface AccountEntryProps {
  /** The placeholder. */
  element: HTMLElement;
  /** R4.097, R4.098: who sees it; the other of the page's two widgets shows itself to the others. */
  isShownTo?: 'guests' | 'customers' | 'everyone';
  context?: LoginContext;
}

/** The header's button: for guests with the login form, for customers with the pages of their account (A068). */
export function AccountEntry({ element, isShownTo = 'everyone', context = 'widget' }: AccountEntryProps) {
  const { t } = useShop();
  const id = useId();
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const firstname = useAppSelector(selectFirstname);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [isTall] = useState(() => element.getBoundingClientRect().height >= TALL_PX);
  const [opened, setOpened] = useState<'hovered' | 'pressed' | null>(null);
  const [isUsed, setUsed] = useState(false); // what was typed outlives closing
  const [wasLogged, setWasLogged] = useState(isLogged);
  const [hasSignedIn, setSignedIn] = useState(false);
  if (wasLogged !== isLogged) {
    setWasLogged(isLogged);
    setSignedIn(isLogged);
    setOpened(null);
    setUsed(false);
  }

  const open = (how: 'hovered' | 'pressed') => {
    setOpened(how);
    setUsed(true);
    if (isLogged) dispatch(accountActions.viewMounted());
  };
  const close = () => {
    setOpened(null);
    // Escape leaves the focus on the button; it belongs to what has opened the form.
    if (deepActiveElement(element.ownerDocument) === button.current) opener.current?.focus();
    opener.current = null;
  };
  const hasFocus = () => root.current?.contains(element.shadowRoot?.activeElement ?? null) === true;
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

  const display = useAppSelector(({ account }) => account.display);
  const showLogin = useEffectEvent(() => {
    if (isLogged || element.getClientRects().length === 0) return; // of another widget of the page
    dispatch(accountActions.displayChanged({ display: null }));
    opener.current = deepActiveElement(element.ownerDocument);
    button.current?.scrollIntoView({ block: 'nearest' });
    if (opened !== 'pressed') button.current?.click();
  });
  useEffect(() => {
    if (display === 'login') showLogin();
  }, [display]);

  const isOpen = opened !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const { ownerDocument } = element;
    const pressOutside = (event: PointerEvent) => {
      if (event.composedPath().includes(element)) return;
      opener.current = null; // the focus follows the press
      setOpened(null);
    };
    ownerDocument.addEventListener('pointerdown', pressOutside);
    return () => ownerDocument.removeEventListener('pointerdown', pressOutside);
  }, [isOpen, element]);
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
    // Only observes the pointer; the button is for everybody.
    <div ref={root} className="v-root entry" part="root" data-tall={isTall ? '' : undefined} {...hover}>
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
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <bdi className="entry-label" part="label">
          {label}
        </bdi>
      </button>
      <Flyout id={id} isOpen={isOpen} onClose={close} anchor={button} label={title}>
        {isUsed && (isLogged ? <AccountMenu /> : <LoginPanel form={form} context={context} />)}
      </Flyout>
      <VisuallyHidden role="status">{hasSignedIn && t('txt_account_signed_in')}</VisuallyHidden>
    </div>
  );
}
