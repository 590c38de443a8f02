import { useEffect, useState } from 'react';
import { selectIsLogged } from '../../src/features/account';
import { useAppSelector } from '../../src/store/hooks';

const HEART = '[data-vitrina-action="wishlist-add"]';

type Hearts = ReadonlyMap<string, boolean>;
const NONE: Hearts = new Map();

/** On a page that was printed for a guest no heart is pressed, whatever is on the wishlist of who signs in. */
const heartsIn = (element: HTMLElement, isCustomers: boolean): Hearts =>
  new Map(
    Array.from(element.querySelectorAll(HEART))
      .map((heart) => [heart.getAttribute('data-variant-id') ?? '', heart.hasAttribute('data-vitrina-pressed')] as const)
      .filter(([, isPressed]) => isPressed || isCustomers),
  );

/** By variant, whether the server has printed its heart pressed: they are the customer's until the sign-out. */
export function usePrintedHearts(element: HTMLElement): Hearts {
  const isLogged = useAppSelector(selectIsLogged);
  const [printed, setPrinted] = useState(() => heartsIn(element, isLogged));
  useEffect(() => (isLogged ? () => setPrinted(NONE) : undefined), [isLogged]);
  return isLogged ? printed : NONE;
}
