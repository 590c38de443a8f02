import { useEffect, useState } from 'react';
import productTexts from '../../src/connected/products/texts/lazy';
import {
  availabilityActions,
  availabilityFeature,
  FEW_LEFT_MAX,
  selectAvailability,
  selectShopClockOffsetMs,
  toneOf,
} from '../../src/features/availability';
import type { Availability as Known } from '../../src/features/availability';
import { sizeOf } from '../../src/dom/cssLengths';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { availabilityText } from '../../src/shop/availability';
import type { Feature, StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import styles from './availability.css';
import { readProps } from './availabilityProps';
import type { AvailabilityProps } from './availabilityProps';
import { dayText } from './dayText';
import { followVariant } from '../../src/ui/forms/followVariant';

const ICONS = { yes: 'm4 12 5 5L20 6', later: 'M12 7v5l3 3M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0', no: 'm6 6 12 12M18 6 6 18' } as const;

const shopTime = (offsetMs: number): Date => new Date(Date.now() + offsetMs);

function Lines({ availabilityKey, inStock, from, to }: Known) {
  const { t } = useShop();
  const clockOffsetMs = useAppSelector(selectShopClockOffsetMs);
  const tone = toneOf(availabilityKey);
  const day = from === null || to === null || tone === 'no' ? null : dayText(t, from, to, shopTime(clockOffsetMs));
  // A139: with a day, the label has no number of days
  const isDated = availabilityKey === 'marketplace_on_demand' && day !== null;
  const label = t(isDated ? 'txt_availability_dated_marketplace_on_demand' : availabilityText(availabilityKey));
  const isFew = tone === 'yes' && inStock !== null && inStock > 0 && inStock <= FEW_LEFT_MAX;
  return (
    <>
      <p className="label" part="label" data-tone={tone}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={ICONS[tone]} />
        </svg>
        <span>
          {label}
          {isFew && <span className="left">, {t('txt_availability_left', { count: inStock })}</span>}
        </span>
      </p>
      {day !== null && (
        <p className="day" part="day">
          {t('txt_arrival', { day })}
        </p>
      )}
    </>
  );
}

/** Whether and when an article can be delivered (R3.107-R3.119). The server's line stays until there is more to say. */
function Availability({ host, variantId: ownId, printed, formId, isViewed }: AvailabilityProps & { host: WidgetHost }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const [variantId, setVariantId] = useState(ownId);
  const [minHeight] = useState(() => sizeOf(host.element).height);
  const known = useAppSelector((state) => selectAvailability(state, variantId));

  useEffect(
    () =>
      followVariant(host.element, formId, (chosen) => {
        if (chosen.variantId !== null) setVariantId(chosen.variantId);
      }),
    [host, formId],
  );
  useEffect(() => {
    if (isViewed) dispatch(availabilityActions.pageViewed({ variantId: ownId }));
  }, [dispatch, isViewed, ownId]);
  useEffect(() => {
    dispatch(availabilityActions.variantShown({ variantId, printed: variantId === ownId ? printed : null }));
    return () => void dispatch(availabilityActions.variantHidden({ variantId }));
  }, [dispatch, variantId, ownId, printed]);

  const isOwn = variantId === ownId;
  return (
    <div className="v-root root" part="root" role="status" style={{ minHeight }}>
      {known ? (
        <Lines {...known} />
      ) : isOwn ? (
        <slot />
      ) : (
        <p className="label" data-tone="later" aria-busy={known === undefined}>
          {known === null && t(availabilityText('unknown'))}
        </p>
      )}
    </div>
  );
}

const features = [availabilityFeature] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

export const view = { component: Availability, readProps, styles: [styles], features, texts: [productTexts] };
