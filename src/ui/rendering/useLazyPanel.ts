import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { withTimeout } from '../../lib/withTimeout';

/** What a chunk exports that comes after its widget: a component and the way to give a root its stylesheets. */
export interface LatePanel<Props> {
  component: ComponentType<Props>;
  adopt: (root: ShadowRoot) => void;
}

/**
 * A part of a widget whose code is fetched when the shopper reaches for it. `load` resolves when the part can be shown, its
 * stylesheets included; a fetch that is lost, or takes longer than code may, is tried again at the next reach.
 */
export function useLazyPanel<Props>(root: ShadowRoot, fetchPanel: () => Promise<LatePanel<Props>>) {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(async () => {
    const { component, adopt } = await withTimeout(fetchPanel());
    adopt(root);
    setPanel(() => component);
  }, [root, fetchPanel]);
  return { Panel, load };
}
