import { useRef } from 'react';
import { useShop } from '../../store/hooks';
import type { CartModel } from './useCartModel';

/**
 * Undo for the newest removal, and for all of them; first for those that may have failed. The live region is mounted before it
 * has a text.
 */
export function UndoRemoval({ model: { removed, stalledRemovals, actions } }: { model: CartModel }) {
  const { t } = useShop();
  const isStalled = stalledRemovals.length > 0;
  const lines = isStalled ? stalledRemovals : removed.map(({ article }) => article);
  const newest = lines.at(-1);
  const region = useRef<HTMLDivElement>(null);
  const undo = () => {
    region.current?.focus({ preventScroll: true }); // the button unmounts; focus as in `focusBelow` of a line, until the restored line takes it
    actions.undo(lines);
  };
  return (
    <div ref={region} role="status" className="removed" tabIndex={-1}>
      {newest !== undefined && (
        <>
          <span className="removed-text">
            {isStalled
              ? t('txt_cart_not_removed')
              : lines.length === 1
                ? t('txt_cart_removed', { title: newest.title })
                : t('txt_cart_removed_count', { count: lines.length })}
          </span>
          {isStalled && (
            <button type="button" className="button-link" onClick={() => actions.retryRemovals(lines)}>
              {t('txt_cart_try_again')}
            </button>
          )}
          <button type="button" className="button-link" onClick={undo}>
            {t('txt_cart_undo')}
          </button>
        </>
      )}
    </div>
  );
}
