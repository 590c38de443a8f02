import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * A status that appears with its words. A live region that comes with its text is not read, so that assistive technology gets the
 * words one render later; their place is kept.
 */
export function DeferredStatus({ children }: { children: ReactNode }) {
  const isMounted = useDeferredValue(true, false);
  return (
    <p role="status">
      <span className={isMounted ? undefined : 'is-deferred'}>{children}</span>
    </p>
  );
}
