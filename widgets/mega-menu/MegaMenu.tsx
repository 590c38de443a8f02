import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { hasPanel, menuFeature, menuTexts, plainItem } from '../../src/features/menu';
import type { Feature, StateOf } from '../../src/store/feature';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useShop } from '../../src/store/hooks';
import { keyOf } from '../../src/ui/keyboard/keyName';
import { stepFrom } from '../../src/ui/keyboard/stepFrom';
import { useOutsidePress } from '../../src/ui/overlays/useOutsidePress';
import { deepActiveElement } from '../../src/ui/keyboard/deepFocus';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import styles from './mega-menu.css';
import type { MegaMenuProps } from './megaMenuProps';
import { PanelBox } from './PanelBox';
import { readLooks } from './serverLinks';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { useIsDevice } from '../../src/connected/useIsDevice';
import { useWhenLeft } from '../../src/connected/useWhenLeft';
import menuStyles from '../../src/connected/menu/menu.css';
import { readLinks } from '../../src/connected/menu/readLinks';
import { useMenu } from '../../src/connected/menu/useMenu';
import { useFit } from './useFit';
import { useOpenPanel } from './useOpenPanel';
import { useOuterHover } from './useOuterHover';

/** One stop of the keyboard for each entry: what opens its panel, else its link. */
const STOP = '.entry:not([tabindex]), .opener';
const stopsIn = (bar: Element | null): HTMLElement[] =>
  [...(bar?.querySelectorAll<HTMLElement>(STOP) ?? [])].filter((stop) => stop.closest('li[hidden], [data-over]') === null);

/** Key of what leads to the entries that the bar has no room for. */
const MORE = 'more';

/** A finger has no hovering, so its tap opens the panel (A161). Older browsers do not say what clicked. */
function isTap({ nativeEvent, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey) return false;
  const { pointerType } = nativeEvent as Partial<globalThis.PointerEvent>;
  return pointerType ? pointerType === 'touch' : currentTarget.ownerDocument.defaultView?.matchMedia?.('(hover: none)').matches === true;
}

/** By its address an entry is the same before and after the menu has loaded; of several with one address, only the first. */
function keyAt(entries: readonly { href: string | null }[], at: number): string {
  const href = entries[at]?.href ?? null;
  return href !== null && entries.findIndex((other) => other.href === href) === at ? href : `entry ${at}`;
}

/**
 * The categories in a bar, each a link to its page and with a panel, which opens by hover, by the button beside the link, or by key (A161;
 * disclosure navigation of the ARIA practices).
 */
