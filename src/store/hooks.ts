import { useContext, useSyncExternalStore } from 'react';
import type { Context } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Shop } from '../shop/shop';
import type { InjectFeature, LoadCartFeature, RootState, VitrinaStore } from './createStore';
import { CsrfTokenContext, InjectContext, LoadCartFeatureContext, RecoverChunkContext, ShopContext } from './StoreProvider';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<VitrinaStore['dispatch']>();

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('a StoreProvider is missing above');
  return value;
}

/** Values that depend on country and configuration: texts, links, formats. */
export const useShop = (): Shop => useProvided(ShopContext);

/** R6.16, A066: whether the pictures of these goods are hidden; it changes when the age is confirmed. */
export function useIsPictureHidden(isAdultOnly: boolean): boolean {
  const { watchAdultImages, areAdultImagesShown } = useShop();
  return useSyncExternalStore(watchAdultImages, () => isAdultOnly && !areAdultImagesShown());
}

/** Loads the cart's state and sagas, which are a separate chunk. */
export const useLoadCartFeature = (): LoadCartFeature => useProvided(LoadCartFeatureContext);

/** Adds a feature loaded with a part of a widget. */
export const useInjectFeature = (): InjectFeature => useProvided(InjectContext);

/** Reads the token that requests carry now; it changes while a page is open. */
export const useCsrfToken = () => useProvided(CsrfTokenContext);

/** For a part of a widget whose chunk could not be loaded: a deploy may have replaced it. */
export const useRecoverChunk = () => useProvided(RecoverChunkContext);
