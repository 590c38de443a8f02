import { useShop } from '../../store/hooks';
import type { CartModel } from './useCartModel';

/** The newest removal, and all of them at once. The region is there before it speaks. */
export function RemovedNote({ model: { removed, hasStalledRemoval, actions } }: { model: CartModel }) {
  const { t } = useShop();
  const lines = removed.map(({ article }) => article);
  const newest = lines.at(-1);
  return (
    <div role="status" className="removed">
      {newest !== undefined && (
        <>
          <span className="removed-text">
            {hasStalledRemoval
              ? t('txt_cart_not_removed')
              : lines.length === 1
                ? t('txt_cart_removed', { title: newest.title })
                : t('txt_cart_removed_count', { count: lines.length })}
          </span>
          {hasStalledRemoval && (
            <button type="button" className="plain" onClick={() => actions.retryRemoval(newest.cartItemId)}>
              {t('txt_cart_try_again')}
            </button>
          )}
          <button type="button" className="plain" onClick={() => actions.undo(lines)}>
            {t('txt_cart_undo')}
          </button>
        </>
      )}
    </div>
  );
}
