import { useContext } from 'react';
import type { Context } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Shop } from '../shop/shop';
import type { InjectFeature, LoadCart, RootState, VitrinaStore } from './createStore';
import { InjectContext, LoadCartContext, ShopContext } from './StoreProvider';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<VitrinaStore['dispatch']>();

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('a StoreProvider is missing above');
  return value;
}

/** What country and configuration decide: texts, links, formats. */
export const useShop = (): Shop => useProvided(ShopContext);

/** Brings the cart's state and sagas, which come with their own chunk. */
export const useLoadCart = (): LoadCart => useProvided(LoadCartContext);

/** Adds a feature that came with a part of a widget. */
export const useInjectFeature = (): InjectFeature => useProvided(InjectContext);
