import { useSyncExternalStore } from 'react';

/** The loader sets the device type as a class on the widget's box (A024). */
export function useIsDevice(shadow: ShadowRoot, device: 'mobile' | 'desktop'): boolean {
  return useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(shadow, { subtree: true, attributeFilter: ['class'] });
      return () => observer.disconnect();
    },
    () => shadow.querySelector(`.vitrina-root.is-${device}`) !== null,
  );
}
