import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { useIsDevice } from '../../src/connected/useIsDevice';
import menuStyles from '../../src/connected/menu/menu.css';
import { lineOf } from '../../src/connected/menu/readLinks';
import { useMenu } from '../../src/connected/menu/useMenu';
import { menuFeature, menuTexts } from '../../src/features/menu';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { Feature, StateOf } from '../../src/store/feature';
import { useShop } from '../../src/store/hooks';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import modal from '../../src/ui/overlays/modal.css';
import styles from './mobile-menu.css';
import type { MobileMenuProps } from './mobileMenuProps';
import { Sheet } from './Sheet';

/** What the shopper presses in the server's own menu: the summary of a `<details>`, a button, or its only link. */
function readOpener(host: HTMLElement) {
  const links = host.querySelectorAll('a[href]');
  const opener = host.querySelector('summary, button') ?? (links.length === 1 ? links[0] : null) ?? null;
  return {
    element: opener,
    name: lineOf(opener),
    color: opener === null ? undefined : getComputedStyle(opener).color,
  };
}

/** A button that opens the categories in a sheet, level by level. */
function PhoneMenu({ host, current }: MobileMenuProps & { host: WidgetHost }) {
  const { t } = useShop();
  const { element } = host;
  const menu = useMenu();
  const [opener] = useState(() => readOpener(element));
  // The shopper has opened the server's list before this widget was ready.
  const [isOpen, setOpen] = useState(() => element.querySelector('details[open]') !== null);
  const isFollowing = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheetId = useId();

  // A press on a link, and no menu to show: it goes where the link leads.
  const hasNoMenu = menu.status === 'absent' || menu.status === 'failed';
  const [isLeaving, setLeaving] = useState(false);
  if (isOpen && hasNoMenu && opener.element?.localName === 'a') {
    setOpen(false);
    setLeaving(true);
  }
  // The shop has no menu to offer: the loader gives the server's links back, but not from under a finger.
  if (menu.status === 'absent' && !isOpen && !isLeaving) throw new Error('the shop has no menu');

  useLayoutEffect(() => {
    for (const list of element.querySelectorAll('details[open]')) list.removeAttribute('open');
  }, [element]);

  // A press that began before this widget was ready ends on the server's button.
  useLayoutEffect(() => {
    const open = (event: MouseEvent): void => {
      if (!(event.target instanceof Node) || opener.element?.contains(event.target) !== true) return;
      if (isFollowing.current) return;
      event.preventDefault();
      setOpen(true);
    };
    element.addEventListener('click', open);
    return () => element.removeEventListener('click', open);
  }, [element, opener]);

  useEffect(() => {
    if (!isLeaving) return;
    isFollowing.current = true;
    (opener.element as HTMLElement).click();
    isFollowing.current = false;
  }, [isLeaving, opener]);

  useEffect(() => {
    const close = (): void => setOpen(false); // a page from the back-forward cache shows no open menu
    const view = element.ownerDocument.defaultView;
    view?.addEventListener('pagehide', close);
    return () => view?.removeEventListener('pagehide', close);
  }, [element]);

  const name = opener.name || t('txt_menu_all');
  return (
    <div className="v-root root">
      <button
        ref={button}
        type="button"
        className="opener"
        part="button"
        data-first-click
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={sheetId}
        style={{ color: opener.color }}
        onFocus={menu.ensureMenu}
        onClick={() => {
          menu.ensureMenu();
          setLeaving(false);
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="opener-name">{name}</span>
      </button>
      <Sheet
        id={sheetId}
        host={element}
        current={current}
        menu={menu}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        returnFocus={button}
      />
    </div>
  );
}

/** On desktops the server's own links stay, which the shop hides there (A024). */
function MobileMenu(props: MobileMenuProps & { host: WidgetHost }) {
  const isDesktop = useIsDevice(props.host.shadow, 'desktop');
  return isDesktop ? <ServerSlot host={props.host.element} /> : <PhoneMenu {...props} />;
}

const features = [menuFeature] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

export const view = { component: MobileMenu, styles: [thumbnail, modal, menuStyles, styles], features, texts: [menuTexts] };