function DesktopMenu({ host, collapsed }: MegaMenuProps & { host: WidgetHost }) {
  const { t, links, config } = useShop();
  const id = useId();
  const [looks] = useState(() => readLooks(host.element));
  const [fallback] = useState(() => readLinks(host.element, links.href));
  const { status, items, ensureMenu } = useMenu();
  const nav = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLUListElement>(null);
  const panelOf = () => nav.current?.querySelector<HTMLElement>('.panel:not([hidden], [data-prepared]) .panel-box') ?? null;
  const menu = useOpenPanel(
    () => panelOf()?.getBoundingClientRect() ?? null,
    () => panelOf()?.contains(deepActiveElement(host.element.ownerDocument)) === true,
  );
  const { openKey } = menu;
  const isPermanent = !collapsed || config.permanentMenu; // R4.059
  const outer = useOuterHover(isPermanent);

  const hasNoMenu = status === 'absent' || status === 'failed';
  const [tapped, setTapped] = useState<HTMLElement | null>(null);
  // The shop has no menu to offer: the loader gives the server's links back.
  if (status === 'absent' && tapped === null) throw new Error('the shop has no menu');

  // A tap that waited for the menu goes where the link leads.
  useEffect(() => {
    if (hasNoMenu) tapped?.click();
  }, [hasNoMenu, tapped]);

  // Names and places of the server's links stay while the shopper is there; their panels have the menu's content at once.
  const shown = useWhenLeft(host.element, items);
  const entries =
    shown.length > 0
      ? shown.map((item, at) => ({ key: keyAt(shown, at), item, opens: hasPanel(item), ...item }))
      : fallback.map(({ name, href }, at) => {
          const item = items.find((one) => one.href === href) ?? null;
          return { key: keyAt(fallback, at), item, opens: item === null ? items.length === 0 : hasPanel(item), name, href, label: null };
        });
  const { ruler, left } = useFit(bar, looks.height, isPermanent, entries.map(({ name, label }) => `${name} ${label}`).join());
  const more = {
    ...plainItem(looks.moreName || t('txt_menu_more'), null),
    children: entries.slice(entries.length - (left ?? 0)).map(({ item, name, href }) => ({ ...(item ?? plainItem(name, href)), name })),
  };
  const all = isPermanent ? [...entries, { key: MORE, item: more, opens: true, name: more.name, href: null, label: null }] : entries;

  // The shopper has opened the server's rest of the links before this widget was ready.
  const showMore = useEffectEvent(() => menu.show(MORE));
  useLayoutEffect(() => {
    for (const list of host.element.querySelectorAll('details[open]')) {
      list.removeAttribute('open');
      showMore();
    }
  }, [host]);

  useOutsidePress(host.element, openKey !== null, menu.close);
  const close = useEffectEvent(menu.close);
  useEffect(() => {
    if (openKey === null) return undefined;
    const { ownerDocument } = host.element;
    // WCAG 1.4.13: Escape closes what hovering opened, wherever the focus is.
    const escape = (event: globalThis.KeyboardEvent): void => {
      if (keyOf(event) !== 'Escape' || event.defaultPrevented) return;
      const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (deepActiveElement(ownerDocument)?.closest('.panel')) opener?.focus({ preventScroll: true });
      close();
    };
    ownerDocument.addEventListener('keydown', escape);
    return () => ownerDocument.removeEventListener('keydown', escape);
  }, [openKey, host]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) menu.close();
  };

  const moveInBar = (event: KeyboardEvent<HTMLElement>, key: string, opens: boolean): void => {
    const pressed = keyOf(event.nativeEvent);
    if (pressed === 'ArrowDown' && opens) {
      event.preventDefault();
      if (openKey === key) panelOf()?.querySelector('a')?.focus();
      else menu.show(key);
      return;
    }
    const stop = event.currentTarget.querySelector(STOP);
    const next = stop && stepFrom(stopsIn(bar.current), stop, pressed, ['ArrowLeft', 'ArrowRight']);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  const moveInPanel = (event: KeyboardEvent<HTMLElement>): void => {
    const list = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const next = stepFrom(list, event.target as Element, keyOf(event.nativeEvent), ['ArrowUp', 'ArrowDown']);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      ref={nav}
      className="v-root menu"
      part="root"
      role={host.element.closest('nav') === null ? 'navigation' : undefined}
      aria-label={host.element.closest('nav') === null ? t('txt_menu_all') : undefined}
      onBlur={leave}
      onPointerEnter={(event) => {
        ensureMenu();
        outer.hover.onPointerEnter(event);
        menu.area.onPointerEnter(event);
      }}
      onPointerLeave={(event) => {
        outer.hover.onPointerLeave(event);
        menu.area.onPointerLeave(event);
      }}
    >
      {!isPermanent && (
        <button
          type="button"
          className="fold"
          part="toggle"
          data-first-click={outer.isShown ? undefined : ''}
          aria-expanded={outer.isShown}
          aria-controls={`${id}-bar`}
          style={looks.link}
          onClick={outer.toggle}
        >
          {t('txt_menu_all')}
        </button>
      )}
      <div ref={ruler} />
      <ul
        ref={bar}
        id={`${id}-bar`}
        className="bar"
        part="bar"
        hidden={!outer.isShown}
        style={{ ...looks.list, ...(isPermanent && looks.height > 0 ? { height: looks.height } : {}) }}
      >
        {all.map(({ key, item, opens, name, href, label }, index) => {
          const isOpen = opens && openKey === key;
          const isMore = key === MORE;
          const common = { className: 'entry', part: isOpen ? 'entry entry-open' : 'entry', style: isMore ? looks.more : looks.link };
          const opener = {
            type: 'button',
            'aria-expanded': isOpen,
            'aria-controls': `${id}-${index}`,
            onFocus: ensureMenu,
            onClick: () => {
              ensureMenu();
              menu.toggle(key);
            },
          } as const;
          const text = (
            <>
              {name}
              {label !== null && <span className="note">{label}</span>}
            </>
          );
          return (
            <li key={key} className={isMore ? 'rest' : undefined} hidden={isMore && (left ?? looks.moreName.length) === 0}>
              {/* Arrow keys move between the entries, whose stop is inside. */}
              {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
              <div
                className={isOpen ? 'department is-open' : 'department'}
                onKeyDown={(event) => moveInBar(event, key, opens)}
                {...menu.entry(key, opens)}
              >
                {opens && href === null ? (
                  <button {...common} {...opener}>
                    {text}
                  </button>
                ) : (
                  <a
                    href={href ?? undefined}
                    {...common}
                    tabIndex={opens ? -1 : undefined}
                    onClick={(event) => {
                      if (!opens || hasNoMenu || !isTap(event)) return;
                      event.preventDefault();
                      if (items.length === 0) setTapped(event.currentTarget);
                      opener.onClick();
                    }}
                  >
                    {text}
                  </a>
                )}
                {opens && href !== null && (
                  <button className="opener" part="opener" style={looks.opener} {...opener}>
                    <span className="v-hidden">{name}</span>
                  </button>
                )}
              </div>
              {opens && (
                <PanelBox
                  id={`${id}-${index}`}
                  anchor={bar}
                  isOpen={isOpen}
                  isPrepared={menu.preparedKey === key}
                  isDimmed={outer.isHovered}
                  name={name}
                  href={href}
                  item={item}
                  isRest={isMore}
                  hasFailed={status === 'failed'}
                  onRetry={() => {
                    setTapped(null);
                    ensureMenu();
                  }}
                  onKeyDown={moveInPanel}
                  {...menu.panel}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** On other devices than desktops, the server's own links stay (A024). */
function MegaMenu(props: MegaMenuProps & { host: WidgetHost }) {
  const isDesktop = useIsDevice(props.host.shadow, 'desktop');
  return isDesktop ? <DesktopMenu {...props} /> : <ServerSlot host={props.host.element} />;
}

const features = [menuFeature] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

export const view = { component: MegaMenu, keepsLinks: true, styles: [thumbnail, menuStyles, styles], features, texts: [menuTexts] };
