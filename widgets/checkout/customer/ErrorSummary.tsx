import { useShop } from '../../../src/store/hooks';
import type { CustomerFormModel } from './useCustomerForm';

interface Found {
  name: string;
  message: string;
  focus: () => void;
}

/** The errors of the form, whatever their depth, each with the way to its field. */
function findErrors(errors: object, path = ''): Found[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = path + key;
    const { message, ref } = value as { message?: unknown; ref?: { focus?: () => void } };
    return typeof message === 'string' ? [{ name, message, focus: () => ref?.focus?.() }] : findErrors(value, `${name}.`);
  });
}

/** Stays from the first refused submit until everything is right. */
export function ErrorSummary({ model: { errors, isSubmitted } }: { model: CustomerFormModel }) {
  const { t } = useShop();
  const found = findErrors(errors);
  if (!isSubmitted || found.length === 0) return null;
  return (
    <section className="wrong-fields" aria-label={t('txt_customer_summary')}>
      <p>{t('txt_customer_summary')}</p>
      <ul>
        {found.map(({ name, message, focus }) => (
          <li key={name}>
            <button type="button" className="plain" onClick={focus}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
