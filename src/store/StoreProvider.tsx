import { createContext } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Shop } from '../shop/shop';
import type { VitrinaStore } from './createStore';

export const ShopContext = createContext<Shop | null>(null);

/** Gives one root the page's store and the shop's static values (texts, links, formats). */
export function StoreProvider({ store, shop, children }: { store: VitrinaStore; shop: Shop; children?: ReactNode }) {
  return (
    <Provider store={store}>
      <ShopContext value={shop}>{children}</ShopContext>
    </Provider>
  );
}
