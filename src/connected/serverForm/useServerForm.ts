import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { HandedOver } from '../../features/failureHandling';
import { fill, follow, formWith, isComplete, linkIn, submit } from './serverForm';
import type { Typed } from './serverForm';

interface ServerFormOptions {
  /** An element of the widget. */
  inside: RefObject<Element | null>;
  handedOver: HandedOver;
  /** What the server's form is known by. */
  field: string;
  /** Where there is no such form, the placeholder's link does the same. */
  orLink?: boolean;
  /** The widget does much else, too. */
  keepsPlace?: boolean;
}

/**
 * A164: what the shop's API does not do, the server's own form or link in the placeholder does, with what was typed. Where the shop has no such call, the widget
 * gives its place back for the rest of the page; also where the form asks for more than was typed.
 */
export function useServerForm({ inside, handedOver, field, orLink = false, keepsPlace = false }: ServerFormOptions) {
  const pressed = useRef<Typed | null>(null);
  const leave = useRef(() => {});
  const [isGone, setGone] = useState(false);
  const find = () => {
    const root = inside.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return null;
    return formWith(root.host, field) ?? (orLink ? linkIn(root.host) : null);
  };

  useLayoutEffect(() => {
    const [found, typed] = [find(), pressed.current];
    pressed.current = null;
    if (handedOver === null || found === null) return;
    const isForm = found instanceof HTMLFormElement;
    if (typed !== null && isForm) fill(found, typed);
    const canStay = keepsPlace || (handedOver.scope === 'once' && isForm && (typed === null || isComplete(found, typed)));
    const go = () => typed !== null && (isForm ? submit(found, typed) : follow(found));
    if (canStay) return void go();
    leave.current = go; // with the server's HTML in view again, which the browser's check of the form needs
    // oxlint-disable-next-line react/set-state-in-effect -- which form the placeholder has is not known in a render
    setGone(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each object of the state
  }, [handedOver]);
  useEffect(() => () => leave.current(), []);

  if (isGone) throw new Error('the shop does not answer this call; the server’s own form or link does the work');
  return {
    /** Call it in the press. False: there is nothing of the server's to do it. */
    press(typed: Typed): boolean {
      pressed.current = typed;
      return find() !== null;
    },
  };
}
