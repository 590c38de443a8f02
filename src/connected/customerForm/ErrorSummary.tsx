import { useShop } from '../../store/hooks';
import { DeferredStatus } from '../../ui/text/DeferredStatus';
import type { CustomerFormModel } from './useCustomerForm';

interface Found {
  name: string;
  message: string;
  field: HTMLElement | null;
}

/** The errors of the form, whatever their depth, each with its field. */
function findErrors(errors: object, path = ''): Found[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = path + key;
    const { message, ref } = value as { message?: unknown; ref?: unknown };
    return typeof message === 'string'
      ? [{ name, message, field: ref instanceof HTMLElement ? ref : null }]
      : findErrors(value, `${name}.`);
  });
}

/** In document order. */
function byPosition({ field: one }: Found, { field: other }: Found): number {
  if (one === null || other === null || one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * Shown from the first refused submit until all errors are fixed; announced after each submit. Only the first error is shown at once, so
 * that the form stays in view.
 */
export function ErrorSummary({ model: { form, errors, submits } }: { model: CustomerFormModel }) {
  const { t } = useShop();
  const [first, ...others] = findErrors(errors).sort(byPosition);
  const hasSeparateShipping = !form.getValues('isSame');
  if (submits === 0 || first === undefined) return null;
  const linkTo = ({ name, message, field }: Found) => (
    <button type="button" className="button-link" onClick={() => field?.focus()}>
      {hasSeparateShipping && name.startsWith('shipping.') && `${t('txt_address_shipping')}: `}
      {message}
    </button>
  );
  return (
    <section className="error-summary" aria-label={t('txt_customer_summary')}>
      <DeferredStatus key={submits}>{t('txt_customer_summary')}</DeferredStatus>
      {linkTo(first)}
      {others.length > 0 && (
        <details>
          <summary>{t('txt_customer_more_errors', { count: others.length })}</summary>
          <ul>
            {others.map((other) => (
              <li key={other.name}>{linkTo(other)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
