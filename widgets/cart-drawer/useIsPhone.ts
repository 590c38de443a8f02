import { useSyncExternalStore } from 'react';

/** A068: on phones the button is a plain link to the cart. The loader sets the device as a class on the widget's box (A024). */
export function useIsPhone(shadow: ShadowRoot): boolean {
  return useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(shadow, { subtree: true, attributeFilter: ['class'] });
      return () => observer.disconnect();
    },
    () => shadow.querySelector('.is-mobile') !== null,
  );
}
