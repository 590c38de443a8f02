import { useMemo, useRef } from 'react';
import type { UseFormGetValues } from 'react-hook-form';
import type { AddressFields, AddressKind, WarningField } from '../../features/address';
import type { Problem } from '../../features/problems';
import type { CustomerValues } from './formRules';

const WARNING_FIELDS: readonly WarningField[] = ['city', 'companyId', 'companyTaxId'];
const KINDS: readonly AddressKind[] = ['billing', 'shipping'];

/** The value that a warning is about: a town is checked together with its post code. */
const valueOf = ({ zip, city, companyId, companyTaxId }: AddressFields, field: WarningField): string =>
  ({ city: `${zip} ${city}`, companyId, companyTaxId })[field];

/** The warning that belongs to a refused field; null when only a change can help. */
function warningOf(name: string): { kind: AddressKind; field: WarningField } | null {
  const [first, last] = name.split('.');
  const kind = KINDS.find((one) => one === first);
  const field = WARNING_FIELDS.find((one) => one === (last === 'zip' ? 'city' : last));
  return kind === undefined || field === undefined ? null : { kind, field };
}

/** D2: remembers the values whose warning the shopper has seen. Submitting one of them again confirms it. */
export function useWarnings(getValues: UseFormGetValues<CustomerValues>) {
  const shown = useRef(new Map<string, string>());
  return useMemo(() => {
    const noteWarning = (kind: AddressKind, field: WarningField) =>
      void shown.current.set(`${kind}.${field}`, valueOf(getValues(kind), field));
    const confirmed = (fields: AddressFields, kind: AddressKind): AddressFields => ({
      ...fields,
      confirmed: WARNING_FIELDS.filter((field) => shown.current.get(`${kind}.${field}`) === valueOf(fields, field)),
    });
    return {
      noteWarning,
      /** The shop refused a value: a refusal that was shown counts as a warning as well. */
      noteProblem({ field: name }: Problem) {
        const warning = warningOf(name);
        if (warning !== null) noteWarning(warning.kind, warning.field);
      },
      withConfirmed: (values: CustomerValues): CustomerValues => ({
        ...values,
        billing: confirmed(values.billing, 'billing'),
        shipping: confirmed(values.shipping, 'shipping'),
      }),
    };
  }, [getValues]);
}

export type OnWarned = (kind: AddressKind, field: WarningField) => void;
