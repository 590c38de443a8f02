import { useCallback, useEffect, useState } from 'react';
import { flashActions } from '../../src/features/flash';
import { useAppDispatch, useShop } from '../../src/store/hooks';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';
import type { LazyPanel } from '../../src/ui/rendering/useLazyPanel';
import { Loading } from './Loading';

interface LazyStepProps {
  root: ShadowRoot;
  /** Must be referentially stable. */
  fetchPanel: () => Promise<LazyPanel<object>>;
}

/**
 * A step whose code loads when it is entered. A failed load can be retried; older browsers remember failed imports for the life
 * of the page, so the second retry reloads the page. The URL and the drafts survive that.
 */
export function LazyStep({ root, fetchPanel }: LazyStepProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const { Panel, load } = useLazyPanel(root, fetchPanel);
  const [{ isLost, losses }, setLoss] = useState({ isLost: false, losses: 0 });
  const fetchIt = useCallback(() => void load().catch(() => setLoss((last) => ({ isLost: true, losses: last.losses + 1 }))), [load]);
  useEffect(fetchIt, [fetchIt]);
  if (Panel !== null) return <Panel />;
  if (!isLost) return <Loading />;
  const tryAgain = () => {
    setLoss({ isLost: false, losses });
    fetchIt();
  };
  return (
    <div className="card" role="alert">
      <p>{t('txt_checkout_failed')}</p>
      {losses === 1 ? (
        <button type="button" className="button-link" onClick={tryAgain}>
          {t('txt_cart_try_again')}
        </button>
      ) : (
        <button type="button" className="button-link" onClick={() => dispatch(flashActions.pageReloadRequested())}>
          {t('txt_flash_reload')}
        </button>
      )}
    </div>
  );
}
