import { useState } from 'react';
import type { ReactNode } from 'react';
import { pageTextOf } from './serverHtml/pageText';

interface ServerSlotProps {
  /** The placeholder. */
  host: HTMLElement;
  /** What takes the place of the plain slot, with a slot of its own. */
  children?: ReactNode;
}

/** The server's own HTML while a widget is there, in the page's own letters and colours, which the reset of the host keeps from it. */
export function ServerSlot({ host, children = <slot /> }: ServerSlotProps) {
  const [style] = useState(() => ({ ...pageTextOf(host), display: 'contents' }));
  return <div style={style}>{children}</div>;
}
