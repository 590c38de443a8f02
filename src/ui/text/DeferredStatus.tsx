import type { ReactNode } from 'react';
import { useIsPainted } from '../rendering/useIsPainted';

/** A live region that is mounted with its text is not announced, so the text is set one render later; its space is reserved. */
export function DeferredStatus({ children }: { children: ReactNode }) {
  const isPainted = useIsPainted();
  return (
    <p role="status">
      <span className={isPainted ? undefined : 'v-deferred'}>{children}</span>
    </p>
  );
}
