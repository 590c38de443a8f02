import { useCallback, useEffect } from 'react';
import { loadOnce } from '../../src/lib/loadOnce';
import { yieldToInput } from '../../src/dom/yieldToInput';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useLoadCartFeature } from '../../src/store/hooks';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';
import { isPrimaryInstance } from './isPrimaryInstance';

/** Shared with the prefetch: a promise that is already resolved opens the drawer in the task of the press. */
const importPanel = loadOnce(() => import('./CartPanel'));

let resolvePrefetched = (): void => {};
/** Resolves when the code has loaded at idle or as the shopper came near; not by itself over a metered or slow connection. */
const prefetched = new Promise<void>((resolve) => (resolvePrefetched = resolve));

export async function prefetchPanel(prefetchCart: () => Promise<unknown>): Promise<void> {
  await Promise.all([importPanel(), prefetchCart()]);
  resolvePrefetched();
}

/** Loads the drawer's code and the cart; with `isPrepared` as soon as the code has been prefetched, so that a press shows the drawer at once. */
export function usePanel({ element, shadow }: WidgetHost, isPrepared: boolean) {
  const loadCartFeature = useLoadCartFeature();
  const fetchPanel = useCallback(async () => {
    const [{ panel }] = await Promise.all([importPanel(), loadCartFeature()]);
    return panel;
  }, [loadCartFeature]);
  const { Panel, load } = useLazyPanel(shadow, fetchPanel);
  /** A click then leads to the server's cart. */
  const preload = useCallback(() => void load().catch(() => undefined), [load]);
  useEffect(() => {
    let isPending = isPrepared;
    if (isPending) void prefetched.then(yieldToInput).then(() => isPending && isPrimaryInstance(element) && preload());
    return () => {
      isPending = false;
    };
  }, [element, isPrepared, preload]);
  return { Panel, load, preload };
}
