import type { Article } from '../../features/cart';
import { useShop } from '../../store/hooks';

const FORM_ID = 'save-for-later';

/** The page's own form, because the contract has no call for it (D8); null where the shop names none. */
function useSaveForm(): { path: string; tokenField: string; token: string } | null {
  const { saveForLater, csrfToken } = useShop().config;
  return saveForLater === null || csrfToken === null ? null : { ...saveForLater, token: csrfToken };
}

/** Submitted by the buttons of all lines. It leaves the page, which flushes edits that are not saved yet. */
export function SaveForm() {
  const form = useSaveForm();
  if (form === null) return null;
  return (
    <form id={FORM_ID} method="post" action={form.path} hidden>
      <input type="hidden" name={form.tokenField} value={form.token} />
      <input type="hidden" name="saved" value="1" />
    </form>
  );
}

export function SaveButton({ article: { cartItemId, title } }: { article: Article }) {
  const { t } = useShop();
  if (useSaveForm() === null) return null;
  const label = t('txt_cart_save_for_later');
  return (
    <button type="submit" form={FORM_ID} name="id" value={cartItemId} className="button-link save" aria-label={`${label}: ${title}`}>
      {label}
    </button>
  );
}
