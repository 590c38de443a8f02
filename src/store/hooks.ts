import { useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Shop } from '../shop/shop';
import type { InjectFeature, LoadCart, RootState, VitrinaStore } from './createStore';
import { InjectContext, LoadCartContext, ShopContext } from './StoreProvider';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<VitrinaStore['dispatch']>();

/** What country and configuration decide: texts, links, formats. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('useShop needs a StoreProvider above it');
  return shop;
}

/** Brings the cart's state and sagas, which come with their own chunk. */
export function useLoadCart(): LoadCart {
  const loadCart = useContext(LoadCartContext);
  if (loadCart === null) throw new Error('useLoadCart needs a StoreProvider above it');
  return loadCart;
}

/** Adds a feature that came with a part of a widget. */
export function useInjectFeature(): InjectFeature {
  const injectFeature = useContext(InjectContext);
  if (injectFeature === null) throw new Error('useInjectFeature needs a StoreProvider above it');
  return injectFeature;
}
