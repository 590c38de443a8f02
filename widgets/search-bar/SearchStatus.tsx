import { useShop } from '../../src/store/hooks';
import { useIsPainted } from '../../src/ui/rendering/useIsPainted';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';
import type { SearchPopup } from './useSearchBar';

/**
 * Announces the number of rows, or that loading failed (WCAG 4.1.3); empty while the request is pending. The live region is mounted
 * before it has a text.
 */
export function SearchStatus({ popup, keyword }: { popup: SearchPopup | null; keyword: string }) {
  const { t } = useShop();
  const isPainted = useIsPainted();
  const statusText = () => {
    if (!isPainted) return '';
    if (popup?.status === 'failed') return t('txt_search_unavailable');
    if (popup?.status !== 'ready') return '';
    if (popup.content === 'history') return t('txt_search_history_count', { count: popup.options.length });
    const count = popup.options.filter(({ kind }) => kind !== 'all').length;
    return count === 0 ? t('txt_search_no_results', { keyword }) : t('txt_search_results_count', { count });
  };
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {statusText()}
    </VisuallyHidden>
  );
}
