import { useMemo, useRef } from 'react';
import type { UseFormGetValues } from 'react-hook-form';
import type { AddressFields, AddressKind, DoubtField, Problem } from '../../../src/features/address';
import type { CustomerValues } from './formRules';

const DOUBT_FIELDS: readonly DoubtField[] = ['city', 'companyId', 'companyTaxId'];
const KINDS: readonly AddressKind[] = ['billing', 'shipping'];

/** The value that a warning is about: a town is checked together with its post code. */
const doubtedValue = ({ zip, city, companyId, companyTaxId }: AddressFields, field: DoubtField): string =>
  ({ city: `${zip} ${city}`, companyId, companyTaxId })[field];

/** The warning that belongs to a refused field; null when only a change can help. */
function doubtOf(name: string): { kind: AddressKind; field: DoubtField } | null {
  const [first, last] = name.split('.');
  const kind = KINDS.find((one) => one === first);
  const field = DOUBT_FIELDS.find((one) => one === (last === 'zip' ? 'city' : last));
  return kind === undefined || field === undefined ? null : { kind, field };
}

/** D2: remembers the doubtful values that the shopper was shown. Submitting one of them again confirms it. */
export function useDoubts(getValues: UseFormGetValues<CustomerValues>) {
  const shown = useRef(new Map<string, string>());
  return useMemo(() => {
    const noteDoubt = (kind: AddressKind, field: DoubtField) =>
      void shown.current.set(`${kind}.${field}`, doubtedValue(getValues(kind), field));
    const confirmed = (fields: AddressFields, kind: AddressKind): AddressFields => ({
      ...fields,
      confirmed: DOUBT_FIELDS.filter((field) => shown.current.get(`${kind}.${field}`) === doubtedValue(fields, field)),
    });
    return {
      noteDoubt,
      /** The shop refused a value: a refusal that was shown counts as a warning as well. */
      noteProblem({ field: name }: Problem) {
        const doubt = doubtOf(name);
        if (doubt !== null) noteDoubt(doubt.kind, doubt.field);
      },
      withConfirmed: (values: CustomerValues): CustomerValues => ({
        ...values,
        billing: confirmed(values.billing, 'billing'),
        shipping: confirmed(values.shipping, 'shipping'),
      }),
    };
  }, [getValues]);
}

export type NoteDoubt = (kind: AddressKind, field: DoubtField) => void;
