import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useShop } from '../../store/hooks';
import { EmailHint } from '../../ui/forms/EmailHint';
import { emailRule, toEmail } from '../../ui/forms/emailRule';
import { FormField } from './FormField';
import { newPasswordRule } from './formRules';
import type { CustomerValues } from './formRules';

interface EmailFieldProps {
  form: UseFormReturn<CustomerValues>;
  autoComplete: string;
  /** On the line below the field. */
  children?: ReactNode;
}

/** With the correction of a mistyped domain. */
export function EmailField({ form, autoComplete, children }: EmailFieldProps) {
  const { t, countryCode } = useShop();
  return (
    <FormField
      form={form}
      name="email"
      label={t('txt_customer_email')}
      rule={emailRule}
      normalise={toEmail}
      input={{ type: 'email', inputMode: 'email', autoComplete }}
    >
      <EmailHint
        email={form.watch('email')}
        country={countryCode}
        translate={({ key, params }) => t(key, params)}
        onAccept={(suggestion) => {
          form.setValue('email', suggestion, { shouldValidate: true });
          form.setFocus('email'); // the pressed button unmounts
        }}
      />
      {children}
    </FormField>
  );
}

/** For a new account. */
export function PasswordField({ form }: { form: UseFormReturn<CustomerValues> }) {
  const { t, config } = useShop();
  return (
    <FormField
      form={form}
      name="password"
      label={t('txt_customer_password')}
      rule={newPasswordRule(config.passwordPattern)}
      hint={t('txt_customer_password_hint')}
      input={{ type: 'password', autoComplete: 'new-password' }}
    />
  );
}
