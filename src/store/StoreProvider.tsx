import { createContext } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Api } from '../api/api';
import type { Shop } from '../shop/shop';
import type { InjectFeature, LoadCartFeature, VitrinaStore } from './createStore';

export const ShopContext = createContext<Shop | null>(null);
export const LoadCartFeatureContext = createContext<LoadCartFeature | null>(null);
export const InjectContext = createContext<InjectFeature | null>(null);
/** After a deploy it starts the new release and never settles; else it rejects with the same error. */
export type RecoverChunk = (error: unknown) => Promise<never>;
export const RecoverChunkContext = createContext<RecoverChunk | null>(null);
export const CsrfTokenContext = createContext<Api['csrfToken'] | null>(null);

interface StoreProviderProps {
  store: VitrinaStore;
  shop: Shop;
  loadCartFeature: LoadCartFeature;
  injectFeature: InjectFeature;
  csrfToken: Api['csrfToken'];
  recoverChunk: RecoverChunk;
  children?: ReactNode;
}

/** Provides the page's store and the shop's static values (texts, links, formats) to one root. */
export function StoreProvider({ store, shop, loadCartFeature, injectFeature, csrfToken, recoverChunk, children }: StoreProviderProps) {
  return (
    <Provider store={store}>
      <ShopContext value={shop}>
        <LoadCartFeatureContext value={loadCartFeature}>
          <InjectContext value={injectFeature}>
            <CsrfTokenContext value={csrfToken}>
              <RecoverChunkContext value={recoverChunk}>{children}</RecoverChunkContext>
            </CsrfTokenContext>
          </InjectContext>
        </LoadCartFeatureContext>
      </ShopContext>
    </Provider>
  );
}
