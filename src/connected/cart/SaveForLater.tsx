import { useRef } from 'react';
import type { Article } from '../../features/cart';
import { useCsrfToken, useShop } from '../../store/hooks';

const FORM_ID = 'save-for-later';

/** The page's own form, because the contract has no call for it (D8); null where the shop names none. */
function useSaveForm(): { path: string; tokenField: string } | null {
  const { saveForLater } = useShop().config;
  const hasToken = useCsrfToken()() !== null;
  return hasToken ? saveForLater : null;
}

/** Submitted by the buttons of all lines. It leaves the page, which flushes edits that are not saved yet. */
export function SaveForm() {
  const form = useSaveForm();
  const token = useCsrfToken();
  const field = useRef<HTMLInputElement>(null);
  if (form === null) return null;
  // Read in the press: a sign-in on this page renews the token.
  const setToken = () => {
    if (field.current !== null) field.current.value = token() ?? '';
  };
  return (
    <form id={FORM_ID} method="post" action={form.path} hidden onSubmit={setToken}>
      <input type="hidden" name={form.tokenField} ref={field} />
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
