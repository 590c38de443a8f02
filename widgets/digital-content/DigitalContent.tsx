import notices from '../../src/connected/notices/notices.css';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { digitalContentFeature } from '../../src/features/digitalContent';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useServerHeight } from '../../src/ui/rendering/useServerHeight';
import { ApiKeyBox } from './ApiKeyBox';
import styles from './digital-content.css';
import digitalTexts from './texts/lazy';
import { LicenseKeys } from './LicenseKeys';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof digitalContentFeature]> {}
}

interface DigitalContentProps {
  host: WidgetHost;
  /** Whose licence keys; '': none. */
  orderId: string;
  /** Narrows the keys of an order; and whose API key. */
  productId: string;
  /** Whether the customer has a key at the provider of the product; `no`: the product has none. */
  apiKey: 'no' | 'none' | 'exists';
}

/** What a customer has bought that is not a parcel: licence keys of an order, and a key for programs. */
function DigitalContent({ host: { element }, orderId, productId, apiKey }: DigitalContentProps) {
  const minHeight = useServerHeight(element);
  const hasApiKey = apiKey !== 'no' && productId !== '';
  if (orderId === '' && !hasApiKey) return <ServerSlot host={element} />;
  return (
    <div className="v-root" part="root" style={{ minHeight }}>
      {orderId !== '' && <LicenseKeys orderId={orderId} productId={productId === '' ? null : productId} />}
      {hasApiKey && <ApiKeyBox productId={productId} isThere={apiKey === 'exists'} />}
    </div>
  );
}

export const view = { component: DigitalContent, styles: [notices, styles], features: [digitalContentFeature], texts: [digitalTexts] };
