import { useCallback } from 'react';
import { loadOnce } from '../../src/lib/loadOnce';
import { useInjectFeature, useRecoverChunk } from '../../src/store/hooks';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';

/** Shared with the prefetch: a promise that is already resolved shows the popup in the task of the key. */
export const importPanels = loadOnce(() => import('./SearchPanels'));

/** The popup's views and its feature load when the shopper is about to use the field; searching works without them. */
export function useSearchPanels(shadow: ShadowRoot) {
  const injectFeature = useInjectFeature();
  const recoverChunk = useRecoverChunk();
  const fetchPanels = useCallback(async () => {
    try {
      const { panel, features } = await importPanels();
      features.forEach(injectFeature);
      return panel;
    } catch (error) {
      return recoverChunk(error);
    }
  }, [injectFeature, recoverChunk]);
  return useLazyPanel(shadow, fetchPanels);
}
