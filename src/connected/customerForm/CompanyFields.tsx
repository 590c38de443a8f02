import type { UseFormReturn } from 'react-hook-form';
import { hasCompanyId, mainCompanyField } from '../../shop/countries/companyIds';
import type { CompanyField } from '../../shop/countries/companyIds';
import { useShop } from '../../store/hooks';
import { FormField } from './FormField';
import { companyRule, companyWarning, requiredText, STREET_MAX_CHARS } from './formRules';
import type { CustomerValues } from './formRules';
import type { OnWarned } from './useWarnings';

interface CompanyFieldsProps {
  form: UseFormReturn<CustomerValues>;
  /** Of the autocomplete tokens. */
  section: string;
  /** D2: a warning about a value is shown. */
  onWarned: OnWarned;
}

const COMPANY_LABELS: Readonly<Record<CompanyField, string>> = {
  companyId: 'txt_address_company_id',
  companyTaxId: 'txt_address_tax_id',
};

/** R3.012-R3.014, A071: only for companies. A wrong format is an error; a wrong check digit only warns. */
export function CompanyFields({ form, section, onWarned }: CompanyFieldsProps) {
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
          input={{ type: 'text', autoComplete: `${section} organization` }}
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
