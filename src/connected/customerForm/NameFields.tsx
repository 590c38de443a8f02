import type { UseFormReturn } from 'react-hook-form';
import type { AddressKind } from '../../features/address';
import { nameOrder } from '../../shop/countries/personName';
import { useShop } from '../../store/hooks';
import { FormField } from './FormField';
import { NAME_MAX_CHARS, requiredText } from './formRules';
import type { CustomerValues } from './formRules';

const TOKENS = { firstname: 'given-name', lastname: 'family-name' } as const;

interface NameFieldsProps {
  form: UseFormReturn<CustomerValues>;
  kind: AddressKind;
  /** Of the autocomplete tokens. */
  section: string;
}

/** A070: first and last name, in the country's order. */
export function NameFields({ form, kind, section }: NameFieldsProps) {
  const { t, countryCode } = useShop();
  return (
    <div className="row-2">
      {nameOrder(countryCode).map((name) => (
        <FormField
          key={name}
          form={form}
          name={`${kind}.${name}`}
          label={t(`txt_address_${name}`)}
          rule={requiredText(name, t(`txt_address_${name}`), NAME_MAX_CHARS)}
          input={{ type: 'text', autoComplete: `${section} ${TOKENS[name]}`.trim() }}
        />
      ))}
    </div>
  );
}
