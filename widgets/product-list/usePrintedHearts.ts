import { useEffect, useState } from 'react';
import { selectIsLogged } from '../../src/features/account';
import { useAppSelector } from '../../src/store/hooks';

const PRESSED = '[data-vitrina-action="wishlist-add"][data-vitrina-pressed]';

const NONE: ReadonlySet<string> = new Set();

const pressedIn = (element: HTMLElement): ReadonlySet<string> =>
  new Set(Array.from(element.querySelectorAll(PRESSED), (heart) => heart.getAttribute('data-variant-id') ?? ''));

/** The variants whose hearts the server has printed pressed: they are the customer's until the sign-out. */
export function usePrintedHearts(element: HTMLElement): ReadonlySet<string> {
  const isLogged = useAppSelector(selectIsLogged);
  const [printed, setPrinted] = useState(() => pressedIn(element));
  useEffect(() => (isLogged ? () => setPrinted(NONE) : undefined), [isLogged]);
  return isLogged ? printed : NONE;
}
