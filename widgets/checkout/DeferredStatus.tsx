import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** A live region that is mounted with its text is not announced, so the text is set one render later; its space is reserved. */
export function DeferredStatus({ children }: { children: ReactNode }) {
  const isMounted = useDeferredValue(true, false);
  return (
    <p role="status">
      <span className={isMounted ? undefined : 'is-deferred'}>{children}</span>
    </p>
  );
}
