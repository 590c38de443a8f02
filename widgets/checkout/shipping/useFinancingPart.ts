import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { withTimeout } from '../../../src/lib/withTimeout';
import { useInjectFeature, useShop } from '../../../src/store/hooks';

interface Parts {
  /** Within the selected method. */
  Panel: ComponentType<{ billingMethodId: string }>;
  /** The lowest instalment of a method. */
  Offer: ComponentType<{ methodId: string }>;
}

/** The code of financing with its state and texts, loaded when a method needs it. `box` is an element of the root that is styled. */
export function useFinancingPart(isNeeded: boolean) {
  const box = useRef<HTMLElement>(null);
  const { addTexts } = useShop();
  const injectFeature = useInjectFeature();
  const [{ parts, isLost }, setLoaded] = useState<{ parts: Parts | null; isLost: boolean }>({ parts: null, isLost: false });
  const load = useCallback(async () => {
    const { panel } = await withTimeout(import('./financing/FinancingPanel'));
    await addTexts(panel.texts);
    const root = box.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return null; // closed meanwhile
    injectFeature(panel.feature);
    panel.adopt(root);
    return { Panel: panel.component, Offer: panel.offer };
  }, [addTexts, injectFeature]);
  const fetchParts = useCallback(
    () =>
      void load().then(
        (loaded) => setLoaded({ parts: loaded, isLost: false }),
        () => setLoaded({ parts: null, isLost: true }),
      ),
    [load],
  );
  useEffect(() => {
    if (isNeeded && parts === null) fetchParts();
  }, [isNeeded, parts, fetchParts]);
  return { box, part: { parts, isLost, retry: fetchParts } };
}

export type FinancingPart = ReturnType<typeof useFinancingPart>['part'];
