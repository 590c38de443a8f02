import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { withTimeout } from '../../lib/withTimeout';

/** Exports of a lazily loaded chunk: a component, and a function that adds its stylesheets to a root. */
export interface LazyPanel<Props> {
  component: ComponentType<Props>;
  adopt: (root: ShadowRoot) => void;
}

/**
 * A part of a widget whose code is preloaded when the shopper is about to use it. `load` resolves when the part can be shown,
 * stylesheets included; a failed or timed-out fetch is retried the next time.
 */
export function useLazyPanel<Props>(root: ShadowRoot, fetchPanel: () => Promise<LazyPanel<Props>>) {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(async () => {
    const { component, adopt } = await withTimeout(fetchPanel());
    adopt(root);
    setPanel(() => component);
  }, [root, fetchPanel]);
  return { Panel, load };
}
