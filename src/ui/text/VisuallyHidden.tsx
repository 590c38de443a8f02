import type { HTMLAttributes, ReactNode } from 'react';

/** Text for assistive technology only. With `role="status"` it is a live region: keep it mounted and change its text. */
export function VisuallyHidden({ children, ...attributes }: { children: ReactNode } & HTMLAttributes<HTMLSpanElement>) {
  return (
    <span className="v-hidden" {...attributes}>
      {children}
    </span>
  );
}
