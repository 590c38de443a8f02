import { useEffect, useEffectEvent, useRef } from 'react';
import { get, useForm } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import type { AddressFields, CustomerForm } from '../../features/address';
import type { Problem } from '../../features/problems';
import { deepEqual } from '../../lib/deepEqual';
import { VALIDATION_DELAY_MS } from '../../ui/forms/validation';
import type { CustomerValues } from './formRules';
import { useWarnings } from './useWarnings';

interface Options {
  defaults: CustomerForm;
  /** Nothing was typed: new defaults replace the values. */
  isUntouched?: boolean;
  problems: readonly Problem[];
  /** A submit is under way; the fields stay editable. */
  isBusy: boolean;
  onTyped: (form: CustomerForm) => void;
  onSubmit: (values: CustomerValues) => void;
}

export type FieldName = FieldPath<CustomerValues>;

const copyOf = (fields: AddressFields): AddressFields => ({ ...fields, phone: { ...fields.phone } });

/** All but the password; a copy, as the form mutates its own values. */
const toDraft = ({ password: _password, ...form }: CustomerValues): CustomerForm => ({
  ...form,
  billing: copyOf(form.billing),
  shipping: copyOf(form.shipping),
});

/** The fields that a refusal is about: post code and town are checked as a pair. */
const namesOf = (field: string): string[] => {
  const kind = /^(\w+)\.(?:zip|city)$/.exec(field)?.[1];
  return kind === undefined ? [field] : [`${kind}.zip`, `${kind}.city`];
};

/** Whether a field still has the value that was submitted; a form that was not submitted yet shows every problem. */
const isAsSubmitted = (field: string, submitted: CustomerForm | null, now: CustomerForm): boolean =>
  submitted === null || namesOf(field).every((name) => get(submitted, name) === get(now, name));

/**
 * The form of the step or of one address (A078): errors appear 1 s after typing, at once on blur or submit, and go as soon as the value
 * is valid. A refused submit focuses the first invalid field.
 */
export function useCustomerForm({ defaults, isUntouched = false, problems, isBusy, onTyped, onSubmit }: Options) {
  const form = useForm<CustomerValues>({
    mode: 'onChange',
    delayError: VALIDATION_DELAY_MS,
    shouldFocusError: false,
    defaultValues: { ...defaults, password: '' },
  });
  const { formState, getValues, setError, handleSubmit, subscribe, reset } = form;
  const { submitCount, errors } = formState;
  const { noteWarning, noteProblem, withConfirmed } = useWarnings(getValues);
  const box = useRef<HTMLFormElement>(null);
  const submitted = useRef<CustomerForm | null>(null);

  const isFilling = useRef(false);
  const typed = useEffectEvent(() => {
    if (!isFilling.current) onTyped(toDraft(getValues()));
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => typed() }), [subscribe]);
  useEffect(() => {
    // In place: the focused field and its caret stay. Equal values would only clear the errors.
    if (!isUntouched || deepEqual(defaults, toDraft(getValues()))) return;
    isFilling.current = true;
    reset({ ...defaults, password: '' }, { keepFieldsRef: true });
    isFilling.current = false;
  }, [defaults, isUntouched, getValues, reset]);
  useEffect(() => {
    // In document order.
    if (submitCount > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  useEffect(() => {
    // Server errors clear when the field changes; those of hidden fields are only shown in the flash.
    const names = Array.from(box.current?.elements ?? [], (element) => element.getAttribute('name'));
    const now = toDraft(getValues());
    const shown = problems.filter(({ field }) => names.includes(field) && isAsSubmitted(field, submitted.current, now));
    const first = names.find((name) => shown.some(({ field }) => field === name));
    for (const problem of shown) {
      const { field, message } = problem;
      setError(field as FieldName, { type: 'server', message }, { shouldFocus: field === first });
      noteProblem(problem);
    }
  }, [problems, getValues, setError, noteProblem]);

  return {
    form,
    box,
    errors,
    noteWarning,
    /** The summary is shown from the first refused submit on. */
    submits: submitCount,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void handleSubmit((values) => {
        if (isBusy) return;
        submitted.current = toDraft(values);
        onSubmit(withConfirmed(values));
      })();
    },
  };
}

export type CustomerFormModel = ReturnType<typeof useCustomerForm>;
