import { useCallback, useEffect, useState } from 'react';
import { useShop } from '../../src/store/hooks';
import { useLatePanel } from '../../src/ui/useLatePanel';
import type { LatePanel } from '../../src/ui/useLatePanel';

interface LateStepProps {
  root: ShadowRoot;
  /** Stays the same function. */
  fetchPanel: () => Promise<LatePanel<object>>;
}

/** A step whose code comes when it is entered; a lost one can be fetched again. */
export function LateStep({ root, fetchPanel }: LateStepProps) {
  const { t } = useShop();
  const { Panel, load } = useLatePanel(root, fetchPanel);
  const [isLost, setLost] = useState(false);
  const fetchIt = useCallback(() => void load().catch(() => setLost(true)), [load]);
  useEffect(fetchIt, [fetchIt]);
  if (Panel !== null) return <Panel />;
  if (!isLost) return <Loading />;
  return (
    <div className="box" role="alert">
      <p>{t('txt_checkout_failed')}</p>
      <button
        type="button"
        className="plain"
        onClick={() => {
          setLost(false);
          fetchIt();
        }}
      >
        {t('txt_cart_try_again')}
      </button>
    </div>
  );
}

/** About as high as what comes. */
export function Loading() {
  const { t } = useShop();
  return (
    <div role="status">
      <span className="v-hidden">{t('txt_checkout_loading')}</span>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
