import { Fragment, useLayoutEffect, useMemo, useState } from 'react';
import { EmailField, PasswordField } from '../../src/connected/customerForm/AccountFields';
import { CompanyFields } from '../../src/connected/customerForm/CompanyFields';
import { FormField } from '../../src/connected/customerForm/FormField';
import { NAME_MAX_CHARS, normaliseValues, requiredText, STREET_MAX_CHARS, zipRule } from '../../src/connected/customerForm/formRules';
import type { CustomerValues } from '../../src/connected/customerForm/formRules';
import { NameFields } from '../../src/connected/customerForm/NameFields';
import { PhoneField } from '../../src/connected/customerForm/PhoneField';
import { useCustomerForm } from '../../src/connected/customerForm/useCustomerForm';
import { useServerForm } from '../../src/connected/serverForm/useServerForm';
import { loginActions, selectHandedOverLogins, selectIsAuthInProgress, selectRegistrationProblems } from '../../src/features/login';
import type { RegistrationData } from '../../src/features/login';
import { toFormErrors } from '../../src/features/problems';
import { hasCompanyId } from '../../src/shop/countries/companyIds';
import type { CountryCode } from '../../src/shop/countries/country';
import { normalisePostCode } from '../../src/shop/countries/postCode';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { readServerValues, toServerValues } from './serverValues';

type Address = NonNullable<RegistrationData['billing']>;

/** R3.012 to R3.014: a company has an address, for its invoices. */
function toData(values: CustomerValues, country: CountryCode): RegistrationData {
  const { email, isCompany, billing, shipping } = normaliseValues(values, country);
  const { firstname, lastname, street, city, zip, businessArea, companyId, companyTaxId, confirmed = [] } = billing;
  const place: Address = { firstname, lastname, street, city, zip, country };
  const company: Address = {
    ...place,
    businessArea,
    ...(hasCompanyId(country) ? { companyId } : {}), // R3.013
    companyTaxId,
    ...(confirmed.length > 0 ? { confirmed: [...confirmed] } : {}),
  };
  return {
    firstname,
    lastname,
    email,
    phone: shipping.phone,
    ...(isCompany ? { isCompany, billing: company, shipping: { ...place, phone: shipping.phone } } : {}),
  };
}

/** What an account stands on opens beside the form, which keeps what was typed. */
function LegalPages() {
  const { t, links, config } = useShop();
  const pages = (['terms', 'privacy'] as const).filter((key) => config.urlKeys[key] !== undefined);
  if (pages.length === 0) return null;
  return (
    <p className="form-note">
      {t('txt_registration_legal')}{' '}
      {pages.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ', '}
          <a href={links.to(key) ?? undefined} target="_blank" rel="noopener">
            {t(`txt_registration_${key}`)}
            <span className="v-hidden"> {t('txt_registration_new_tab')}</span>
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** A076, A078: as the checkout's form; errors appear 1 s after typing, at once on blur or submit. */
export function RegistrationForm({ host }: { host: HTMLElement }) {
  const { t, links, countryCode } = useShop();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectIsAuthInProgress);
  const refused = useAppSelector(selectRegistrationProblems);
  const problems = useMemo(() => toFormErrors(refused, 'billing', true), [refused]);
  const [start] = useState(() => readServerValues(host, countryCode));
  const [consents, setConsents] = useState({ emailNl: false, activateSmart: false }); // never pre-ticked
  const model = useCustomerForm({
    defaults: start,
    problems,
    isBusy,
    onTyped: () => {},
    onSubmit: (values) => {
      const { emailNl, activateSmart } = consents;
      dispatch(
        loginActions.registrationSubmitted({
          data: { ...toData(values, countryCode), consents: { emailNl }, ...(activateSmart ? { activateSmart } : {}) },
          password: () => values.password,
          canHandOver: server.press({ values: toServerValues(values) }),
        }),
      );
    },
  });
  const { form, box, submit, noteWarning } = model;
  const { register: handedOver } = useAppSelector(selectHandedOverLogins);
  const server = useServerForm({ inside: box, handedOver, field: 'form input[type="password"], form [name="email"]', orLink: true });
  const isCompany = form.watch('isCompany');
  useLayoutEffect(() => {
    if (start.password !== '') form.setValue('password', start.password);
  }, [start, form]);
  const login = links.to('login');
  const isRefused = form.formState.errors.email?.type === 'server'; // it may have an account
  const zip = t('txt_address_zip');

  return (
    <form ref={box} className="form" part="form" noValidate onSubmit={submit}>
      <p className="form-note">{t('txt_customer_required')}</p>
      <NameFields form={form} kind="billing" section="" />
      <EmailField form={form} autoComplete="username">
        {isRefused && login !== null && (
          <a
            className="taken"
            href={login}
            data-vitrina-action="login"
            onClick={() => dispatch(loginActions.emailTyped({ email: form.getValues('email') }))}
          >
            {t('txt_registration_taken')}
          </a>
        )}
      </EmailField>
      <PasswordField form={form} />
      <PhoneField form={form} section="" />
      <CompanyFields form={form} section="" onWarned={noteWarning} />
      {isCompany && (
        <>
          <FormField
            form={form}
            name="billing.street"
            label={t('txt_address_street')}
            rule={requiredText('street', t('txt_address_street'), STREET_MAX_CHARS)}
            input={{ type: 'text', autoComplete: 'address-line1' }}
          />
          <div className="row-2">
            <FormField
              form={form}
              name="billing.zip"
              label={zip}
              rule={zipRule(zip, countryCode)}
              normalise={(value) => normalisePostCode(value, countryCode)}
              input={{ type: 'text', inputMode: countryCode === 'PL' ? 'text' : 'numeric', autoComplete: 'postal-code' }}
            />
            <FormField
              form={form}
              name="billing.city"
              label={t('txt_address_city')}
              rule={requiredText('city', t('txt_address_city'), NAME_MAX_CHARS)}
              input={{ type: 'text', autoComplete: 'address-level2' }}
            />
          </div>
        </>
      )}
      <label className="checkbox">
        <input
          type="checkbox"
          checked={consents.emailNl}
          onChange={({ currentTarget }) => setConsents({ ...consents, emailNl: currentTarget.checked })}
        />{' '}
        {t('txt_registration_newsletter')}
      </label>
      {/* R7.016: without its page there is nothing to open. */}
      {links.to('smartTrial') !== null && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={consents.activateSmart}
            onChange={({ currentTarget }) => setConsents({ ...consents, activateSmart: currentTarget.checked })}
          />{' '}
          {t('txt_registration_smart')}
        </label>
      )}
      <LegalPages />
      <p className="actions">
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {t(isBusy ? 'txt_registration_sending' : 'txt_registration_submit')}
        </button>
        {login !== null && (
          <span>
            {t('txt_login_title')} <a href={login}>{t('txt_account_sign_in')}</a>
          </span>
        )}
      </p>
    </form>
  );
}
