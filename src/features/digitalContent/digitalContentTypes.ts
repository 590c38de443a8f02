import type { Secret } from '../../lib/secret';
import type { FlashMessage } from '../flash';

export interface LicenseKey {
  title: string | null;
  /** As the provider issued it, to the letter. */
  key: Secret;
  /** Untrusted until the view has checked it. */
  downloadUrl: string | null;
}

export type Problem = Pick<FlashMessage, 'message' | 'markup'>;

/** The keys of an order are here only while they are shown. */
export interface OrderKeys {
  status: 'hidden' | 'pending' | 'shown' | 'failed';
  keys: readonly LicenseKey[];
  /** The shop's own words about a failure; null where it has none. */
  problem: Problem | null;
}

/** The customer's key at the provider of a product. */
export interface ApiKey {
  /** `exists`: there is one, which the shop no longer shows. `unknown`: no answer came, and there may be one. */
  status: 'none' | 'exists' | 'pending' | 'shown' | 'failed' | 'unknown';
  /** Here only while it is shown. */
  key: Secret | null;
  problem: Problem | null;
}

export interface DigitalContentState {
  orders: Readonly<Record<string, OrderKeys>>;
  apiKeys: Readonly<Record<string, ApiKey>>;
}

export interface WithDigitalContent {
  digitalContent: DigitalContentState;
}
