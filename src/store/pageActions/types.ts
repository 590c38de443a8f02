import type { AddRequest } from '../../features/cart';
import type { IntentLog } from '../../features/intents';
import type { Services } from '../../features/sagaContext';
import type { InjectFeature, LoadCartFeature, LoadWishlistFeature, VitrinaStore } from '../createStore';
import type { Feature } from '../feature';

/** What the page's actions and the JS API work with. */
export interface ActionParts extends Services {
  store: VitrinaStore;
  loadCartFeature: LoadCartFeature;
  loadWishlistFeature: LoadWishlistFeature;
  injectFeature: InjectFeature;
  intentLog: IntentLog;
  wishlistLog: IntentLog;
  /** Loads the first of these widgets that the page shows. */
  loadFirstVisible: (names: readonly string[]) => boolean;
  /** The lazy chunk of `page-modals`. */
  importModals: () => Promise<ModalsChunk>;
}

export type ModalsChunk = Pick<typeof import('../../features/modalContent'), 'closeModal' | 'openModal' | 'pressModal'> & {
  readonly view: { readonly features: readonly Feature[] };
};

export type Data = Readonly<Record<string, string | undefined>>;

export type Fields = Record<string, string>;

export type Fallback = AddRequest['fallback'];

/** `button` only identifies the pressed button; `fallback`: what its element does without us. See `loader/listenToPageActions`. */
export type PageAction = (data: Data, button: object, fallback?: Fallback) => boolean | Promise<Fields | void>;

/** Methods of `window.vitrina` by dotted name, e.g. `cart.add`. */
export type JsMethods = Readonly<Record<string, (...args: unknown[]) => unknown>>;
