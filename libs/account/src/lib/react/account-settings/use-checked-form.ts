import type { Result } from '@lyng/model';
import { useFormik } from 'formik';
import type { FormikContextType } from 'formik';
import { useRef, useState } from 'react';

/** One thing to correct; `kind` becomes words in the form. */
interface Issue<Field, Kind> {
  readonly field: Field;
  readonly kind: Kind;
}

interface CheckedFormRequest<Values, Field extends string, Kind extends string, Failure> {
  readonly initialValues: Values;
  /** The fields that can be wrong, in the order of the form. */
  readonly fields: readonly Field[];
  /** Everything that is wrong with the form. */
  readonly check: (values: Values) => readonly Issue<Field, Kind>[];
  readonly send: (values: Values) => Promise<Result<Failure, true>>;
  /** The form as it was posted without script: its values, and the reason why they were not accepted. */
  readonly posted?: { readonly values?: Values | undefined; readonly failure?: Failure | undefined } | null | undefined;
  readonly isSent?: boolean;
  /** An accepted form is emptied. */
  readonly empties?: boolean;
}

/** The result of the last submit. */
interface Outcome<Field, Kind, Failure> {
  /** The number of submits. */
  readonly count: number;
  /** As they were at the submit: the summary does not change under the reader's eyes. */
  readonly errors: readonly Issue<Field, Kind>[];
  readonly failure: Failure | null;
  readonly isSent: boolean;
}

export interface CheckedForm<Values, Field extends string, Kind extends string, Failure> {
  readonly formik: FormikContextType<Values>;
  readonly outcome: Outcome<Field, Kind, Failure>;
  /** The error of a field, once it was left or the form was submitted. */
  readonly errorOf: (field: Field) => Kind | undefined;
  readonly submit: () => Promise<void>;
}

/** The values of a form, and their submit: one at a time, and only when every field is valid. */
export function useCheckedForm<
  Values extends Readonly<Record<Field, unknown>>,
  Field extends keyof Values & string,
  Kind extends string,
  Failure,
>(request: CheckedFormRequest<Values, Field, Kind, Failure>): CheckedForm<Values, Field, Kind, Failure> {
  const { initialValues, fields, check, send, posted, isSent = false, empties = false } = request;
  const [outcome, setOutcome] = useState<Outcome<Field, Kind, Failure>>(() => ({
    count: 0,
    errors: posted?.values ? check(posted.values) : [],
    failure: posted?.failure ?? null,
    isSent: isSent && !posted,
  }));
  const isSending = useRef(false);
  const kindsOf = (errors: Outcome<Field, Kind, Failure>['errors']) =>
    Object.fromEntries(errors.map(({ field, kind }) => [field, kind])) as Record<string, never>;
  const touched = Object.fromEntries(fields.map((field) => [field, true])) as Record<string, never>;
  const formik = useFormik<Values>({
    initialValues: posted?.values ?? initialValues,
    ...(outcome.errors.length > 0 && { initialErrors: kindsOf(outcome.errors), initialTouched: touched }),
    validate: (values) => kindsOf(check(values)),
    // An error that appears when a field is left moves the button away from the press.
    validateOnBlur: false,
    validateOnChange: outcome.count > 0 || outcome.errors.length > 0,
    onSubmit: () => undefined,
  });

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const { values } = formik;
    const errors = check(values);
    await formik.setTouched(touched, true);
    setOutcome(({ count }) => ({ count: count + 1, errors, failure: null, isSent: false }));
    if (errors.length === 0) {
      formik.setSubmitting(true);
      const result = await send(values);
      formik.setSubmitting(false);
      if (result.ok && empties) formik.resetForm();
      setOutcome(({ count }) => ({
        count: result.ok && empties ? 0 : count,
        errors,
        failure: result.ok ? null : result.error,
        isSent: result.ok,
      }));
    }
    isSending.current = false;
  };
  const errorOf = (field: Field): Kind | undefined =>
    formik.touched[field] ? (formik.errors[field] as Kind | undefined) : undefined;
  return { formik, outcome, errorOf, submit };
}
