import { useId, useState } from 'react';
import offerTexts from '../../src/connected/offers/texts/lazy';
import { selectSmartOffer } from '../../src/features/smartBox';
import { sizeOf } from '../../src/dom/cssLengths';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useAppSelector, useShop } from '../../src/store/hooks';
import styles from './smart-box.css';

/** Offers Smart to customers whose consents it lacks (R4.102). It keeps the space of the server's own box. */
function SmartBox({ host }: { host: WidgetHost }) {
  const { t, links, config } = useShop();
  const offer = useAppSelector((state) => selectSmartOffer(state, config.freeDeliveryVersion));
  const [minHeight] = useState(() => sizeOf(host.element).height);
  const titleId = useId();
  const href = links.to('smartTrial');
  if (offer === null || href === null) return null;
  return (
    <section className="v-root box" part="root" style={{ minHeight }} aria-labelledby={titleId}>
      <div className="words">
        <h2 className="title" id={titleId}>
          {t('txt_smart_title')}
        </h2>
        <p className="text">{t(offer === 'confirm' ? 'txt_smart_confirm' : 'txt_smart_text')}</p>
      </div>
      <a className="link" part="link" href={href}>
        {t(offer === 'trial' ? 'txt_smart_try' : 'txt_smart_manage')}
      </a>
    </section>
  );
}

export const view = { component: SmartBox, needsNoFallback: true, styles: [styles], texts: [offerTexts] };
