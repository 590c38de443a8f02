import { useMemo, useState } from 'react';
import type { ServerLink } from '../../src/connected/menu/readLinks';
import { plainItem } from '../../src/features/menu';
import type { MenuItem } from '../../src/features/menu';

/** The entries in the places of the server's links, by their addresses; those that only the menu has come after them. */
function inPlaceOf(links: readonly ServerLink[], items: readonly MenuItem[]): MenuItem[] {
  const places = links.map(({ name, href }) => {
    const item = items.find((one) => one.href === href);
    return item === undefined ? plainItem(name, href) : { ...item, name };
  });
  return [...places, ...items.filter(({ href }) => !links.some((link) => link.href === href))];
}

/**
 * The menu that the sheet shows. Of one that arrives while the server's links are shown, the rows stay where they were until the sheet closes, and none is replaced
 * while a finger is on it (`press`).
 */
export function useArrivedMenu(loaded: readonly MenuItem[], links: readonly ServerLink[], isShown: boolean) {
  const [isPressed, setPressed] = useState(false);
  const [items, setItems] = useState(loaded);
  const [isLate, setLate] = useState(false);
  if (!isPressed && items !== loaded) {
    setItems(loaded);
    setLate(isShown);
  }
  if (!isShown && isLate) setLate(false);
  const list = useMemo(() => (isLate ? inPlaceOf(links, items) : items), [isLate, links, items]);
  const release = (): void => void setTimeout(() => setPressed(false)); // after the click
  return {
    list,
    isLate,
    press: { onPointerDown: () => setPressed(true), onPointerUp: release, onPointerCancel: release, onPointerLeave: release },
  };
}
