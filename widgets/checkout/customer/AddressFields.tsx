import type { UseFormReturn } from 'react-hook-form';
import type { AddressKind } from '../../../src/features/address';
import { normalisePostCode } from '../../../src/shop/countries/postCode';
import { useShop } from '../../../src/store/hooks';
import { CompanyFields } from '../../../src/connected/customerForm/CompanyFields';
import { NameFields } from '../../../src/connected/customerForm/NameFields';
import { FormField } from '../../../src/connected/customerForm/FormField';
import { NAME_MAX_CHARS, requiredText, STREET_MAX_CHARS, zipRule } from '../../../src/connected/customerForm/formRules';
import type { CustomerValues } from '../../../src/connected/customerForm/formRules';
import { PhoneField } from '../../../src/connected/customerForm/PhoneField';
import { TownSuggestion } from './TownSuggestion';
import type { OnWarned } from '../../../src/connected/customerForm/useWarnings';

interface FieldsProps {
  form: UseFormReturn<CustomerValues>;
  kind: AddressKind;
  /** D2: a warning about a value is shown. */
  onWarned: OnWarned;
}

/** Two groups, so that a browser fills each address on its own. */
const sectionOf = (kind: AddressKind): string => `section-${kind} ${kind}`;

/** A070: name, street, post code and town, and the fields specific to this kind of address. */
export function AddressFields({ form, kind, onWarned }: FieldsProps) {
  const { t, countryCode } = useShop();
  const section = sectionOf(kind);
  const zip = t('txt_address_zip');
  return (
    <>
      {kind === 'billing' && <CompanyFields form={form} section={section} onWarned={onWarned} />}
      <NameFields form={form} kind={kind} section={section} />
      <FormField
        form={form}
        name={`${kind}.street`}
        label={t('txt_address_street')}
        rule={requiredText('street', t('txt_address_street'), STREET_MAX_CHARS)}
        input={{ type: 'text', autoComplete: `${section} address-line1` }}
      />
      <div className="row-2 zip-city">
        <FormField
          form={form}
          name={`${kind}.zip`}
          label={zip}
          rule={zipRule(zip, countryCode)}
          normalise={(value) => normalisePostCode(value, countryCode)}
          input={{
            type: 'text',
            inputMode: countryCode === 'PL' ? 'text' : 'numeric',
            autoComplete: `${section} postal-code`,
          }}
        />
        <FormField
          form={form}
          name={`${kind}.city`}
          label={t('txt_address_city')}
          rule={requiredText('city', t('txt_address_city'), NAME_MAX_CHARS)}
          input={{ type: 'text', autoComplete: `${section} address-level2` }}
        />
      </div>
      <TownSuggestion form={form} kind={kind} onWarned={onWarned} />
      {kind === 'shipping' && <PhoneField form={form} section={section} />}
    </>
  );
}
