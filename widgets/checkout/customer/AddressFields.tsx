import type { UseFormReturn } from 'react-hook-form';
import type { AddressKind } from '../../../src/features/address';
import { hasCompanyId, mainCompanyField } from '../../../src/shop/countries/companyIds';
import type { CompanyField } from '../../../src/shop/countries/companyIds';
import { nameOrder } from '../../../src/shop/countries/personName';
import { normalisePostCode } from '../../../src/shop/countries/postCode';
import { useShop } from '../../../src/store/hooks';
import { FormField } from './FormField';
import { companyWarning, companyRule, NAME_MAX_CHARS, requiredText, STREET_MAX_CHARS, zipRule } from './formRules';
import type { CustomerValues } from './formRules';
import { PhoneField } from './PhoneField';
import { TownSuggestion } from './TownSuggestion';
import type { OnWarned } from './useWarnings';

interface FieldsProps {
  form: UseFormReturn<CustomerValues>;
  kind: AddressKind;
  /** D2: a warning about a value is shown. */
  onWarned: OnWarned;
}

const NAME_TOKENS = { firstname: 'given-name', lastname: 'family-name' } as const;

/** Two groups, so that a browser fills each address on its own. */
const sectionOf = (kind: AddressKind): string => `section-${kind} ${kind}`;

const COMPANY_LABELS: Readonly<Record<CompanyField, string>> = {
  companyId: 'txt_address_company_id',
  companyTaxId: 'txt_address_tax_id',
};

/** R3.012-R3.014, A071: only for companies. A wrong format is an error; a wrong check digit only warns. */
function CompanyFields({ form, onWarned }: Omit<FieldsProps, 'kind'>) {
  const { t, countryCode } = useShop();
  const { watch, register } = form;
  const isCompany = watch('isCompany');
  const fields: CompanyField[] = hasCompanyId(countryCode) ? ['companyId', 'companyTaxId'] : ['companyTaxId'];
  return (
    <>
      <label className="checkbox">
        <input type="checkbox" {...register('isCompany')} /> {t('txt_address_company')}
      </label>
      {isCompany && (
        <FormField
          form={form}
          name="billing.businessArea"
          label={t('txt_address_business')}
          rule={requiredText('businessArea', t('txt_address_business'), STREET_MAX_CHARS)}
          input={{ type: 'text', autoComplete: `${sectionOf('billing')} organization` }}
        />
      )}
      {isCompany &&
        fields.map((name) => {
          const label = t(COMPANY_LABELS[name]);
          const isRequired = mainCompanyField(countryCode) === name;
          return (
            <FormField
              key={name}
              form={form}
              name={`billing.${name}`}
              label={label}
              isRequired={isRequired}
              rule={companyRule(name, label, countryCode)}
              warn={companyWarning(name, label, countryCode)}
              onWarned={() => onWarned('billing', name)}
              input={{ type: 'text', autoComplete: 'off' }}
            />
          );
        })}
    </>
  );
}

/** A070: name, street, post code and town, and the fields specific to this kind of address. */
export function AddressFields({ form, kind, onWarned }: FieldsProps) {
  const { t, countryCode } = useShop();
  const section = sectionOf(kind);
  const zip = t('txt_address_zip');
  return (
    <>
      {kind === 'billing' && <CompanyFields form={form} onWarned={onWarned} />}
      <div className="row-2">
        {nameOrder(countryCode).map((name) => (
          <FormField
            key={name}
            form={form}
            name={`${kind}.${name}`}
            label={t(`txt_address_${name}`)}
            rule={requiredText(name, t(`txt_address_${name}`), NAME_MAX_CHARS)}
            input={{ type: 'text', autoComplete: `${section} ${NAME_TOKENS[name]}` }}
          />
        ))}
      </div>
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
