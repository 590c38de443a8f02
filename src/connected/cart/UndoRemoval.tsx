import { useRef } from 'react';
import { useShop } from '../../store/hooks';
import type { CartModel } from './useCartModel';

/** The newest removal, and all of them at once; first those that the shop may not have done. The region is there before it speaks. */
export function UndoRemoval({ model: { removed, stalledRemovals, actions } }: { model: CartModel }) {
  const { t } = useShop();
  const isStalled = stalledRemovals.length > 0;
  const lines = isStalled ? stalledRemovals : removed.map(({ article }) => article);
  const newest = lines.at(-1);
  const region = useRef<HTMLDivElement>(null);
  const undo = () => {
    region.current?.focus({ preventScroll: true }); // the button goes; as `focusBelow` of a line, until that has it which comes back
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
