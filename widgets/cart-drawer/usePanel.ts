import { useCallback, useState } from 'react';
import type { CartPanelProps, panel } from './CartPanel';

type Panel = (typeof panel)['component'];

let coming: Promise<typeof panel> | undefined;

/** The drawer's code, fetched when the shopper reaches for it; a lost fetch is tried again at the next reach. */
function fetchPanel(): Promise<typeof panel> {
  coming ??= import('./CartPanel').then(
    (module) => module.panel,
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

export type { CartPanelProps };

/** `load` resolves when the panel can be shown, its stylesheets included. */
export function usePanel(shadow: ShadowRoot): { Panel: Panel | null; load: () => Promise<void> } {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const load = useCallback(async () => {
    const { component, adopt } = await fetchPanel();
    adopt(shadow);
    setPanel(() => component);
  }, [shadow]);
  return { Panel, load };
}
